import type { DraftFields, PostingDraft } from '@waymark/contract/posting/postings';
import { callApi } from '../../../../lib/api-client.ts';

export async function createDraft(fields: DraftFields): Promise<PostingDraft> {
  return (await callApi('POST /company/drafts', { body: { fields } })).data;
}
