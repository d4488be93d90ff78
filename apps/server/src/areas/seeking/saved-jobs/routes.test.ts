import { savedJobsLimit } from '@waymark/contract/seeking/choices';
import { guestLikesLimit } from '@waymark/contract/seeking/like-choices';
import type { SavedJob } from '@waymark/contract/seeking/saved-jobs';
import { describe, expect, test } from 'vitest';
import { createCandidate, createJob, createCompany, createSavedJob } from '../../../testing/factories.ts';
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

const call = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, headers: Headers = {}, json?: object) =>
  context.app.inject({ method, url: `/api/saved-jobs${url}`, headers, ...(json && { payload: json }) });

const own = { title: 'Lighthouse keeper', company: 'Trinity House', date: 'December 15,2018' };

async function add(headers: Headers, fields: object = own): Promise<SavedJob> {
  const response = await call('POST', '', headers, fields);
  expect(response.statusCode).toBe(201);
  return response.json().data;
}

async function list(headers: Headers, query = ''): Promise<SavedJob[]> {
  return (await call('GET', query, headers)).json().data;
}

const titles = (rows: readonly SavedJob[]) => rows.map((row) => row.title);

describe('[G-4] POST /saved-jobs', () => {
  test('writes a job down that is not of this board, under an id of 21 characters', async () => {
    const { id: userId, headers } = await createCandidate(context.services);
    const saved = await add(headers, { ...own, title: `  ${own.title} ` });
    expect(saved).toMatchObject({ ...own, job: null });
    expect(saved.id).toMatch(/^[A-Za-z0-9_-]{21}$/);
    const row = await context.database
      .selectFrom('saved_jobs')
      .selectAll()
      .where('user_id', '=', userId)
      .executeTakeFirstOrThrow();
    expect(row).toMatchObject({ id: saved.id, job_id: null, ...own });
  });

  test('says what is missing, in the order of the form', async () => {
    const { headers } = await createCandidate(context.services);
    const empty = await call('POST', '', headers, { title: ' ', company: '', date: '' });
    expect(empty.statusCode).toBe(400);
    expect(Object.entries(empty.json().fields)).toEqual([
      ['title', 'Please fill title'],
      ['company', 'Please fill Company name.'],
      ['date', 'Please fill Date'],
    ]);
    const noCompany = await call('POST', '', headers, { title: 'Keeper' });
    expect(Object.values(noCompany.json().fields)).toEqual(['Please fill Company name.', 'Please fill Date']);
    const long = await call('POST', '', headers, { ...own, title: 'x'.repeat(201) });
    expect(long.json().fields).toEqual({ title: 'Please use at most 200 characters.' });
    expect(await list(headers)).toEqual([]);
  });

  test('refuses when the list is full, also the second of two that come for the last place', async () => {
    const { id: userId, headers } = await createCandidate(context.services);
    const rows = Array.from({ length: savedJobsLimit - 1 }, (_, i) => ({
      id: `row-${i}`.padEnd(21, '-'),
      user_id: userId,
      job_id: null,
      title: 'Keeper',
      company: 'House',
    }));
    await context.database.insertInto('saved_jobs').values(rows).execute();
    const answers = await Promise.all([1, 2].map(() => call('POST', '', headers, own)));
    expect(answers.map((answer) => answer.statusCode).toSorted()).toEqual([201, 409]);
    const { id: jobId } = await createJob(context.services);
    const liked = await call('PUT', `/${jobId}`, headers);
    expect(liked.statusCode).toBe(409);
    expect(liked.json().message).toBe(
      'Your list of saved jobs is full: it holds 1,000. Delete some of them to save more.',
    );
    expect((await call('GET', '', headers)).json().total).toBe(savedJobsLimit);
  });
});

