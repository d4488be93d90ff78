import { callApi } from '../../../../lib/api-client.ts';

/** What arrives later than this would only startle whoever has typed on. */
const patienceMs = 1500;

async function listNames(q: string, kind: 'title' | 'place', signal: AbortSignal): Promise<string[]> {
  try {
    const patience = AbortSignal.any([signal, AbortSignal.timeout(patienceMs)]);
    const query = { q, field: kind === 'place' ? 'place' : 'words' } as const;
    const { data } = await callApi('GET /jobs/suggestions', { query }, { signal: patience });
    // Where no job is nothing is paid.
    return data.filter((one) => one.kind === kind && one.jobs > 0).map(({ value }) => value);
  } catch {
    // The field works without.
    return [];
  }
}

export const listTitles = (q: string, signal: AbortSignal) => listNames(q, 'title', signal);
export const listPlaces = (q: string, signal: AbortSignal) => listNames(q, 'place', signal);
