import { expect, test, describe, beforeAll } from 'vitest';
import { readDataLines } from '../../../platform/data-files.ts';
import { nameWithLevel, readTitle, isInFamily, orderedWords, readFamily } from './title-rules.ts';
import { pino } from 'pino';
import type { SalaryCriteria } from '@waymark/contract/paths';
import type { SalaryData, SalaryOverview, SalarySpread } from '@waymark/contract/search/salaries';
import { createCompany, createJob, createPlace } from '../../../testing/factories.ts';
import { useTestApp } from '../../../testing/test-app.ts';
import { OffersCache } from './offers-cache.ts';
import { answerSalaries } from './queries.ts';

describe('titles', () => {
  test.each([
    ['Nurse, Intensive Care', 'nurse'],
    ['Nurse (m/f/d)', 'nurse'],
    ['Nurse - Nights', 'nurse'],
    ['Nurses', 'nurse'],
    ['Directrice générale', 'Directrice Generale'],
    ['Engineer Software', 'Software engineer'],
    ['Director of Nursing', 'Nursing Director'],
    ['ŁÓDŹ  Guide', 'lodz guide'],
  ])('[L-19] "%s" is the same work as "%s"', (one, other) => {
    expect(readTitle(one).key).toBe(readTitle(other).key);
    expect(readTitle(one).key).not.toBe('');
  });

  test.each([
    ['C++ Developer', 'C Developer'],
    ['C# Developer', 'C Developer'],
    ['Front-end Developer', 'Developer'],
    ['Head Nurse', 'Nurse'],
  ])('[L-19] "%s" is other work than "%s"', (one, other) => {
    expect(readTitle(one).key).not.toBe(readTitle(other).key);
  });

  test.each([
    ['Senior Nurse', 'senior', 'Nurse'],
    ['Sr. Nurse', 'senior', 'Nurse'],
    ['nurse senior', 'senior', 'nurse'],
    ['Graduate Civil Engineer', 'entry', 'Civil Engineer'],
    ['Principal Engineer', 'lead', 'Engineer'],
    ['Nurse', 'plain', 'Nurse'],
    // No levels: what leads a team, a school, and what only begins so.
    ['Team Lead', 'plain', 'Team Lead'],
    ['Principal', 'plain', 'Principal'],
    ['School Principal', 'plain', 'School Principal'],
    ['Lead Generation Specialist', 'plain', 'Lead Generation Specialist'],
    ['Staff Nurse', 'plain', 'Staff Nurse'],
  ])('[L-19] "%s" is %s of "%s"', (title, level, name) => {
    expect(readTitle(title)).toMatchObject({ level, name });
  });

  test('[L-19] a name with its level reads as it was', () => {
    for (const title of ['Senior Nurse', 'Lead Nurse', 'Junior Nurse', 'Nurse']) {
      const { level, name } = readTitle(title);
      expect(nameWithLevel(name, level)).toBe(title);
    }
  });

  test('[L-19] a text without a word names no work, and an endless one is read as far as anybody writes', () => {
    expect(readTitle('!!! - ()').key).toBe('');
    expect(readTitle('').key).toBe('');
    const words = Array.from({ length: 5000 }, (_none, at) => `w${at}`);
    expect(readTitle(words.join(' ')).key.split(' ')).toHaveLength(12);
  });

  test('[L-19] a title is the same work however it is typed', () => {
    const lines = readDataLines('search/synonyms.txt');
    const names = lines.flatMap((line) => line.split(/[=~,]/).map((name) => name.trim()));
    const typed = names.filter(Boolean).map((name) => {
      const titled = name.replaceAll(/\b[a-z]/g, (letter) => letter.toUpperCase());
      return [name, ...[name.toUpperCase(), titled].map((one) => readTitle(one))] as const;
    });
    const other = typed.filter(([name, ...read]) => {
      const { key, level } = readTitle(name);
      return read.some((one) => one.key !== key || one.level !== level);
    });
    expect(typed.length).toBeGreaterThan(500);
    expect(other).toEqual([]);
  });
});