describe('[G-4] GET /saved-jobs', () => {
  test('lists liked and written jobs by freshness, or the oldest first', async () => {
    const { id: userId, headers } = await createCandidate(context.services);
    const company = await createCompany(context.services);
    const job = await createJob(context.services, { title: 'Navigator', company_id: company.id });
    await createSavedJob(context.services, {
      user_id: userId,
      title: 'First',
      created_at: new Date('2026-01-01T00:00Z'),
    });
    await call('PUT', `/${job.id}`, headers);
    expect(await list(headers)).toMatchObject([
      {
        title: 'Navigator',
        company: company.name,
        date: '',
        job: { id: job.id, open: true, companyId: company.id },
      },
      { title: 'First', job: null },
    ]);
    expect(titles(await list(headers, '?sort=oldest'))).toEqual(['First', 'Navigator']);
    expect((await call('GET', '?sort=size', headers)).statusCode).toBe(400);
  });

  test('goes page by page and ends where it ends', async () => {
    const { id: userId, headers } = await createCandidate(context.services);
    for (let day = 1; day <= 27; day++) {
      const created_at = new Date(Date.UTC(2026, 0, day));
      await createSavedJob(context.services, { user_id: userId, title: `Day ${day}`, created_at });
    }
    const first = await call('GET', '', headers);
    expect(first.json()).toMatchObject({ total: 27, page: 1, pageSize: 25 });
    expect(first.json().data[0].title).toBe('Day 27');
    expect(titles(await list(headers, '?page=2'))).toEqual(['Day 2', 'Day 1']);
    expect((await call('GET', '?page=3', headers)).statusCode).toBe(404);
  });

  test('a closed job is listed as closed; one that was taken back is not, until it is published again', async () => {
    const { id: userId, headers } = await createCandidate(context.services);
    const job = await createJob(context.services);
    await createSavedJob(context.services, { user_id: userId, job_id: job.id });
    const become = (status: 'expired' | 'draft' | 'active') =>
      context.database.updateTable('jobs').set({ status }).where('id', '=', job.id).execute();
    await become('expired');
    expect(await list(headers)).toMatchObject([{ job: { id: job.id, open: false } }]);
    await become('draft');
    const hidden = await call('GET', '', headers);
    expect(hidden.json()).toMatchObject({ data: [], total: 0 });
    expect((await call('GET', '/ids', headers)).json()).toEqual({ data: [] });
    await become('active');
    expect(await list(headers)).toMatchObject([{ job: { id: job.id, open: true } }]);
    await context.database.deleteFrom('jobs').where('id', '=', job.id).execute();
    expect(await list(headers)).toEqual([]);
  });

  test('is private', async () => {
    const { headers } = await createCandidate(context.services);
    await add(headers);
    const other = await createCandidate(context.services);
    expect(await list(other.headers)).toEqual([]);
  });
});

describe('[G-4] PUT /saved-jobs/entries/:id', () => {
  test('replaces the words of a row, which keeps its id and place; nothing is asked for', async () => {
    const { headers } = await createCandidate(context.services);
    const saved = await add(headers);
    const changed = { title: 'Head keeper', company: '', date: 'Spring' };
    const response = await call('PUT', `/entries/${saved.id}`, headers, changed);
    expect(response.json().data).toEqual({ ...saved, ...changed });
    expect(await list(headers)).toEqual([{ ...saved, ...changed }]);
  });

  test('a liked job can be called something else; what is its own word follows the posting', async () => {
    const { id: userId, headers } = await createCandidate(context.services);
    const company = await createCompany(context.services);
    const job = await createJob(context.services, { title: 'Navigator', company_id: company.id });
    const id = await createSavedJob(context.services, { user_id: userId, job_id: job.id });
    const mine = { title: 'Navigator', company: 'Where Ida works', date: 'Call in May' };
    expect((await call('PUT', `/entries/${id}`, headers, mine)).json().data).toMatchObject(mine);
    await context.database
      .updateTable('jobs')
      .set({ title: 'Chief navigator' })
      .where('id', '=', job.id)
      .execute();
    expect(await list(headers)).toMatchObject([{ ...mine, title: 'Chief navigator', job: { id: job.id } }]);
    const emptied = await call('PUT', `/entries/${id}`, headers, { title: '', company: '', date: '' });
    expect(emptied.json().data).toMatchObject({ title: 'Chief navigator', company: company.name, date: '' });
  });

  test('not for another user’s row, nor a missing one', async () => {
    const owner = await createCandidate(context.services);
    const saved = await add(owner.headers);
    const { headers } = await createCandidate(context.services);
    for (const id of [saved.id, 'x'.repeat(21), 'short']) {
      expect((await call('PUT', `/entries/${id}`, headers, own)).statusCode).toBe(404);
      expect((await call('DELETE', `/entries/${id}`, headers)).statusCode).toBe(404);
    }
    expect(await list(owner.headers)).toEqual([saved]);
  });
});

