import { randomInt } from 'node:crypto';
import {
  experienceBands,
  jobTypes,
  postedPeriods,
  salaryFloors,
  workModes,
} from '@waymark/contract/jobs/choices';
import { defaultCategories } from '@waymark/contract/jobs/category-choices';
import { emptyJobFields } from '@waymark/contract/jobs/job-field-tables';
import { jobSearchSchema, type JobFacets } from '@waymark/contract/jobs/jobs';
import { sql, type RawBuilder } from 'kysely';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import { createChanges } from '../../../platform/changes.ts';
import { useTestApp } from '../../../testing/test-app.ts';
import { expireOverdueJobs } from '../../jobs/jobs/commands.ts';
import { rewordJobs } from '../../jobs/jobs/handlers.ts';
import type { PostingDraft } from '../../jobs/jobs/posting-rules.ts';
import { closePostings, writePostings } from '../../jobs/jobs/write-commands.ts';
import { createGazetteer, type GazetteerPlace } from '../../places/places/rules.ts';
import { createJobIndex, type JobIndex } from './job-index.ts';

const context = useTestApp();
const log = pino({ level: 'silent' });
const source = 'test';
const now = Date.parse('2026-11-20T12:00:00Z');
const day = 86_400_000;

/** A small seeded generator (mulberry32): a run that failed is run again by its seed. */
class Draw {
  #state: number;

  constructor(seed: number) {
    this.#state = seed;
  }

