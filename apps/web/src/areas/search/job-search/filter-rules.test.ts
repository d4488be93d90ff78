import { standardWords } from '@waymark/contract/board-words';
import { jobTypes, workModes } from '@waymark/contract/jobs/choices';
import { jobSearchSchema, type JobFacets, type JobSearchResult } from '@waymark/contract/jobs/jobs';
import { expect, test } from 'vitest';
import {
  activeFiltersOf,
  busiestOptions,
  countedOptions,
  filterLabel,
  searchAlertPath,
} from './filter-rules.ts';
import { nothingIn, relaxations } from './relaxation-rules.ts';
import { parseJobSearch, pathOfSearch } from './search-rules.ts';
import { sayEnglish } from '@waymark/contract/text/say';

const company = '0197c5b2-0000-7000-8000-00000000abcd';
const facets: JobFacets = {
  category: [],
  type: [],
  mode: [],
  experience: [],
  salary: [],
  posted: [],
  company: [{ value: company, name: 'Acme Rail', count: 3 }],
  industry: [],
  letter: [],
  schedule: [],
  degree: [],
  sponsorship: [],
  benefits: [],
  size: [],
  language: [],
  notStated: { schedule: 0, degree: 0, sponsorship: 0, benefits: 0, size: 0, language: 0 },
};

test('[I-8] every choice keeps its place and says how many jobs it leads to', () => {
  expect(countedOptions(sayEnglish, workModes, [{ value: 'remote', count: 7 }])).toEqual([
    { value: 'on-site', label: 'On site', count: 0 },
    { value: 'hybrid', label: 'Hybrid', count: 0 },
    { value: 'remote', label: 'Remote', count: 7 },
  ]);
});

test('[I-8] a long list leaves out what leads nowhere, unless it is selected', () => {
  const counts = [
    { value: 'part-time', count: 2 },
    { value: 'full-time', count: 9 },
  ];
  const values = busiestOptions(sayEnglish, jobTypes, counts, ['freelance']).map((option) => option.value);
  expect(values).toEqual(['full-time', 'part-time', 'freelance']);
});

test('[I-8] chips speak the language of the form', () => {
  const address = `q=nurse&location=Leeds&salary=60000&posted=last-week&mode=remote&level=entry&company=${company}`;
  const { search } = parseJobSearch(standardWords, new URLSearchParams(address));
  expect(
    activeFiltersOf(search).map((filter) => filterLabel(sayEnglish, standardWords, filter, facets, 'en')),
  ).toEqual([
    '“nurse”',
    'In Leeds',
    '$60,000 a year or more',
    'Last Weeks',
    'Remote',
    'Entry level',
    'Acme Rail',
  ]);
});

test('[L-40] the chip of an industry says what the filter calls it', () => {
  const { search } = parseJobSearch(standardWords, new URLSearchParams('industry=banking&industry=Guild'));
  const industry = [{ value: 'Banking', label: 'Banken', count: 3 }];
  expect(
    activeFiltersOf(search).map((one) =>
      filterLabel(sayEnglish, standardWords, one, { ...facets, industry }, 'de'),
    ),
  ).toEqual(['Banken', 'Guild']);
});

test('[I-8] a place with a radius says how far around it', () => {
  const { search } = parseJobSearch(
    standardWords,
    new URLSearchParams('location=Leeds&radius=25&unit=miles'),
  );
  expect(
    activeFiltersOf(search).map((filter) => filterLabel(sayEnglish, standardWords, filter, facets, 'en')),
  ).toEqual(['Within 25 miles of Leeds']);
});

test('[I-8] companies by letter and by jobs say so', () => {
  const label = (query: string) => {
    const [filter] = activeFiltersOf(parseJobSearch(standardWords, new URLSearchParams(query)).search);
    return filter && filterLabel(sayEnglish, standardWords, filter, facets, 'en');
  };
  expect(label('letter=top-100')).toBe('Top 100 companies');
  expect(label('letter=b')).toBe('Companies with B');
  expect(label('industry=Rail')).toBe('Rail');
});

test('[I-8] an empty result names what each filter keeps out, and where the search goes on without it', () => {
  const { search } = parseJobSearch(
    standardWords,
    new URLSearchParams('q=nurse&location=Berlin&type=part-time&type=internship'),
  );
  const relaxed = [
    { field: 'type', total: 34 },
    { field: 'location', total: 5 },
  ];
  const ways = relaxations(
    sayEnglish,
    standardWords,
    search,
    { relaxed, facets } as unknown as JobSearchResult,
    'en',
  );
  expect(ways.map(({ name, total, search: wider }) => [name, total, pathOfSearch(wider)])).toEqual([
    ['Part Time or Internship', 34, '/browse-job-filter-list?q=nurse&location=Berlin'],
    ['Berlin', 5, '/browse-job-filter-list?q=nurse&type=part-time&type=internship'],
  ]);
});

test('[I-8] a search with one filter only has no filter to leave out but that one', () => {
  const { search } = parseJobSearch(standardWords, new URLSearchParams('q=zzzz'));
  const result = { relaxed: [{ field: 'q', total: 9 }], facets } as unknown as JobSearchResult;
  expect(relaxations(sayEnglish, standardWords, search, result, 'en')).toEqual([]);
});

test.each([
  ['location=Berlin', 'No job in Berlin'],
  ['location=Berlin&q=nurse', 'No such job in Berlin'],
  ['location=Berlin&radius=10', 'No job within 10 Km of Berlin'],
])('[I-8] with %s: %s', (query, words) => {
  expect(sayEnglish(nothingIn(parseJobSearch(standardWords, new URLSearchParams(query)).search))).toBe(words);
});

test('[L-37] what is kept out has a chip that says so', () => {
  const chipsOf = (query: string) =>
    activeFiltersOf(parseJobSearch(standardWords, new URLSearchParams(query)).search).map((filter) =>
      filterLabel(sayEnglish, standardWords, filter, facets, 'en'),
    );
  expect(chipsOf('q=nurse+-dialysis+-"on+call"&location=outside+London')).toEqual([
    '“nurse”',
    'Without “dialysis”',
    'Without “on call”',
    'Not in London',
  ]);
  expect(chipsOf('location=except+Paris&notMode=remote&notType=internship&notLevel=senior')).toEqual([
    'Not in Paris',
    'Not remote',
    'No internship',
    'Not senior',
  ]);
  expect(chipsOf('location=Gambia+outside+Banjul')).toEqual(['In Gambia outside Banjul']);
});

test('[I-8, G-6] a search becomes an alert with the criteria that alerts have', () => {
  const path = (asked: Record<string, string | string[]>) => searchAlertPath(jobSearchSchema.parse(asked));
  expect(path({ q: 'nurse', location: 'Leeds', type: 'part-time', page: '3' })).toBe(
    '/free-job-alerts?keyword=nurse&location=Leeds&stated=type%3Apart-time',
  );
  expect(path({ q: 'nurse', level: 'senior' })).toBe('/free-job-alerts?keyword=nurse&stated=level%3Asenior');
  expect(path({ category: 'health', company })).toBe(`/free-job-alerts?category=health&company=${company}`);
  expect(path({ category: ['health', 'legal'] })).toBe(
    '/free-job-alerts?stated=category%3Ahealth&stated=category%3Alegal',
  );
  expect(path({ mode: 'remote' })).toBe('/free-job-alerts?stated=mode%3Aremote');
  expect(path({ page: '3', sort: 'newest', radius: '25' })).toBeUndefined();
});
