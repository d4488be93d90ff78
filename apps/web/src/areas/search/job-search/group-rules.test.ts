import { jobSearchSchema, type JobSearchResult, type UnmetLimit } from '@waymark/contract/jobs/jobs';
import { expect, test } from 'vitest';
import { foundJobs, jobCard } from '../../../testing/jobs.ts';
import { groupResults } from './group-rules.ts';
import { sayEnglish } from '@waymark/contract/text/say';

const nurse = jobSearchSchema.parse({ q: 'night nurse', location: 'Leeds', type: 'part-time' });
const placeIn = (country: string) => ({ city: 'Paris', region: '', countryCode: 'FR', country });

/** Each heading with the numbers of its jobs and how many stand before them. */
function groupsOf(unmet: UnmetLimit[][], given: Partial<JobSearchResult> = {}, search = nurse) {
  const jobs = given.data ?? unmet.map((_none, at) => jobCard(at + 1));
  const result = foundJobs(jobs, { unmet, ...given });
  return groupResults(sayEnglish, search, result, 'en').map(({ title, jobs: grouped, from }) => ({
    title,
    jobs: grouped.map((job) => jobs.indexOf(job) + 1),
    from,
  }));
}
const titlesOf = (...given: Parameters<typeof groupsOf>) => groupsOf(...given).map(({ title }) => title);

test('[L-37] answers come first, and each heading once, where its first job stands', () => {
  expect(groupsOf([[], [], ['nearby'], ['type'], ['nearby'], ['country']], { exact: 2 })).toEqual([
    { title: '', jobs: [1, 2], from: 0 },
    { title: 'Near Leeds', jobs: [3, 5], from: 2 },
    { title: 'Full Time', jobs: [4], from: 4 },
    { title: 'Elsewhere in the United Kingdom', jobs: [6], from: 5 },
  ]);
});

test('[L-37] a page without an answer begins with a heading', () => {
  expect(titlesOf([['region'], ['elsewhere']], { exact: 0 })).toEqual([
    'Farther from Leeds',
    'In other countries',
  ]);
});

test('[L-37] what misses several limits shares the last heading, which names them', () => {
  const unmet: UnmetLimit[][] = [['nearby'], ['type', 'nearby'], ['salary', 'region'], ['country']];
  expect(groupsOf(unmet, { exact: 0 })).toEqual([
    { title: 'Near Leeds', jobs: [1], from: 0 },
    { title: 'Elsewhere in the United Kingdom', jobs: [4], from: 1 },
    { title: 'Two or more differ: place, type of job, pay', jobs: [2, 3], from: 2 },
  ]);
  expect(titlesOf([['posted', 'level']], { exact: 0 })).toEqual(['Different level and posting date']);
});

test('[L-37] jobs with some of the words stand behind those with all, on later pages too', () => {
  expect(titlesOf([[], [], ['mode']], { exact: 1 })).toEqual(['', 'With some of the words', 'On site']);
  const later = { exact: 26, total: 40, page: 2 };
  expect(groupsOf([[], []], later)).toEqual([
    { title: '', jobs: [1], from: 0 },
    { title: 'With some of the words', jobs: [2], from: 1 },
  ]);
  expect(titlesOf([[], []], later, { ...nurse, q: 'nurse -night' })).toEqual(['', 'Related jobs']);
});

test('[L-37] in another order than by fit nothing stands under headings', () => {
  expect(titlesOf([[], [], []], { exact: 1 }, { ...nurse, sort: 'newest' })).toEqual(['']);
});

test('[L-37] a place that is kept out is not what jobs are near to', () => {
  const search = { ...nurse, location: 'Yorkshire outside Leeds' };
  expect(titlesOf([['nearby']], { exact: 0 }, search)).toEqual(['Near Yorkshire']);
});

test.each([
  ['France', 'France'],
  ['United States', 'the United States'],
  ['Netherlands', 'the Netherlands'],
  ['Dominican Republic', 'the Dominican Republic'],
  ['', 'the country'],
])('[L-37] "%s" is a country that reads well', (country, name) => {
  const data = [jobCard(1, { places: [placeIn(country)] })];
  expect(titlesOf([['country']], { data, exact: 0 })).toEqual([`Elsewhere in ${name}`]);
});

test('[L-37] jobs of other types and modes are named by those that they have', () => {
  const data = [
    jobCard(1, { type: 'temporary' }),
    jobCard(2, { workMode: 'hybrid' }),
    jobCard(3, { type: 'full-time' }),
    jobCard(4, { type: null }),
  ];
  expect(titlesOf([['type'], ['mode'], ['type'], ['type']], { data, exact: 0 })).toEqual([
    'Temporary or Full Time, or none stated',
    'Hybrid',
  ]);
  const unstated = [jobCard(1, { workMode: null })];
  expect(titlesOf([['mode']], { data: unstated, exact: 0 })).toEqual(['Work mode not stated']);
});

test('[L-37] a job in several countries is in that of the others', () => {
  const data = [
    jobCard(1, { places: [placeIn('Spain'), placeIn('France')] }),
    jobCard(2, { places: [placeIn('France')] }),
  ];
  expect(titlesOf([['country'], ['country']], { data, exact: 0 })).toEqual(['Elsewhere in France']);
});