describe('families of titles', () => {
  const context = useTestApp();
  let salaries: SalaryData;
  const companies: string[] = [];

  interface Posted {
    title: string;
    place: number;
    currency: string;
    /** Whole units a year. */
    pay: number;
  }

  async function post(count: number, { title, place, currency, pay }: Posted): Promise<void> {
    for (let at = 0; at < count; at++)
      await createJob(context.services, {
        title,
        category: 'health',
        company_id: companies[at % companies.length] ?? '',
        place_ids: [place],
        salary_min: pay * 100,
        salary_max: pay * 100,
        salary_currency: currency,
        salary_period: 'year',
        posted_at: new Date(Date.now() - 10 * 86_400_000),
      });
  }

  beforeAll(async () => {
    const { services } = context;
    for (const name of ['One', 'Two', 'Three']) companies.push((await createCompany(services, { name })).id);
    const place = (city: string, country: string, country_code: string) =>
      createPlace(services, { city, country, country_code });
    const toronto = { place: await place('Toronto', 'Canada', 'CA'), currency: 'CAD' };
    const leeds = { place: await place('Leeds', 'United Kingdom', 'GB'), currency: 'GBP' };
    const oslo = { place: await place('Oslo', 'Norway', 'NO'), currency: 'NOK' };
    // No title has ten in Canada, and none is called just "Nurse".
    await post(6, { title: 'Registered Nurse', ...toronto, pay: 80_000 });
    await post(6, { title: 'Staff Nurse II', ...toronto, pay: 90_000 });
    await post(12, { title: 'Registered Nurse - Nights', ...leeds, pay: 40_000 });
    // Ends in another word, or is only called so.
    await post(4, { title: 'Nurse Recruiter', ...toronto, pay: 500_000 });
    await post(4, { title: 'Dental Nurse', ...leeds, pay: 500_000 });
    await post(4, { title: 'Registered Nurse', ...oslo, pay: 600_000 });
    await post(9, { title: 'Zookeeper', ...oslo, pay: 600_000 });
    await services.changes.settled();
    const offers = new OffersCache(services, pino({ level: 'silent' }));
    salaries = answerSalaries(offers, context.index);
  });

  const get = async <Page>(criteria: SalaryCriteria) =>
    (await salaries.getSalaries(criteria, 'year')) as Page;

  describe('[L-19] a title has its family in it', () => {
    test('titles that end in it or in a synonym are counted, and the page names them', async () => {
      const page = await get<SalarySpread>({ title: 'nurse', location: 'Canada' });
      expect(page).toMatchObject({ kind: 'spread', currency: 'CAD', converted: 0 });
      expect(page.figure).toMatchObject({ postings: 12, companies: 3, lower: 80_000, upper: 90_000 });
      expect(page.counted.names).toEqual(['Registered Nurse', 'Staff Nurse II']);
      expect(await get<SalarySpread>({ title: 'Nurses' })).toMatchObject({ figure: { postings: 28 } });
    });

    test.each([
      ['nurse', 'Registered Nurse', true],
      ['nurse', 'Staff Nurse II', true],
      ['nurse', 'Nurse Recruiter', false],
      ['nurse', 'Dental Nurse', false],
      ['night nurse', 'Registered Nurse', false],
      ['software engineer', 'Embedded Software Engineer', true],
      ['software engineer', 'Software Developer', true],
      ['software engineer', 'Sales Engineer', false],
    ])('of %s is %s: %s', (asked, title, isMember) => {
      expect(isInFamily(readFamily(asked), orderedWords(title))).toBe(isMember);
    });

    test('medians of several countries stand in the currency of each, where there are enough', async () => {
      const { places } = await get<SalarySpread>({ title: 'nurse' });
      expect(places.relation).toBe('countries');
      // Norway has four: nothing is shown of them.
      expect(places.rows.map(({ name, currency, median }) => [name, currency, median])).toEqual([
        ['Canada', 'CAD', 85_000],
        ['United Kingdom', 'GBP', 40_000],
      ]);
    });

    test('a family with too few is as silent as a title with too few', async () => {
      const page = await salaries.getSalaries({ title: 'keeper' }, 'year');
      expect(page.kind).toBe('few');
      expect(JSON.stringify(page)).not.toMatch(/\d/);
    });
  });

  describe('[L-19] a place is counted over all titles', () => {
    test('though none of them has enough there by itself', async () => {
      const page = await get<SalaryOverview>({ location: 'canada' });
      expect(page).toMatchObject({ kind: 'overview', currency: 'CAD', titles: [], countries: [] });
      expect(page.figure).toMatchObject({ postings: 16, companies: 3 });
      expect(page.categories.map(({ value, postings }) => [value, postings])).toEqual([['health', 16]]);
    });

    test('by its other names too', async () => {
      expect(await get<SalaryOverview>({ location: 'UK' })).toMatchObject({
        kind: 'overview',
        figure: { postings: 16 },
      });
    });

    test('everywhere each country is shown in its own currency, and no figure of all', async () => {
      const page = await get<SalaryOverview>({});
      expect(page.figure).toBeNull();
      expect(page.countries.map(({ name, currency }) => [name, currency])).toEqual([
        ['Canada', 'CAD'],
        ['United Kingdom', 'GBP'],
        ['Norway', 'NOK'],
      ]);
    });
  });
});
