import { expect, test } from 'vitest';
import { countries } from '../places/choices.ts';
import { countryCodeOf, countryOptions, nameCountry } from './country-names.ts';
import { languages } from './languages.ts';

test('[L-40] each country that is chosen has a code of its own, and a name in each language', () => {
  const codes = countries.map(countryCodeOf);
  expect(new Set(codes).size).toBe(countries.length);
  expect(codes).not.toContain(undefined);
  expect(countryCodeOf('Germany')).toBe('DE');
  for (const { code } of languages) {
    expect(countryOptions(countries, code).filter(({ label }) => label.trim() === '')).toEqual([]);
  }
});

test('[L-40] a country has the name of the language, and what is none stays as it was written', () => {
  expect(nameCountry('United Kingdom', 'en')).toBe('United Kingdom');
  expect(nameCountry('United Kingdom', 'de-AT')).toBe('Vereinigtes Königreich');
  expect(nameCountry('Hong Kong', 'de')).toBe('Hongkong');
  expect(nameCountry('Freedonia', 'fr')).toBe('Freedonia');
});
