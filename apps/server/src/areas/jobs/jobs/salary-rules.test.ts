import type { Salary } from '@waymark/contract/jobs/jobs';
import { expect, test } from 'vitest';
import { currencyRatesDate } from '../../../platform/exchange-rates/first-rates.ts';
import { presentYearlyDollars, toYearlyUsd } from './salary-rules.ts';

const salary = (given: Partial<Salary>): Salary => ({
  min: null,
  max: null,
  currency: 'USD',
  period: 'year',
  ...given,
});

test('[I-6] a salary in another currency comes to dollars a year at the rates of a day that is named', () => {
  const converted = presentYearlyDollars(
    salary({ min: 100_000, max: 200_000, currency: 'EUR', period: 'month' }),
  );
  expect(converted).toEqual({ min: 12_851, max: 25_701, ratesOf: currencyRatesDate });
  expect(new Date(currencyRatesDate).getTime()).toBeLessThan(Date.now());
});

test('[I-6] a salary in dollars by the hour needs no rate, and an open end stays open', () => {
  expect(presentYearlyDollars(salary({ min: 3000, period: 'hour' }))).toEqual({
    min: 62_400,
    max: null,
    ratesOf: null,
  });
});

test('[I-6] nothing is added to dollars a year, to no salary, and to a currency that nobody knows', () => {
  expect(presentYearlyDollars(salary({ min: 5_000_000, max: 6_000_000 }))).toBeNull();
  expect(presentYearlyDollars(null)).toBeNull();
  expect(presentYearlyDollars(salary({ max: 100, currency: 'XTS' }))).toBeNull();
});

test('[I-8] salaries are compared by their upper end, and by the lower where that is open', () => {
  expect(toYearlyUsd(salary({ min: 5_000_000, max: 6_000_000 }))).toBe(60_000);
  expect(toYearlyUsd(salary({ min: 5_000_000 }))).toBe(50_000);
  expect(toYearlyUsd(salary({ max: Number.MAX_SAFE_INTEGER, period: 'hour' }))).toBeNull();
});
