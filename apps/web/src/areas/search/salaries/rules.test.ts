import { standardWords } from '@waymark/contract/board-words';
import type { FewSalaries, PayBand, SalaryOverview, SalarySpread } from '@waymark/contract/search/salaries';
import { sayEnglish } from '@waymark/contract/text/say';
import { describe, expect, test } from 'vitest';
import {
  describeSpread,
  formatShort,
  jobsPathOf,
  layOut,
  nameBand,
  nameProblem,
  nameSalaries,
  parseSalaries,
  pathFor,
  salariesMeta,
  writtenIn,
  type SalaryProblem,
} from './rules.ts';

const place = { name: 'Leeds', detail: 'United Kingdom' };
const basis = {
  currency: 'GBP',
  per: 'year',
  possible: { least: 400, most: 1_600_000 },
  converted: 0,
  ratesOf: null,
  since: '2026-01-01T00:00:00Z',
  readAt: '2026-11-01T00:00:00Z',
} as const;
const spread: SalarySpread = {
  ...basis,
  kind: 'spread',
  criteria: { title: 'Nurse', location: 'Leeds, United Kingdom' },
  names: { title: 'Nurse', place },
  figure: { postings: 22, companies: 3, lower: 42_300, median: 45_000, upper: 47_800 },
  bands: [],
  levels: [],
  modes: [],
  counted: { titles: 1, names: ['Nurse'] },
  places: { relation: 'elsewhere', rows: [] },
  similar: [],
  openJobs: 4,
};
const few: FewSalaries = {
  kind: 'few',
  per: 'year',
  because: 'postings',
  criteria: { title: 'Zookeeper' },
  names: { title: 'Zookeeper' },
  broader: [],
  similar: [],
};
const overview: SalaryOverview = {
  ...basis,
  kind: 'overview',
  criteria: {},
  names: {},
  figure: null,
  titles: [],
  countries: [],
  categories: [],
};
const asked = (query: string) => parseSalaries(standardWords, new URLSearchParams(query));

describe('[L-19] the address', () => {
  test('names a title, a place and a period, each or none', () => {
    expect(asked('title=+Nurse+&location=Leeds&per=hour')).toEqual({
      criteria: { title: 'Nurse', location: 'Leeds' },
      per: 'hour',
      typed: { title: 'Nurse', location: 'Leeds' },
      problems: [],
    });
    expect(asked('title=&location=&per=century')).toMatchObject({ criteria: {}, per: 'year', problems: [] });
  });

  test('that is too long shows an error, and the field keeps its text', () => {
    const title = 'n'.repeat(201);
    const { criteria, typed, problems } = asked(`title=${title}&location=${'l'.repeat(121)}`);
    expect(criteria).toEqual({});
    expect(typed.title).toBe(title);
    expect(problems).toEqual(['title', 'location']);
    expect(problems.map((problem) => sayEnglish(nameProblem(problem)))).toEqual([
      'A title has at most 200 characters: please shorten it.',
      'A place has at most 120 characters: please shorten it.',
    ]);
    expect(asked(`title=${title.slice(1)}`).problems).toEqual([]);
  });

  test('is one for each page, whichever way it was asked for', () => {
    expect(pathFor(standardWords, spread.criteria, 'year')).toBe(
      '/salaries?title=nurse&location=leeds,+united+kingdom',
    );
    expect(pathFor(standardWords, {}, 'month')).toBe('/salaries?per=month');
  });
});

