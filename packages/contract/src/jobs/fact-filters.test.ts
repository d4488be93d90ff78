import { expect, test } from 'vitest';
import { describeFactFilter, isFactFilter, listFactFilters, readFactFilters } from './fact-filters.ts';
import { sayEnglish } from '../text/say.ts';

const search = {
  salary: 22.5,
  salaryTo: 30,
  currency: 'EUR',
  period: 'hour',
  schedule: ['night', 'no-weekends'],
  degree: 'not-needed',
  sponsorship: 'offered',
  benefits: ['health'],
  size: ['11–50'],
  language: ['de'],
} as const;

test('[I-8] the filters of a search are the same after they were kept as texts', () => {
  const filters = listFactFilters(search);
  expect(filters.every(isFactFilter)).toBe(true);
  expect(readFactFilters(filters)).toEqual(search);
  expect(listFactFilters({})).toEqual([]);
});

test('[I-8] each is said in words', () => {
  expect(listFactFilters(search).map((filter) => describeFactFilter(sayEnglish, filter))).toEqual([
    '€22.50 an hour or more',
    'Up to €30 an hour',
    'Night shift',
    'No weekends',
    'No degree needed',
    'Visa sponsorship offered',
    'Health insurance',
    '11–50 people',
    'In German',
  ]);
});

test.each([
  'schedule:noon',
  'salary:0:USD:year',
  'salary:5:XXX:year',
  'salary:5:USD:decade',
  'mood:good',
  '',
])('[I-8] %j is no filter', (filter) => {
  expect(isFactFilter(filter)).toBe(false);
  expect(readFactFilters([filter])).toEqual({});
});