  below(end: number): number {
    this.#state = (this.#state + 0x6d2b79f5) | 0;
    let value = Math.imul(this.#state ^ (this.#state >>> 15), 1 | this.#state);
    value = (value + Math.imul(value ^ (value >>> 7), 61 | value)) ^ value;
    return (((value ^ (value >>> 14)) >>> 0) / 2 ** 32) * end;
  }

  one<T>(of: readonly T[]): T {
    return of[Math.floor(this.below(of.length))] as T;
  }

  some<T>(of: readonly T[], most: number): T[] {
    const count = Math.floor(this.below(most + 1));
    return [...new Set(Array.from({ length: count }, () => this.one(of)))];
  }
}

const cities = ['Banjul', 'Serekunda', 'Brikama', 'Farafenni', 'Soma', 'Kerewan'];
const located: GazetteerPlace[] = cities.map((city, at) => ({
  city,
  region: '',
  countryCode: 'GM',
  latitude: 13 + at,
  longitude: -16,
  weight: 1,
}));
const gazetteer = createGazetteer(located);
const industries = ['Fishing', 'Rail Transport', ''];
const letters = ['a', 'b', 'q', '0-9'];
const companyNames = Array.from({ length: 8 }, (_, at) => `${letters[at % 4]?.charAt(0)} Company ${at}`);

/** Every field at random; jobs of one id are changes of one posting. */
function drawPosting(draw: Draw, sourceId: string): PostingDraft {
  const maxDollars = draw.one([null, 10_000, 45_000, 80_000, 130_000, 210_000]);
  const daysAgo = draw.one([null, 0, 2, 5, 10, 20, 40, 70]);
  return {
    sourceId,
    company: { name: draw.one(companyNames), website: '', about: '', industry: draw.one(industries) },
    title: draw.one(['Net Mender', 'Ferry Pilot', 'Harbour Clerk']),
    description: '',
    ...emptyJobFields,
    category: draw.one(defaultCategories).value,
    type: draw.one([null, ...jobTypes.map(({ value }) => value)]),
    workMode: draw.one([...workModes, null])?.value ?? null,
    places: draw.some(cities, 3).map((city) => ({ city, region: '', countryCode: 'GM' })),
    skills: draw.some(['Nets', 'Ropes', 'Charts'], 3),
    experienceMin: draw.one([null, 0, 1, 2, 3, 4, 7]),
    salary:
      maxDollars === null ? null : { min: null, max: maxDollars * 100, currency: 'USD', period: 'year' },
    applyUrl: null,
    // Half a day from the edges of every period.
    postedAt: daysAgo === null ? null : new Date(now - (daysAgo + 0.5) * day),
    deadline: draw.one([null, null, '2026-12-31', '2026-11-19']),
  };
}

type Operation = (draw: Draw) => Promise<void>;

async function write(drafts: PostingDraft[], draw: Draw): Promise<void> {
  await context.database.transaction().execute((transaction) =>
    writePostings(transaction, {
      source,
      drafts,
      now: new Date(now),
      // Some sources come before their places are known.
      gazetteer: draw.one([gazetteer, undefined]),
    }),
  );
}

/** Sixty postings: new ones and changed ones come under the same ids, and closed ones open again. */
const drawId = (draw: Draw) => String(Math.floor(draw.below(60)));

const operations: Operation[] = [
  (draw) => write([drawPosting(draw, drawId(draw))], draw),
  (draw) => write([drawPosting(draw, drawId(draw))], draw),
  (draw) =>
    write(
      Array.from({ length: 12 }, () => drawPosting(draw, drawId(draw))),
      draw,
    ),
  async (draw) => {
    const sourceIds = [drawId(draw), drawId(draw)];
    await context.database
      .transaction()
      .execute((transaction) => closePostings(transaction, { source, status: 'expired', sourceIds }));
  },
  async (draw) => {
    const sourceIds = draw.some(
      Array.from({ length: 60 }, (_, at) => String(at)),
      20,
    );
    await context.database
      .deleteFrom('jobs')
      .where('source_id', 'in', ['none', ...sourceIds])
      .execute();
  },
  async () => void (await expireOverdueJobs(context.database, new Date(now))),
  async (draw) => {
    const changed = await changeCompany(draw, { name: `${draw.one(letters).charAt(0)} Renamed` });
    if (changed) await rewordJobs(context.database, { companyId: changed });
  },
  async (draw) => {
    await changeCompany(draw, { industry: draw.one(['FISHING', 'Mining', '']) });
  },
];

/** As the profile form saves it; what the search keeps of it follows. */
async function changeCompany(draw: Draw, change: { name: string } | { industry: string }) {
  const companies = await context.database.selectFrom('companies').select('id').orderBy('slug').execute();
  const chosen = draw.one(companies);
  if (!chosen) return undefined;
  await context.database.updateTable('companies').set(change).where('id', '=', chosen.id).execute();
  return chosen.id;
}

/** Each filter as a condition on a job and its company; `value` is the chosen text. */
const conditions = {
  category: sql`category = value`,
  type: sql`type = value`,
  mode: sql`work_mode = value`,
  experience: sql`(${experienceBands.map(({ value }) => value)}::text[])[
    width_bucket(experience_min::int, ${experienceBands.map(({ from }) => from)}::int[])] = value`,
  salary: sql`salary_yearly_usd >= value::int`,
  posted: sql`posted_at >= to_timestamp(${now / 1000}::float8) - make_interval(days => (${postedPeriods.map(({ days }) => days)}::int[])[
    array_position(${postedPeriods.map(({ value }) => value)}::text[], value)])`,
  company: sql`company_id::text = value`,
  industry: sql`lower(industry) = lower(value)`,
  letter: sql`value in ('top-100', case when name ~ '^[0-9]' then '0-9' else lower(left(name, 1)) end)`,
  size: sql`size = value`,
} satisfies Partial<Record<keyof JobFacets, RawBuilder<unknown>>>;
/** Those that the tables can tell: what texts state is read beside them. */
type Facet = keyof typeof conditions;
type Filters = Partial<Record<Facet, string[]>>;

const choices: Filters = {
  category: defaultCategories.map(({ value }) => value),
  type: jobTypes.map(({ value }) => value),
  mode: workModes.map(({ value }) => value),
  experience: experienceBands.map(({ value }) => value),
  salary: salaryFloors.map(String),
  posted: postedPeriods.map(({ value }) => value),
  industry: ['Fishing', 'Mining', 'Rail Transport'],
  letter: letters,
};

function passes(filters: Filters, without?: string): RawBuilder<unknown> {
  const asked = Object.entries(filters).filter(([name]) => name !== without);
  const clauses = asked.map(
    ([name, values]) =>
      sql`exists (select from unnest(${values}::text[]) as value where ${conditions[name as Facet]})`,
  );
  return sql.join([sql`status = 'active'`, ...clauses], sql` and `);
}

const openJobs = sql`jobs join companies on companies.id = company_id`;

async function countMatches(condition: RawBuilder<unknown>): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from ${openJobs} where ${condition}
  `.execute(context.database);
  return rows[0]?.count ?? -1;
}

/** The facet's values with as many jobs as the tables have. */
async function countValues(name: Facet, filters: Filters, values: readonly string[]) {
  const { rows } = await sql<{ value: string; count: number }>`
    select value, (
      select count(*)::int from ${openJobs} where ${passes(filters, name)} and ${conditions[name]}
    ) as count
    from unnest(${values}::text[]) as value
  `.execute(context.database);
  return new Map(rows.map(({ value, count }) => [value, count]));
}

/** What a search says, and what the tables have. */
async function lookUp(index: JobIndex, filters: Filters) {
  const asked = jobSearchSchema.parse({
    ...filters,
    salary: filters.salary?.[0],
    posted: filters.posted?.[0],
    letter: filters.letter?.[0],
    sort: 'newest',
  });
  const { total, facets, data } = await index.search(asked, now);
  const said: Record<string, unknown> = { total, page: data.map(({ id }) => id) };
  const { rows } = await sql<{ id: string }>`
    select jobs.id from ${openJobs} where ${passes(filters)} order by posted_at desc nulls last, number desc limit 25
  `.execute(context.database);
  const real: Record<string, unknown> = {
    total: await countMatches(passes(filters)),
    page: rows.map(({ id }) => id),
  };
  for (const name of Object.keys(conditions) as Facet[]) {
    const listed: JobFacets['category'] = facets[name];
    const values = listed.map(({ value }) => value);
    said[name] = new Map(listed.map(({ value, count }) => [value, count]));
    real[name] = await countValues(name, filters, values);
  }
  // Beyond those listed there is no other company, and no other industry.
  said['companies'] = sumOf(facets.company);
  real['companies'] = await countMatches(passes(filters, 'company'));
  said['industries'] = sumOf(facets.industry);
  real['industries'] = await countMatches(sql`${passes(filters, 'industry')} and industry <> ''`);
  return { said, real };
}

const sumOf = (counts: readonly { count: number }[]) => counts.reduce((sum, { count }) => sum + count, 0);

/** Up to three filters, each with one value or two where it takes several. */
function drawFilters(draw: Draw): Filters {
  const names = draw.some(Object.keys(choices) as Facet[], 3);
  return Object.fromEntries(
    names.map((name) => {
      const values = choices[name] ?? [];
      const single = name === 'salary' || name === 'posted' || name === 'letter';
      return [name, single ? [draw.one(values)] : [draw.one(values), draw.one(values)]];
    }),
  );
}

const steps = 60;
const stepsToCheck = 3;

/** A seed of its own for each run, so that runs find what the ones before did not; a failure names it. */
const seed = randomInt(2 ** 31);

test(`[I-8] totals, counts and order are those of the tables, whatever has happened (seed ${seed})`, async () => {
  const draw = new Draw(seed);
  const changes = createChanges(context.database, log);
  const otherNode = createJobIndex({ ...context.services, changes }, log);
  await otherNode.ready;
  for (let step = 1; step <= steps; step++) {
    await draw.one(operations)(draw);
    await Promise.all([changes.settled(), context.services.changes.settled()]);
    if (step % stepsToCheck !== 0) continue;
    for (const filters of [{}, drawFilters(draw), drawFilters(draw)]) {
      for (const [node, index] of Object.entries({ this: context.index, other: otherNode })) {
        const { said, real } = await lookUp(index, filters);
        expect(said, `seed ${seed}, step ${step}, ${node} node, ${JSON.stringify(filters)}`).toEqual(real);
      }
    }
  }
});

/** The real database; `holdNext` keeps its next answer until the function that it gives is called. */
function slowDatabase() {
  let live: Promise<void> | undefined;
  const database = context.database.withPlugin({
    transformQuery: ({ node }) => node,
    async transformResult({ result }) {
      const wait = live;
      live = undefined;
      await wait;
      return result;
    },
  });
  return {
    database,
    holdNext() {
      const { promise, resolve } = Promise.withResolvers<void>();
      live = promise;
      return resolve;
    },
  };
}

test('[I-8] of two changes of one job the later one counts, however long the earlier one is read', async () => {
  const draw = new Draw(seed);
  const { database, holdNext } = slowDatabase();
  const changes = createChanges(database, log);
  const index = createJobIndex({ ...context.services, database, changes }, log);
  await index.ready;
  const posting: PostingDraft = { ...drawPosting(draw, 'contended'), deadline: null, workMode: 'remote' };
  await write([{ ...posting, workMode: 'hybrid' }], draw);
  const letGo = holdNext();
  const first = changes.settled();
  await write([posting], draw);
  const second = changes.settled();
  // As much as the second has to ask, and more, is asked and answered by now.
  for (let asked = 0; asked < 10; asked++) await countMatches(sql`true`);
  letGo();
  await Promise.all([first, second]);
  await context.services.changes.settled();
  const { said, real } = await lookUp(index, { mode: ['remote'] });
  expect(said).toEqual(real);
});

test('[H-7] a place is found by distance once its coordinates are known', async () => {
  const draw = new Draw(seed);
  const find = () => context.index.search(jobSearchSchema.parse({ location: 'Albreda', radius: 30 }), now);
  const posting = { ...drawPosting(draw, 'far'), workMode: 'on-site' as const, deadline: null };
  const [albreda, juffure] = [
    { city: 'Albreda', region: '', countryCode: 'GM' },
    { city: 'Juffure', region: '', countryCode: 'GM' },
  ];
  const publishAt = async (
    sourceId: string,
    place: PostingDraft['places'][number],
    known: GazetteerPlace[],
  ) => {
    await context.database.transaction().execute((transaction) =>
      writePostings(transaction, {
        source,
        drafts: [{ ...posting, sourceId, places: [place] }],
        now: new Date(now),
        gazetteer: createGazetteer(known),
      }),
    );
    await context.services.changes.settled();
  };
  const known = [albreda, juffure].map((place, at) => ({
    ...place,
    latitude: 13.33 + at / 100,
    longitude: -16.38,
    weight: 1,
  }));
  await publishAt('at Albreda', albreda, []);
  await publishAt('at Juffure', juffure, []);
  expect((await find()).total).toBe(1);
  await publishAt('again at Albreda', albreda, known);
  await publishAt('again at Juffure', juffure, known);
  expect((await find()).total).toBe(4);
});
