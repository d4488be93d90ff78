import { defaultCategories, type JobCategory } from '@waymark/contract/jobs/category-choices';
import { jobSearchSchema } from '@waymark/contract/jobs/jobs';
import {
  landingLeastJobs,
  nameLanding,
  type Landing,
  type LandingData,
} from '@waymark/contract/pages/landings';
import { landingPath, type LandingCriteria } from '@waymark/contract/paths';
import { sayEnglish } from '@waymark/contract/text/say';
import { beforeAll, describe, expect, test } from 'vitest';
import { board } from '../../../platform/board/board.ts';
import { createCompany, createJob, createPlace } from '../../../testing/factories.ts';
import { useTestApp } from '../../../testing/test-app.ts';
import { createLandingData } from './landing-queries.ts';

const context = useTestApp();
let landings: LandingData;

interface Row {
  category: JobCategory;
  title: string;
  city: string;
  company: string;
  mode: 'on-site' | 'hybrid' | 'remote';
  years: number | null;
  dollars: number | null;
  skills: string[];
  daysOld: number;
}

const cities: Record<string, { country: string; code: string; latitude: number | null; longitude: number }> =
  {
    London: { country: 'United Kingdom', code: 'GB', latitude: 51.51, longitude: -0.13 },
    Reading: { country: 'United Kingdom', code: 'GB', latitude: 51.45, longitude: -0.97 },
    Leeds: { country: 'United Kingdom', code: 'GB', latitude: 53.8, longitude: -1.55 },
    Paris: { country: 'France', code: 'FR', latitude: 48.86, longitude: 2.35 },
  };
const rows: Row[] = Array.from({ length: 90 }, (_none, at) => ({
  category: (['health', 'sales', 'legal'] as const)[at % 3] ?? 'other',
  title: ['Nurse, Nights', 'NURSE', 'Nurse', 'Clerk'][at % 4] ?? '',
  city: ['London', 'London', 'Reading', 'Paris', 'Leeds'][at % 5] ?? '',
  company: `Employer ${at % 7}`,
  mode: (['on-site', 'remote', 'hybrid'] as const)[(at % 11) % 3] ?? 'on-site',
  years: at % 4 === 0 ? null : at % 7,
  dollars: at % 3 === 0 ? 20_000 + 1000 * at : null,
  skills: at % 2 === 0 ? ['Triage', 'triage', 'First aid'] : ['Excel'],
  daysOld: at % 12,
}));

beforeAll(async () => {
  const { services, index } = context;
  const placeIds = new Map<string, number>();
  for (const [city, { country, code, latitude, longitude }] of Object.entries(cities)) {
    placeIds.set(
      city,
      await createPlace(services, { city, country, country_code: code, latitude, longitude }),
    );
  }
  const ontario = await createPlace(services, { city: 'London', country: 'Canada', country_code: 'CA' });
  const slough = await createPlace(services, { city: 'Slough', latitude: 51.51, longitude: -0.59 });
  const companyIds = new Map<string, string>();
  for (const row of rows) {
    const { company, city } = row;
    if (!companyIds.has(company))
      companyIds.set(company, (await createCompany(services, { name: company })).id);
    await createJob(services, {
      title: row.title,
      category: row.category,
      company_id: companyIds.get(company) ?? '',
      place_ids: [placeIds.get(city) ?? 0],
      work_mode: row.mode,
      experience_min: row.years,
      salary_yearly_usd: row.dollars,
      ...(row.dollars !== null && {
        salary_max: row.dollars * 80,
        salary_currency: 'GBP',
        salary_period: 'year',
      }),
      skills: row.skills,
      posted_at: new Date(Date.now() - row.daysOld * 86_400_000 - 3_600_000),
    });
  }
  await createJob(services, {
    category: 'health',
    place_ids: [ontario],
    company_id: companyIds.get('Employer 0') ?? '',
  });
  await createJob(services, {
    category: 'health',
    place_ids: [placeIds.get('London') ?? 0],
    status: 'filled',
  });
  await services.changes.settled();
  // Slough is known from a job that has closed.
  const { number } = await createJob(services, { place_ids: [slough] });
  await services.changes.settled();
  await context.database.updateTable('jobs').set({ status: 'filled' }).where('number', '=', number).execute();
  await services.changes.settled();
  landings = createLandingData(index);
});

const inLondon = (row: Row) => row.city === 'London';
const isNurse = (row: Row) => row.title.split(',')[0]?.toLowerCase() === 'nurse';
const asksTriage = (row: Row) => row.skills.includes('Triage');
const londonName = 'london, united kingdom';

/** Every kind of page, and what belongs to it. */
const kinds: [string, LandingCriteria, (row: Row) => boolean][] = [
  ['a category', { category: 'sales' }, (row) => row.category === 'sales'],
  [
    'a category in a city',
    { category: 'health', location: 'London' },
    (row) => row.category === 'health' && inLondon(row),
  ],
  ['a place', { location: londonName }, inLondon],
  ['a country', { location: 'United Kingdom' }, (row) => row.city !== 'Paris'],
  ['a skill', { skill: 'triage' }, asksTriage],
  [
    'a skill in a city',
    { skill: 'TRIAGE', location: 'Paris' },
    (row) => asksTriage(row) && row.city === 'Paris',
  ],
  ['a title', { title: 'nurse' }, isNurse],
  ['a title in a city', { title: 'nurse', location: 'London' }, (row) => isNurse(row) && inLondon(row)],
];

