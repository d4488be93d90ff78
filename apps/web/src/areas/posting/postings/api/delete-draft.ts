import { callApi } from '../../../../lib/api-client.ts';

export async function deleteDraft(draftId: string): Promise<void> {
  await callApi('DELETE /company/drafts/:draftId', { params: { draftId } });
}
