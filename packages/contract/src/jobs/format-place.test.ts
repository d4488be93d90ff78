import type { Place } from '@waymark/contract/jobs/jobs';
import { expect, test } from 'vitest';
import { formatFullPlace, formatPlace, formatPlaces, nameWhere } from './format-place.ts';
import { sayEnglish } from '../text/say.ts';

const place = (city: string, region: string, country: string): Place => ({
  city,
  region,
  country,
  countryCode: '',
});

test('[I-6] a place says its region, or its country where the region tells nothing new', () => {
  expect(formatPlace(place('Leeds', 'England', 'United Kingdom'), 'en')).toBe('Leeds, England');
  expect(formatPlace(place('Tokyo', 'Tokyo', 'Japan'), 'en')).toBe('Tokyo, Japan');
  expect(formatPlace(place('Singapore', 'Singapore', 'Singapore'), 'en')).toBe('Singapore');
  expect(formatPlace(place('', '', 'Japan'), 'en')).toBe('Japan');
});

test('[L-40] a city in Latin letters stands before its country where that is read from right to left', () => {
  const bogota = { ...place('Bogotá', 'Bogotá', 'Colombia'), countryCode: 'CO' };
  expect(formatPlace(bogota, 'ar')).toBe('\u2068Bogotá\u2069, كولومبيا');
  const medellin = { ...place('Medellín', 'Antioquia', 'Colombia'), countryCode: 'CO' };
  expect(formatPlace(medellin, 'ar')).toBe('Medellín, Antioquia');
  expect(formatFullPlace(medellin, 'ar')).toBe('\u2068Medellín, Antioquia\u2069, كولومبيا');
  expect(formatFullPlace(medellin, 'de')).toBe('Medellín, Antioquia, Kolumbien');
});

test('[I-6] a full address says each part once', () => {
  expect(formatFullPlace(place('Leeds', 'England', 'United Kingdom'), 'en')).toBe(
    'Leeds, England, United Kingdom',
  );
  expect(formatFullPlace(place('Singapore', 'Singapore', 'Singapore'), 'en')).toBe('Singapore');
});

test.each([
  ['Leeds', 'in Leeds'],
  ['outside London', 'outside London'],
  ['Except Berlin or Paris', 'outside Berlin or Paris'],
  ['Gambia outside Banjul', 'in Gambia outside Banjul'],
])('[L-37] a search for %s looks %s', (location, phrase) => {
  expect(sayEnglish(nameWhere('Jobs', location))).toBe(`Jobs ${phrase}`);
});

test('[I-7] several places are the first and how many more', () => {
  const leeds = place('Leeds', 'England', 'United Kingdom');
  expect(formatPlaces(sayEnglish, [leeds, leeds, leeds], 0, 'en')).toBe('Leeds, England and 2 more');
  expect(formatPlaces(sayEnglish, [], 0, 'en')).toBe('');
});

test('[L-40] a place has the names that came in the language of the answer, and in English its usual ones', () => {
  const munich = {
    ...place('Munich', 'Bavaria', 'Germany'),
    countryCode: 'DE',
    named: { city: 'München', region: 'Bayern' },
  };
  expect(formatPlace(munich, 'de')).toBe('München, Bayern');
  expect(formatFullPlace(munich, 'de')).toBe('München, Bayern, Deutschland');
  expect(formatFullPlace(munich, 'en')).toBe('Munich, Bavaria, Germany');
  const tokyo = {
    ...place('Tokyo', 'Tokyo', 'Japan'),
    countryCode: 'JP',
    named: { city: 'طوكيو', region: 'محافظة طوكيو' },
  };
  expect(formatFullPlace(tokyo, 'ar')).toBe('طوكيو, اليابان');
  expect(formatPlace({ ...tokyo, named: undefined }, 'de')).toBe('Tokyo, Japan');
});
