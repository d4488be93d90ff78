import { callApi } from '../../../../lib/api-client.ts';

/** Places with open jobs that begin so, as the search writes them. None where there is no answer. */
export async function suggestPlaces(q: string, signal: AbortSignal): Promise<string[]> {
  try {
    const query = { q: q.slice(0, 80), field: 'place' as const };
    const { data } = await callApi('GET /jobs/suggestions', { query }, { signal });
    return data.map(({ text, detail }) => (detail ? `${text}, ${detail}` : text));
  } catch {
    return [];
  }
}
