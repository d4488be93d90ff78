import type { MemberRole } from '@waymark/contract/identity/choices/accounts';
import { callApi } from '../../../../lib/api-client.ts';

export async function changeMemberRole(userId: string, memberRole: MemberRole): Promise<void> {
  await callApi('PUT /company-members/:userId', { params: { userId }, body: { memberRole } });
}
