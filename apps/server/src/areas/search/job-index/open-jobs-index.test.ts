import { findHits } from '../order/hits-cache.ts';
import { beforeEach, expect, test, vi } from 'vitest';
import { jobSearchSchema } from '@waymark/contract/jobs/jobs';
import { createCompany, createJob, createPlace } from '../../../testing/factories.ts';
import { useOpenJobs } from '../../../testing/open-jobs.ts';
import { useTestApp } from '../../../testing/test-app.ts';
import { readDocuments } from '../replica/document-queries.ts';
import { nothingRead } from '../../jobs/posting-facts/reading-rules.ts';
import { factsOf } from '../replica/document-rules.ts';
import type { OpenJobs } from './open-jobs-index.ts';
import { searchJobs } from '../job-search/search-queries.ts';
import { suggest } from '../suggest/suggestion-queries.ts';

const context = useTestApp();
const openJobs = useOpenJobs(context);

beforeEach(async () => void (await context.database.deleteFrom('jobs').execute()));

const lamps = jobSearchSchema.parse({ q: 'lamplighter', wide: 'true' });

async function change(
  jobs: OpenJobs,
  number: number,
  set: { title?: string; status?: 'filled'; posted_at?: Date },
) {
  await context.database.updateTable('jobs').set(set).where('number', '=', number).execute();
  await tell(jobs, number);
}

const tell = async (jobs: OpenJobs, number: number) =>
  jobs.apply([{ sequence: 0, kind: 'job', id: String(number) }], await context.services.changes.now());

async function found(jobs: OpenJobs): Promise<{ numbers: number[]; scores: number[] }> {
  const hits = await findHits(jobs, lamps);
  const rows = [...(hits?.ranked() ?? [])];
  return { numbers: jobs.columns.numbersOf(rows), scores: rows.map((row) => hits?.scores[row] ?? 0) };
}

/** Eighty jobs, the newer the lower: every fifth is a lamplighter, every seventh speaks of one. */
async function createLamplighters(): Promise<OpenJobs> {
  const { id } = await createCompany(context.services);
  for (let at = 0; at < 80; at++) {
    await createJob(context.services, {
      title: at % 5 === 0 ? 'Lamplighter' : 'Chandler',
      description: at % 7 === 0 ? `With lamplighters in ward ${at}.` : '',
      company_id: id,
      posted_at: new Date(Date.UTC(2026, 10, 1) - at * 60_000),
    });
  }
  return openJobs();
}

test('[I-8] cards stand in the order asked for, as their jobs are now, and those of closed jobs not at all', async () => {
  const [first, second] = [
    await createJob(context.services, { title: 'Ferry captain' }),
    await createJob(context.services, { title: 'Deckhand' }),
  ];
  const jobs = await openJobs();
  const titles = () => jobs.listCards([second.number, first.number, 1_000_000]).map(({ title }) => title);
  expect(titles()).toEqual(['Deckhand', 'Ferry captain']);
  await change(jobs, first.number, { title: 'Ferry master' });
  expect(titles()).toEqual(['Deckhand', 'Ferry master']);
  await change(jobs, second.number, { status: 'filled' });
  expect(titles()).toEqual(['Ferry master']);
});

test('[I-7] those that fit best come first and the newest among equals, whatever has changed', async () => {
  const jobs = await createLamplighters();
  const before = await found(jobs);
  expect(new Set(before.scores).size).toBeGreaterThan(1);
  expect(before.scores).toEqual(before.scores.toSorted((a, b) => b - a));
  const [first = 0, second = 0, third = 0] = before.numbers;
  await change(jobs, second, { status: 'filled' });
  await change(jobs, third, { posted_at: new Date('2026-11-02') });
  const { number: newest } = await createJob(context.services, { title: 'Chandler' });
  await change(jobs, newest, { title: 'Lamplighter', posted_at: new Date('2026-11-03') });
  const after = await found(jobs);
  expect(after.numbers.slice(0, 3)).toEqual([newest, third, first]);
  expect(after.numbers).not.toContain(second);
  // The same result as from an index that was just built.
  expect(after).toEqual(await found(await openJobs()));
  const all = await Promise.all(Array.from({ length: 5 }, () => found(jobs)));
  for (const one of all) expect(one).toEqual(after);
});

