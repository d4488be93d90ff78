import { callApi } from '../../../../lib/api-client.ts';

/** Skills that begin so; nothing when there is no answer: the field works without. */
export async function listSkills(q: string, signal: AbortSignal): Promise<string[]> {
  try {
    return (await callApi('GET /candidate-profile/skills', { query: { q } }, { signal })).data;
  } catch {
    return [];
  }
}
