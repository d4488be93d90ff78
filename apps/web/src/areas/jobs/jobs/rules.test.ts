import { standardWords } from '@waymark/contract/board-words';
import type { JobDetail } from '@waymark/contract/jobs/jobs';
import { expect, test } from 'vitest';
import {
  formatConverted,
  landingOfJob,
  locationsOf,
  mailLink,
  nameOpenings,
  placeToSearch,
  shareTitle,
  similarAlertPath,
} from './rules.ts';
import { signalEngineer } from '../../../testing/jobs.ts';
import { sayEnglish } from '@waymark/contract/text/say';

test('[I-6] the yearly value in dollars is rounded, and names its rates', () => {
  const text = (min: number | null, max: number | null, ratesOf: string | null = '2024-06-15') =>
    formatConverted(sayEnglish, standardWords, { min, max, ratesOf, currency: 'USD', period: 'year' }, 'en');
  expect(text(51_412, 64_180)).toBe(
    'About $51,400 – $64,200 a year in US dollars, at the rates of 15 Jun 2024',
  );
  expect(text(62_400, 62_400, null)).toBe('About $62,400 a year');
  expect(text(62_400, null, null)).toBe('From about $62,400 a year');
  expect(text(null, 70_010)).toBe('Up to about $70,000 a year in US dollars, at the rates of 15 Jun 2024');
  expect(formatConverted(sayEnglish, standardWords, null, 'en')).toBeNull();
  const monthly = {
    min: 3456.7,
    max: null,
    ratesOf: '2024-06-15',
    currency: 'EUR',
    period: 'month',
  } as const;
  expect(formatConverted(sayEnglish, standardWords, monthly, 'en')).toBe(
    'From about €3,460 a month in EUR, at the rates of 15 Jun 2024',
  );
});

test('[L-19] pay is compared at the place of a job, then in its country', () => {
  const at = (...places: JobDetail['places']) => locationsOf(signalEngineer({ places }));
  const leeds = { city: 'Leeds', region: 'England', countryCode: 'GB', country: 'United Kingdom' };
  expect(at(leeds)).toEqual(['Leeds, United Kingdom', 'United Kingdom']);
  expect(at({ ...leeds, city: '', region: '' }, leeds)).toEqual(['United Kingdom']);
  expect(at({ city: 'Singapore', region: '', countryCode: 'SG', country: 'Singapore' })).toEqual([
    'Singapore',
  ]);
  expect(at({ city: 'Somewhere', region: '', countryCode: '', country: '' })).toEqual(['Somewhere']);
  expect(at()).toEqual(['']);
});

const leedsPlace = { city: 'Leeds', region: 'England', countryCode: 'GB', country: 'United Kingdom' };
const engineer = {
  title: 'R&D Engineer',
  company: { id: '1', name: 'Acme & Sons', logoUrl: null, industry: '', size: '' },
  category: 'engineering',
  places: [leedsPlace],
  workMode: 'hybrid',
} as const;

test('[I-6] title and company of a shared posting are escaped', () => {
  const title = shareTitle(sayEnglish, engineer);
  expect(title).toBe('R&D Engineer at Acme & Sons');
  const letter = new URL(mailLink(title, 'https://jobs.example/job-detail?job=1'));
  expect(letter.protocol).toBe('mailto:');
  expect(letter.searchParams.get('subject')).toBe(title);
  expect(letter.searchParams.get('body')).toBe(`${title}\n\nhttps://jobs.example/job-detail?job=1`);
});

test('[I-6] an alert for similar jobs has title, place and category', () => {
  const { pathname, searchParams } = new URL(
    similarAlertPath({ ...engineer, places: [leedsPlace] }),
    'https://x.example',
  );
  expect(pathname).toBe('/free-job-alerts');
  expect(Object.fromEntries(searchParams)).toEqual({
    keyword: 'R&D Engineer',
    location: 'Leeds, England',
    category: 'engineering',
  });
});

test('[I-6] similar remote jobs are searched in their country', () => {
  expect(placeToSearch({ places: [leedsPlace], workMode: 'remote' })).toBe('United Kingdom');
  expect(placeToSearch({ places: [], workMode: 'remote' })).toBe('');
});

const namedPlace = (city: string, region: string, country: string) => ({
  city,
  region,
  country,
  countryCode: 'XX',
});

test('[I-6] a job links to its category at its place, by the names of the place counts', () => {
  const at = (...places: ReturnType<typeof namedPlace>[]) =>
    landingOfJob(sayEnglish, standardWords, { category: 'health', places });
  expect(at(namedPlace('London', 'England', 'United Kingdom'), namedPlace('Paris', '', 'France'))).toEqual({
    name: 'Health jobs in London',
    path: '/jobs?category=health&location=london,+united+kingdom',
  });
  expect(at(namedPlace('Singapore', 'Singapore', 'Singapore')).path).toBe(
    '/jobs?category=health&location=singapore',
  );
  expect(at(namedPlace('', '', 'France')).name).toBe('Health jobs in France');
  const everywhere = { name: 'Health jobs', path: '/jobs?category=health' };
  expect(at()).toEqual(everywhere);
  expect(at(namedPlace('Washington, D.C.', '', 'United States'))).toEqual(everywhere);
});

test('[L-40] the link to its category says the place in the language of the page, and its address the usual name', () => {
  const place = {
    ...namedPlace('Munich', 'Bavaria', 'Germany'),
    named: { city: 'München', region: 'Bayern' },
  };
  expect(landingOfJob(sayEnglish, standardWords, { category: 'health', places: [place] })).toEqual({
    name: 'Health jobs in München',
    path: '/jobs?category=health&location=munich,+germany',
  });
});

test('[L-25] other openings are named by their places, and told apart where those are the same', () => {
  const at = (city: string) => [{ city, region: 'England', countryCode: 'GB', country: 'United Kingdom' }];
  const others = [at('York'), at('Leeds'), at('York'), []].map((places, nth) => ({
    id: String(nth),
    places,
  }));
  expect(nameOpenings(sayEnglish, at('Leeds'), others, 'en')).toEqual([
    { id: '0', name: 'York, England' },
    { id: '1', name: 'Leeds, England (2)' },
    { id: '2', name: 'York, England (2)' },
    { id: '3', name: 'Another opening' },
  ]);
});
