import type { PostingPreview } from '@waymark/contract/posting/postings';
import { callApi } from '../../../../lib/api-client.ts';

export async function previewDraft(draftId: string): Promise<PostingPreview> {
  return (await callApi('GET /company/drafts/:draftId/preview', { params: { draftId } })).data;
}
