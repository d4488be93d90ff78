import type { UpdateUserFields, User } from '@waymark/contract/identity/accounts';
import { callApi } from '../../../../lib/api-client.ts';
import { changeUser } from '../../../../lib/auth-store.ts';

/** Gives the record as it is then: a new e-mail waits in it for its confirmation. */
export async function updateProfile(fields: UpdateUserFields): Promise<User> {
  const { data } = await callApi('PUT /update-user', { body: fields });
  changeUser(data);
  return data;
}
