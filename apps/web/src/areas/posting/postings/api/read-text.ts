import type { FoundFields } from '@waymark/contract/posting/postings';
import { callApi } from '../../../../lib/api-client.ts';

export async function readText(text: string): Promise<FoundFields> {
  return (await callApi('POST /company/posting-texts', { body: { text } })).data;
}
