import { standardWords } from '@waymark/contract/board-words';
import { jobSearchSchema, type JobSearchResult } from '@waymark/contract/jobs/jobs';
import { expect, test } from 'vitest';
import { activeFiltersOf } from './filter-rules.ts';
import {
  describeSearched,
  headingOf,
  parseJobSearch,
  pathOfSearch,
  samePage,
  searchMade,
} from './search-rules.ts';
import { sayEnglish } from '@waymark/contract/text/say';

const company = '0197c5b2-0000-7000-8000-00000000abcd';
const full =
  'q=data+engineer&location=Baltimore&category=engineering&category=data-science&type=full-time&mode=remote' +
  `&experience=5-plus&salary=100000&company=${company}&title=Data+Engineer&skill=SQL&posted=last-week&sort=salary` +
  '&level=senior&level=lead&radius=50&unit=miles&industry=Rail+Transport&industry=Health+Care&letter=0-9&page=3';

const parse = (query: string) => parseJobSearch(standardWords, new URLSearchParams(query));

test('[I-8] a search survives the way through its address', () => {
  const { search, ignored } = parse(full);
  expect(ignored).toEqual([]);
  expect(parse(pathOfSearch(search).split('?')[1] ?? '').search).toEqual(search);
});

test('[I-8] the address is read as the contract reads it', () => {
  const parameters: Record<string, string | string[]> = {};
  for (const name of new URLSearchParams(full).keys()) {
    const values = new URLSearchParams(full).getAll(name);
    parameters[name] = values.length > 1 ? values : (values[0] ?? '');
  }
  expect(parse(full).search).toEqual(jobSearchSchema.parse(parameters));
});

test('[I-8] an empty form asks for everything', () => {
  const { search } = parse('q=&location=&radius=&salary=&posted=&sort=');
  expect(pathOfSearch(search)).toBe('/browse-job-filter-list');
  expect(activeFiltersOf(search)).toEqual([]);
});

test('[I-8] values that mean nothing are left out and named; unknown parameters are passed over', () => {
  const { search, ignored } = parse(
    'utm_source=mail&type=full-time&type=lifelong&salary=much&page=x&radius=9999',
  );
  expect(search.type).toEqual(['full-time']);
  expect(search.salary).toBeUndefined();
  expect(search.page).toBe(1);
  expect(ignored).toEqual(['radius', 'type', 'salary', 'page']);
});

test('[I-8] the usual order leaves the address, another one stays', () => {
  expect(pathOfSearch(parse('sort=newest').search)).toBe('/browse-job-filter-list');
  expect(pathOfSearch(parse('q=nurse&sort=relevance').search)).toBe('/browse-job-filter-list?q=nurse');
  expect(pathOfSearch(parse('q=nurse&sort=newest').search)).toBe(
    '/browse-job-filter-list?q=nurse&sort=newest',
  );
});

test('[I-8] a radius without a place has no meaning and leaves the address', () => {
  expect(pathOfSearch(parse('radius=50&unit=Km').search)).toBe('/browse-job-filter-list');
});

test('[I-8] taking a filter away keeps the others and goes back to the first page', () => {
  const { search } = parse('q=nurse&type=full-time&type=part-time&page=4');
  const partTime = activeFiltersOf(search).find((filter) => filter.value === 'part-time');
  expect(partTime && pathOfSearch(partTime.without)).toBe('/browse-job-filter-list?q=nurse&type=full-time');
});

test('[I-7] each of the pages has its address for the same search', () => {
  expect(pathOfSearch(parse('q=nurse&letter=a').search, '/browse-job-grid')).toBe(
    '/browse-job-grid?q=nurse&letter=a',
  );
});

test('[I-8] the search that was made is the one that words turned out to mean, mended where it was mistyped', () => {
  const { search } = parse('q=frontnd+develper+berlin&type=full-time');
  const understood = { q: 'frontnd develper', location: 'berlin', mode: [] };
  const result = { understood, corrected: 'frontend developer' } as unknown as JobSearchResult;
  expect(pathOfSearch(searchMade(search, result))).toBe(
    '/browse-job-filter-list?q=frontend+developer&location=berlin&type=full-time',
  );
  const plain = { understood: null, corrected: null } as JobSearchResult;
  expect(searchMade(search, plain)).toEqual(search);
});

