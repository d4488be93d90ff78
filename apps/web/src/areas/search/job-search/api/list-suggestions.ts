import type { Suggestion } from '@waymark/contract/jobs/jobs';
import { callApi } from '../../../../lib/api-client.ts';

/** What arrives later than this would only startle whoever has typed on. */
const patienceMs = 1500;

/** What a beginning may go on to. Nothing when there is no answer in time: the field works without. */
export async function listSuggestions(
  q: string,
  field: 'words' | 'place',
  signal: AbortSignal,
): Promise<Suggestion[]> {
  try {
    const patience = AbortSignal.any([signal, AbortSignal.timeout(patienceMs)]);
    return (await callApi('GET /jobs/suggestions', { query: { q, field } }, { signal: patience })).data;
  } catch {
    return [];
  }
}
