import type { Place } from '@waymark/contract/jobs/jobs';
import { languages, sourceLanguage } from '@waymark/contract/text/languages';
import { formatFullPlace } from '@waymark/contract/jobs/format-place';
import { expect, test } from 'vitest';
import { dataFile, readDataRows } from '../../../platform/data-files.ts';
import { namePlaces } from './answer-name-rules.ts';
import { translatePlace } from './local-name-index.ts';
import { worldGazetteer } from './gazetteer-index.ts';
import { readPlace } from './where-rules.ts';
import { existsSync } from 'node:fs';

const munich: Place = { city: 'Munich', region: 'Bavaria', countryCode: 'DE', country: 'Germany' };
const others = languages.map(({ code }) => code).filter((code) => code !== sourceLanguage);
const say = (place: Place, language: (typeof languages)[number]['code']) =>
  formatFullPlace(namePlaces([place], language)[0] ?? place, language);

test.each([
  ['en', 'Munich, Bavaria, Germany'],
  ['de', 'München, Bayern, Deutschland'],
  ['fr', 'Munich, Bavière, Allemagne'],
  ['es', 'Múnich, Baviera, Alemania'],
  ['pl', 'Monachium, Bawaria, Niemcy'],
  ['ar', 'ميونخ, بافاريا, ألمانيا'],
] as const)('[L-40] in %s a posting is in %s', (language, text) => {
  expect(say(munich, language)).toBe(text);
});

test('[L-40] a place that the language has no name for stays as it is', () => {
  const small = {
    city: 'Nowhere-on-Sea',
    region: 'Kent Shire',
    countryCode: 'GB',
    country: 'United Kingdom',
  };
  // A posting of elsewhere is no part of Bavaria.
  const other: Place = {
    city: 'Munich',
    region: 'North Dakota',
    countryCode: 'US',
    country: 'United States',
  };
  for (const language of others) {
    expect(namePlaces({ places: [small] }, language)).toEqual({ places: [small] });
    expect(namePlaces([other], language)[0]?.named?.city ?? 'Munich').toBe('Munich');
  }
});

test('[L-40] what is kept in memory is not changed', () => {
  const card = { id: 'a', places: [munich] };
  const first = namePlaces([card], 'de');
  expect(card).toEqual({ id: 'a', places: [{ ...munich }] });
  expect(first[0]?.places[0]).toEqual({ ...munich, named: { city: 'München', region: 'Bayern' } });
  expect(namePlaces([card], 'pl')[0]?.places[0]).toMatchObject({ named: { city: 'Monachium' } });
  const answer = { data: [card] };
  expect(namePlaces(answer, 'en')).toBe(answer);
  const file = Buffer.from('a');
  expect(namePlaces({ file }, 'de').file).toBe(file);
});

test('[L-40] a link to a page about a place and a suggestion say its name, and lead where they led', () => {
  const link = {
    criteria: { location: 'Munich, Germany', title: 'Nurse' },
    names: { title: 'Nurse', place: { name: 'Munich', detail: 'Bavaria, Germany' } },
    search: { location: 'Munich, Germany' },
  };
  expect(namePlaces({ links: [link] }, 'de')).toEqual({
    links: [
      {
        criteria: link.criteria,
        names: { title: 'Nurse', place: { name: 'München', detail: 'Bayern, Deutschland' } },
        search: { location: 'München, Deutschland' },
      },
    ],
  });
  const suggestion = { kind: 'place', text: 'Munich', detail: 'Germany', value: 'Munich, Germany', jobs: 3 };
  expect(namePlaces([suggestion], 'ar')).toEqual([
    { kind: 'place', text: 'ميونخ', detail: 'ألمانيا', value: 'ميونخ, ألمانيا', jobs: 3 },
  ]);
  expect(namePlaces({ placeOffers: ['Munich, Germany'] }, 'pl')).toEqual({
    placeOffers: ['Monachium, Niemcy'],
  });
});

