import type { JobSearchResult } from '@waymark/contract/jobs/jobs';
import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildApp } from '../../../../app.ts';
import { createCompany, createJob, createPlace } from '../../../testing/factories.ts';
import { useTestApp } from '../../../testing/test-app.ts';
import { toYearlyUsd } from '../../jobs/jobs/rules.ts';

const context = useTestApp();
let app: FastifyInstance;
beforeAll(async () => {
  ({ app } = await buildApp(context.services, pino({ level: 'silent' })));
});
afterAll(() => app.close());

/** A job with pay in minor units, as an import stores it. */
function payJob(
  title: string,
  [min, max]: [number | null, number | null],
  currency: string,
  period: 'year' | 'hour',
) {
  return createJob(context.services, {
    title,
    salary_min: min,
    salary_max: max,
    salary_currency: currency,
    salary_period: period,
    salary_yearly_usd: toYearlyUsd({ min, max, currency, period }),
  });
}

async function search(query: string): Promise<JobSearchResult> {
  const response = await app.inject(`/api/jobs?${query}`);
  expect(response.statusCode, response.body).toBe(200);
  return response.json<JobSearchResult>();
}
const titlesOf = async (query: string) => (await search(query)).data.map(({ title }) => title).toSorted();

describe('[I-8] pay from and to, in any currency and period', () => {
  beforeAll(async () => {
    await payJob('Dollars', [40_000_00, 60_000_00], 'USD', 'year');
    await payJob('Open above', [60_001_00, null], 'USD', 'year');
    await payJob('Open below', [null, 39_999_00], 'USD', 'year');
    await payJob('Pounds', [30_000_00, 35_000_00], 'GBP', 'year');
    await payJob('By the hour', [20_00, 25_00], 'USD', 'hour');
    await createJob(context.services, { title: 'Silent' });
    await context.services.changes.settled();
  });

  test.each([
    ['salary=60000', ['Dollars', 'Open above']],
    ['salary=60001', ['Open above']],
    ['salaryTo=40000', ['Dollars', 'Open below', 'Pounds']],
    ['salaryTo=39999', ['Open below']],
    ['salary=50000&salaryTo=60000', ['By the hour', 'Dollars']],
    ['salary=60001&salaryTo=60001', ['Open above']],
    ['salaryTo=20&period=hour', ['By the hour', 'Dollars', 'Open below', 'Pounds']],
    ['salaryTo=19.99&period=hour', ['Dollars', 'Open below', 'Pounds']],
    ['salary=25&period=hour', ['By the hour', 'Dollars', 'Open above']],
    ['salary=25.01&period=hour&salaryTo=28', ['Dollars']],
    ['salary=35000&currency=GBP&salaryTo=35000', ['By the hour', 'Dollars', 'Pounds']],
    ['salary=36000&salaryTo=36500&currency=GBP', ['By the hour', 'Dollars']],
  ])('%s', async (query, titles) => {
    const expected = titles.toSorted();
    const found = await titlesOf(query);
    // What pounds are worth follows the rates that the product ships with: only their own job is told apart by it.
    expect(found.filter((title) => query.includes('GBP') || title !== 'Pounds')).toEqual(
      expected.filter((title) => query.includes('GBP') || title !== 'Pounds'),
    );
  });

  test('a limit finds the job that states it in the same currency, and not the next one', async () => {
    expect(await titlesOf('salary=35000&currency=GBP&salaryTo=200000')).toContain('Pounds');
    expect(await titlesOf('salary=36000&currency=GBP')).not.toContain('Pounds');
    expect(await titlesOf('salaryTo=30000&currency=GBP')).toContain('Pounds');
    expect(await titlesOf('salaryTo=29000&currency=GBP')).not.toContain('Pounds');
  });

  test('jobs without pay pass no limit', async () => {
    expect(await titlesOf('salary=1')).not.toContain('Silent');
    expect(await titlesOf('salaryTo=10000000')).not.toContain('Silent');
  });

  test('the choices of pay count in the currency of the search', async () => {
    const { facets } = await search('currency=GBP&salary=20000');
    for (const { value, count } of facets.salary)
      expect((await search(`currency=GBP&salary=${value}`)).total, value).toBe(count);
  });

  test.each([
    ['salary=0', 'salary is from 1 to 10000000000.'],
    ['salaryTo=10000000001', 'salaryTo is from 1 to 10000000000.'],
    ['salary=1.234', 'salary has at most two digits behind the point.'],
    ['currency=XXX', 'currency is a code of ISO 4217.'],
  ])('%s is refused', async (query, message) => {
    const response = await app.inject(`/api/jobs?${query}`);
    expect(response.statusCode).toBe(400);
    expect(response.body).toContain(message);
  });
});

