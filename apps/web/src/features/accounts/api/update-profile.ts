import type { UpdateUserFields, User } from '@waymark/contract/accounts';
import { callApi } from '../../../lib/api-client.ts';
import { changeUser } from '../../../lib/auth-store.ts';

export async function updateProfile(fields: UpdateUserFields): Promise<void> {
  const { data } = await callApi<{ data: User }>('PUT', '/update-user', { json: fields });
  changeUser(data);
}
