import { useLoaderData, type ClientLoaderFunctionArgs } from 'react-router';
import { PageSpinner } from '../../components/data/spinner.tsx';
import { AuthPage } from '../../areas/identity/accounts/components/auth-page.tsx';
import { readStaffInvitation } from '../../areas/identity/staff/api/read-staff-invitation.ts';
import { JoinStaff } from '../../areas/identity/staff/components/join-staff.tsx';
import { secretPageMeta } from '../../lib/private-page-meta.ts';

export const meta = () => secretPageMeta('Join the staff');
export { secretPageHeaders as headers } from '../../lib/private-page-meta.ts';

export function clientLoader({ request }: ClientLoaderFunctionArgs) {
  return readStaffInvitation(new URL(request.url).searchParams.get('token') ?? '');
}

export const HydrateFallback = () => (
  <AuthPage title="Join the staff">
    <PageSpinner />
  </AuthPage>
);

export default function JoinStaffPage() {
  return (
    <AuthPage title="Join the staff">
      <JoinStaff found={useLoaderData<typeof clientLoader>()} />
    </AuthPage>
  );
}
