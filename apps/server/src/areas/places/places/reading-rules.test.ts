import { expect, test } from 'vitest';
import { worldGazetteer } from './gazetteer-index.ts';
import { readPlaceFields, readPlaceParts, readPlaces, readPlaceTexts } from './reading-rules.ts';
import { createGazetteer, findCountryCode } from './rules.ts';

const rows: [string, string, string, number][] = [
  ['New York', 'New York', 'US', 90],
  ['Austin', 'Texas', 'US', 40],
  ['London', 'England', 'GB', 80],
  ['London', 'Ontario', 'CA', 5],
  ['Amsterdam', 'North Holland', 'NL', 20],
  ['Singapore', 'Singapore', 'SG', 60],
  ['Bengaluru', 'Karnataka', 'IN', 60],
  ['Geneva', 'Geneva', 'CH', 10],
];
const gazetteer = createGazetteer(
  rows.map(([city, region, countryCode, weight]) => ({
    city,
    region,
    countryCode,
    weight,
    latitude: 1,
    longitude: 1,
  })),
);
const read = (...texts: string[]) =>
  readPlaceTexts(texts, gazetteer).map((place) => `${place.city}/${place.region}/${place.countryCode}`);

test('a bare name is the heaviest city of that name; with its country it is the other one', () => {
  expect(read('london')).toEqual(['London/England/GB']);
  expect(read('London, Ontario, Canada')).toEqual(['London/Ontario/CA']);
  expect(read('Austin, TX')).toEqual(['Austin/Texas/US']);
  expect(read('Bangalore')).toEqual(['Bengaluru/Karnataka/IN']);
});

test('a list that goes up from the city to the country is one place', () => {
  expect(read('Amsterdam', 'Noord-Holland', 'Netherlands', 'Bengaluru', 'Karnataka', 'India')).toEqual([
    'Amsterdam/North Holland/NL',
    'Bengaluru/Karnataka/IN',
  ]);
  expect(read('Carteret', 'Texas')).toEqual(['Carteret/Texas/US']);
});

test('alternatives are places of their own, office names give way to their city', () => {
  expect(read('Geneva OR London')).toEqual(['Geneva/Geneva/CH', 'London/England/GB']);
  expect(read('US-NY-New York | UK-London')).toEqual(['New York/New York/US', 'London/England/GB']);
  expect(read('London (82)', 'GVA (Geneva) - Office')).toEqual(['London/England/GB', 'Geneva/Geneva/CH']);
  expect(read('Brookfield Place New York', 'New York')).toEqual(['New York/New York/US']);
});

test('a country alone has no city, and an unknown place stays as it was written', () => {
  expect(read('India', 'Remote')).toEqual(['//IN']);
  expect(read('Springfield, Foo')).toEqual(['Springfield/Foo/']);
  expect(read('Level 25')).toEqual([]);
});

test('separate fields become one place, abbreviations and names of countries included', () => {
  expect(readPlaceFields({ city: 'Austin', region: 'TX', country: 'USA' }, gazetteer)).toEqual({
    city: 'Austin',
    region: 'Texas',
    countryCode: 'US',
  });
  expect(readPlaceFields({ city: 'Oz', region: '', country: 'Nowhere' }, gazetteer)).toEqual({
    city: 'Oz',
    region: 'Nowhere',
    countryCode: '',
  });
});

test('countries are known by name, code and everyday names, never by a withdrawn code', () => {
  expect(['France', 'gb', 'UK', 'Türkiye', 'Viet Nam', 'FX', 'Atlantis'].map(findCountryCode)).toEqual([
    'FR',
    'GB',
    'GB',
    'TR',
    'VN',
    undefined,
    undefined,
  ]);
});

