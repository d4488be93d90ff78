import type { JoinStaffFields } from '@waymark/contract/identity/team';
import { callApi } from '../../../../lib/api-client.ts';
import { authenticate } from '../../../../lib/auth-store.ts';

/** Joins with a new account and signs it in. */
export function joinStaff(fields: JoinStaffFields): Promise<void> {
  return authenticate(async () => (await callApi('POST /staff-invitations/accept', { body: fields })).data);
}