test('[I-7] a job that takes the slot of a closed one is not found by the words of that', async () => {
  const jobs = await createLamplighters();
  const { numbers } = await found(jobs);
  const gone = numbers[3] ?? 0;
  const row = jobs.columns.rowOf(gone);
  await change(jobs, gone, { status: 'filled' });
  const { number } = await createJob(context.services, {
    title: 'Chandler',
    posted_at: new Date('2026-12-01'),
  });
  await tell(jobs, number);
  expect(jobs.columns.rowOf(number)).toBe(row);
  expect((await found(jobs)).numbers).toEqual(numbers.filter((one) => one !== gone));
});

test('[I-7] nor is it where that closes while the words are looked up', async () => {
  const jobs = await createLamplighters();
  const { numbers } = await found(await openJobs());
  const [first = 0] = numbers;
  const newcomer = await createJob(context.services, {
    title: 'Chandler',
    posted_at: new Date('2026-12-01'),
  });
  const documents = await readDocuments(context.database, [newcomer.number]);
  const find = jobs.replica.find.bind(jobs.replica);
  vi.spyOn(jobs.replica, 'find').mockImplementationOnce(async (lookup) => {
    const answer = await find(lookup);
    const row = jobs.columns.rowOf(first);
    jobs.groups.change(new Set([first]), []);
    jobs.groups.change(
      new Set([newcomer.number]),
      documents.map((job) => factsOf(job, nothingRead)),
    );
    expect(jobs.columns.rowOf(newcomer.number)).toBe(row);
    return answer;
  });
  const { data, total, others } = await searchJobs(jobs, lamps);
  expect([total, others]).toEqual([numbers.length - 1, 0]);
  expect(data.map(({ id }) => id)).not.toContain(newcomer.id);
});

test('[I-7] another page of a search is not looked up again, unless a job has changed', async () => {
  const jobs = await createLamplighters();
  const find = vi.spyOn(jobs.replica, 'find');
  const { numbers } = await found(jobs);
  const looked = find.mock.calls.length;
  await searchJobs(jobs, { ...lamps, page: 1, sort: 'newest' });
  expect(find).toHaveBeenCalledTimes(looked);
  const [first = 0] = numbers;
  await change(jobs, first, { status: 'filled' });
  expect((await found(jobs)).numbers).toEqual(numbers.slice(1));
});

test('[I-9] of two spellings of a city the first is shown, whichever a node came to know first', async () => {
  const place = (city: string) =>
    createPlace(context.services, { city, region: '', country_code: 'BR', country: 'Brazil' });
  const [first, second] = [await place('São Paulo'), await place('Sao Paulo')];
  const jobs = await openJobs();
  for (const id of [second, first]) {
    const { number } = await createJob(context.services, { place_ids: [id] });
    await tell(jobs, number);
  }
  expect(jobs.placeCounts().cities()).toEqual([
    { place: { text: 'São Paulo', detail: 'Brazil', value: 'São Paulo, Brazil' }, count: 2 },
  ]);
});

test('[L-25] what a name counts is what a search for it lists', async () => {
  const { id } = await createCompany(context.services);
  const tally = { title: 'Wharf Tallyman', skills: ['Tallying'], description: 'You tally.', company_id: id };
  for (let at = 0; at < 3; at++) await createJob(context.services, tally);
  await createJob(context.services, { ...tally, description: 'You tally barges.' });
  const jobs = await openJobs();
  for (const [q, search] of [
    ['wharf', { title: 'wharf tallyman' }],
    ['tallying', { skill: 'tallying' }],
  ] as const) {
    expect(await suggest(jobs, { q, field: 'words' })).toMatchObject([{ jobs: 2 }]);
    expect(await searchJobs(jobs, jobSearchSchema.parse(search))).toMatchObject({ total: 2 });
  }
});
