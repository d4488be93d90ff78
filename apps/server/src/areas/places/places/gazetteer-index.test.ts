import { expect, test } from 'vitest';
import { worldGazetteer } from './gazetteer-index.ts';
import { readPlaces } from './reading-rules.ts';
import { readPlace } from './where-rules.ts';

const read = (...texts: string[]) =>
  readPlaces(texts, worldGazetteer()).places.map((place) => Object.values(place).join('/'));

test.each([
  ['Boston, MA', 'Boston/Massachusetts/US'],
  ['New York, NY', 'New York/New York/US'],
  ['NYC', 'New York/New York/US'],
  ['UK', '//GB'],
  ['London, UK', 'London/England/GB'],
  ['London, Ontario', 'London/Ontario/CA'],
  ['US, CA, Santa Clara', 'Santa Clara/California/US'],
  ['United States - Texas - Austin', 'Austin/Texas/US'],
  ['123 Main Street, Austin, TX 78701', 'Austin/Texas/US'],
  ['Sydney NSW 2000', 'Sydney/New South Wales/AU'],
  ['Perth, WA', 'Perth/Western Australia/AU'],
  ['Atlanta, Georgia', 'Atlanta/Georgia/US'],
  ['Tbilisi, Georgia', 'Tbilisi/Tbilisi/GE'],
  ['St Louis, Missouri', 'St. Louis/Missouri/US'],
  ['Bayern, Deutschland', '/Bavaria/DE'],
  ['Bombay', 'Mumbai/Maharashtra/IN'],
  ['København', 'Copenhagen/Capital Region/DK'],
  ['Łódź', 'Łódź/Łódź/PL'],
  ['Greater Boston Area', 'Boston/Massachusetts/US'],
  ['Central London', 'London/England/GB'],
  ['Hong Kong SAR', 'Hong Kong/Hong Kong/HK'],
  ['Remote (Germany)', '//DE'],
  ['Anywhere in the US', '//US'],
  ['Leeds, West Yorkshire', 'Leeds/England/GB'],
  ['Mexico', '//MX'],
  ['Singapore', 'Singapore/Singapore/SG'],
])('[L-3] %s is read as one place', (text, place) => {
  expect(read(text)).toEqual([place]);
});

test('[L-4] what is no place is none, and a part of a city is no second one', () => {
  expect(read('Level 25')).toEqual([]);
  expect(read('Wells Fargo Center')).toEqual([]);
  expect(read('Multiple locations')).toEqual([]);
  expect(read('Singapore / Central')).toEqual(['Singapore/Singapore/SG']);
  expect(read('Singapore', 'Central')).toEqual(['Singapore/Singapore/SG']);
  expect(read('London - One Canada Square', 'Level 25')).toEqual(['London/England/GB']);
  expect(read('Brookfield Place New York')).toEqual(['New York/New York/US']);
  expect(read('Hong Kong', 'China', 'Singapore')).toEqual([
    'Hong Kong/Hong Kong/HK',
    'Singapore/Singapore/SG',
  ]);
});

test('[L-3] lists in one text are several places', () => {
  expect(read('Berlin, Munich, Hamburg')).toEqual([
    'Berlin/Berlin/DE',
    'Munich/Bavaria/DE',
    'Hamburg/Hamburg/DE',
  ]);
  expect(read('San Francisco, CA or New York, NY')).toEqual([
    'San Francisco/California/US',
    'New York/New York/US',
  ]);
});

test('[L-3] places of one posting say which of a name is meant', () => {
  expect(read('Cambridge')).toEqual(['Cambridge/England/GB']);
  expect(read('Boston', 'Cambridge').at(-1)).toBe('Cambridge/Massachusetts/US');
  expect(read('New York', 'Norwalk').at(-1)).toBe('Norwalk/Connecticut/US');
});

test('[L-3] in a search for a place, two letters mean a state rather than a country', () => {
  const asked = (text: string) => Object.values(readPlace(text, worldGazetteer()) ?? {}).join('/');
  expect(asked('CA')).toBe('/California/US');
  expect(asked('uk')).toBe('//GB');
  expect(asked('fr')).toBe('//FR');
  expect(asked('zz')).toBe('');
});

test('[L-4] what stayed unread is said', () => {
  expect(readPlaces(['Paris', 'Floor 3'], worldGazetteer()).unread).toEqual(['Floor 3']);
  expect(readPlaces(['Remote'], worldGazetteer()).unread).toEqual([]);
});

test.each([
  ['10001', 'New York/New York/US'],
  ['90210', 'Beverly Hills/California/US'],
  ['94103-1234', 'San Francisco/California/US'],
  ['M5V 2T6', 'Toronto/Ontario/CA'],
  ['SW1A 1AA', 'London/England/GB'],
  ['10115, Germany', 'Berlin/Berlin/DE'],
  ['10115 Berlin', 'Berlin/Berlin/DE'],
  ['2000, Australia', 'Sydney/New South Wales/AU'],
])('[L-3] the postal code %s is in %s', (text, place) => {
  expect(Object.values(readPlace(text, worldGazetteer()) ?? {}).join('/')).toBe(place);
});
