import type { DraftFields, PostingDraft } from '@waymark/contract/posting/postings';
import { callApi } from '../../../../lib/api-client.ts';

/** Saves over the version that was read; rejects with `conflict` where there is a newer one. */
export async function saveDraft(
  draftId: string,
  version: number,
  fields: DraftFields,
): Promise<PostingDraft> {
  const input = { params: { draftId }, body: { version, fields } };
  return (await callApi('PUT /company/drafts/:draftId', input)).data;
}
