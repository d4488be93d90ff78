import { maxCompanySources } from '@waymark/contract/jobs/source-choices';
import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { createEmployer, createJob, createStaff, type TestUser } from '../../../testing/factories.ts';
import { useFeedServer } from '../../../testing/feed-server.ts';
import { useTestApp } from '../../../testing/test-app.ts';
import { createGazetteer } from '../../places/places/rules.ts';
import { runDueSources } from './run-commands.ts';

const context = useTestApp();
const feed = useFeedServer();
let owner: TestUser & { companyId: string };

beforeEach(async () => {
  await sql`truncate jobs, companies, job_sources, import_reports, users restart identity cascade`.execute(
    context.database,
  );
  owner = await createEmployer(context.services);
  // Its first posting was looked at long ago.
  await createJob(context.services, { company_id: owner.companyId, status: 'filled', source: 'employer' });
});

const call = (user: TestUser, method: 'GET' | 'POST' | 'PUT' | 'DELETE', path = '', payload?: object) =>
  context.app.inject({
    method,
    url: `/api/company/job-sources${path}`,
    headers: user.headers,
    ...(payload && { payload }),
  });

const settings = () => ({
  address: feed.at('/feed'),
  format: 'json',
  everyHours: 24,
  mirrors: true,
  applications: 'there',
});

const posting = (id: number) => ({
  id,
  title: `Cook ${id}`,
  company: 'Somebody Else Inc.',
  url: `https://kitchen.example/jobs/${id}`,
});

async function runWith(postings: object[]): Promise<void> {
  feed.answers['/feed'] = postings;
  await context.database
    .updateTable('job_sources')
    .set({ next_run_at: new Date(0) })
    .execute();
  await runDueSources(context.services, new AbortController().signal, createGazetteer([]));
}

const jobs = () =>
  context.database
    .selectFrom('jobs')
    .select(['id', 'company_id', 'status', 'awaits_approval', 'source_id', 'apply_url'])
    .where('source', 'like', 'company-%')
    .orderBy('number')
    .execute();

describe('[L-26] an owner has postings come in for the company', () => {
  test('which are its own, whatever the feed calls it, up to the places of its plan', async () => {
    const { data } = (await call(owner, 'POST', '', settings())).json();
    await runWith([posting(1), posting(2)]);
    expect(await jobs()).toMatchObject([{ company_id: owner.companyId, status: 'active', source_id: '1' }]);
    const detail = (await call(owner, 'GET', `/${data.id}`)).json().data;
    expect(detail).toMatchObject({ open: 1, company: { id: owner.companyId } });
    expect(detail.runs[0]).toMatchObject({ read: 2, inserted: 1, rejected: 1 });
    await runWith([posting(2)]);
    expect((await jobs()).map(({ source_id: id, status }) => `${id} ${status}`)).toEqual(['1 expired']);
    await runWith([posting(2)]);
    expect((await jobs()).map(({ source_id: id, status }) => `${id} ${status}`)).toEqual([
      '1 expired',
      '2 active',
    ]);
  });

  test('which wait for staff as its first posting does', async () => {
    await sql`truncate jobs cascade`.execute(context.database);
    await call(owner, 'POST', '', settings());
    await runWith([posting(1)]);
    expect(await jobs()).toMatchObject([{ status: 'pending', awaits_approval: true }]);
    const [job] = await jobs();
    const moderator = await createStaff(context.services);
    const waiting = await context.app.inject({
      url: '/api/staff/postings?show=waiting',
      headers: moderator.headers,
    });
    expect(waiting.json().data.map(({ id }: { id: string }) => id)).toEqual([job?.id]);
    await runWith([posting(1)]);
    expect(await jobs()).toMatchObject([{ status: 'pending', awaits_approval: true }]);
  });

  test('for which people apply there, or here', async () => {
    const { data } = (await call(owner, 'POST', '', settings())).json();
    await runWith([posting(1)]);
    const [job] = await jobs();
    await context.services.changes.settled();
    const there = await context.app.inject({ url: `/api/jobs/${job?.id}` });
    expect(there.json().data).toMatchObject({
      applyUrl: 'https://kitchen.example/jobs/1',
      acceptsApplications: false,
    });
    await call(owner, 'PUT', `/${data.id}`, { ...settings(), applications: 'here' });
    await runWith([posting(1)]);
    await context.services.changes.settled();
    const here = await context.app.inject({ url: `/api/jobs/${job?.id}` });
    expect(here.json().data).toMatchObject({ applyUrl: null, acceptsApplications: true, cameFrom: null });
  });

  test('of five sources at most, and none while the company is not public', async () => {
    for (let count = 0; count < maxCompanySources; count++) {
      expect((await call(owner, 'POST', '', settings())).statusCode).toBe(201);
    }
    expect((await call(owner, 'POST', '', settings())).json().message).toBe(
      'There are 5 sources, and no more can be added. Remove one first.',
    );
    await context.database.updateTable('companies').set({ held_reason: 'unconfirmed' }).execute();
    const refused = await call(owner, 'POST', '/preview', { address: feed.at('/feed') });
    expect(refused.statusCode).toBe(403);
    expect(refused.json().message).toContain('Your company is not public at present');
  });
});

test('[L-26] the source of another company is not found, and neither is one of the board', async () => {
  const other = await createEmployer(context.services);
  const { data } = (await call(owner, 'POST', '', settings())).json();
  await runWith([posting(1)]);
  const tries = [
    call(other, 'GET', `/${data.id}`),
    call(other, 'PUT', `/${data.id}`, settings()),
    call(other, 'PUT', `/${data.id}/switch`, { isOn: false }),
    call(other, 'POST', `/${data.id}/runs`),
    call(other, 'POST', `/${data.id}/closings`, { decision: 'close' }),
    call(other, 'DELETE', `/${data.id}`),
  ];
  for (const answer of await Promise.all(tries)) expect(answer.statusCode).toBe(404);
  expect((await call(other, 'GET')).json().data).toEqual([]);
  expect(await jobs()).toMatchObject([{ status: 'active' }]);
  await context.database.updateTable('job_sources').set({ company_id: null }).execute();
  expect((await call(owner, 'DELETE', `/${data.id}`)).statusCode).toBe(404);
});
