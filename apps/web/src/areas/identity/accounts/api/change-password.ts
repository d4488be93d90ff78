import type { ResetPasswordFields } from '@waymark/contract/identity/accounts';
import { callApi } from '../../../../lib/api-client.ts';

/** Every other session of the account ends with it (B-13). */
export async function changePassword(fields: ResetPasswordFields): Promise<void> {
  await callApi('PUT /reset-password', { body: fields });
}
