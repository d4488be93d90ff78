import { sql } from 'kysely';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { jobSearchSchema } from '@waymark/contract/jobs';
import { createCompany } from '../../testing/factories.ts';
import { useTestApp } from '../../testing/test-app.ts';
import { HitCache } from './hit-queries.ts';

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
  await context.index.refresh(Array.from({ length: jobs }, (_, at) => at + 1));
});

let cache: HitCache;
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
  cache = new HitCache(context.index.columns);
  context.index.hits = cache;
});
afterEach(() => void vi.useRealTimers());

async function change(number: number, set: ReturnType<typeof sql>): Promise<void> {
  await sql`update jobs set ${set} where number = ${number}`.execute(context.database);
  await context.index.refresh([number]);
  cache.invalidate([number]);
}

const retitle = (title: string) =>
  sql`title = ${title}, title_vector = to_tsvector('english', ${title}), search_vector = to_tsvector('english', ${title})`;

async function find(options?: { current: boolean }) {
  const hits = await cache.get(context.database, lamps, options);
  return hits && { numbers: [...hits.numbers], tiers: [...hits.tiers] };
}

/** What somebody finds who has kept nothing. */
async function findAnew() {
  const hits = await new HitCache(context.index.columns).get(context.database, lamps);
  return hits && { numbers: [...hits.numbers], tiers: [...hits.tiers] };
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
