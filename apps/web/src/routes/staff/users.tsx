import { staffUserLists } from '@waymark/contract/identity/choices/staff-users';
import type { StaffUserDetail, StaffUser, StaffUsersQuery } from '@waymark/contract/identity/staff-users';
import type { Page } from '@waymark/contract/pagination';
import { useLoaderData } from 'react-router';
import type { ClientLoaderFunctionArgs } from 'react-router';
import { StaffArea } from '../../areas/identity/accounts/components/staff/staff-area.tsx';
import { ImpersonationCard } from '../../areas/identity/impersonation/components/impersonation-card.tsx';
import { LostStepCard } from '../../areas/office/back-office/components/lost-step-card.tsx';
import { UserDesk } from '../../areas/office/back-office/components/user-desk.tsx';
import { UserList } from '../../areas/office/back-office/components/user-list.tsx';
import { readChoice } from '../../areas/office/back-office/rules.ts';
import { PageSpinner } from '../../components/data/spinner.tsx';
import { AreaError } from '../../components/layout/area-error.tsx';
import { callApi } from '../../lib/api-client.ts';
import { hasStaffRole, useAuth } from '../../lib/auth-store.ts';
import { readPage, readWords } from '../../lib/list-address.ts';
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
      <ImpersonationCard user={user} />
      <LostStepCard user={user} />
    </>
  );
}

interface LoadedUsers {
  query: StaffUsersQuery;
  /** One of the two: a list, or the account that the address names. */
  users: Page<StaffUser> | null;
  user: StaffUserDetail | null;
}

/** What the address asks for. */
async function loadUsers(search: URLSearchParams): Promise<LoadedUsers> {
  const query = { show: readChoice(search, staffUserLists), q: readWords(search), page: readPage(search) };
  const userId = search.get('user');
  if (!userId) return { query, user: null, users: await callApi('GET /staff/users', { query }) };
  const { data } = await callApi('GET /staff/users/:userId', { params: { userId } });
  return { query, user: data, users: null };
}
