import { useLoaderData, type ClientLoaderFunctionArgs } from 'react-router';
import { PageSpinner } from '../../components/data/spinner.tsx';
import { checkLink } from '../../areas/identity/accounts/api/check-link.ts';
import { AuthPage } from '../../areas/identity/accounts/components/auth-page.tsx';
import { ConfirmEmailForm } from '../../areas/identity/accounts/components/confirm-email-form.tsx';
import { secretPageMeta } from '../../lib/private-page-meta.ts';

const title = 'Confirm your email';

export const meta = () => secretPageMeta(title);
export { secretPageHeaders as headers } from '../../lib/private-page-meta.ts';

export function clientLoader({ request }: ClientLoaderFunctionArgs) {
  return checkLink('confirm-email', new URL(request.url).searchParams.get('token') ?? '');
}

export const HydrateFallback = () => (
  <AuthPage title={title}>
    <PageSpinner />
  </AuthPage>
);

export default function ConfirmEmail() {
  const { token, email, dead } = useLoaderData<typeof clientLoader>();
  return (
    <AuthPage title={title}>
      <ConfirmEmailForm token={token} email={email} problem={dead} />
    </AuthPage>
  );
}
