import { callApi } from '../../../../lib/api-client.ts';

/** Removes a colleague; with the own id it leaves the company. */
export async function removeMember(userId: string): Promise<void> {
  await callApi('DELETE /company-members/:userId', { params: { userId } });
}
