import type { Page } from '@waymark/contract/pagination';
import type { Synonym, SynonymFields } from '@waymark/contract/search/synonyms';
import { callApi } from '../../../../lib/api-client.ts';

export function listSynonyms(page: number): Promise<Page<Synonym>> {
  return callApi('GET /staff/synonyms', { query: { page } });
}

/** Gives what to say afterwards, as the other does. */
export async function addSynonym(body: SynonymFields): Promise<string> {
  return (await callApi('POST /staff/synonyms', { body })).message;
}

export async function removeSynonym(synonymId: string): Promise<string> {
  return (await callApi('DELETE /staff/synonyms/:synonymId', { params: { synonymId } })).message;
}
