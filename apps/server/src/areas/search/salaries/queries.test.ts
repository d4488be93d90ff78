import type { SalaryPeriod } from '@waymark/contract/jobs/choices';
import { salariesPath, type SalaryCriteria } from '@waymark/contract/paths';
import type {
  FewSalaries,
  SalaryData,
  SalaryOverview,
  SalarySpread,
} from '@waymark/contract/search/salaries';
import type { Updateable } from 'kysely';
import { pino } from 'pino';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import type { Tables } from '../../../platform/database/tables.ts';
import { currencyRatesDate } from '../../../platform/exchange-rates/first-rates.ts';
import { createCompany, createJob, createPlace } from '../../../testing/factories.ts';
import { useTestApp } from '../../../testing/test-app.ts';
import { OffersCache } from './offers-cache.ts';
import { answerSalaries, listSalaryAddresses } from './queries.ts';

const context = useTestApp();
let salaries: SalaryData;

const companies: string[] = [];
const placeIds: Record<string, number> = {};
const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000);

type Given = Parameters<typeof createJob>[1];

/** So many postings, each thousand apart from 40,000, of as many companies in turn. */
async function post(count: number, given: Given & { place?: string; of?: number; period?: SalaryPeriod }) {
  const { place = 'London', of = 3, period = 'year', ...rest } = given;
  for (let at = 0; at < count; at++) {
    await createJob(context.services, {
      category: 'health',
      company_id: companies[at % of] ?? '',
      place_ids: place === '' ? [] : [placeIds[place] ?? 0],
      salary_min: (39 + at) * 100_000,
      salary_max: (41 + at) * 100_000,
      salary_currency: 'GBP',
      salary_period: period,
      posted_at: daysAgo(10),
      ...rest,
    });
  }
}

beforeAll(async () => {
  const { services } = context;
  for (const name of ['One', 'Two', 'Three']) companies.push((await createCompany(services, { name })).id);
  const inBritain = { country: 'United Kingdom', country_code: 'GB' };
  for (const city of ['London', 'Leeds', 'Hull', 'York'])
    placeIds[city] = await createPlace(services, { city, ...inBritain });
  placeIds['Málaga'] = await createPlace(services, { city: 'Málaga', country: 'Spain', country_code: 'ES' });
  placeIds['Paris'] = await createPlace(services, { city: 'Paris', country: 'France', country_code: 'FR' });

  await post(9, { title: 'Nurse, Nights' });
  await post(10, { title: 'NURSES', place: 'Leeds' });
  await post(12, { title: 'Senior Nurse', place: 'Leeds', work_mode: 'remote' });
  await post(10, { title: 'Porter', of: 2 });
  await post(10, { title: 'Cleaner', of: 2 });
  await post(1, { title: 'Cleaner', company_id: companies[2] ?? '' });
  await post(6, { title: 'Software Engineer', category: 'information-technology' });
  await post(5, {
    title: 'Software Engineer',
    category: 'information-technology',
    place: 'Paris',
    salary_currency: 'EUR',
  });
  await post(10, {
    title: 'Barista',
    // Not stated, as many sources leave it.
    work_mode: null,
    period: 'hour',
    salary_min: 10_00,
    salary_max: 14_00,
    type: 'part-time',
  });
  await post(10, { title: 'Guía turístico', place: 'Málaga', salary_currency: 'EUR', status: 'active' });
  // Of these all but the last two were public within the year and still are, open or closed.
  await post(4, { title: 'Welder', status: 'active' });
  await post(3, { title: 'Welder', status: 'expired' });
  await post(3, { title: 'Welder', status: 'filled', posted_at: daysAgo(360) });
  await post(1, { title: 'Welder', status: 'filled', posted_at: daysAgo(370), salary_min: 1_000_000_00 });
  await post(1, { title: 'Welder', posted_at: null, salary_min: 1_000_000_00 });
  await services.changes.settled();
});

/** A new reading: what others have read may be a minute old. */
function read(): void {
  salaries = answerSalaries(new OffersCache(context.services, pino({ level: 'silent' })), context.index);
}
beforeAll(read);

const get = async <Kind>(criteria: SalaryCriteria, per: 'year' | 'month' | 'hour' = 'year') =>
  (await salaries.getSalaries(criteria, per)) as Kind;
