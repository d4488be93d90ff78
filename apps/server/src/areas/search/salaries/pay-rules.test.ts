import { describe, expect, test } from 'vitest';
import { bandsOf, figureOf, usualCurrency, yearlyPay, type Offer, type StatedPay } from './pay-rules.ts';

const pay = (given: Partial<StatedPay>) =>
  yearlyPay({ min: null, max: null, currency: 'USD', period: 'year', type: 'full-time', ...given });

const offers = (amounts: readonly number[], given: Partial<Offer> = {}): Offer[] =>
  amounts.map((yearly, at) => ({
    yearly,
    currency: 'USD',
    level: 'plain',
    mode: 'on-site',
    category: 'health',
    company: at % 3,
    placeIds: [],
    ...given,
  }));
const dollars = { currency: 'USD', per: 'year' } as const;

describe('[L-19] pay for a year', () => {
  test('is the middle of a range, whichever way round it was written, and an end that stands alone', () => {
    expect(pay({ min: 40_000_00, max: 60_000_00 })).toBe(50_000);
    expect(pay({ min: 60_000_00, max: 40_000_00 })).toBe(50_000);
    expect(pay({ min: 40_000_00 })).toBe(40_000);
    expect(pay({ max: 60_000_00 })).toBe(60_000);
    expect(pay({ min: 0, max: 60_000_00 })).toBe(60_000);
    expect(pay({})).toBeUndefined();
  });

  test.each([
    ['hour', 30_00, 62_400],
    ['day', 200_00, 52_000],
    ['week', 1000_00, 52_000],
    ['month', 4000_00, 48_000],
    ['year', 50_000_00, 50_000],
  ])('by the %s', (period, min, yearly) => {
    expect(pay({ period, min })).toBe(yearly);
  });

  test('counts the digits of the currency', () => {
    expect(pay({ min: 5_000_000, currency: 'JPY' })).toBe(5_000_000);
    expect(pay({ min: 20_000_000, currency: 'KWD' })).toBe(20_000);
  });

  test('is left out where it cannot be, or cannot be compared', () => {
    expect(pay({ min: 499_00 })).toBeUndefined();
    expect(pay({ min: 500_00 })).toBe(500);
    expect(pay({ min: 2_000_000_00 })).toBe(2_000_000);
    expect(pay({ min: 2_000_001_00 })).toBeUndefined();
    // Meant for a year, written by the hour.
    expect(pay({ min: 60_000_00, period: 'hour' })).toBeUndefined();
    expect(pay({ min: 10_000_00, max: 50_000_00 })).toBe(30_000);
    expect(pay({ min: 10_000_00, max: 50_001_00 })).toBeUndefined();
    expect(pay({ min: 50_000_00, currency: 'XTS' })).toBeUndefined();
    expect(pay({ min: 50_000_00, period: '' })).toBeUndefined();
    for (const type of ['internship', 'freelance', 'part-time'])
      expect(pay({ min: 30_000_00, type }), type).toBeUndefined();
    expect(pay({ min: 30_00, period: 'hour', type: 'part-time' })).toBe(62_400);
    expect(pay({ min: 30_000_00, type: null })).toBe(30_000);
  });
});

describe('[L-19] a figure', () => {
  const ten = [10, 20, 30, 40, 50, 60, 70, 80, 90, 100].map((thousands) => thousands * 1000);

  test('needs ten postings', () => {
    expect(figureOf(offers(ten.slice(1)), dollars)).toBeNull();
    expect(figureOf(offers(ten), dollars)).toEqual({
      postings: 10,
      companies: 3,
      lower: 32_500,
      median: 55_000,
      upper: 77_500,
    });
  });

  test('needs three companies', () => {
    const two = offers(ten).map((offer, at) => ({ ...offer, company: at % 2 }));
    expect(figureOf(two, dollars)).toBeNull();
    expect(figureOf([...two, ...offers([50_000], { company: 2 })], dollars)).toMatchObject({ companies: 3 });
  });

  test('is in the currency that most are in; others are converted', () => {
    const mixed = [...offers(ten.slice(0, 6), { currency: 'EUR' }), ...offers(ten.slice(6))];
    expect(usualCurrency(mixed)).toBe('EUR');
    expect(usualCurrency([...mixed, ...offers(ten.slice(0, 3))])).toBe('USD');
    // As many of each: always the same one.
    expect(usualCurrency([...offers([1], { currency: 'USD' }), ...offers([1], { currency: 'CHF' })])).toBe(
      'CHF',
    );
    // 70,000 to 100,000 dollars at 0.9338 euros.
    expect(figureOf(mixed, { currency: 'EUR', per: 'year' })).toMatchObject({
      median: 55_000,
      upper: 72_400,
    });
  });

  test('is for another period by the same measure, to three digits', () => {
    expect(figureOf(offers(ten), { currency: 'USD', per: 'month' })).toMatchObject({ median: 4580 });
    expect(figureOf(offers(ten), { currency: 'USD', per: 'hour' })).toMatchObject({
      lower: 15.6,
      median: 26.4,
    });
  });
});

describe('[L-19] the bands of a drawing', () => {
  const bands = (amounts: number[]) => bandsOf(Float64Array.from(amounts).sort());

  test('hold every posting once, in steps that read well', () => {
    const amounts = Array.from({ length: 200 }, (_none, at) => 30_000 + at * 400);
    const found = bands([5000, ...amounts, 900_000]);
    expect(found.reduce((sum, { postings }) => sum + postings, 0)).toBe(202);
    expect(found.at(0)).toMatchObject({ from: null, to: 40_000 });
    expect(found.at(-1)).toMatchObject({ to: null });
    const widths = found.slice(1, -1).map(({ from, to }) => (to ?? 0) - (from ?? 0));
    expect(new Set(widths)).toEqual(new Set([10_000]));
  });

  test('are few for few postings, and one where all offer the same', () => {
    expect(bands(Array.from({ length: 10 }, (_none, at) => 40_000 + at * 1000)).length).toBeLessThanOrEqual(
      7,
    );
    expect(bands(Array.from({ length: 12 }, () => 50_000))).toHaveLength(1);
    expect(bands(Array.from({ length: 12 }, () => 17.35)).map(({ postings }) => postings)).toEqual([12]);
  });
});
