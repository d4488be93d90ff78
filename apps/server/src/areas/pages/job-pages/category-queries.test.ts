import type { CategoryData, CountedName } from '@waymark/contract/jobs/categories';
import type { JobType } from '@waymark/contract/jobs/choices';
import { jobSearchSchema } from '@waymark/contract/jobs/jobs';
import { beforeAll, describe, expect, test } from 'vitest';
import { newId } from '../../../platform/ids.ts';
import {
  createApplication,
  createCandidate,
  createCompany,
  createEmployer,
  createJob,
  createPlace,
  createSavedJob,
} from '../../../testing/factories.ts';
import { useTestApp } from '../../../testing/test-app.ts';
import { createCategoryData } from './category-queries.ts';

const context = useTestApp();
let categories: CategoryData;

const shortOf = (names: readonly CountedName[]) => names.map(({ name, count }) => `${name} ${count}`);

/** How many jobs the search finds that a name leads to. */
async function found(query: Record<string, string>): Promise<number> {
  const { total } = await context.index.search(jobSearchSchema.parse(query));
  return total;
}

/** Every name whose search finds another number of jobs than it claims. */
async function findLies(parameter: string, names: readonly CountedName[]): Promise<string[]> {
  const lies: string[] = [];
  for (const { name, value, count } of names) {
    const total = await found({ [parameter]: value });
    if (total !== count) lies.push(`${name}: ${count} claimed, ${total} found`);
  }
  return lies;
}

beforeAll(async () => {
  const { services, index } = context;
  const place = (city: string, country_code: string, country: string, region = '') =>
    createPlace(services, { city, region, country_code, country });
  const banjul = await place('Banjul', 'GM', 'Gambia');
  const brikama = await place('Brikama', 'GM', 'Gambia');
  const basra = await place('Basra', 'IQ', 'Iraq');
  const singapore = await place('Singapore', 'SG', 'Singapore');
  const tbilisi = await place('Tbilisi', 'GE', 'Georgia');
  const atlanta = await place('Atlanta', 'US', 'United States', 'Georgia');
  const saoPaulo = await place('São Paulo', 'BR', 'Brazil');
  const saoPauloPlain = await place('Sao Paulo', 'BR', 'Brazil');
  const software = await createCompany(services, { name: 'Delta', industry: 'Software' });
  const care = await createCompany(services, { name: 'Alpha', industry: 'Care' });
  const untold = await createCompany(services, { name: 'Beta' });
  // One after the other: of two spellings the first counts.
  const drafts = [
    { company_id: software.id, place_ids: [banjul], skills: ['SQL', 'Excel'], title: 'Nurse, Nights' },
    { company_id: software.id, place_ids: [brikama, banjul], skills: ['sql'], title: 'NURSE' },
    { company_id: software.id, place_ids: [brikama], skills: ['Nursing'], title: 'Head Nurse' },
    {
      company_id: care.id,
      place_ids: [basra],
      skills: ['Excel'],
      category: 'health',
      title: 'Nurse, Days',
    },
    {
      company_id: care.id,
      place_ids: [singapore],
      skills: ['Excel'],
      category: 'health',
      type: 'freelance',
    },
    { company_id: untold.id, place_ids: [tbilisi], description: 'Some SQL and Excel.', category: 'other' },
    { company_id: untold.id, place_ids: [atlanta], work_mode: 'remote', category: 'other' },
    { company_id: care.id, place_ids: [saoPaulo], category: 'health' },
    { company_id: care.id, place_ids: [saoPauloPlain], category: 'health' },
    { company_id: care.id, place_ids: [banjul], status: 'filled', type: 'freelance', skills: ['SQL'] },
    { company_id: care.id, place_ids: [banjul], status: 'expired' },
    { company_id: care.id, place_ids: [banjul], status: 'draft' },
  ] as Parameters<typeof createJob>[1][];
  for (const draft of drafts) await createJob(services, draft);
  await createCandidate(services);
  await createEmployer(services, { companyId: care.id });
  await services.changes.settled();
  categories = createCategoryData(context.database, index);
});

