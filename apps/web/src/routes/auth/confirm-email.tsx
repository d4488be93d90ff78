import { paths } from '@waymark/contract/paths';
import { useLoaderData } from 'react-router';
import { AuthPage, AuthPageFallback } from '../../areas/identity/accounts/components/auth-page.tsx';
import { mailedLinkLoader } from '../../areas/identity/accounts/components/mailed-link-page.tsx';
import { ButtonLink } from '../../components/form/button.tsx';
import { MailedPress } from '../../components/form/mailed-press.tsx';
import { useMailedLink } from '../../components/form/use-mailed-link.ts';
import { callApi } from '../../lib/api-client.ts';
import { refreshUser, useAuth } from '../../lib/auth-store.ts';
import { secretPageMeta } from '../../lib/private-page-meta.ts';
import { useSay } from '../../lib/languages/say.ts';
import { msg } from '@waymark/contract/text/message';

const title = msg`Confirm your email`;

export const meta = () => secretPageMeta(title);
export { secretPageHeaders as headers } from '../../lib/private-page-meta.ts';

export const clientLoader = mailedLinkLoader('confirm-email');

export const HydrateFallback = () => <AuthPageFallback title={title} />;

export default function ConfirmEmail() {
  const say = useSay();
  const { token, email, dead } = useLoaderData<typeof clientLoader>();
  const link = useMailedLink(token, confirmEmail, dead);
  const { isAuthenticated } = useAuth();
  return (
    <AuthPage title={title}>
      <MailedPress
        link={link}
        button={say`Confirm this address`}
        answered={
          <ButtonLink to={isAuthenticated ? paths.account : paths.login} state={{ email }}>
            {isAuthenticated ? say`Go to your account` : say`Sign in`}
          </ButtonLink>
        }
        dead={
          isAuthenticated ? (
            <ButtonLink to={paths.account}>{say`Go to your account for a new one`}</ButtonLink>
          ) : (
            <ButtonLink to={paths.login} state={{ next: paths.account }}>
              {say`Sign in for a new one`}
            </ButtonLink>
          )
        }
      >
        {say`One press, and we know that our mails reach you at this address.`}
      </MailedPress>
    </AuthPage>
  );
}

async function confirmEmail(token: string): Promise<string> {
  const { message } = await callApi('POST /confirm-email', { body: { token } });
  // The address is confirmed even if the record of this page cannot be refreshed.
  await refreshUser().catch(() => undefined);
  return message;
}