test('[L-40] lists of places and of pay say them in the language, and search for them so', () => {
  const counted = (name: string, value: string) => ({ name, value, count: 1, isPlace: true });
  const cities = [
    counted('Munich', 'Munich, Germany'),
    // It has no name of its own, and is not the city that has one.
    counted('London', 'London, Canada'),
    counted('Springfield Foo', 'Springfield Foo, Bar'),
    counted('Gambia', 'Gambia outside Banjul'),
    { name: 'Poland', value: 'poland', count: 1 },
  ];
  expect(namePlaces(cities, 'en')).toBe(cities);
  expect(namePlaces(cities, 'es')).toEqual([
    counted('Múnich', 'Múnich, Alemania'),
    counted('London', 'London, Canadá'),
    ...cities.slice(2),
  ]);
  expect(namePlaces(cities, 'pl')[4]).toBe(cities[4]);
  const criteria = { title: 'Nurse', location: 'Cairo, Egypt' };
  const row = { name: 'Cairo', detail: 'Egypt', criteria, isPlace: true };
  const page = {
    kind: 'spread',
    criteria,
    names: { title: 'Nurse', place: { name: 'Cairo', detail: 'Egypt' } },
    places: { relation: 'cities', rows: [row] },
    levels: [{ name: 'Cairo', detail: '', criteria }],
  };
  expect(namePlaces(page, 'de')).toEqual({
    ...page,
    names: { title: 'Nurse', place: { name: 'Kairo', detail: 'Ägypten' } },
    places: { relation: 'cities', rows: [{ ...row, name: 'Kairo', detail: 'Ägypten' }] },
  });
});

test('[L-40] [L-3] the name in the language is read as the place that it is', () => {
  expect(readPlace('Monachium', worldGazetteer())).toMatchObject({ city: 'Munich', countryCode: 'DE' });
  for (const language of others)
    for (const value of [
      'Munich, Germany',
      'London, United Kingdom',
      'Cairo, Egypt',
      'Bavaria, Germany',
      'Poland',
    ]) {
      const { value: translated } = translatePlace(value, language);
      expect([language, translated, readPlace(translated, worldGazetteer())]).toEqual([
        language,
        translated,
        readPlace(value, worldGazetteer()),
      ]);
    }
  expect(translatePlace('Gambia outside Banjul', 'de').value).toBe('Gambia outside Banjul');
  expect(translatePlace('qqqq', 'de').value).toBe('qqqq');
});

test.each(others)('[L-40] %s has names of places, each of one that the gazetteer knows', (language) => {
  expect(existsSync(dataFile(`gazetteer/languages/${language}.txt`))).toBe(true);
  const known = new Set(
    readDataRows('gazetteer/cities.txt').flatMap(([city = '', region = '', country = '']) => [
      `${country}\t${region}\t${city}`,
      `${country}\t${region}\t`,
    ]),
  );
  const rows = readDataRows(`gazetteer/languages/${language}.txt`);
  expect(rows.length).toBeGreaterThan(1000);
  expect(rows.filter(([country, region, city]) => !known.has(`${country}\t${region}\t${city}`))).toEqual([]);
  expect(rows.filter((row) => row.length !== 4 || row[3] === '' || row[3] === row[2])).toEqual([]);
});

test('[L-40] industries are called as in the language, and filters keep what companies wrote', () => {
  const company = { id: '1', name: 'Retail', logoUrl: null, industry: 'Hospitals & Clinics', size: '' };
  expect(namePlaces({ company }, 'de').company).toEqual({
    ...company,
    industry: 'Krankenhäuser und Kliniken',
  });
  const facets = { size: [], industry: [{ value: 'Banking', count: 2 }] };
  expect(namePlaces(facets, 'fr').industry).toEqual([{ value: 'Banking', label: 'Banque', count: 2 }]);
  const listed = { name: 'Banking', value: 'Banking', count: 2, isIndustry: true };
  expect(namePlaces([listed], 'de')).toEqual([{ ...listed, name: 'Banken' }]);
  const other = { ...company, industry: 'Kites' };
  expect(namePlaces(other, 'de')).toBe(other);
  const search = { industry: ['Banking'], size: [] };
  expect(namePlaces(search, 'de')).toBe(search);
});
