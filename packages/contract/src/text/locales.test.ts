import { expect, test } from 'vitest';
import { hourCycleOf, languageIn, localeOf, tagOf } from './locales.ts';
import { paperOf } from './paper.ts';

test.each([
  ['de', 'CH', 'de-CH'],
  ['de', 'DE', 'de'],
  ['de', 'PL', 'de'],
  ['fr', 'CA', 'fr-CA'],
  ['es', 'MX', 'es-MX'],
  ['ar', 'MA', 'ar-MA'],
  ['en', 'GB', 'en'],
  ['pl', null, 'pl'],
] as const)('[L-40] %s on a board of %s is written as %s', (language, country, locale) => {
  expect(localeOf(language, country)).toBe(locale);
  expect(languageIn(localeOf(language, country))).toBe(language);
});

test('[L-40] Arabic is written with the digits of addresses and fields, and in the Gregorian calendar', () => {
  const { numberingSystem, calendar } = new Intl.DateTimeFormat(tagOf('ar')).resolvedOptions();
  expect([numberingSystem, calendar]).toEqual(['latn', 'gregory']);
});

test('[L-40] a day has 24 hours but where a language or its country counts twelve', () => {
  expect((['en', 'de', 'fr', 'es', 'pl', 'ar-MA'] as const).map(hourCycleOf)).toEqual(
    Array.from({ length: 6 }, () => 'h23'),
  );
  expect((['ar', 'es-MX', 'es-US'] as const).map(hourCycleOf)).toEqual(['h12', 'h12', 'h12']);
});

test('[L-40] papers are of the size that the country prints on', () => {
  expect([null, 'DE', 'GB', 'US', 'CA', 'MX'].map(paperOf)).toEqual([
    'a4',
    'a4',
    'a4',
    'letter',
    'letter',
    'letter',
  ]);
});
