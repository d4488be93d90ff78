import { callApi } from '../../../../lib/api-client.ts';

export async function withdrawInvitation(invitationId: string): Promise<void> {
  await callApi('DELETE /company-invitations/:invitationId', { params: { invitationId } });
}
