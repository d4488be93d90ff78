import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { createEmployer, createStaff, type TestUser } from '../../../testing/factories.ts';
import { useFeedServer } from '../../../testing/feed-server.ts';
import { useTestApp } from '../../../testing/test-app.ts';
import { createGazetteer } from '../../places/places/rules.ts';
import { runDueSources } from './run-commands.ts';

const context = useTestApp();
const feed = useFeedServer();
let administrator: TestUser;

beforeEach(async () => {
  await sql`truncate jobs, companies, job_sources, import_reports, users restart identity cascade`.execute(
    context.database,
  );
  administrator = await createStaff(context.services);
});

const text =
  'Somebody who keeps the light burning through the night, and writes down each ship that passes by.';
const posting = (id: string, more: object = {}) => ({
  id,
  title: 'Light Keeper',
  company: 'Beacon',
  location: 'Bremen',
  description: text,
  url: `https://beacon.example/jobs/${id}?utm_source=x`,
  ...more,
});

async function addSource(name: string, more: object = {}): Promise<string> {
  const added = await context.app.inject({
    method: 'POST',
    url: '/api/staff/job-sources',
    headers: administrator.headers,
    payload: {
      name,
      address: feed.at(`/${name}`),
      format: 'json',
      everyHours: 6,
      mirrors: true,
      applications: 'there',
      passesOn: false,
      ...more,
    },
  });
  return added.json().data.id;
}

async function run(): Promise<void> {
  await context.database
    .updateTable('job_sources')
    .set({ next_run_at: new Date(0) })
    .execute();
  // One after the other: which source is first decides whose posting it is.
  const names = await context.database.selectFrom('job_sources').select('id').orderBy('id').execute();
  for (const { id } of names) {
    await context.database
      .updateTable('job_sources')
      .set({ next_run_at: new Date('2100-01-01') })
      .where('id', '<>', id)
      .execute();
    await context.database
      .updateTable('job_sources')
      .set({ next_run_at: new Date(0) })
      .where('id', '=', id)
      .execute();
    await runDueSources(context.services, new AbortController().signal, createGazetteer([]));
  }
}

const jobs = async () =>
  (
    await context.database
      .selectFrom('jobs')
      .select(['id', 'source', 'source_id', 'status'])
      .orderBy('number')
      .execute()
  ).map(({ source, source_id: id, status }) => `${source} ${id} ${status}`);

async function sourcesOf(sourceId: string) {
  const { id } = await context.database
    .selectFrom('jobs')
    .select('id')
    .where('source_id', '=', sourceId)
    .executeTakeFirstOrThrow();
  const answer = await context.app.inject({
    url: `/api/staff/postings/${id}/sources`,
    headers: administrator.headers,
  });
  return answer
    .json()
    .data.map(({ name, postingId, isFirst }: { name: string; postingId: string; isFirst: boolean }) => [
      name,
      postingId,
      isFirst,
    ]);
}

