import type { UpdateUserFields } from '@waymark/contract/identity/accounts';
import { callApi } from '../../../../lib/api-client.ts';
import { changeUser } from '../../../../lib/auth-store.ts';

/** Name, job title, location and phone are the account's: they are changed there. */
export async function updateAccount(fields: UpdateUserFields): Promise<void> {
  const { data } = await callApi('PUT /update-user', { body: fields });
  changeUser(data);
}
