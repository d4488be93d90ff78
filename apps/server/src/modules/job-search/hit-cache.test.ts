import { sql } from 'kysely';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { jobSearchSchema } from '@waymark/contract/jobs';
import { createCompany, createJob } from '../../testing/factories.ts';
import { useTestApp } from '../../testing/test-app.ts';
import { HitCache } from './hit-cache.ts';
import type { TextHits } from './hit-rules.ts';
import { readJobs } from './load-queries.ts';
import { OpenJobs } from './open-jobs-index.ts';
import { searchJobs } from './search-queries.ts';

const context = useTestApp();
/** Enough that a few changes are a small share of them. */
const jobs = 3000;
const lamps = jobSearchSchema.parse({ q: 'lamplighter' });

/** Every fifth is a lamplighter, every seventh speaks of one; the lower its number, the newer a job is. */
beforeAll(async () => {
  const { id } = await createCompany(context.services);
  await sql`
    insert into jobs (
      id, company_id, source, source_id, status, title, category, work_mode, posted_at, search_vector, title_vector
    )
    select
      gen_random_uuid(), ${id}, 'test', at::text, 'active', title, 'other', 'on-site',
      timestamptz '2026-11-01' - make_interval(mins => at),
      setweight(to_tsvector('english', title), 'A') || to_tsvector('english', case when at % 7 = 0 then 'lamplighters' else '' end),
      to_tsvector('english', title)
    from generate_series(1, ${jobs}::int) as at,
      lateral (select case when at % 5 = 0 then 'Lamplighter' else 'Chandler' end as title) as named
  `.execute(context.database);
  open = await OpenJobs.load(context.database);
});

let open: OpenJobs;
let cache: HitCache;
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
  cache = new HitCache(open.columns);
});
afterEach(() => void vi.useRealTimers());

async function change(number: number, set: ReturnType<typeof sql>): Promise<void> {
  await sql`update jobs set ${set} where number = ${number}`.execute(context.database);
  await open.apply([{ sequence: 0, kind: 'job', id: String(number) }]);
  cache.invalidate([number]);
}

const retitle = (title: string) =>
  sql`title = ${title}, title_vector = to_tsvector('english', ${title}), search_vector = to_tsvector('english', ${title})`;

async function find(options?: { current: boolean }) {
  const hits = await cache.get(context.database, await open.vocabulary(), lamps, options);
  return present(hits);
}

function present(hits: TextHits | undefined) {
  return hits && { numbers: open.columns.numbersOf(hits.slots), tiers: [...hits.tiers] };
}

/** What somebody finds who has kept nothing. */
async function findAnew() {
  return present(await new HitCache(open.columns).get(context.database, await open.vocabulary(), lamps));
}

test('[I-7] a kept text knows what has closed and in which order the rest stands', async () => {
  const before = await find();
  expect(before?.numbers.slice(0, 4)).toEqual([5, 7, 10, 14]);
  await change(7, sql`status = 'filled'`);
  await change(10, sql`posted_at = '2026-11-02'`);
  const after = await find();
  expect(after?.numbers.slice(0, 4)).toEqual([10, 5, 14, 15]);
  expect(after).toEqual(await findAnew());
});

test.each([
  ['two seconds later', { wait: 2001, options: undefined }],
  ['at once, where hits of before the change would not do', { wait: 0, options: { current: true } }],
])(
  '[I-7] jobs that come, change their words or go are found as they are %s',
  async (_when, { wait, options }) => {
    await find();
    await change(1000, retitle('Chandler'));
    await change(1001, retitle('Lamplighter'));
    await change(1002, sql`status = 'expired'`);
    await change(1004, retitle('Chandler for lamplighters'));
    vi.setSystemTime(Date.now() + wait);
    const found = await find(options);
    expect(found?.numbers).toContain(1001);
    expect(found?.numbers).not.toContain(1000);
    expect(found).toEqual(await findAnew());
  },
);

test('[I-7] after more changes than are remembered a text is found anew', async () => {
  await find();
  for (let number = 2000; number < 2020; number++) {
    await change(number, retitle(number % 2 ? 'Lamplighter' : 'Chandler'));
  }
  expect(await find()).not.toEqual(await findAnew());
  vi.setSystemTime(Date.now() + 2001);
  expect(await find()).toEqual(await findAnew());
});

test('[I-7] of many who ask the same, all get the same', async () => {
  const all = await Promise.all(Array.from({ length: 5 }, () => find()));
  expect(new Set(all.map((found) => JSON.stringify(found))).size).toBe(1);
  expect(all[0]).toEqual(await findAnew());
});

/** A newer job that is no lamplighter comes where one has closed: it takes that one's slot. */
async function replace(number: number): Promise<string> {
  const slot = open.columns.slotOf(number);
  await change(number, sql`status = 'filled'`);
  const posted_at = new Date('2026-12-01');
  const { id, number: newest } = await createJob(context.services, { title: 'Chandler', posted_at });
  await open.apply([{ sequence: 0, kind: 'job', id: String(newest) }]);
  cache.invalidate([newest]);
  expect(open.columns.slotOf(newest)).toBe(slot);
  return id;
}

test('[I-7] a job that takes the slot of a closed one is not found by the words of that', async () => {
  const numbers = (await find())?.numbers ?? [];
  await replace(numbers[3] as number);
  expect((await find())?.numbers.slice(0, 5)).toEqual([...numbers.slice(0, 3), ...numbers.slice(4, 6)]);
  // Nor after more changes than are remembered.
  cache.invalidate(Array.from({ length: 100 }, (_, at) => 2500 + at));
  expect((await find())?.numbers.slice(0, 5)).toEqual([...numbers.slice(0, 3), ...numbers.slice(4, 6)]);
  vi.setSystemTime(Date.now() + 2001);
  expect(await find()).toEqual(await findAnew());
});

test('[I-7] nor is it where that closes while the database is asked', async () => {
  let onAnswer = () => {};
  const database = context.database.withPlugin({
    transformQuery: ({ node }) => node,
    async transformResult({ result }) {
      onAnswer();
      return result;
    },
  });
  open = await OpenJobs.load(database);
  await open.vocabulary();
  const hits = (await findAnew())?.numbers ?? [];
  const [first = 0] = hits;
  const posted_at = new Date('2026-12-01');
  const { id, number } = await createJob(context.services, { title: 'Chandler', posted_at });
  const newcomer = await readJobs(context.database, [number]);
  onAnswer = () => {
    onAnswer = () => {};
    const slot = open.columns.slotOf(first);
    open.columns.change(new Set([first]), []);
    open.columns.change(new Set([number]), newcomer);
    expect(open.columns.slotOf(number)).toBe(slot);
  };
  const { data, total, others } = await searchJobs(open, { ...lamps, wide: 'true' });
  expect([total, others]).toEqual([hits.length - 1, 0]);
  expect(data.map((card) => card.id)).not.toContain(id);
});

test('[I-7] those whose title it is come before all that speak of it, to the last page', async () => {
  const hits = await cache.get(context.database, await open.vocabulary(), lamps);
  if (!hits) throw new Error('There are lamplighters.');
  const marks = hits.marks(open.columns);
  const ranked = [...hits.ranked()];
  const wanted = [...hits.slots].toSorted(
    (a, b) => (marks[b] ?? 0) - (marks[a] ?? 0) || open.columns.newest.compare(a, b),
  );
  expect(ranked).toEqual(wanted);
  expect(new Set(marks).size).toBeGreaterThan(2);
  expect(hits.bytes).toBeGreaterThanOrEqual(9 * ranked.length);
});
