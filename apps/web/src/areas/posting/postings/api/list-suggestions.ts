import { callApi } from '../../../../lib/api-client.ts';

/** Names that begin so: skills, or places as a posting names them. None when there is no answer. */
export async function listSuggestions(
  q: string,
  kind: 'skill' | 'place',
  signal: AbortSignal,
): Promise<string[]> {
  try {
    const query = { q: q.slice(0, 80), field: kind === 'place' ? ('place' as const) : ('words' as const) };
    const { data } = await callApi('GET /jobs/suggestions', { query }, { signal });
    const named = data.filter((one) => one.kind === kind);
    return named.map(({ text, detail }) => (kind === 'place' && detail ? `${text}, ${detail}` : text));
  } catch {
    return [];
  }
}
