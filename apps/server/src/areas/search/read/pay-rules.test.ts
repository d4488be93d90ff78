import { describe, expect, test } from 'vitest';
import { findBarePay, findPay, settlePay } from './pay-rules.ts';

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
    ['koch ab 3.000 € brutto', { from: 3000, currency: 'EUR', period: 'month' }, 'ab 3.000 € brutto'],
    ['80k base account executive', { from: 80_000 }, '80k base'],
    ['sales 100k OTE', { from: 100_000 }, '100k OTE'],
    ['cleaner up to 15 hour', { to: 15, period: 'hour' }, 'up to 15 hour'],
    ['porter 15 quid an hour', { from: 15, currency: 'GBP', period: 'hour' }, '15 quid an hour'],
    ['analyst entre 30 et 40k', { from: 30_000, to: 40_000 }, 'entre 30 et 40k'],
    [
      'kok minimaal 15 euro per uur',
      { from: 15, currency: 'EUR', period: 'hour' },
      'minimaal 15 euro per uur',
    ],
    ['contable sueldo 25000', { from: 25_000 }, 'sueldo 25000'],
    ['programista od 12 tys. zł', { from: 12_000, currency: 'PLN', period: 'month' }, 'od 12 tys. zł'],
    ['engineer 20 lpa', { from: 2_000_000, currency: 'INR' }, '20 lpa'],
    ['nurse $35hr', { from: 35, period: 'hour' }, '$35hr'],
    ['nurse 35 dollars hour', { from: 35, period: 'hour' }, '35 dollars hour'],
    ['day rate £400 analyst', { from: 400, currency: 'GBP', period: 'day' }, 'day rate £400'],
    ['analyst daily rate of at least 500', { from: 500, period: 'day' }, 'daily rate of at least 500'],
    ['cleaner hourly rate 14', { from: 14, period: 'hour' }, 'hourly rate 14'],
    ['koch stundenlohn 18 €', { from: 18, currency: 'EUR', period: 'hour' }, 'stundenlohn 18 €'],
    ['chef monthly salary up to 4000', { to: 4000, period: 'month' }, 'monthly salary up to 4000'],
    [
      'teacher between 30000 and 40000 pounds',
      { from: 30_000, to: 40_000, currency: 'GBP' },
      'between 30000 and 40000 pounds',
    ],
    ['porter 15 pounds an hour', { from: 15, currency: 'GBP', period: 'hour' }, '15 pounds an hour'],
    ['seven figure sales', { from: 1_000_000 }, 'seven figure'],
  ])('[L-37] %s asks for %j', (text, { from, to, currency = 'USD', period = 'year' }: Asked, words) => {
    const pay = findPay(text);
    expect(pay && settlePay(pay, [])).toEqual({ currency, period });
    expect([pay?.from, pay?.to]).toEqual([from, to]);
    expect(text.slice(pay?.start, pay?.end).trim()).toBe(words);
  });

  test.each([
    ['under 45k', ['GB'], 'GBP'],
    ['under 45k', ['DE', 'FR'], 'EUR'],
    ['under 45k', ['GB', 'FR'], 'NOK'],
    ['under 45k', [], 'NOK'],
    ['$70k', ['CA'], 'CAD'],
    ['$70k', ['GB'], 'USD'],
    ['£30k', ['US'], 'GBP'],
    ['500 000 kr', ['DK'], 'DKK'],
    ['500 000 kr', [], 'SEK'],
  ])('[L-37] %s for work in %j is in %s', (text, countries, currency) => {
    const pay = findPay(text);
    expect(pay && settlePay(pay, countries, 'NOK').currency).toBe(currency);
  });

  test.each([
    ['2.000 €', [], 'month'],
    ['15000 zł', [], 'month'],
    ['over 15000', ['AE'], 'month'],
    ['over 300000', ['IN'], 'year'],
    ['over 30000', ['GB'], 'year'],
    ['£12', [], 'hour'],
  ])('[L-37] %s for work in %j is for a %s', (text, countries, period) => {
    const pay = findPay(text);
    expect(pay && settlePay(pay, countries).period).toBe(period);
  });

  test.each([
    '40 hour week',
    'warehouse lift 50 pounds',
    'up to 15 hours',
    'up to 15 hour week',
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
    ['analyst 45000 - 55000', 45_000, '45000 - 55000'],
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
