import { staffUserLists } from '@waymark/contract/identity/choices/staff-users';
import type { Page } from '@waymark/contract/pagination';
import type { StaffUser, StaffUserDetail, StaffUsersQuery } from '@waymark/contract/identity/staff-users';
import { callApi } from '../../../../lib/api-client.ts';
import { readPage, readWords } from '../../../../lib/list-address.ts';
import { readChoice } from '../rules.ts';

export interface LoadedUsers {
  query: StaffUsersQuery;
  /** One of the two: a list, or the account that the address names. */
  users: Page<StaffUser> | null;
  user: StaffUserDetail | null;
}

/** What the address asks for. */
export async function loadUsers(search: URLSearchParams): Promise<LoadedUsers> {
  const query = { show: readChoice(search, staffUserLists), q: readWords(search), page: readPage(search) };
  const userId = search.get('user');
  if (!userId) return { query, user: null, users: await callApi('GET /staff/users', { query }) };
  const { data } = await callApi('GET /staff/users/:userId', { params: { userId } });
  return { query, user: data, users: null };
}