function countBy<T>(items: readonly T[], keyOf: (item: T) => string): Record<string, number> {
  return Object.fromEntries([...Map.groupBy(items, keyOf)].map(([key, group]) => [key, group.length]));
}

describe('[I-9] every figure of a page is what a full count gives', () => {
  test.each(kinds)('%s', async (_name, criteria, belongs) => {
    const landing = await landings.getLanding(criteria);
    const own = rows.filter(belongs);
    expect(own.length).toBeGreaterThan(3);
    expect(landing).toMatchObject({
      total: own.length,
      companiesHiring: new Set(own.map(({ company }) => company)).size,
      remote: own.filter(({ mode }) => mode === 'remote').length,
      postedThisWeek: own.filter(({ daysOld }) => daysOld < 7).length,
    });
    expect(Object.fromEntries(landing.companies.map(({ name, count }) => [name, count]))).toEqual(
      countBy(own, ({ company }) => company),
    );
    expect(landing.modes).toEqual(
      ['on-site', 'hybrid', 'remote'].map((value) => ({
        value,
        count: own.filter(({ mode }) => mode === value).length,
      })),
    );
    const stating = own.filter(({ years }) => years !== null).length;
    expect(landing.experience.reduce((sum, { count }) => sum + count, 0)).toBe(stating);
    expect(landing.experience.at(-1)?.count).toBe(own.filter(({ years }) => (years ?? 0) >= 5).length);
    expect(landing.skills.of).toBe(own.length);
    expect(landing.jobs.map(({ postedAt }) => postedAt)).toEqual(
      landing.jobs
        .map(({ postedAt }) => postedAt)
        .toSorted()
        .toReversed(),
    );
    expect(landing.jobs).toHaveLength(Math.min(10, own.length));
  });

  test.each(kinds)('and the search finds as many: %s', async (_name, criteria) => {
    const { search, total } = await landings.getLanding(criteria);
    const result = await context.index.search(jobSearchSchema.parse({ ...search }));
    expect(result.total).toBe(total);
  });

  test('pay: the quartiles of what postings state, and the same in the currency that all of them name', async () => {
    const { pay } = await landings.getLanding({ category: 'health', location: 'London' });
    const stated = rows
      .filter((row) => row.category === 'health' && inLondon(row))
      .map(({ dollars }) => dollars);
    // 90 rows: 0, 6, 15, 21, 30, 36, 45, 51, 60, 66, 75, 81 are health in London, all state pay.
    expect(stated).toHaveLength(12);
    expect(pay).toMatchObject({
      stated: 12,
      ofBoard: { currency: 'USD', period: 'year', lower: 39_500, median: 60_500, upper: 81_500 },
      local: { currency: 'GBP' },
    });
    expect((pay?.local?.median ?? 0) / (pay?.ofBoard.median ?? 1)).toBeCloseTo(0.79, 1);
    expect((await landings.getLanding({ category: 'sales' })).pay).toBeNull();
  });

  test('a skill that a posting names twice counts once, as most postings write it', async () => {
    const { skills } = await landings.getLanding({ category: 'health' });
    const health = rows.filter(({ category }) => category === 'health');
    expect(
      Object.fromEntries(skills.data.map(({ names, count }) => [names.skill?.toLowerCase(), count])),
    ).toEqual({
      triage: health.filter(asksTriage).length,
      'first aid': health.filter(asksTriage).length,
      excel: health.filter((row) => !asksTriage(row)).length,
    });
  });
});

const linksOf = ({ places, categories, skills }: Landing) => [...places.data, ...categories, ...skills.data];

