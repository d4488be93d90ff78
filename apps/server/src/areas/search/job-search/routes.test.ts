import { standardWords } from '@waymark/contract/board-words';
import { jobSearchResultSchema } from '@waymark/contract/jobs/jobs';
import { pino } from 'pino';
import { afterEach, expect, test, vi } from 'vitest';
import { buildApp } from '../../../../app.ts';
import type { JobCard, JobDetail, JobSearchResult } from '@waymark/contract/jobs/jobs';
import { createJob } from '../../../testing/factories.ts';
import { useTestApp } from '../../../testing/test-app.ts';
import { importPostings } from '../../jobs/job-import/commands.ts';
import type { SourceRow } from '../../jobs/job-import/file-gateway.ts';
import { defaultMapping } from '../../jobs/job-import/mapping-rules.ts';
import { worldGazetteer } from '../../places/places/gazetteer-index.ts';

const context = useTestApp();

afterEach(() => void vi.useRealTimers());

/** The real database, which refuses every statement until it is mended. */
function brokenDatabase() {
  const state = { isBroken: true };
  const database = context.database.withPlugin({
    transformQuery({ node }) {
      if (state.isBroken) throw new Error('connection refused');
      return node;
    },
    transformResult: async ({ result }) => result,
  });
  return { state, database };
}

test('[I-7] a search whose first load fails is tried again, and says so meanwhile', async () => {
  const job = await createJob(context.services, { title: 'Bell founder' });
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const { state, database } = brokenDatabase();
  const logged: string[] = [];
  const log = pino({ level: 'warn' }, { write: (line) => void logged.push(line) });
  const { app } = await buildApp({ ...context.services, database }, log);
  for (const address of ['/api/jobs', '/readyz']) {
    const response = await app.inject(address);
    expect(response.statusCode, address).toBe(503);
    expect(response.json()).toMatchObject({ code: 'unavailable' });
  }
  expect(Number((await app.inject('/api/jobs')).headers['retry-after'])).toBeGreaterThan(0);

  await vi.advanceTimersByTimeAsync(1000);
  expect((await app.inject('/api/jobs')).statusCode).toBe(503);
  const failures = logged.filter((line) => line.includes('connection refused') && line.includes('waitMs'));
  expect(failures).toHaveLength(2);

  state.isBroken = false;
  await vi.advanceTimersByTimeAsync(2000);
  vi.useRealTimers();
  await vi.waitFor(async () => expect((await app.inject('/readyz')).statusCode).toBe(200), 60_000);
  expect((await app.inject('/api/jobs?q=founder')).json()).toMatchObject({
    total: 1,
    data: [{ id: job.id }],
  });
  await app.close();
});

test('[L-35] a search is answered with the bytes that the contract writes', async () => {
  await createJob(context.services, { title: 'Harp maker', skills: ['carving'] });
  await createJob(context.services, { title: 'Harp tuner', salary_currency: null });
  const { app } = await buildApp(context.services, pino({ level: 'silent' }));
  for (const query of ['', 'q=harp', 'q=harp+maker+in+Atlantis', 'q=zither&location=Leeds', 'q=hrap+maker']) {
    const { body } = await app.inject(`/api/jobs?${query}`);
    expect(body, query).toBe(JSON.stringify(jobSearchResultSchema.encode(JSON.parse(body))));
  }
  await app.close();
});

const gauger = { title: 'Cask Gauger', company: 'Salt Quay', description: '<p>You measure casks.</p>' };

async function importAll(records: object[]): Promise<void> {
  async function* rows(): AsyncGenerator<SourceRow> {
    for (const [at, record] of records.entries())
      yield { at: `line ${at}`, record: { datePosted: '2026-11-20', ...record } };
  }
  const { database, services } = context;
  const [mapping, gazetteer] = [defaultMapping(), worldGazetteer()];
  await importPostings(database, {
    rows: rows(),
    mapping,
    gazetteer,
    words: standardWords,
    source: 'feed',
    now: new Date(),
  });
  await services.changes.settled();
}

const search = async (query: string): Promise<JobSearchResult> =>
  (await context.app.inject(`/api/jobs?${query}`)).json();

const openJob = async (id: string | undefined): Promise<JobDetail> =>
  (await context.app.inject(`/api/jobs/${id}`)).json().data;

/** Its own place, and the others by their names: a list has them in the order in which the board came to know them. */
function citiesOf(card: JobCard | undefined): string[] {
  const [own = '', ...others] = card?.places.map(({ city }) => city) ?? [];
  return [own, ...others.toSorted()];
}

test('[L-25] a posting under several ids is found once, at each of its places, and each has its page', async () => {
  const [boston, denver, leeds] = [
    { location: 'Boston, MA' },
    { location: 'Denver, CO' },
    { location: 'Leeds, UK' },
  ];
  await importAll([
    {
      ...gauger,
      id: '1',
      ...denver,
      description: ' <p>You measure <b>casks.</b></p>\n',
      skills: ['Hydrometry'],
    },
    { ...gauger, id: '2', ...boston, datePosted: '2026-11-21' },
    { ...gauger, id: '3', ...boston },
    { ...gauger, id: '4', ...leeds },
    { ...gauger, id: '5', ...leeds, title: 'Cask Filler' },
  ]);
  const all = await search('title=cask+gauger&sort=newest');
  const [card] = all.data;
  expect([all.total, card?.openings, card?.morePlaces]).toEqual([1, 4, 0]);
  expect(citiesOf(card)).toEqual(['Boston', 'Denver', 'Leeds']);
  expect(all.facets.company).toMatchObject([{ name: 'Salt Quay', count: 1 }]);
  for (const location of ['Boston', 'Denver', 'Leeds']) {
    const there = await search(`title=cask+gauger&location=${location}`);
    expect(
      there.data.map(({ id }) => id),
      location,
    ).toEqual([card?.id]);
  }
  // Only one of them has the skill, and another is shown.
  expect((await search('skill=hydrometry')).data.map(({ id }) => id)).toEqual([card?.id]);
  const job = await openJob(card?.id);
  expect([job.openings, job.places.map(({ city }) => city)]).toEqual([4, ['Boston']]);
  const cities = job.otherOpenings.map(({ places }) => places.map(({ city }) => city).join());
  expect(cities).toEqual(['Denver', 'Leeds', 'Boston']);
  const other = await openJob(job.otherOpenings[0]?.id);
  expect([other.title, other.places[0]?.city, other.otherOpenings.length]).toEqual([
    'Cask Gauger',
    'Denver',
    3,
  ]);

  await context.database.updateTable('jobs').set({ status: 'filled' }).where('id', '=', job.id).execute();
  await context.services.changes.settled();
  const [next] = (await search('title=cask+gauger')).data;
  expect([next?.openings, citiesOf(next)]).toEqual([3, ['Denver', 'Boston', 'Leeds']]);
  expect((await openJob(job.id)).otherOpenings).toEqual([]);
});
