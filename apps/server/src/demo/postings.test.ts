import { jobTypes } from '@waymark/contract/jobs/choices';
import { defaultCategories } from '@waymark/contract/jobs/category-choices';
import { expect, test } from 'vitest';
import type { PostingDraft } from '../areas/jobs/jobs/posting-rules.ts';
import { toYearlyUsd } from '../areas/jobs/jobs/rules.ts';
import { demoEmployerCompany } from './companies.ts';
import { demoPlaces } from './places.ts';
import { generatePosting, ownNumberOf } from './postings.ts';

const total = 50_400;
const today = new Date('2026-06-10T12:00:00Z');
const generate = (count: number, of = total) =>
  Array.from({ length: count }, (_, index) => generatePosting(index, { total: of, today }));
const postings = generate(total);

const countWhere = (matches: (posting: PostingDraft) => boolean, among = postings) =>
  among.filter(matches).length;
/** All that a posting says, a line for each part. */
function textOf({ title, description, requirements, howToApply, education, company }: PostingDraft): string {
  const paragraphs = description.replaceAll(/(?:<[^>]+>)+/g, '\n').trim();
  return [title, paragraphs, ...requirements, howToApply, education, company.about, company.name].join('\n');
}

const inCountry = (code: string) => (posting: PostingDraft) =>
  posting.places.some((place) => place.countryCode === code);
const inBanjul = (posting: PostingDraft) => posting.places.some((place) => place.city === 'Banjul');
const featured = { IQ: 765, AR: 352, ID: 893, IN: 765, TH: 352, ES: 502 };

test('an index gives the same posting each time, in any order', () => {
  for (const index of [0, 1, 199, 31_337, 49_999]) {
    expect(generatePosting(index, { total, today })).toEqual(postings[index]);
  }
  expect(generate(200)).toEqual(postings.slice(0, 200));
});

test('[I-3] the featured cities have exactly the jobs that their cards name', () => {
  for (const [code, jobs] of Object.entries(featured)) expect(countWhere(inCountry(code)), code).toBe(jobs);
  expect(countWhere(inBanjul)).toBe(893);
  expect(countWhere((posting) => inCountry('GM')(posting) && !inBanjul(posting))).toBe(502);
});

test('[I-3] a job of a featured city has one place and is not remote', () => {
  const codes = new Set([...Object.keys(featured), 'GM']);
  const jobs = postings.filter(({ places }) => places.some(({ countryCode }) => codes.has(countryCode)));
  expect(jobs.filter(({ places, workMode }) => places.length !== 1 || workMode === 'remote')).toEqual([]);
});

test('[I-3] a smaller load keeps the proportions, and any part of a load looks mixed', () => {
  const small = generate(500, 500);
  expect(countWhere(inCountry('IQ'), small)).toBe(8);
  expect(countWhere(inBanjul, small)).toBe(9);
  const start = countWhere(inCountry('IQ'), postings.slice(0, 5000));
  expect(start).toBeGreaterThan(60);
  expect(start).toBeLessThan(95);
});

test('[H-4] the demo employer has twenty jobs', () => {
  expect(countWhere(({ company }) => company.name === demoEmployerCompany)).toBe(20);
});

test('[K-1] every category and job type is there in numbers', () => {
  for (const { value } of defaultCategories.filter((category) => category.value !== 'other')) {
    expect(
      countWhere(({ category }) => category === value),
      value,
    ).toBeGreaterThan(500);
  }
  for (const { value } of jobTypes)
    expect(
      countWhere(({ type }) => type === value),
      value,
    ).toBeGreaterThan(800);
});

test('about an eighth of the jobs is remote and a fifth hybrid', () => {
  expect(countWhere(({ workMode }) => workMode === 'remote') / total).toBeCloseTo(0.12, 1);
  expect(countWhere(({ workMode }) => workMode === 'hybrid') / total).toBeCloseTo(0.2, 1);
});

test('no text has a gap, a template left open or a slip of typing', () => {
  const broken = /\bundefined\b|\bnull\b|\bNaN\b|[lL]orem|[{}[\]]| {2}|\.\.| [.,;]|,,/;
  const wrongArticle = /\ba [aeioAEIO](?!ne\b)|\ban [bcdfgjkpqtvwzBCDFGJKPQTVWZ][a-z]/;
  const slips = postings
    .map(textOf)
    .filter((text) => broken.test(text) || wrongArticle.test(text) || /^\s*$/m.test(text));
  expect(slips.slice(0, 5)).toEqual([]);
});

test('descriptions are long enough to decide by and short enough to read', () => {
  const lengths = postings.map(({ description }) => description.length);
  expect(Math.min(...lengths)).toBeGreaterThan(750);
  expect(Math.max(...lengths)).toBeLessThan(1900);
  expect(new Set(postings.map(({ description }) => description)).size).toBe(total);
});

test('titles, companies and places are many', () => {
  expect(new Set(postings.map(({ title }) => title)).size).toBeGreaterThan(2000);
  expect(new Set(postings.map(({ company }) => company.name)).size).toBe(2000);
  const known = new Set(
    demoPlaces.map(({ city, region, countryCode }) => `${city}|${region}|${countryCode}`),
  );
  const used = new Set(
    postings.flatMap(({ places }) => places).map((place) => Object.values(place).join('|')),
  );
  expect([...used].filter((place) => !known.has(place))).toEqual([]);
  expect(used.size).toBeGreaterThan(330);
});

test('salaries are in order and within what such work pays', () => {
  const paid = postings.flatMap(({ salary }) => (salary ? [salary] : []));
  expect(paid.length / total).toBeCloseTo(0.75, 1);
  expect(paid.filter(({ min, max }) => min !== null && max !== null && min > max)).toEqual([]);
  expect(
    paid.filter(({ min, max }) => !Number.isInteger(min) || (max !== null && !Number.isInteger(max))),
  ).toEqual([]);
  const yearly = paid.map((salary) => toYearlyUsd(salary)!);
  expect(Math.min(...yearly)).toBeGreaterThan(1000);
  expect(Math.max(...yearly)).toBeLessThan(450_000);
});

test('postings are from the last sixty days, the newest first, and close in the future', () => {
  const ages = postings.map(({ postedAt }) => (today.getTime() - postedAt!.getTime()) / 86_400_000);
  expect(Math.min(...ages)).toBeGreaterThan(0);
  expect(Math.max(...ages)).toBeLessThan(61);
  // The demo employer's are loaded before all others, whatever their age.
  const others = ages.filter((_age, index) => ownNumberOf(index, total) === undefined);
  expect(others.filter((age, nth) => nth > 0 && others[nth - 1]! - age > 1.01)).toEqual([]);
  const deadlines = postings.flatMap(({ deadline }) => deadline ?? []);
  expect(deadlines.length / total).toBeCloseTo(0.6, 1);
  expect(deadlines.filter((deadline) => deadline <= '2026-06-10')).toEqual([]);
});
