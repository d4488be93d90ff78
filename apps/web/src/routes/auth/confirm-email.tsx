import { paths } from '@waymark/contract/paths';
import { useLoaderData } from 'react-router';
import { AuthPage, AuthPageFallback } from '../../areas/identity/accounts/components/auth-page.tsx';
import { mailedLinkLoader } from '../../areas/identity/accounts/components/mailed-link-page.tsx';
import { Button, ButtonLink } from '../../components/form/button.tsx';
import { Notice } from '../../components/form/notice.tsx';
import { useMailedLink } from '../../components/form/use-mailed-link.ts';
import { callApi } from '../../lib/api-client.ts';
import { refreshUser, useAuth } from '../../lib/auth-store.ts';
import { secretPageMeta } from '../../lib/private-page-meta.ts';
import ui from '../../styles/primitives.module.css';

const title = 'Confirm your email';

export const meta = () => secretPageMeta(title);
export { secretPageHeaders as headers } from '../../lib/private-page-meta.ts';

export const clientLoader = mailedLinkLoader('confirm-email');

export const HydrateFallback = () => <AuthPageFallback title={title} />;

export default function ConfirmEmail() {
  return (
    <AuthPage title={title}>
      <ConfirmEmailForm />
    </AuthPage>
  );
}

/** Mail scanners open links, so only the button confirms. */
function ConfirmEmailForm() {
  const { token, email, dead: problem } = useLoaderData<typeof clientLoader>();
  const { pending, answer, dead, failure, press } = useMailedLink(token, confirmEmail, problem);
  const { isAuthenticated } = useAuth();
  if (dead) return <DeadEmailLink message={dead} />;
  if (answer) {
    return (
      <>
        <Notice tone="good" focus>
          {answer}
        </Notice>
        <ButtonLink to={isAuthenticated ? paths.account : paths.login} state={{ email }}>
          {isAuthenticated ? 'Go to your account' : 'Sign in'}
        </ButtonLink>
      </>
    );
  }
  return (
    <div className={ui['stack5']}>
      <p>One press, and we know that our mails reach you at this address.</p>
      {failure && <Notice tone="bad">{failure}</Notice>}
      <Button pending={pending} onClick={press}>
        Confirm this address
      </Button>
    </div>
  );
}

async function confirmEmail(token: string): Promise<string> {
  const { message } = await callApi('POST /confirm-email', { body: { token } });
  // The address is confirmed even if the record of this page cannot be refreshed.
  await refreshUser().catch(() => undefined);
  return message;
}

function DeadEmailLink({ message }: { message: string }) {
  const { isAuthenticated } = useAuth();
  return (
    <>
      <Notice tone="bad" focus>
        {message}
      </Notice>
      {isAuthenticated ? (
        <ButtonLink to={paths.account}>Go to your account for a new one</ButtonLink>
      ) : (
        <ButtonLink to={paths.login} state={{ next: paths.account }}>
          Sign in for a new one
        </ButtonLink>
      )}
    </>
  );
}
