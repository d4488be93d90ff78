import type { PublishedPosting } from '@waymark/contract/posting/postings';
import { callApi } from '../../../../lib/api-client.ts';

export async function publishDraft(draftId: string, version: number): Promise<PublishedPosting> {
  const input = { params: { draftId }, body: { version } };
  return (await callApi('POST /company/drafts/:draftId/publish', input)).data;
}