describe('[L-19] what a page says of itself', () => {
  const meta = (page: SalarySpread | FewSalaries | SalaryOverview, problems: SalaryProblem[] = []) =>
    salariesMeta({ page, problems, publicUrl: 'https://jobs.example' }, sayEnglish);
  const hidden = { name: 'robots', content: 'noindex' };

  test('with figures: its title, what they say, and one address for every period', () => {
    const found = meta({ ...spread, per: 'hour' });
    expect(found).toContainEqual({ title: 'Nurse pay in Leeds: what postings offer | Waymark' });
    expect(found).toContainEqual({
      tagName: 'link',
      rel: 'canonical',
      href: 'https://jobs.example/salaries?title=nurse&location=leeds,+united+kingdom',
    });
    expect(found).not.toContainEqual(hidden);
    expect(sayEnglish(describeSpread(spread, 'en'))).toBe(
      'Half of 22 postings for Nurse in Leeds offer between £42,300 and £47,800 a year, the one in the middle £45,000.',
    );
  });

  test('without figures it is not for search engines', () => {
    expect(meta(few)).toContainEqual(hidden);
    expect(meta(overview)).toContainEqual(hidden);
    const categories = [{ value: 'health', ...spread.figure }];
    expect(meta({ ...overview, categories })).not.toContainEqual(hidden);
    expect(meta(spread, ['title'])).toContainEqual(hidden);
    expect(salariesMeta(undefined, sayEnglish)).toContainEqual(hidden);
  });

  test('is named by what it is about', () => {
    expect(sayEnglish(nameSalaries({}))).toBe('What jobs pay');
    expect(sayEnglish(nameSalaries({ place }))).toBe('What jobs pay in Leeds');
    expect(sayEnglish(nameSalaries({ title: 'Nurse' }))).toBe('Nurse pay');
  });
});

test('[L-19] leads to the open jobs of the title, and where none has it to a search for its words', () => {
  expect(jobsPathOf(spread)).toContain('title=Nurse&location=Leeds');
  expect(jobsPathOf({ ...spread, openJobs: 0 })).toContain('q=Nurse&location=Leeds');
});

describe('[L-19] the drawing', () => {
  const bands: PayBand[] = [
    { from: null, to: 40_000, postings: 2 },
    { from: 40_000, to: 50_000, postings: 8 },
    { from: 50_000, to: 60_000, postings: 0 },
    { from: 60_000, to: null, postings: 1 },
  ];

  test('has each band and each amount where it belongs', () => {
    const { bars, ticks, positionOf } = layOut(bands);
    expect(bars.map(({ from, to, height }) => [from, to, height])).toEqual([
      [0, 0.25, 0.25],
      [0.25, 0.5, 1],
      [0.5, 0.75, 0],
      [0.75, 1, 0.125],
    ]);
    expect(ticks).toEqual([
      { at: 0.25, amount: 40_000 },
      { at: 0.5, amount: 50_000 },
      { at: 0.75, amount: 60_000 },
    ]);
    expect([45_000, 10_000, 900_000].map(positionOf)).toEqual([0.375, 0, 1]);
  });

  test('of one band, and of one amount, stands as well', () => {
    const { bars, ticks, positionOf } = layOut([{ from: 50_000, to: 51_000, postings: 12 }]);
    expect(bars).toHaveLength(1);
    expect(ticks).toEqual([]);
    expect(positionOf(50_500)).toBe(0.5);
    expect(layOut([{ from: null, to: null, postings: 12 }]).bars).toHaveLength(1);
  });

  test('has a name in words', () => {
    expect(bands.map((band) => sayEnglish(nameBand(band, 'USD', 'en')))).toEqual([
      'Under $40,000',
      '$40,000 to $50,000',
      '$50,000 to $60,000',
      '$60,000 and more',
    ]);
    expect(formatShort(42_500, 'USD', 'en')).toBe('$42.5K');
    expect(formatShort(24.5, 'USD', 'en')).toBe('$24.5');
    expect(formatShort(5_500_000, 'JPY', 'en')).toBe('¥5.5M');
  });
});

test.each([
  ['leeds', 'Leeds'],
  ['LEEDS, united kingdom', 'Leeds, United Kingdom'],
  ['Leeds', 'Leeds'],
  ['ls1', 'ls1'],
  ['', ''],
])('[L-19] the place that was typed as "%s" stands in its field as "%s"', (location, written) => {
  expect(writtenIn({ title: 'nurse', location }, spread)).toEqual({ title: 'nurse', location: written });
});