test('[L-25] a name that several cities share is read where the posting says which, and else unread', () => {
  const facts = (...texts: string[]) => {
    const { places, unread } = readPlaces(texts, worldGazetteer(), { isFact: true });
    return [
      ...places.map((place) => `${place.city}/${place.region}/${place.countryCode}`),
      ...unread.map((text) => `? ${text}`),
    ];
  };
  expect(facts('Springfield')).toEqual(['Springfield//', '? Springfield']);
  expect(facts('Springfield', 'Worcester, MA')).toEqual([
    'Springfield/Massachusetts/US',
    'Worcester/Massachusetts/US',
  ]);
  expect(facts('Springfield, IL')).toEqual(['Springfield/Illinois/US']);
  expect(facts('Rhein-Neckar')).toEqual(['Rhein-Neckar//', '? Rhein-Neckar']);
  expect(facts('Bay Area')).toEqual(['Bay Area//', '? Bay Area']);
  expect(facts('Lisbon')).toEqual(['Lisbon/Lisbon/PT']);
});

test.each([
  ['Anywhere in Asia', '/Asia/'],
  ['Remote (MENA or Benelux)', '/MENA/ + /Benelux/'],
  ['Remote, TX', '/Texas/US'],
  ['Remote, CA', 'CA//'],
  ['Leeds LS1 4AP', 'Leeds/England/GB'],
  ['10115 Berlin', 'Berlin/Berlin/DE'],
  ['D-50667 Köln', 'Cologne/North Rhine-Westphalia/DE'],
  ['3011 AD Rotterdam', 'Rotterdam/South Holland/NL'],
  ['Dublin 4', 'Dublin/Leinster/IE'],
  ['Shawnee, United States', 'Shawnee//US'],
  ['US-KS-Shawnee', 'Shawnee/Kansas/US'],
  ['Jacksonville, OR', 'Jacksonville/Oregon/US'],
  ['Huntington, IN', 'Huntington/Indiana/US'],
  ['Or Yehuda, Tel Aviv, Israel', 'Or Yehuda/Tel Aviv/IL'],
  [
    'Reno, NV; Remote-Friendly | Boise, ID | Tulsa, OK',
    'Reno/Nevada/US + Boise/Idaho/US + Tulsa/Oklahoma/US',
  ],
])('[L-25] "%s" is %s', (text, expected) => {
  const { places } = readPlaces([text], worldGazetteer(), { isFact: true });
  expect(places.map(({ city, region, countryCode }) => `${city}/${region}/${countryCode}`).join(' + ')).toBe(
    expected,
  );
});

const readParts = (city: string, region: string, country: string) => {
  const { place, unread } = readPlaceParts({ city, region, country }, worldGazetteer());
  return [Object.values(place).join('/'), unread];
};

test.each([
  ['Essen, Ruhr', '', 'Deutschland', 'Essen/North Rhine-Westphalia/DE'],
  ['Lyon 03', '', 'FR', 'Lyon/Auvergne-Rhône-Alpes/FR'],
  ['Paris 15e Arrondissement', '', 'France', 'Paris/Île-de-France/FR'],
  ['Dublin 2', '', 'Ireland', 'Dublin/Leinster/IE'],
  ['London (Greater)', '', 'UK', 'London/England/GB'],
  ['75015 Paris', '', 'FR', 'Paris/Île-de-France/FR'],
  ['Wien 1010', '', 'AT', 'Vienna/Vienna/AT'],
  ['München (Hybrid)', '', 'DEU', 'Munich/Bavaria/DE'],
  ['Tampa, FL', 'FL', 'US', 'Tampa/Florida/US'],
  ['REMOTE', '', 'US', '//US'],
  ['Various', '', 'US', '//US'],
  ['Multiple Cities', 'TX', 'US', '/Texas/US'],
  ['London, EC2A', '', 'GB', 'London/England/GB'],
  ['Smallville', 'KS', 'US', 'Smallville/Kansas/US'],
])('[L-25] the city %s in "%s", "%s" is %s', (city, region, country, place) => {
  expect(readParts(city, region, country)).toEqual([place, '']);
});

test('[L-25] what is no name of a city is set aside, and its country kept', () => {
  expect(readParts('Building 7, Gate 3', '', 'Germany')).toEqual(['//DE', 'Building 7, Gate 3']);
  expect(readParts('FTC03 / 2nd floor', 'CO', 'US')).toEqual(['/Colorado/US', 'FTC03 / 2nd floor']);
});
