import { describe, expect, test } from 'vitest';
import { findBarePay, findPay } from './pay-rules.ts';

interface Asked {
  from?: number;
  to?: number;
  currency?: string;
  period?: string;
}

describe('pay', () => {
  test.each([
    ['nurse 100k', { from: 100_000 }, '100k'],
    ['developer $60/hour', { from: 60, period: 'hour' }, '$60/hour'],
    ['nurse over 50000', { from: 50_000 }, 'over 50000'],
    ['a job that pays over $50,000 a year', { from: 50_000 }, 'that pays over $50,000 a year'],
    ['at least $4,000 per month cook', { from: 4000, period: 'month' }, 'at least $4,000 per month'],
    ['analyst 80k-100k', { from: 80_000, to: 100_000 }, '80k-100k'],
    ['driver $25', { from: 25, period: 'hour' }, '$25'],
    ['nurse 30/hr', { from: 30, period: 'hour' }, '30/hr'],
    ['45 an hour physiotherapist', { from: 45, period: 'hour' }, '45 an hour'],
    ['cook 20ph', { from: 20, period: 'hour' }, '20ph'],
    ['clerk 36,000 per year', { from: 36_000 }, '36,000 per year'],
    ['analyst between 60k and 80k', { from: 60_000, to: 80_000 }, 'between 60k and 80k'],
    ['six figure data scientist', { from: 100_000 }, 'six figure'],
    ['hr salary over 90 000 usd', { from: 90_000 }, 'salary over 90 000 usd'],
    ['salary of at least 90000 lawyer', { from: 90_000 }, 'salary of at least 90000'],
    ['buyer £40,000', { from: 40_000, currency: 'GBP' }, '£40,000'],
    ['under 45k bookkeeper', { to: 45_000 }, 'under 45k'],
    ['assistant up to £24k', { to: 24_000, currency: 'GBP' }, 'up to £24k'],
    ['max 20/hr cleaner', { to: 20, period: 'hour' }, 'max 20/hr'],
    ['less than 18 dollars an hour cashier', { to: 18, period: 'hour' }, 'less than 18 dollars an hour'],
    ['clerk 40-50k', { from: 40_000, to: 50_000 }, '40-50k'],
    ['clerk 200k+', { from: 200_000 }, '200k+'],
    ['clerk 30k or less', { to: 30_000 }, '30k or less'],
    ['unter 3.000 € im Monat koch', { to: 3000, currency: 'EUR', period: 'month' }, 'unter 3.000 € im Monat'],
  ])('[L-37] %s asks for %j', (text, { from, to, currency = 'USD', period = 'year' }: Asked, words) => {
    const pay = findPay(text);
    expect(pay).toMatchObject({ currency, period });
    expect([pay?.from, pay?.to]).toEqual([from, to]);
    expect(text.slice(pay?.start, pay?.end).trim()).toBe(words);
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
    expect(pay?.from).toBe(yearly);
    expect(text.slice(pay?.start, pay?.end)).toBe(words);
  });

  test.each([
    'php 7',
    '24 7 support',
    'nurse 10001',
    'level 3',
    'iso 9001',
    'driver 12500 Main Street',
    'part 70000-1',
    'sap 700000',
    'nurse 11000',
    'windows 2000',
  ])('[I-8] the number of %s is no pay', (text) => {
    expect(findBarePay(text)).toBeUndefined();
  });
});
