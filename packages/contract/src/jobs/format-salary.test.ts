import type { Salary } from '@waymark/contract/jobs/jobs';
import { expect, test } from 'vitest';
import { formatSalary, majorUnits } from './format-salary.ts';
import { sayEnglish } from '../text/say.ts';

const salary = (given: Partial<Salary>): Salary => ({
  min: null,
  max: null,
  currency: 'USD',
  period: 'year',
  ...given,
});

test('[I-6] a range names both ends and the period', () => {
  expect(formatSalary(sayEnglish, salary({ min: 8_500_000, max: 11_000_000 }), 'en')).toBe(
    '$85,000 – $110,000 a year',
  );
});

test('[I-6] one amount, an open end and no amount each read as what they are', () => {
  expect(
    formatSalary(sayEnglish, salary({ min: 3000, max: 3000, currency: 'EUR', period: 'hour' }), 'en'),
  ).toBe('€30 an hour');
  expect(formatSalary(sayEnglish, salary({ min: 9_000_000 }), 'en')).toBe('From $90,000 a year');
  expect(formatSalary(sayEnglish, salary({ max: 450_000, period: 'month' }), 'en')).toBe(
    'Up to $4,500 a month',
  );
  expect(formatSalary(sayEnglish, salary({}), 'en')).toBeNull();
});

test('[I-6] cents are shown only where there are any', () => {
  expect(formatSalary(sayEnglish, salary({ min: 1875, max: 2150, period: 'hour' }), 'en')).toBe(
    '$18.75 – $21.50 an hour',
  );
  expect(formatSalary(sayEnglish, salary({ min: 2000, max: 2375, period: 'hour' }), 'en')).toBe(
    '$20.00 – $23.75 an hour',
  );
});

test('[I-6] a currency without minor units is not divided by a hundred', () => {
  expect(majorUnits(6_000_000, 'JPY')).toBe(6_000_000);
  expect(formatSalary(sayEnglish, salary({ min: 6_000_000, max: 6_000_000, currency: 'JPY' }), 'en')).toBe(
    '¥6,000,000 a year',
  );
});
