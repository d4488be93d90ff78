import { callApi } from '../../../../lib/api-client.ts';

/** Skills that begin so; nothing when there is no answer: the field works without. */
export async function listSkills(q: string, signal: AbortSignal): Promise<string[]> {
  return quietly(
    async () => (await callApi('GET /candidate-profile/skills', { query: { q } }, { signal })).data,
  );
}

/** Places that begin so, with what tells each from others of its name. */
export async function listPlaceNames(q: string, signal: AbortSignal): Promise<string[]> {
  return quietly(async () => {
    const { data } = await callApi('GET /jobs/suggestions', { query: { q, field: 'place' } }, { signal });
    return data.map(({ value }) => value);
  });
}

async function quietly(list: () => Promise<string[]>): Promise<string[]> {
  try {
    return await list();
  } catch {
    return [];
  }
}