describe('[I-9] the way on', () => {
  test('every link of a page leads to a page with jobs, places and categories to as many as they claim', async () => {
    for (const [, criteria] of kinds) {
      const landing = await landings.getLanding(criteria);
      expect(linksOf(landing).length).toBeGreaterThan(0);
      for (const link of linksOf(landing)) {
        const next = await landings.getLanding(link.criteria);
        expect(next.total, landingPath(link.criteria)).toBeGreaterThan(0);
        expect(landingPath(next.criteria)).toBe(landingPath(link.criteria));
        expect(sayEnglish(nameLanding(board.words, next.names)).toLowerCase()).toBe(
          sayEnglish(nameLanding(board.words, link.names)).toLowerCase(),
        );
        // A skill is counted among the newest jobs only, where it was not asked for.
        const isExact = !link.criteria.skill || criteria.skill;
        expect(isExact ? next.total : link.count).toBe(link.count);
      }
    }
  });

  test('a city leads to those around it, a country to its cities, everything else to where most is', async () => {
    const namesOf = async (criteria: LandingCriteria) => {
      const { places } = await landings.getLanding(criteria);
      return [places.relation, ...places.data.map(({ names }) => names.place?.name)];
    };
    expect(await namesOf({ location: 'London' })).toEqual(['near', 'Reading']);
    expect(await namesOf({ location: 'United Kingdom' })).toEqual(['inside', 'London', 'Leeds', 'Reading']);
    expect(await namesOf({ category: 'health' })).toEqual(['most', 'London', 'Leeds', 'Paris', 'Reading']);
    // Nothing lies near Paris.
    expect(await namesOf({ location: 'Paris' })).toEqual(['most', 'London', 'Leeds', 'Reading']);
  });

  test('a place without a job of the kind offers those near it that have one', async () => {
    const nothing = await landings.getLanding({ category: 'health', location: 'slough' });
    expect(sayEnglish(nameLanding(board.words, nothing.names))).toBe('Health jobs in Slough');
    expect(nothing).toMatchObject({ total: 0, jobs: [], pay: null, places: { relation: 'near' } });
    expect(nothing.places.data.map(({ names }) => names.place?.name)).toEqual(['Reading', 'London']);
    const unknown = await landings.getLanding({ category: 'health', location: 'Lond' });
    expect(unknown.total).toBe(0);
    expect(unknown.places.data.length).toBeGreaterThan(0);
  });
});

describe('[A-3] a page has one address', () => {
  test('whatever it is asked by: capitals, spaces, accents, the place with and without what it lies in', async () => {
    const addressOf = async (criteria: LandingCriteria) =>
      landingPath((await landings.getLanding(criteria)).criteria);
    const address = '/jobs?category=health&location=london,+united+kingdom';
    expect(await addressOf({ category: 'health', location: ' LONDON ' })).toBe(address);
    expect(await addressOf({ location: 'Lóndon,united  kingdom', category: 'health' })).toBe(address);
    expect(await addressOf({ category: 'health', location: 'London, Canada' })).toBe(
      '/jobs?category=health&location=london,+canada',
    );
    expect(await addressOf({ title: 'NURSE' })).toBe('/jobs?title=nurse');
    expect(landingPath({ location: 'London', title: ' Nurse,  nights ' })).toBe(
      '/jobs?title=nurse&location=london',
    );
    expect(landingPath({ skill: 'C++ & C#' })).toBe('/jobs?skill=c%2B%2B+%26+c%23');
  });

  test('its heading is written as people write it', async () => {
    const headingOf = async (criteria: LandingCriteria) =>
      sayEnglish(nameLanding(board.words, (await landings.getLanding(criteria)).names));
    expect(await headingOf({ category: 'health', location: 'london' })).toBe('Health jobs in London');
    expect(await headingOf({ skill: 'first AID' })).toBe('First aid jobs');
    expect(await headingOf({ location: londonName })).toBe('Jobs in London');
    expect(sayEnglish(nameLanding(board.words, { category: 'automotive' }))).toBe('Automotive jobs');
    for (const { value } of defaultCategories)
      expect(sayEnglish(nameLanding(board.words, { category: value }))).not.toMatch(/jobs jobs/i);
  });
});

describe('[I-8] the page of a search', () => {
  const find = (search: Record<string, unknown>) => landings.findLanding(jobSearchSchema.parse(search));

  test('is found when the search asks for exactly that', async () => {
    const link = await find({ category: 'health', location: 'London, United Kingdom', sort: 'salary' });
    expect(link && landingPath(link.criteria)).toBe('/jobs?category=health&location=london,+united+kingdom');
    expect(link?.count).toBeGreaterThanOrEqual(landingLeastJobs);
    expect(await find({ title: 'Nurse' })).not.toBeNull();
  });

  test('[L-40] is found by what another language calls the place', async () => {
    for (const location of [
      'London, Vereinigtes Königreich',
      'Londres, Royaume-Uni',
      'لندن, المملكة المتحدة',
    ])
      expect((await find({ category: 'health', location }))?.criteria.location).toBe(
        'London, United Kingdom',
      );
  });

  test('is not, when it asks for more, for nothing, for an unknown place, or finds too few', async () => {
    const refused = [
      {},
      { q: 'nurse' },
      { category: ['health', 'sales'] },
      { category: 'health', skill: 'Triage' },
      { category: 'health', mode: 'remote' },
      { category: 'health', location: 'London', radius: 10 },
      { category: 'health', page: 2 },
      { location: 'Lond' },
      { category: 'health', location: 'London, Canada' },
    ];
    for (const search of refused) expect(await find(search), JSON.stringify(search)).toBeNull();
  });
});

test('[I-9] the footer leads to the busiest work of the cities with most jobs, each kind once', async () => {
  const popular = await landings.listPopularLandings();
  expect(popular.map(({ names }) => sayEnglish(nameLanding(board.words, names)))).toEqual([
    'Health jobs in London',
    'Sales jobs in Leeds',
    'Legal & Compliance jobs in Paris',
  ]);
  for (const { criteria } of popular) {
    expect((await landings.getLanding(criteria)).total).toBeGreaterThanOrEqual(landingLeastJobs);
  }
});
