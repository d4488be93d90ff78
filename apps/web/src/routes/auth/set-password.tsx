import { paths } from '@waymark/contract/paths';
import { useLoaderData, type ClientLoaderFunctionArgs } from 'react-router';
import { PageSpinner } from '../../components/data/spinner.tsx';
import { ButtonLink } from '../../components/form/button.tsx';
import { checkLink } from '../../areas/identity/accounts/api/check-link.ts';
import { AuthPage } from '../../areas/identity/accounts/components/auth-page.tsx';
import { MailedLinkPage } from '../../areas/identity/accounts/components/mailed-link-page.tsx';
import { SetPasswordForm } from '../../areas/identity/accounts/components/set-password-form.tsx';
import { useAuth } from '../../lib/auth-store.ts';
import { secretPageMeta } from '../../lib/private-page-meta.ts';

const title = 'Set your password';

export const meta = () => secretPageMeta(title);
export { secretPageHeaders as headers } from '../../lib/private-page-meta.ts';

export function clientLoader({ request }: ClientLoaderFunctionArgs) {
  return checkLink('set-password', new URL(request.url).searchParams.get('token') ?? '');
}

export const HydrateFallback = () => (
  <AuthPage title={title}>
    <PageSpinner />
  </AuthPage>
);

export default function SetPassword() {
  const { token, email, dead } = useLoaderData<typeof clientLoader>();
  return (
    <MailedLinkPage title={title} isDead={dead !== ''} wayOn={<NewLink />}>
      {(onGone) => <SetPasswordForm token={token} email={email} onGone={onGone} />}
    </MailedLinkPage>
  );
}

function NewLink() {
  const { user } = useAuth();
  return (
    <ButtonLink to={paths.forgotPassword} state={user ? { email: user.email } : undefined}>
      Get a new link
    </ButtonLink>
  );
}
