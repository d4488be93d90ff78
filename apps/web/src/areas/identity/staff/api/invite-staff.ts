import type { InviteStaffFields } from '@waymark/contract/identity/team';
import { callApi } from '../../../../lib/api-client.ts';

/** Mails an invitation; a second one for the same address takes the place of the first. */
export async function inviteStaff(fields: InviteStaffFields): Promise<void> {
  await callApi('POST /staff/invitations', { body: fields });
}

export async function withdrawStaffInvitation(invitationId: string): Promise<void> {
  await callApi('DELETE /staff/invitations/:invitationId', { params: { invitationId } });
}
