import type { AccountDetailsFields, User } from '@waymark/contract/identity/accounts';
import { callApi } from '../../../../lib/api-client.ts';
import { changeUser } from '../../../../lib/auth-store.ts';

/** Gives the record as it is then: a new e-mail waits in it for its confirmation. */
export async function updateAccountDetails(fields: AccountDetailsFields): Promise<User> {
  const { data } = await callApi('PUT /account-details', { body: fields });
  changeUser(data);
  return data;
}
