import { expect, test } from 'vitest';
import { PlaceIndex } from './place-index.ts';

const rows: [city: string, region: string, code: string, country: string, at: [number, number] | null][] = [
  ['New York', 'New York', 'US', 'United States', [40.71, -74.01]],
  ['Buffalo', 'New York', 'US', 'United States', [42.89, -78.88]],
  ['Jersey City', 'New Jersey', 'US', 'United States', [40.72, -74.05]],
  ['San Jose', 'California', 'US', 'United States', [37.34, -121.89]],
  ['Toronto', 'Ontario', 'CA', 'Canada', [43.7, -79.42]],
  ['Bengaluru', 'Karnataka', 'IN', 'India', [12.97, 77.59]],
  ['Banjul', 'Banjul', 'GM', 'Gambia', [13.45, -16.58]],
  ['Serekunda', 'Kanifing', 'GM', 'Gambia', null],
  ['London', 'England', 'GB', 'United Kingdom', [51.51, -0.13]],
];

function indexOfRows(): PlaceIndex {
  const index = new PlaceIndex();
  for (const [at, [city, region, countryCode, country, position]] of rows.entries()) {
    const [latitude = null, longitude = null] = position ?? [];
    index.put({ id: at, city, region, countryCode, country, latitude, longitude });
  }
  return index;
}
const index = indexOfRows();
const cities = (ids: Iterable<number>) => [...ids].map((id) => index.get(id)?.city).toSorted();
const find = (text: string, radius?: number) =>
  cities(index.match(text, radius === undefined ? undefined : { radius, unit: 'Km' }).wanted);

test('[L-3] other names, states and countries find the places of the board', () => {
  expect(find('NYC')).toEqual(['New York']);
  expect(find('New York, NY')).toEqual(['New York']);
  expect(find('NY')).toEqual(['Buffalo', 'New York']);
  expect(find('UK')).toEqual(['London']);
  expect(find('Bangalore')).toEqual(['Bengaluru']);
  expect(find('CA')).toEqual(['San Jose']);
  expect(find('San Jose, CA')).toEqual(['San Jose']);
  expect(find('Toronto, CA')).toEqual(['Toronto']);
  expect(find('Ontario, Canada')).toEqual(['Toronto']);
});

test('[L-3] a part of the world is all its countries', () => {
  expect(find('Europe')).toEqual(['London']);
  expect(find('North America')).toEqual(['Buffalo', 'Jersey City', 'New York', 'San Jose', 'Toronto']);
  expect(find('APAC')).toEqual(['Bengaluru']);
  expect(find('Europe outside London')).toEqual([]);
  expect(find('Oceania')).toEqual([]);
  expect(index.isName('Europe')).toBe(true);
  expect(index.isName('Oceania')).toBe(false);
});

test('[L-3] a name in a sentence is a name alone, and no line of an address', () => {
  for (const text of ['London', 'NYC', 'Bangalore', 'Karnataka', '10001', 'Gambia'])
    expect(index.isName(text)).toBe(true);
  for (const text of ['python developer London', 'nurse - London', 'chef (London)', 'London office'])
    expect(index.isName(text)).toBe(false);
});

test('[L-3] within a distance New York is the city, and a place without a posting is a centre', () => {
  expect(find('New York')).toEqual(['Buffalo', 'New York']);
  expect(find('New York', 10)).toEqual(['Jersey City', 'New York']);
  expect(find('Hoboken, New Jersey')).toEqual([]);
  expect(find('Hoboken, New Jersey', 10)).toEqual(['Jersey City', 'New York']);
  expect(index.match('Hoboken, New Jersey').isKnown).toBe(true);
  expect(index.match('Nowhereville').isKnown).toBe(false);
});

test('[L-3] a country that is asked for is all of itself, however small the distance', () => {
  expect(find('United States', 10)).toEqual(['Buffalo', 'Jersey City', 'New York', 'San Jose']);
});

test('[I-3] a part is left out in words, and as older addresses have it', () => {
  expect(find('Gambia')).toEqual(['Banjul', 'Serekunda']);
  expect(find('Gambia outside Banjul')).toEqual(['Serekunda']);
  expect(find('Gambia -Banjul')).toEqual(['Serekunda']);
});

test('[L-3] remote work is open to the country of a place without a posting', () => {
  expect([...index.match('Lyon').countries]).toEqual(['FR']);
});

test('[L-3] of several places of a name the one of the board is meant, and none that only begins so', () => {
  const york = new PlaceIndex();
  const row = { country: 'United States', countryCode: 'US', latitude: null, longitude: null };
  york.put({ ...row, id: 1, city: 'New York', region: 'New York' });
  york.put({ ...row, id: 2, city: 'York', region: 'Pennsylvania' });
  expect([...york.match('York').wanted]).toEqual([]);
  expect(york.where('York')).toMatchObject({ places: [{ city: 'York', region: 'England' }] });
  york.put({ ...row, id: 3, city: 'Cambridge', region: 'Massachusetts' });
  expect([...york.match('Cambridge').wanted]).toEqual([3]);
  expect([...york.match('New').wanted]).toEqual([]);
});

test('[L-3] a name that the world reads otherwise finds the row of the board that bears it', () => {
  const hull = new PlaceIndex();
  const row = { region: '', country: 'United Kingdom', countryCode: 'GB', latitude: null, longitude: null };
  hull.put({ ...row, id: 1, city: 'Hull' });
  expect([...hull.match('Hull, United Kingdom').wanted]).toEqual([1]);
});

test('[L-3] a postal code is a centre of its own', () => {
  expect(find('07302', 5)).toEqual(['Jersey City', 'New York']);
  expect(find('10001')).toEqual(['New York']);
  expect(index.match('00000').isKnown).toBe(false);
});

test('[L-25] remote work in a part of the world is found by it, by its countries and by its codes', () => {
  const wide = new PlaceIndex();
  const row = { city: '', country: '', countryCode: '', latitude: null, longitude: null };
  wide.put({ ...row, id: 1, region: 'Nordics' });
  wide.put({ ...row, id: 2, region: '', country: 'Norway', countryCode: 'NO' });
  const ids = (text: string) => [...wide.match(text).wanted].toSorted();
  expect(ids('Norway')).toEqual([1, 2]);
  expect(ids('Nordics')).toEqual([1, 2]);
  expect(ids('Scandinavia')).toEqual([1, 2]);
  expect(ids('Sweden')).toEqual([1]);
  expect(ids('Spain')).toEqual([]);
});
