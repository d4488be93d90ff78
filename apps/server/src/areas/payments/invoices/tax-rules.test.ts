import { sayEnglish } from '@waymark/contract/text/say';
import { defaultBoardSettings } from '@waymark/contract/all-settings';
import { describe, expect, test } from 'vitest';
import { standardRateOf } from './tax-rate-rules.ts';
import { chargeOf, decideTax, splitTotal } from './tax-rules.ts';
import { findVatProblem, readVatNumber } from './vat-rules.ts';

const german = {
  ...defaultBoardSettings.invoicing,
  country: 'Germany',
  taxMode: 'standard',
  taxRate: 0,
} as const;
const business = { isBusiness: true };
const consumer = { isBusiness: false, vatNumber: '' };
const day = '2026-11-29';

const numbers = { Austria: 'ATU13585627', France: 'FR40303265045', Germany: 'DE136695976' };

describe('[L-41] the tax of a seller in Germany', () => {
  test.each([
    ['a company at home', { ...business, country: 'Germany', vatNumber: numbers.Germany }, {}, 'S', 1900],
    ['a company at home without a number', { ...business, country: 'Germany', vatNumber: '' }, {}, 'S', 1900],
    ['a company in Austria', { ...business, country: 'Austria', vatNumber: numbers.Austria }, {}, 'AE', 0],
    [
      'a company in Austria without a number',
      { ...business, country: 'Austria', vatNumber: '' },
      {},
      'S',
      1900,
    ],
    ['the same under OSS', { ...business, country: 'Austria', vatNumber: '' }, { usesOss: true }, 'S', 2000],
    [
      'a number of another state',
      { ...business, country: 'Austria', vatNumber: numbers.France },
      {},
      'S',
      1900,
    ],
    ['a consumer in Austria', { ...consumer, country: 'Austria' }, {}, 'S', 1900],
    ['a consumer in Austria under OSS', { ...consumer, country: 'Austria' }, { usesOss: true }, 'S', 2000],
    ['a consumer in Finland under OSS', { ...consumer, country: 'Finland' }, { usesOss: true }, 'S', 2550],
    ['a company in Switzerland', { ...business, country: 'Switzerland', vatNumber: '' }, {}, 'O', 0],
    ['a company in Norway', { ...business, country: 'Norway', vatNumber: '' }, {}, 'O', 0],
    [
      'a company in the United Kingdom',
      { ...business, country: 'United Kingdom', vatNumber: '' },
      {},
      'O',
      0,
    ],
    ['a consumer in Switzerland', { ...consumer, country: 'Switzerland' }, {}, 'S', 1900],
    ['where all are left out', { ...consumer, country: 'Switzerland' }, { outside: 'everybody' }, 'O', 0],
    [
      'where no one is',
      { ...business, country: 'Switzerland', vatNumber: '' },
      { outside: 'nobody' },
      'S',
      1900,
    ],
    ['a buyer whose country is not known', { ...consumer, country: '' }, {}, 'S', 1900],
    ['a small business, at home', { ...consumer, country: 'Germany' }, { taxMode: 'small-business' }, 'E', 0],
    [
      'a small business, to a company in Austria',
      { ...business, country: 'Austria', vatNumber: numbers.Austria },
      { taxMode: 'small-business' },
      'AE',
      0,
    ],
    [
      'a small business under OSS by mistake',
      { ...consumer, country: 'Austria' },
      { taxMode: 'small-business', usesOss: true },
      'E',
      0,
    ],
    ['a rate of its own', { ...consumer, country: 'Germany' }, { taxMode: 'own', taxRate: 700 }, 'S', 700],
  ] as const)('%s', (_name, buyer, settings, category, rate) => {
    expect(decideTax({ ...german, ...settings }, buyer, day)).toMatchObject({ category, rate });
  });

  test('is worded as the law asks', () => {
    const note = (buyer: Parameters<typeof decideTax>[1], settings = {}) =>
      sayEnglish(decideTax({ ...german, ...settings }, buyer, day).note);
    expect(note({ ...business, country: 'Austria', vatNumber: numbers.Austria })).toContain(
      'Steuerschuldnerschaft des Leistungsempfängers',
    );
    expect(note({ ...business, country: 'Switzerland', vatNumber: '' })).toContain('Switzerland');
    const small = { taxMode: 'small-business' as const };
    expect(note({ ...consumer, country: 'Germany' }, small)).toContain('§ 19 UStG');
    expect(note({ ...consumer, country: 'Germany' }, { ...small, exemptNote: 'Own words.' })).toBe(
      'Own words.',
    );
  });
});

test.each([
  ['United States', 'Germany', true, 'O'],
  ['United States', 'United States', true, 'S'],
  ['Switzerland', 'Germany', true, 'O'],
  [null, 'Germany', true, 'S'],
])('[L-41] from %s to %s (a company: %s): %s', (country, to, isBusiness, category) => {
  const invoicing = { ...german, country, taxMode: 'own' as const, taxRate: 810 };
  expect(decideTax(invoicing, { country: to, isBusiness, vatNumber: '' }, day).category).toBe(category);
});

test.each([
  ['Germany', '2020-06-30', 1900],
  ['Germany', '2020-07-01', 1600],
  ['Germany', '2021-01-01', 1900],
  ['Slovakia', '2024-12-31', 2000],
  ['Slovakia', '2025-01-01', 2300],
  ['Estonia', '2026-01-01', 2400],
  ['Romania', '2025-07-31', 1900],
  ['Romania', '2025-08-01', 2100],
  ['Greece', '2026-01-01', 2400],
  ['Switzerland', '2026-01-01', undefined],
])('[L-41] the standard rate of %s on %s', (country, on, rate) => {
  expect(standardRateOf(country, on)).toBe(rate);
});

test.each([
  [11_900, 1900, 10_000, 1900],
  [2900, 1900, 2437, 463],
  [2900, 770, 2693, 207],
  [1, 1900, 1, 0],
  [2900, 0, 2900, 0],
  [999, 2500, 799, 200],
])('[L-30] the tax in %i at a rate of %i: %i and %i', (price, rate, net, tax) => {
  expect(splitTotal(price, { category: 'S', rate, note: '' })).toMatchObject({ net, tax, total: price });
});

test('[L-30] where the buyer owes the tax, the price is charged without it', () => {
  expect(chargeOf(2900, { category: 'AE', rate: 0, note: '' }, 1900)).toBe(2437);
  expect(chargeOf(2900, { category: 'O', rate: 0, note: '' }, 1900)).toBe(2437);
  expect(chargeOf(2900, { category: 'E', rate: 0, note: '' }, 0)).toBe(2900);
});

test.each([
  ['DE136695976', 'Germany'],
  ['de 136 695 976', 'Germany'],
  ['FR40303265045', 'France'],
  ['ATU13585627', 'Austria'],
])('[L-30] %s is a VAT number of %s', (given, country) => {
  expect(readVatNumber(given)?.country).toBe(country);
});

test.each(['DE136695977', 'DE12', 'US123456789', 'GB980780684', 'nonsense', 'DE'])(
  '[L-30] %s is no VAT number of the European Union',
  (given) => {
    expect(readVatNumber(given)).toBeUndefined();
    expect(findVatProblem({ country: 'Germany', vatNumber: given })).toMatch(/^This is not a VAT number/);
  },
);