const spread = async (criteria: SalaryCriteria, per?: 'month' | 'hour') => {
  const page = await get<SalarySpread>(criteria, per);
  expect(page.kind, salariesPath(criteria)).toBe('spread');
  return page;
};
const few = async (criteria: SalaryCriteria) => {
  const page = await get<FewSalaries>(criteria);
  expect(page.kind, salariesPath(criteria)).toBe('few');
  // Nothing numeric, not even how few.
  expect(JSON.stringify(page)).not.toMatch(/\d/);
  return page;
};

describe('[L-19] how many postings a figure needs', () => {
  test('nine are too few: nothing is said of them, and it leads on to where there are ten', async () => {
    const page = await few({ title: 'nurse', location: 'London' });
    expect(page).toMatchObject({
      because: 'postings',
      names: { title: 'Nurse', place: { name: 'London', detail: 'United Kingdom' } },
    });
    expect(page.broader).toEqual([
      {
        criteria: { title: 'Nurse', location: 'United Kingdom' },
        names: { title: 'Nurse', place: { name: 'United Kingdom', detail: '' } },
      },
      { criteria: { title: 'Nurse' }, names: { title: 'Nurse' } },
    ]);
  });

  test('ten are enough, and count whatever stands in their title besides', async () => {
    const { figure, levels } = await spread({ title: 'nurse', location: 'Leeds' });
    expect(figure).toEqual({ postings: 22, companies: 3, lower: 42_300, median: 45_000, upper: 47_800 });
    expect(levels.map(({ name, postings, criteria }) => [name, postings, criteria?.title])).toEqual([
      ['No level in the title', 10, undefined],
      ['Senior', 12, 'Senior Nurse'],
    ]);
    const senior = await spread({ title: 'Senior nurse', location: 'Leeds' });
    expect(senior.figure).toMatchObject({ postings: 12, median: 45_500 });
  });

  test('ten of two companies are too few, of three enough', async () => {
    expect((await few({ title: 'Porter' })).broader).toEqual([]);
    expect((await spread({ title: 'Cleaner' })).figure).toMatchObject({ postings: 11, companies: 3 });
  });

  test('a level with too few leads on to all levels', async () => {
    const page = await few({ title: 'Junior nurse', location: 'Leeds' });
    expect(page.broader[0]?.criteria).toEqual({ title: 'Nurse', location: 'Leeds, United Kingdom' });
  });
});

describe('[L-19] which postings are counted', () => {
  test('those of the last twelve months that were public, open or closed', async () => {
    const { figure, since } = await spread({ title: 'welder' });
    expect(figure).toMatchObject({ postings: 10, upper: 42_000 });
    expect(Date.now() - Date.parse(since)).toBeGreaterThan(364 * 86_400_000);
  });

  test('not drafts, what waits, what staff or its company took away, and of companies that are held', async () => {
    const { database } = context;
    const jobs = database.updateTable('jobs').where('title', '=', 'Cleaner');
    const one = (change: Updateable<Tables['jobs']>) =>
      jobs
        .set(change)
        .where('number', 'in', (query) =>
          query
            .selectFrom('jobs')
            .select('number')
            .where('title', '=', 'Cleaner')
            .where('company_id', '=', companies[0] ?? '')
            .orderBy('number')
            .limit(2),
        )
        .execute();
    for (const hidden of [
      { status: 'draft' },
      { status: 'pending' },
      { status: 'expired', trashed_at: new Date() },
      { status: 'expired', moderation: 'suspended' },
    ] as const) {
      await one(hidden);
      read();
      expect((await few({ title: 'cleaner' })).because, JSON.stringify(hidden)).toBe('postings');
      await one({ status: 'active', trashed_at: null, moderation: null });
    }
    const company = database.updateTable('companies').where('id', '=', companies[2] ?? '');
    await company.set({ held_reason: 'suspended' }).execute();
    read();
    await few({ title: 'cleaner' });
    await company.set({ held_reason: null }).execute();
    read();
    await spread({ title: 'cleaner' });
  });

  test('part-time work by the hour, for the period that is asked for', async () => {
    expect((await spread({ title: 'barista' })).figure.median).toBe(25_000);
    expect((await spread({ title: 'barista' }, 'hour')).figure.median).toBe(12);
    expect((await spread({ title: 'barista' }, 'month')).figure.median).toBe(2080);
  });
});

