import type { PostingChoices } from '@waymark/contract/posting/postings';
import { callApi } from '../../../../lib/api-client.ts';

export async function getChoices(): Promise<PostingChoices> {
  return (await callApi('GET /company/posting-choices')).data;
}
