import type { PostingChoices } from '@waymark/contract/postings';
import { callApi } from '../../../lib/api-client.ts';

export async function getChoices(): Promise<PostingChoices> {
  return (await callApi('GET /company/posting-choices')).data;
}
