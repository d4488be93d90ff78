import { expect, test } from 'vitest';
import { findBarePay, findPay } from './pay-rules.ts';

test.each([
  ['nurse 100k', 100_000, '100k'],
  ['developer $60/hour', 124_800, '$60/hour'],
  ['nurse over 50000', 50_000, 'over 50000'],
  ['a job that pays over $50,000 a year', 50_000, 'that pays over $50,000 a year'],
  ['at least $4,000 per month cook', 48_000, 'at least $4,000 per month'],
  ['analyst 80k-100k', 80_000, '80k-100k'],
  ['driver $25', 52_000, '$25'],
  ['nurse 30/hr', 62_400, '30/hr'],
  ['45 an hour physiotherapist', 93_600, '45 an hour'],
  ['cook 20ph', 41_600, '20ph'],
  ['clerk 36,000 per year', 36_000, '36,000 per year'],
  ['analyst between 60k and 80k', 60_000, 'between 60k and 80k'],
  ['six figure data scientist', 100_000, 'six figure'],
  ['hr salary over 90 000 usd', 90_000, 'salary over 90 000 usd'],
  ['salary of at least 90000 lawyer', 90_000, 'salary of at least 90000'],
])('[I-8] %s asks for %d dollars a year', (text, yearly, words) => {
  const pay = findPay(text);
  expect(pay?.yearly).toBe(yearly);
  expect(text.slice(pay?.from, pay?.to).trim()).toBe(words);
});

test('[I-8] another currency is compared in dollars', () => {
  expect(findPay('buyer £40,000')?.yearly).toBeGreaterThan(40_000);
});

test.each([
  '401k advisor',
  'graduate 2027',
  '5 years experience',
  'in the last 3 days',
  'office 365',
  'level 3 support',
  '40 a week',
  'two classes 3 a day',
  '24/7 support',
])('[I-8] %s says nothing of pay', (text) => {
  expect(findPay(text)).toBeUndefined();
});

test.each([
  ['accountant 70000', 70_000, '70000'],
  ['70,000 accountant', 70_000, '70,000'],
  ['nurse 52500+', 52_500, '52500+'],
])('[I-8] %s: a number alone in the range of a year is pay', (text, yearly, words) => {
  const pay = findBarePay(text);
  expect(pay?.yearly).toBe(yearly);
  expect(text.slice(pay?.from, pay?.to)).toBe(words);
});

test.each(['php 7', '24 7 support', 'nurse 10001', 'level 3', 'iso 9001', 'driver 12500 Main Street', 'part 70000-1', 'sap 700000', 'nurse 11000', 'windows 2000'])(
  '[I-8] the number of %s is no pay',
  (text) => {
    expect(findBarePay(text)).toBeUndefined();
  },
); // prettier-ignore
