import { useLoaderData, type ClientLoaderFunctionArgs } from 'react-router';
import { PageSpinner } from '../../components/data/spinner.tsx';
import { AuthPage } from '../../areas/identity/accounts/components/auth-page.tsx';
import { readInvitation } from '../../areas/companies/companies/api/read-invitation.ts';
import { Invitation } from '../../areas/companies/companies/components/invitation.tsx';
import { secretPageMeta } from '../../lib/private-page-meta.ts';

export const meta = () => secretPageMeta('Your invitation');
export { secretPageHeaders as headers } from '../../lib/private-page-meta.ts';

export function clientLoader({ request }: ClientLoaderFunctionArgs) {
  return readInvitation(new URL(request.url).searchParams.get('token') ?? '');
}

export const HydrateFallback = () => (
  <AuthPage title="Your invitation">
    <PageSpinner />
  </AuthPage>
);

export default function AcceptInvitation() {
  const found = useLoaderData<typeof clientLoader>();
  return (
    <AuthPage title={found.offer ? `Join ${found.offer.companyName}` : 'Your invitation'}>
      <Invitation found={found} />
    </AuthPage>
  );
}
