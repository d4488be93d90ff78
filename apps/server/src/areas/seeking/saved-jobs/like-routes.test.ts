import { guestLikesLimit } from '@waymark/contract/seeking/choices/saved-jobs';
import { describe, expect, test } from 'vitest';
import { createCandidate, createJob } from '../../../testing/factories.ts';
import { useTestApp } from '../../../testing/test-app.ts';

const context = useTestApp();

type Headers = Record<string, string>;

const like = (jobId: string, headers: Headers = {}) =>
  context.app.inject({ method: 'PUT', url: `/api/saved-jobs/${jobId}`, headers });
const unlike = (jobId: string, headers: Headers = {}) =>
  context.app.inject({ method: 'DELETE', url: `/api/saved-jobs/${jobId}`, headers });
const merge = (jobIds: readonly string[], headers: Headers = {}) =>
  context.app.inject({ method: 'POST', url: '/api/saved-jobs/merge', headers, payload: { jobIds } });

async function likedIds(headers: Headers): Promise<string[]> {
  return (await context.app.inject({ url: '/api/saved-jobs/ids', headers })).json().data;
}

async function listedIds(headers: Headers): Promise<string[]> {
  const { data } = (await context.app.inject({ url: '/api/saved-jobs', headers })).json();
  return data.map((row: { job: { id: string } }) => row.job.id);
}

async function createJobs(count: number): Promise<string[]> {
  const ids: string[] = [];
  for (let i = 0; i < count; i++) ids.push((await createJob(context.services)).id);
  return ids;
}

describe('[I-7, G-4] PUT and DELETE /saved-jobs/:jobId', () => {
  test('a like is kept and taken back, and doing either twice is no error', async () => {
    const { headers } = await createCandidate(context.services);
    const other = await createCandidate(context.services);
    const [jobId = ''] = await createJobs(1);
    for (let press = 0; press < 2; press++) expect((await like(jobId, headers)).statusCode).toBe(200);
    await like(jobId, other.headers);
    expect(await likedIds(headers)).toEqual([jobId]);
    for (let press = 0; press < 2; press++) expect((await unlike(jobId, headers)).statusCode).toBe(200);
    expect(await likedIds(headers)).toEqual([]);
    expect(await likedIds(other.headers)).toEqual([jobId]);
  });

  test('two likes at once are one', async () => {
    const { id: userId, headers } = await createCandidate(context.services);
    const [jobId = ''] = await createJobs(1);
    const answers = await Promise.all([1, 2, 3, 4].map(() => like(jobId, headers)));
    expect(answers.map((answer) => answer.statusCode)).toEqual([200, 200, 200, 200]);
    const rows = await context.database
      .selectFrom('saved_jobs')
      .select(['id', 'job_id'])
      .where('user_id', '=', userId)
      .execute();
    expect(rows).toEqual([{ id: expect.stringMatching(/^[\w-]{21}$/), job_id: jobId }]);
  });

  test.each([
    ['active', 200],
    ['expired', 200],
    ['filled', 200],
    ['draft', 404],
    ['pending', 404],
  ] as const)('a job that is %s answers %i', async (status, code) => {
    const { id: userId, headers } = await createCandidate(context.services);
    const { id } = await createJob(context.services, { status });
    expect((await like(id, headers)).statusCode).toBe(code);
    expect((await unlike(id, headers)).statusCode).toBe(code);
    const rows = context.database.selectFrom('saved_jobs').select('id').where('user_id', '=', userId);
    expect(await rows.execute()).toEqual([]);
  });

  test('a job that does not exist is not found', async () => {
    const { headers } = await createCandidate(context.services);
    for (const id of [crypto.randomUUID(), 'navigator']) {
      const response = await like(id, headers);
      expect(response.statusCode).toBe(404);
      expect(response.json().message).toBe('There is no job with this address.');
    }
  });
});

describe('[I-7, G-4] POST /saved-jobs/merge', () => {
  test('adds what a guest liked, the last on top, and counts only what is new', async () => {
    const { headers } = await createCandidate(context.services);
    const [first = '', second = '', third = ''] = await createJobs(3);
    await like(first, headers);
    const gone = crypto.randomUUID();
    const { id: draft } = await createJob(context.services, { status: 'draft' });
    const response = await merge([third, first, gone, draft, second, second], headers);
    expect(response.json()).toEqual({ data: { added: 2 } });
    // The earlier like has its own time; of those that came together the last stands above the first.
    const listed = (await listedIds(headers)).filter((id) => id !== first);
    expect(listed).toEqual([second, third]);
    expect((await merge([third, second], headers)).json()).toEqual({ data: { added: 0 } });
    expect(await likedIds(headers)).toHaveLength(3);
  });

  test('refuses what no browser of a guest would hold', async () => {
    const { headers } = await createCandidate(context.services);
    const ids = Array.from({ length: guestLikesLimit + 1 }, () => crypto.randomUUID());
    for (const jobIds of [[], ids, ['navigator']]) {
      expect((await merge(jobIds, headers)).statusCode).toBe(400);
    }
  });

  test('adds none where not all have room', async () => {
    const { id: userId, headers } = await createCandidate(context.services);
    const rows = Array.from({ length: 999 }, (_, i) => ({
      id: `row-${i}`.padEnd(21, '_'),
      user_id: userId,
      job_id: null,
      title: 'Keeper',
      company: 'House',
    }));
    await context.database.insertInto('saved_jobs').values(rows).execute();
    const jobIds = await createJobs(2);
    expect((await merge(jobIds, headers)).statusCode).toBe(409);
    expect(await likedIds(headers)).toEqual([]);
    expect((await merge(jobIds.slice(1), headers)).json()).toEqual({ data: { added: 1 } });
  });
});