describe('[I-8] what postings state', () => {
  beforeAll(async () => {
    const company = await createCompany(context.services, { size: '11–50' });
    const ofSize = { company_id: company.id };
    await createJob(context.services, {
      title: 'Porter',
      ...ofSize,
      description: '<p>Night shifts. No weekends.</p>',
    });
    await createJob(context.services, {
      title: 'Guard',
      description: '<p>Night shifts. Weekend shifts.</p>',
    });
    await createJob(context.services, {
      title: 'Cook',
      description: '<p>Day shift.</p><p>No degree required.</p>',
    });
    await createJob(context.services, {
      title: 'Smith',
      language: 'de, en',
      description:
        '<p>Wir suchen für unser Team eine Person, die mit uns schmiedet und auch Visa nicht scheut. Wir bieten dir eine betriebliche Altersvorsorge.</p>',
    });
    await createJob(context.services, {
      title: 'Nurse',
      description: '<p>We offer visa sponsorship, health insurance and a pension.</p>',
    });
    await createJob(context.services, {
      title: 'Miner',
      description: '<p>We cannot sponsor visas. Bachelor’s degree in mining.</p>',
    });
    await context.services.changes.settled();
  });

  test.each([
    ['schedule=night', ['Guard', 'Porter']],
    ['schedule=night&schedule=day', ['Cook', 'Guard', 'Porter']],
    ['schedule=night&schedule=no-weekends', ['Porter']],
    ['schedule=weekend', ['Guard']],
    ['degree=not-needed', ['Cook']],
    ['sponsorship=offered', ['Nurse']],
    ['benefits=retirement', ['Nurse', 'Smith']],
    ['benefits=retirement&benefits=health', ['Nurse']],
    ['language=de', ['Smith']],
    ['language=en', ['Smith']],
    ['language=fr', []],
  ])('%s', async (query, titles) => expect(await titlesOf(query)).toEqual(titles));

  test('by the size of the company', async () => {
    expect(await titlesOf(`size=${encodeURIComponent('11–50')}`)).toEqual(['Porter']);
    expect(await titlesOf(`size=${encodeURIComponent('51–200')}`)).toEqual([]);
  });

  test('a change of the text is a change of what it states', async () => {
    const { id } = await createJob(context.services, { title: 'Baker', description: '<p>Night shifts.</p>' });
    await context.services.changes.settled();
    expect(await titlesOf('schedule=night')).toContain('Baker');
    await context.database
      .updateTable('jobs')
      .set({ description: '<p>Evening shifts.</p>' })
      .where('id', '=', id)
      .execute();
    await context.services.changes.settled();
    expect(await titlesOf('schedule=night')).not.toContain('Baker');
    expect(await titlesOf('schedule=evening')).toEqual(['Baker']);
  });
});

test('[L-3] the nearest come first, and among those as near the newest', async () => {
  const places = [
    { city: 'Leeds', latitude: 53.8, longitude: -1.55 },
    { city: 'Bradford', latitude: 53.79, longitude: -1.75 },
    { city: 'York', latitude: 53.96, longitude: -1.08 },
  ];
  for (const [at, place] of places.entries()) {
    const id = await createPlace(context.services, place);
    for (const day of ['10', '20']) {
      await createJob(context.services, {
        title: `Lamplighter ${place.city} ${day}`,
        place_ids: [id],
        posted_at: new Date(`2026-0${9 - at}-${day}T09:00:00Z`),
      });
    }
  }
  await context.services.changes.settled();
  const { data } = await search('q=lamplighter&location=York&radius=100&unit=Km&sort=distance');
  expect(data.map(({ title }) => title)).toEqual([
    'Lamplighter York 20',
    'Lamplighter York 10',
    'Lamplighter Leeds 20',
    'Lamplighter Leeds 10',
    'Lamplighter Bradford 20',
    'Lamplighter Bradford 10',
  ]);
});