describe('[L-19] currencies', () => {
  test('of a place are its own, and others are converted at rates that have a date', async () => {
    const page = await spread({ title: 'software engineer' });
    expect(page).toMatchObject({ currency: 'GBP', converted: 5, ratesOf: currencyRatesDate });
    // 40,000 to 45,000 pounds, and 40,000 to 44,000 euros at 0.7883 / 0.9338.
    expect(page.figure).toMatchObject({ postings: 11, median: 40_000 });
    expect(page.places).toEqual({ relation: 'countries', rows: [] });
    expect(await spread({ title: 'welder' })).toMatchObject({ converted: 0, ratesOf: null });
  });
});

describe('[L-19] how titles and places are found', () => {
  test.each([
    [{ title: 'turistico guia' }, { title: 'Guía turístico' }],
    [
      { title: 'GUÍA TURÍSTICO', location: 'malaga' },
      { title: 'Guía turístico', location: 'Málaga, Spain' },
    ],
    [
      { title: 'Welder (m/f)', location: 'london, united kingdom' },
      { title: 'Welder', location: 'London, United Kingdom' },
    ],
    [{ title: 'engineer software' }, { title: 'Software Engineer' }],
  ])('%o', async (asked, criteria) => {
    expect((await spread(asked)).criteria).toEqual(criteria);
  });

  test('a place that no posting names leads to the title elsewhere, and to places that begin so', async () => {
    const page = await few({ title: 'nurse', location: 'Lee' });
    expect(page.because).toBe('place');
    expect(page.broader.map(({ criteria }) => criteria.location)).toEqual([
      'Leeds, United Kingdom',
      undefined,
    ]);
    expect((await few({ location: 'Atlantis' })).broader).toEqual([{ criteria: {}, names: {} }]);
  });

  test('a title without offers leads to similar ones', async () => {
    const page = await few({ title: 'Head Nurse', location: 'Leeds' });
    expect(page.similar[0]?.criteria).toEqual({ title: 'Nurse', location: 'Leeds, United Kingdom' });
    const none = await few({ title: 'Zookeeper' });
    expect(none.similar.map(({ names }) => names.title)).toContain('Nurse');
  });

  test('endless and empty texts behave like any title without offers', async () => {
    const endless = await few({ title: 'x y '.repeat(5000), location: 'z'.repeat(20_000) });
    expect(endless).toMatchObject({ because: 'place', broader: [] });
    expect(await few({ title: '()' })).toMatchObject({ because: 'postings', broader: [] });
  });
});

describe('[L-19] beside the figures', () => {
  test('the same elsewhere, by work mode, and work like it', async () => {
    const page = await spread({ title: 'nurse', location: 'United Kingdom' });
    expect(page.places).toMatchObject({ relation: 'cities', rows: [{ name: 'Leeds', postings: 22 }] });
    expect(page.modes.map(({ name, postings }) => [name, postings])).toEqual([
      ['On site', 19],
      ['Remote', 12],
    ]);
    expect(page.similar.map(({ names }) => names.title)).toContain('Cleaner');
    expect(page.similar.map(({ names }) => names.title)).not.toContain('Porter');
    const { places } = await spread({ title: 'welder', location: 'London' });
    expect(places).toEqual({ relation: 'elsewhere', rows: [] });
  });

  test('how many jobs of that title are open there', async () => {
    expect((await spread({ title: 'welder', location: 'London' })).openJobs).toBe(5);
  });
});

describe('[L-19] without a title', () => {
  test('titles and categories with figures, most postings first', async () => {
    const page = await get<SalaryOverview>({});
    expect(page.kind).toBe('overview');
    expect(page.titles.map(({ name, postings }) => [name, postings])).toEqual([
      ['Nurse', 31],
      ['Cleaner', 11],
      ['Software Engineer', 11],
      ['Barista', 10],
      ['Guía turístico', 10],
      ['Welder', 10],
    ]);
    expect(page.categories.map(({ value, postings }) => [value, postings])).toEqual([
      // The porters of two companies are counted among those of three.
      ['health', 82],
      ['information-technology', 11],
    ]);
  });

  test('at a place those of the place, or what it lies in', async () => {
    const page = await get<SalaryOverview>({ location: 'leeds' });
    expect(page.titles.map(({ name, criteria }) => [name, criteria?.location])).toEqual([
      ['Nurse', 'Leeds, United Kingdom'],
    ]);
    expect(page.categories.map(({ value, postings }) => [value, postings])).toEqual([['health', 22]]);
    await post(1, { title: 'Nurse', place: 'Hull' });
    read();
    expect((await few({ location: 'Hull' })).broader.map(({ criteria }) => criteria)).toEqual([
      { location: 'United Kingdom' },
      {},
    ]);
  });
});

