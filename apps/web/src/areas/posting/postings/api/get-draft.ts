import type { PostingDraft } from '@waymark/contract/posting/postings';
import { callApi } from '../../../../lib/api-client.ts';

export async function getDraft(draftId: string): Promise<PostingDraft> {
  return (await callApi('GET /company/drafts/:draftId', { params: { draftId } })).data;
}