describe('[I-9] every name leads to as many jobs as it claims', () => {
  test('companies, categories and industries', async () => {
    expect(shortOf(await categories.listCompanies(10))).toEqual(['Alpha 4', 'Delta 3', 'Beta 2']);
    expect(await categories.listCompanies(1)).toHaveLength(1);
    expect(shortOf(await categories.listCategories())).toEqual([
      'Health 4',
      'Information Technology 3',
      'Other 2',
    ]);
    expect(shortOf(await categories.listIndustries())).toEqual(['Care 4', 'Software 3']);
    expect(await findLies('company', await categories.listCompanies(10))).toEqual([]);
    expect(await findLies('category', await categories.listCategories())).toEqual([]);
    expect(await findLies('industry', await categories.listIndustries())).toEqual([]);
  });

  test('places: a job in two cities of a country counts once there, and a state of the name of a country is none of it', async () => {
    const countries = await categories.listCountries();
    expect(countries.map(({ name, count, cities }) => [name, count, ...shortOf(cities)])).toEqual([
      ['Gambia', 3, 'Banjul 2', 'Brikama 2'],
      ['Brazil', 2, 'São Paulo 2'],
      // A state has that name too, and is found by it alone.
      ['Georgia', 1, 'Tbilisi 1'],
      ['Iraq', 1, 'Basra 1'],
      ['Singapore', 1],
      ['United States', 1, 'Atlanta 1'],
    ]);
    expect(await findLies('location', countries)).toEqual([]);
    expect(await findLies('location', await categories.listCities())).toEqual([]);
    expect(shortOf(await categories.listCities())).toContain('Singapore 1');
  });

  test('titles and skills: by their whole name, in whatever capitals, and not where a text only mentions them', async () => {
    const titles = await categories.listTitles();
    expect(shortOf(titles)).toEqual(['Software Engineer 5', 'Nurse 3', 'Head Nurse 1']);
    const skills = await categories.listSkills();
    expect(skills.map(({ name, count, isIt }) => [name, count, isIt])).toEqual([
      ['Excel', 3, false],
      ['SQL', 2, true],
      ['Nursing', 1, true],
    ]);
    expect(await findLies('title', titles)).toEqual([]);
    expect(await findLies('skill', skills)).toEqual([]);
  });

  test('a title and a skill narrow a search for words, and each other', async () => {
    expect(await found({ q: 'nurse' })).toBe(4);
    expect(await found({ q: 'nurse', title: 'nurse' })).toBe(3);
    expect(await found({ title: 'Nurse', skill: 'excel' })).toBe(2);
    expect(await found({ title: 'Nurs' })).toBe(0);
    expect(await found({ title: "'; drop table jobs; --", skill: '{"a"}' })).toBe(0);
  });
});

test('[I-3] the featured cities that have jobs come first, and the busiest others fill the row', async () => {
  const { cards, cities } = await categories.listFeaturedCities();
  expect(cards.map(({ name, value, count }) => [name, value, count])).toEqual([
    ['Iraq', 'Iraq', 1],
    ['Gambia', 'Gambia outside Banjul', 1],
    ['Banjul', 'Banjul', 2],
    ['Brikama', 'Brikama, Gambia', 2],
    ['São Paulo', 'São Paulo, Brazil', 2],
    ['Atlanta', 'Atlanta, United States', 1],
    ['Basra', 'Basra, Iraq', 1],
    ['Singapore', 'Singapore', 1],
  ]);
  expect(cities).toBe(7);
  expect(await findLies('location', cards)).toEqual([]);
});

test('[I-5] the counters count what was ever posted, the freelance work of it, and who looks for such work', async () => {
  const { services, database } = context;
  const freelance = await database.selectFrom('jobs').select('id').where('type', '=', 'freelance').execute();
  const [first, second] = freelance.map(({ id }) => id);
  const ana = await createCandidate(services);
  // Twice the same person, one who only keeps such a job, and one who looks for other work.
  await createApplication(services, { user_id: ana.id, job_id: first ?? '' });
  await createSavedJob(services, { user_id: ana.id, job_id: second ?? '' });
  await createSavedJob(services, { job_id: first ?? '' });
  await createSavedJob(services);
  expect(await categories.countBoard()).toEqual({ jobsPosted: 11, tasksPosted: 2, freelancers: 2 });
  // A candidate who shows to employers that they look for such work; Ana does so too and counts once.
  const bo = await createCandidate(services, { email_confirmed_at: new Date() });
  const types: JobType[] = ['full-time', 'freelance'];
  for (const user of [ana, bo]) {
    await database
      .insertInto('candidate_profiles')
      .values({
        id: newId(),
        user_id: user.id,
        is_visible: true,
        types,
        place_id: null,
        resume_id: null,
        rate_amount: null,
        rate_currency: null,
        rate_yearly_usd: null,
      })
      .execute();
  }
  const later = createCategoryData(database, context.index);
  expect(await later.countBoard()).toMatchObject({ freelancers: 3 });
});

test('[I-9] changes are counted', async () => {
  const [company] = await categories.listCompanies(1);
  const before = await categories.listCountries();
  const place = await createPlace(context.services, { city: 'Oslo', country_code: 'NO', country: 'Norway' });
  await createJob(context.services, { company_id: company!.value, place_ids: [place] });
  await context.services.changes.settled();
  expect(shortOf(await categories.listCountries())).toEqual(
    [...shortOf(before), 'Norway 1'].toSorted(byCount),
  );
  expect(shortOf(await categories.listCompanies(1))).toEqual(['Alpha 5']);
});

const countIn = (short: string) => Number(short.split(' ').at(-1));
const byCount = (a: string, b: string) => countIn(b) - countIn(a) || (a < b ? -1 : 1);
