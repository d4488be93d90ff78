import { expect, test } from 'vitest';
import { readDataLines } from '../../../platform/data-files.ts';
import { worldGazetteer } from './gazetteer-index.ts';
import { readPlaceFields, readPlaceParts } from './place-field-rules.ts';

test('separate fields become one place, abbreviations and names of countries included', () => {
  expect(readPlaceFields({ city: 'Austin', region: 'TX', country: 'USA' }, worldGazetteer())).toEqual({
    city: 'Austin',
    region: 'Texas',
    countryCode: 'US',
  });
  expect(readPlaceFields({ city: 'Oz', region: '', country: 'Nowhere' }, worldGazetteer())).toEqual({
    city: 'Oz',
    region: 'Nowhere',
    countryCode: '',
  });
});

const readParts = (city: string, region: string, country: string) => {
  const { places, unread } = readPlaceParts({ city, region, country }, worldGazetteer());
  return [places.map((place) => Object.values(place).join('/')).join(' + '), unread.join(' + ')];
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
  ['Austin or Dallas', 'TX', 'US', 'Austin/Texas/US + Dallas/Texas/US'],
  ['Köln/Bonn', 'NRW', 'DE', 'Cologne/North Rhine-Westphalia/DE + Bonn/North Rhine-Westphalia/DE'],
  ['Manchester City Centre', '', 'GB', 'Manchester/England/GB'],
  ['Downtown Chicago', 'IL', 'US', 'Chicago/Illinois/US'],
  ['Greater Toronto Area', 'ON', 'CA', 'Toronto/Ontario/CA'],
  ['Mumbai - Andheri East', 'MH', 'IN', 'Mumbai/Maharashtra/IN'],
  ['Praha 4 - Nusle', '', 'CZ', 'Prague/Prague/CZ'],
  ['Tokyo, Minato-ku', '', 'JP', 'Tokyo/Tokyo/JP'],
  ['123 Main St, Austin', 'TX', 'US', 'Austin/Texas/US'],
  ['Headquarters', 'CA', 'US', '/California/US'],
  ['Home Office', '', 'DE', '//DE'],
  ['Springfield', '', 'US', 'Springfield//US'],
  ['Springfield', 'IL', 'US', 'Springfield/Illinois/US'],
])('[L-25] the city %s in "%s", "%s" is %s', (city, region, country, place) => {
  expect(readParts(city, region, country)).toEqual([place, '']);
});

test('[L-25] what is no name of a city is set aside, and its country kept', () => {
  expect(readParts('Building 7, Gate 3', '', 'Germany')).toEqual(['//DE', 'Building 7, Gate 3']);
  expect(readParts('FTC03 / 2nd floor', 'CO', 'US')).toEqual(['/Colorado/US', 'FTC03 / 2nd floor']);
});

test('[L-25] a town that the gazetteer does not have is kept as it was written, and said to be unread', () => {
  expect(readParts('Smallville', 'KS', 'US')).toEqual(['Smallville/Kansas/US', 'Smallville']);
  expect(readParts('Boston', 'MA', 'Canada')).toEqual(['Boston/MA/CA', 'Boston']);
});

const sometimes = 41;
const listed = readDataLines('gazetteer/cities.txt')
  .map((line) => line.split('\t'))
  .filter(([, , , , , weight]) => Number(weight) >= 6)
  // "Or Yehuda" begins with a word that stands between places.
  .filter(([city = ''], at) => at % sometimes === 0 && !city.startsWith('Or '));

test.each([
  ['{} 3'],
  ['75015 {}'],
  ['{} 1010'],
  ['{} (Hybrid)'],
  ['{} (HQ)'],
  ['{} Office'],
  ['{}, Lower Quayside'],
  ['{} - Lower Quayside'],
  ['Lower Quayside ({})'],
  ['FTC03 - {}'],
  ['12 High Street, {}'],
  ['Downtown {}'],
  ['{} City Centre'],
  ['{} or Remote'],
  ['Remote - {}'],
  ['{} #221'],
])('[L-25] the field of a city that says "%s" names the city, whatever it is', (form) => {
  const wrong = listed.flatMap(([city = '', region = '', country = '']) => {
    const [read] = readParts(form.replace('{}', city), region, country);
    return read === `${city}/${region}/${country}` ? [] : [`${city}, ${region}, ${country} is ${read}`];
  });
  expect(listed.length).toBeGreaterThan(150);
  expect(wrong).toEqual([]);
});
