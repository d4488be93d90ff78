import { standardWords } from '@waymark/contract/board-words';
import type { Landing } from '@waymark/contract/pages/landings';
import { paths } from '@waymark/contract/paths';
import { sayEnglish } from '@waymark/contract/text/say';
import { describe, expect, test } from 'vitest';
import { crumbsOf, formatRough, landingMeta, parseLanding, shareOf } from './landing-rules.ts';

const read = (query: string) => parseLanding(standardWords, new URLSearchParams(query));
const company = '0190a3f0-7a1c-7c3e-9f1a-2b3c4d5e6f70';

describe('[A-3, I-9] the address of a page', () => {
  test.each([
    ['category=health', { category: 'health' }],
    ['location=London&category=health', { category: 'health', location: 'London' }],
    ['location=+London+&category=', { location: 'London' }],
    ['skill=C%2B%2B', { skill: 'C++' }],
    [
      'skill=Kubernetes&location=Stratford-upon-Avon',
      { skill: 'Kubernetes', location: 'Stratford-upon-Avon' },
    ],
    ['title=nurse', { title: 'nurse' }],
    ['title=nurse&location=Leeds', { title: 'nurse', location: 'Leeds' }],
  ])('%s is one page', (query, criteria) => {
    expect(read(query)).toEqual({ criteria });
  });

  test.each([
    'category=health&skill=Triage',
    'category=health&category=sales',
    'category=alchemy',
    'category=health&mode=remote',
    'category=health&page=2',
    'title=nurse&skill=Triage',
    'location=London&location=Leeds',
    'location=London&radius=10',
    'location=Gambia+-Banjul',
    'location=Gambia+outside+Banjul',
    `location=${'x'.repeat(121)}`,
    `skill=${'x'.repeat(81)}`,
    'q=nurse',
    'constructor=x',
    `company=${company}&category=health`,
    'company=acme',
  ])('%s is a search', (query) => {
    const asked = new URLSearchParams(query).toString();
    expect(read(query)).toEqual({ redirect: `${paths.browseJobFilterList}?${asked}` });
  });

  test('a company has a page of its own, and nothing asked for is every job', () => {
    expect(read(`company=${company.toUpperCase()}`)).toEqual({ redirect: `/companies?company=${company}` });
    expect(read('')).toEqual({ redirect: paths.browseJobFilterList });
  });
});

const landing: Landing = {
  criteria: { category: 'health', location: 'London, United Kingdom' },
  names: { category: 'health', place: { name: 'London', detail: 'United Kingdom' } },
  search: { category: 'health', location: 'London, United Kingdom' },
  total: 1204,
  companiesHiring: 1,
  remote: 3,
  postedThisWeek: 12,
  pay: null,
  companies: [],
  skills: { of: 500, data: [] },
  modes: [],
  experience: [],
  places: { relation: 'near', data: [] },
  categories: [],
  jobs: [],
};
const metaOf = (overrides: Partial<Landing> = {}) =>
  landingMeta(
    standardWords,
    { landing: { ...landing, ...overrides }, publicUrl: 'https://jobs.example' },
    sayEnglish,
  );

describe('[I-9] what a page says of itself', () => {
  test('its figures, its one address and the way to it', () => {
    const meta = metaOf();
    expect(meta).toContainEqual({ title: 'Health jobs in London, 1,204 open | Waymark' });
    expect(meta).toContainEqual({
      name: 'description',
      content: 'Health jobs in London: 1,204 open at 1 company. 12 posted this week. Remote: under 1%.',
    });
    expect(meta).toContainEqual({
      tagName: 'link',
      rel: 'canonical',
      href: 'https://jobs.example/jobs?category=health&location=london,+united+kingdom',
    });
    expect(meta).not.toContainEqual({ name: 'robots', content: 'noindex' });
    const item = (position: number, name: string, path: string) => ({
      '@type': 'ListItem',
      position,
      name,
      item: `https://jobs.example${path}`,
    });
    expect(meta).toContainEqual({
      'script:ld+json': {
        '@context': 'https://schema.org',
        '@type': 'BreadcrumbList',
        itemListElement: [
          item(1, 'Home', '/home'),
          item(2, 'Jobs', '/browse-job-filter-list'),
          item(3, 'Health jobs', '/jobs?category=health'),
          item(4, 'Health jobs in London', '/jobs?category=health&location=london,+united+kingdom'),
        ],
      },
    });
  });

  test('with hardly a job, or none, it is not for search engines', () => {
    const hidden = { name: 'robots', content: 'noindex' };
    expect(metaOf({ total: 3 })).not.toContainEqual(hidden);
    expect(metaOf({ total: 2 })).toContainEqual(hidden);
    expect(metaOf({ total: 0 })).toContainEqual(hidden);
    expect(landingMeta(standardWords, undefined, sayEnglish)).toContainEqual(hidden);
  });

  test('a place alone, and work alone, stand right below all jobs', () => {
    const namesOf = (one: Partial<Landing>) =>
      crumbsOf(sayEnglish, standardWords, { ...landing, ...one }).map(({ name }) => name);
    const { category, place } = landing.names;
    expect(namesOf({ criteria: { location: 'london' }, names: place ? { place } : {} })).toEqual([
      'Home',
      'Jobs',
      'Jobs in London',
    ]);
    expect(namesOf({ criteria: { category: 'health' }, names: category ? { category } : {} })).toEqual([
      'Home',
      'Jobs',
      'Health jobs',
    ]);
  });
});

test('shares are whole per cents that never claim none or all where that is not so', () => {
  expect([shareOf(0, 9), shareOf(1, 1000), shareOf(1, 3), shareOf(999, 1000), shareOf(7, 7)]).toEqual([
    '0%',
    'under 1%',
    '33%',
    'over 99%',
    '100%',
  ]);
});

test('pay is given to the nearest hundred of its currency, and small amounts to three digits', () => {
  expect(formatRough(sayEnglish, 3456.7, { currency: 'EUR', period: 'month' }, 'en')).toBe('€3,460 a month');
  expect(formatRough(sayEnglish, 51_449, { currency: 'USD', period: 'year' }, 'en')).toBe('$51,400 a year');
  expect(formatRough(sayEnglish, 6_512_345, { currency: 'JPY', period: 'year' }, 'en')).toBe(
    '¥6,512,300 a year',
  );
});
