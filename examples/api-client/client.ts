import createClient from 'openapi-fetch';
import type { paths } from './api.d.ts';

/** A client whose calls, fields and answers are known to the editor and the type checker. */
export function openBoard(baseUrl: string, key?: string) {
  return createClient<paths>({
    baseUrl,
    ...(key && { headers: { authorization: `Bearer ${key}` } }),
  });
}

export type Board = ReturnType<typeof openBoard>;

/** The open jobs that a search finds, page after page. */
export async function* findJobs(board: Board, q: string) {
  for (let page = 1, shown = 0; ; page++) {
    const { data, error } = await board.GET('/api/v1/jobs', { params: { query: { q, page } } });
    if (error) throw new Error(error.message);
    yield* data.data;
    shown += data.data.length;
    if (shown >= data.total) return;
  }
}

/** Posts a job once: with the same `callId` it can be called again after a lost answer. */
export async function postJob(board: Board, callId: string) {
  const { data, error } = await board.POST('/api/v1/company/jobs', {
    params: { header: { 'Idempotency-Key': callId } },
    body: {
      title: 'Marine Engineer',
      description: '<p>You look after the engines of four ferries.</p>',
      type: 'full-time',
      category: 'engineering',
      workMode: 'on-site',
      places: ['Leeds, United Kingdom'],
      salary: { min: 4_000_000, max: 5_200_000, currency: 'GBP', period: 'year' },
    },
  });
  if (error) throw new Error(`${error.message} ${JSON.stringify(error.fields ?? {})}`);
  return data.data;
}