test('[I-8] taking away one industry keeps the other, taking away the letter brings all companies', () => {
  const { search } = parse('industry=Rail&industry=Health&letter=b');
  const ways = Object.fromEntries(
    activeFiltersOf(search).map(({ value, without }) => [value, pathOfSearch(without)]),
  );
  expect(ways).toEqual({
    Rail: '/browse-job-filter-list?industry=Health&letter=b',
    Health: '/browse-job-filter-list?industry=Rail&letter=b',
    b: '/browse-job-filter-list?industry=Rail&industry=Health',
  });
});

test('[I-3] an older URL that excludes a part of a place is shown in words', () => {
  expect(parse('location=Gambia+-Banjul').search.location).toBe('Gambia outside Banjul');
  expect(parse('location=Aix-en-Provence').search.location).toBe('Aix-en-Provence');
});

test.each([
  [{ total: 1204, exact: 1204 }, '1,204 Jobs Found'],
  [{ total: 1, exact: 1 }, '1 Job Found'],
  [{ total: 0, exact: 0 }, '0 Jobs Found'],
  [{ total: 19, exact: 0 }, 'No exact match, 19 related jobs'],
  [{ total: 1, exact: 0 }, 'No exact match, 1 related job'],
  [{ total: 99, exact: 4 }, '4 Jobs Found, 95 related jobs'],
])('[I-7] of %j the heading is "%s"', (result, heading) => {
  expect(sayEnglish(headingOf(result))).toBe(heading);
});

test('[L-34] each excluded word and hidden company is a filter that can be taken back', () => {
  const query = `q=nurse+-manager+-%22night+shift%22&notCompany=${company}`;
  const { search } = parseJobSearch(standardWords, new URLSearchParams(query));
  const filters = activeFiltersOf(search);
  expect(filters.map(({ field, value }) => [field, value])).toEqual([
    ['q', 'nurse'],
    ['q', '-manager'],
    ['q', '-"night shift"'],
    ['notCompany', company],
  ]);
  expect(filters.map(({ without }) => [without.q, without.notCompany.length])).toEqual([
    ['-manager -"night shift"', 1],
    ['nurse -"night shift"', 1],
    ['nurse -manager', 1],
    ['nurse -manager -"night shift"', 0],
  ]);
  const many = Array.from({ length: 12 }, (_none, at) => `notCompany=${company.slice(0, -2)}${10 + at}`).join(
    '&',
  );
  expect(parseJobSearch(standardWords, new URLSearchParams(many)).search.notCompany).toHaveLength(10);
});

test('[L-34] a list and a grid lead to the page of each other that has their first job', () => {
  expect([1, 2, 25, 26].map((page) => samePage(page, 'grid', 'list'))).toEqual([1, 1, 24, 25]);
  expect([1, 2, 24, 25].map((page) => samePage(page, 'list', 'grid'))).toEqual([1, 2, 24, 26]);
});

test.each([
  ['', ''],
  ['q=nurse', 'nurse'],
  ['location=Leeds', 'Leeds'],
  ['q=nurse&location=Leeds', 'nurse in Leeds'],
  ['q=nurse&location=outside+Leeds', 'nurse outside Leeds'],
  ['q=nurse&location=Leeds&radius=25', 'nurse within 25 Km of Leeds'],
  ['location=Leeds&radius=25&unit=miles', 'Within 25 miles of Leeds'],
  ['type=full-time', ''],
])('[I-7] "%s" is shown in one line as "%s"', (query, line) => {
  expect(sayEnglish(describeSearched(parseJobSearch(standardWords, new URLSearchParams(query)).search))).toBe(
    line,
  );
});

test('[L-37] the currency that was chosen goes along with words that may say an amount', () => {
  const pathOf = (address: string) =>
    pathOfSearch(parseJobSearch(standardWords, new URLSearchParams(address)).search);
  expect(pathOf('q=nurse+45k&currency=GBP&period=hour')).toBe(
    '/browse-job-filter-list?q=nurse+45k&currency=GBP',
  );
  expect(pathOf('q=nurse&currency=GBP')).toBe('/browse-job-filter-list?q=nurse');
});
