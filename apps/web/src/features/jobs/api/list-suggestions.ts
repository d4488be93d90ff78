import type { Suggestion } from '@waymark/contract/jobs';

/** What arrives later than this would only startle whoever has typed on. */
const patienceMs = 1500;

/** What a beginning may go on to. Nothing when there is no answer in time: the field works without. */
export async function listSuggestions(
  q: string,
  field: 'words' | 'place',
  signal: AbortSignal,
): Promise<Suggestion[]> {
  try {
    const response = await fetch(`/api/jobs/suggestions?${new URLSearchParams({ q, field })}`, {
      signal: AbortSignal.any([signal, AbortSignal.timeout(patienceMs)]),
    });
    if (!response.ok) return [];
    return ((await response.json()) as { data: Suggestion[] }).data;
  } catch {
    return [];
  }
}