describe('[L-26] one posting of two sources is one posting', () => {
  beforeEach(async () => {
    await addSource('first');
    await addSource('second');
  });

  test('known by its address without what follows people, and both are shown to staff', async () => {
    feed.answers['/first'] = [posting('1')];
    feed.answers['/second'] = [
      posting('s-1', {
        title: 'Keeper of lights',
        description: 'Short.',
        url: 'https://www.beacon.example/jobs/1/?gh_src=y',
      }),
      posting('s-2', { url: 'https://beacon.example/jobs/2', title: 'Another' }),
    ];
    await run();
    expect(await jobs()).toEqual(['first 1 active', 'second s-2 active']);
    expect(await sourcesOf('1')).toEqual([
      ['first', '1', true],
      ['second', 's-1', false],
    ]);
    const report = await context.database
      .selectFrom('import_reports')
      .select(['shared_count', 'inserted_count'])
      .where('source', '=', 'second')
      .executeTakeFirstOrThrow();
    expect(report).toEqual({ shared_count: 1, inserted_count: 1 });
  });

  test('or by company, title, places and text, and each of them counts', async () => {
    feed.answers['/first'] = [posting('1', { url: null })];
    const same = posting('s-1', {
      url: 'https://elsewhere.example/a/9',
      title: 'LIGHT  Keeper',
      description: `<p>${text}</p>`,
    });
    feed.answers['/second'] = [
      same,
      { ...same, id: 's-2', company: 'Harbour' },
      { ...same, id: 's-3', location: 'Kiel' },
      { ...same, id: 's-4', description: `${text} And more.` },
    ];
    await run();
    expect(await jobs()).toEqual([
      'first 1 active',
      'second s-2 active',
      'second s-3 active',
      'second s-4 active',
    ]);
  });

  test('not by an address that several postings share, nor by one of all postings of a company', async () => {
    const shared = { description: 'Short.', url: 'https://beacon.example/careers' };
    feed.answers['/first'] = [posting('1', shared)];
    feed.answers['/second'] = [posting('s-1', { ...shared, title: 'Cook' })];
    await run();
    expect(await jobs()).toEqual(['first 1 active', 'second s-1 active']);
  });

  test('closes when no source has it any more', async () => {
    feed.answers['/first'] = [posting('1'), posting('2', { title: 'Cook' })];
    feed.answers['/second'] = [posting('1'), posting('9', { title: 'Baker' })];
    await run();
    expect(await jobs()).toEqual(['first 1 active', 'first 2 active', 'second 9 active']);
    feed.answers['/first'] = [posting('2', { title: 'Cook' })];
    await run();
    expect(await jobs()).toEqual(['second 1 active', 'first 2 active', 'second 9 active']);
    expect(await sourcesOf('1')).toEqual([['second', '1', true]]);
    feed.answers['/second'] = [posting('9', { title: 'Baker' })];
    await run();
    expect(await jobs()).toEqual(['second 1 expired', 'first 2 active', 'second 9 active']);
  });

  test('stays closed as one that staff closed, and opens again where its first source only ran out', async () => {
    feed.answers['/first'] = [posting('1')];
    feed.answers['/second'] = [posting('1')];
    await run();
    await context.database.updateTable('jobs').set({ status: 'expired', closed_by_company: true }).execute();
    await run();
    expect(await jobs()).toEqual(['first 1 expired']);
    feed.answers['/first'] = [posting('7', { title: 'Cook' })];
    await context.database.updateTable('jobs').set({ closed_by_company: false }).execute();
    await run();
    expect(await jobs()).toEqual(['second 1 active', 'first 7 active']);
  });

  test('is the other source’s when the first one is removed, and the rest closes', async () => {
    feed.answers['/first'] = [posting('1'), posting('2', { title: 'Cook' })];
    feed.answers['/second'] = [posting('1')];
    await run();
    const { id } = await context.database
      .selectFrom('job_sources')
      .select('id')
      .where('name', '=', 'first')
      .executeTakeFirstOrThrow();
    const removed = await context.app.inject({
      method: 'DELETE',
      url: `/api/staff/job-sources/${id}`,
      headers: administrator.headers,
    });
    expect(removed.statusCode).toBe(200);
    expect(await jobs()).toEqual(['second 1 active', 'first 2 expired']);
  });
});

test('[L-26] no company can claim the postings of another', async () => {
  const owner = await createEmployer(context.services);
  await context.database
    .updateTable('companies')
    .set({ name: 'Beacon', slug: 'other' })
    .where('id', '=', owner.companyId)
    .execute();
  await addSource('first');
  feed.answers['/first'] = [posting('1', { company: 'Harbour' })];
  await run();
  await addSource('own');
  await context.database
    .updateTable('job_sources')
    .set({ company_id: owner.companyId })
    .where('name', '=', 'own')
    .execute();
  feed.answers['/own'] = [posting('1', { company: 'Harbour' })];
  await run();
  expect(await jobs()).toEqual(['first 1 active', expect.stringMatching(/^own 1 /)]);
});