describe('[L-19] what leads there', () => {
  test('a title at the first place with figures, else none; nothing waits for a reading', async () => {
    const offers = new OffersCache(context.services, pino({ level: 'silent' }));
    const fresh = answerSalaries(offers, context.index);
    expect(await fresh.findSalaries('Nurse', [''])).toBeNull();
    await offers.get();
    const find = async (title: string | undefined, ...locations: string[]) =>
      (await fresh.findSalaries(title, locations))?.criteria ?? null;
    expect(await find('Junior Nurse, Days', 'Leeds, United Kingdom')).toEqual({
      title: 'Nurse',
      location: 'Leeds, United Kingdom',
    });
    expect(await find('Senior Nurse', 'London', 'United Kingdom')).toEqual({
      title: 'Senior Nurse',
      location: 'United Kingdom',
    });
    expect(await find('Porter', '')).toBeNull();
    expect(await find('Nurse', 'Atlantis')).toBeNull();
    expect(await find(undefined, 'Leeds')).toEqual({ location: 'Leeds, United Kingdom' });
    expect(await find(undefined, 'Hull')).toBeNull();
  });

  test('the sitemap has each title, and the countries that offer it', async () => {
    const offers = new OffersCache(context.services, pino({ level: 'silent' }));
    const addresses = await listSalaryAddresses(offers);
    expect(addresses).toContain('/salaries?title=nurse');
    expect(addresses).toContain('/salaries?title=nurse&location=united+kingdom');
    expect(addresses.join()).not.toContain('porter');
    expect(addresses).not.toContain('/salaries?title=software+engineer&location=france');
  });
});

describe('[L-19] reading', () => {
  test('begins once for all who ask at once, and a failure is told and not kept', async () => {
    let reads = 0;
    const broken = new Proxy(context.database, {
      get(target, name) {
        if (name === 'selectFrom' && reads++ === 0) throw new Error('away');
        const value: unknown = Reflect.get(target, name, target);
        return typeof value === 'function' ? value.bind(target) : value;
      },
    });
    const services = { ...context.services, database: broken };
    const offers = new OffersCache(services, pino({ level: 'silent' }));
    await expect(offers.get()).rejects.toMatchObject({ code: 'unavailable' });
    const [one, other] = await Promise.all([offers.get(), offers.get()]);
    expect(one).toBe(other);
    expect(reads).toBe(2);
    expect(offers.current()).toBe(one);
  });

  test('is done again when postings have changed, and not before', async () => {
    const offers = new OffersCache(context.services, pino({ level: 'silent' }));
    const first = await offers.get();
    expect(await offers.get()).toBe(first);
    await post(10, { title: 'Sexton' });
    await context.services.changes.settled();
    await vi.waitFor(
      async () => expect((await offers.get()).find('sexton')?.offers).toHaveLength(10),
      20_000,
    );
  });

  test('of an empty board is waited for once there are postings, however long it took', async () => {
    const away = new Date('2020-01-01');
    const { database } = context;
    const postedAt = await database.selectFrom('jobs').select(['id', 'posted_at']).execute();
    await database.updateTable('jobs').set({ posted_at: away }).execute();
    const offers = new OffersCache(context.services, pino({ level: 'silent' }));
    vi.useFakeTimers({ toFake: ['Date'] });
    const reading = offers.get();
    vi.setSystemTime(Date.now() + 5000);
    expect((await reading).titles).toEqual([]);
    for (const { id, posted_at } of postedAt)
      await database.updateTable('jobs').set({ posted_at }).where('id', '=', id).execute();
    await context.services.changes.settled();
    expect((await offers.get()).titles.length).toBeGreaterThan(0);
    vi.useRealTimers();
  });

  test('ends with the application', async () => {
    const offers = new OffersCache(context.services, pino({ level: 'silent' }));
    offers.stop();
    await expect(offers.get()).rejects.toMatchObject({ code: 'unavailable' });
  });
});
