import type { StaffUserDetail } from '@waymark/contract/identity/staff-users';
import { useLoaderData, type ClientLoaderFunctionArgs } from 'react-router';
import { PageSpinner } from '../../components/data/spinner.tsx';
import { AreaError } from '../../components/layout/area-error.tsx';
import { StaffArea } from '../../areas/identity/accounts/components/staff/staff-area.tsx';
import { loadUsers } from '../../areas/office/back-office/api/load-users.ts';
import { LostStepCard } from '../../areas/office/back-office/components/lost-step-card.tsx';
import { UserDesk } from '../../areas/office/back-office/components/user-desk.tsx';
import { UserList } from '../../areas/office/back-office/components/user-list.tsx';
import { LookCard } from '../../areas/identity/impersonation/components/look-card.tsx';
import { hasStaffRole, useAuth } from '../../lib/auth-store.ts';
import { privatePageMeta } from '../../lib/private-page-meta.ts';

export const meta = () => privatePageMeta('Users');

export async function clientLoader({ request }: ClientLoaderFunctionArgs) {
  const { pathname, searchParams } = new URL(request.url);
  if (!(await hasStaffRole('moderator', pathname))) return null;
  return loadUsers(searchParams);
}

export const HydrateFallback = () => <PageSpinner />;
export const ErrorBoundary = AreaError;

export default function StaffUsers() {
  const loaded = useLoaderData<typeof clientLoader>();
  const isAdministrator = useAuth(({ user }) => user?.staffRole === 'administrator');
  return (
    <StaffArea role="moderator">
      {loaded?.users && <UserList query={loaded.query} users={loaded.users} />}
      {loaded?.user && (
        <UserDesk
          key={loaded.user.id}
          user={loaded.user}
          tools={isAdministrator && loaded.user.role !== 'staff' && <AdministratorTools user={loaded.user} />}
        />
      )}
    </StaffArea>
  );
}

function AdministratorTools({ user }: { user: StaffUserDetail }) {
  return (
    <>
      <LookCard user={user} />
      <LostStepCard user={user} />
    </>
  );
}