describe('[G-4] DELETE /saved-jobs/entries/:id and POST /saved-jobs/restore', () => {
  const restoreFields = ({ id, job, title, company, date, savedAt }: SavedJob) => ({
    id,
    title,
    company,
    date,
    savedAt,
    jobId: job?.id ?? null,
  });

  test('a deleted row comes back as it was, into its place', async () => {
    const { id: userId, headers } = await createCandidate(context.services);
    const job = await createJob(context.services);
    await createSavedJob(context.services, {
      user_id: userId,
      job_id: job.id,
      created_at: new Date('2026-01-02T00:00Z'),
    });
    await createSavedJob(context.services, {
      user_id: userId,
      title: 'Oldest',
      created_at: new Date('2026-01-01T00:00Z'),
    });
    await add(headers);
    const before = await list(headers);
    for (const row of before) {
      expect((await call('DELETE', `/entries/${row.id}`, headers)).statusCode).toBe(200);
      expect(titles(await list(headers))).toEqual(titles(before.filter((one) => one !== row)));
      // Twice: an impatient press is no error.
      for (let press = 0; press < 2; press++) {
        expect((await call('POST', '/restore', headers, restoreFields(row))).statusCode).toBe(200);
      }
      expect(await list(headers)).toEqual(before);
    }
    // The posting's own title is still its own.
    await context.database.updateTable('jobs').set({ title: 'Renamed' }).where('id', '=', job.id).execute();
    expect(titles(await list(headers))).toContain('Renamed');
  });

  test('after the job was liked again it is there once; a moment to come counts as now', async () => {
    const { id: userId, headers } = await createCandidate(context.services);
    const job = await createJob(context.services);
    await createSavedJob(context.services, { user_id: userId, job_id: job.id });
    const [row] = (await list(headers)) as [SavedJob];
    await call('DELETE', `/entries/${row.id}`, headers);
    await call('PUT', `/${job.id}`, headers);
    await call('POST', '/restore', headers, restoreFields(row));
    expect(await list(headers)).toHaveLength(1);

    const written = await add(headers);
    await call('DELETE', `/entries/${written.id}`, headers);
    await call('POST', '/restore', headers, { ...restoreFields(written), savedAt: '2999-01-01T00:00:00Z' });
    const [newest] = (await list(headers)) as [SavedJob];
    expect(newest.id).toBe(written.id);
    expect(Date.parse(newest.savedAt)).toBeLessThanOrEqual(Date.now());
  });

  test('only of a job that can be seen, and under an id of the right form', async () => {
    const { headers } = await createCandidate(context.services);
    const draft = await createJob(context.services, { status: 'draft' });
    const row = { id: 'x'.repeat(21), ...own, jobId: draft.id, savedAt: '2026-01-01T00:00:00Z' };
    expect((await call('POST', '/restore', headers, row)).statusCode).toBe(404);
    expect((await call('POST', '/restore', headers, { ...row, id: 'short', jobId: null })).statusCode).toBe(
      400,
    );
    expect(await list(headers)).toEqual([]);
  });
});
