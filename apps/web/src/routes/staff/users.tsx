import { staffUserLists } from '@waymark/contract/identity/staff-choices';
import { msg } from '@waymark/contract/text/message';
import { useLoaderData } from 'react-router';
import { StaffArea } from '../../areas/identity/accounts/components/staff/staff-area.tsx';
import { ImpersonationCard } from '../../areas/identity/impersonation/components/impersonation-card.tsx';
import { MfaResetCard, UserDesk } from '../../areas/office/back-office/components/user-desk.tsx';
import { UserList } from '../../areas/office/back-office/components/user-list.tsx';
import { readChoice } from '../../areas/office/back-office/rules.ts';
import { callApi } from '../../lib/api-client.ts';
import { useAuth } from '../../lib/auth-store.ts';
import { readPage, readWords } from '../../lib/list-address.ts';
import { staffLoader } from '../../lib/private-loader.ts';
import { privatePageMeta } from '../../lib/private-page-meta.ts';

export const meta = () => privatePageMeta(msg`Users`);

/** The list that the address asks for, or the account that it names. */
export const clientLoader = staffLoader('moderator', async (search) => {
  const userId = search.get('user');
  if (userId) {
    const { data } = await callApi('GET /staff/users/:userId', { params: { userId } });
    return { user: data };
  }
  const query = { show: readChoice(search, staffUserLists), q: readWords(search), page: readPage(search) };
  return { query, users: await callApi('GET /staff/users', { query }) };
});

export default function StaffUsers() {
  const loaded = useLoaderData<typeof clientLoader>();
  const user = loaded?.user;
  const isAdministrator = useAuth((auth) => auth.user?.staffRole === 'administrator');
  const tools = isAdministrator && user && user.role !== 'staff' && (
    <>
      <ImpersonationCard user={user} />
      <MfaResetCard user={user} />
    </>
  );
  return (
    <StaffArea role="moderator">
      {loaded?.users && <UserList {...loaded} />}
      {user && <UserDesk key={user.id} user={user} tools={tools} />}
    </StaffArea>
  );
}
