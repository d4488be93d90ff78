import { paths } from '@waymark/contract/paths';
import { useLoaderData, type ClientLoaderFunctionArgs } from 'react-router';
import { PageSpinner } from '../../components/data/spinner.tsx';
import { ButtonLink } from '../../components/form/button.tsx';
import { checkLink } from '../../areas/identity/accounts/api/check-link.ts';
import { AuthPage } from '../../areas/identity/accounts/components/auth-page.tsx';
import { MailedLinkPage } from '../../areas/identity/accounts/components/mailed-link-page.tsx';
import { ConfirmDeletion } from '../../areas/lifecycle/privacy/components/confirm-deletion.tsx';
import { useAuth } from '../../lib/auth-store.ts';
import { secretPageMeta } from '../../lib/private-page-meta.ts';

const title = 'Delete your account';

export const meta = () => secretPageMeta(title);
export { secretPageHeaders as headers } from '../../lib/private-page-meta.ts';

export function clientLoader({ request }: ClientLoaderFunctionArgs) {
  return checkLink('delete-account', new URL(request.url).searchParams.get('token') ?? '');
}

export const HydrateFallback = () => (
  <AuthPage title={title}>
    <PageSpinner />
  </AuthPage>
);

export default function DeleteAccount() {
  const { token, dead } = useLoaderData<typeof clientLoader>();
  return (
    <MailedLinkPage title={title} isDead={dead !== ''} wayOn={<NewLink />}>
      {(onGone) => <ConfirmDeletion token={token} onGone={onGone} />}
    </MailedLinkPage>
  );
}

function NewLink() {
  const { isAuthenticated } = useAuth();
  return isAuthenticated ? (
    <ButtonLink to={paths.account}>Get a new link</ButtonLink>
  ) : (
    <ButtonLink to={paths.login} state={{ next: paths.account }}>
      Sign in for a new link
    </ButtonLink>
  );
}
