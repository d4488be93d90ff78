import { expect, test } from 'vitest';
import { createGazetteer } from '../areas/places/places/rules.ts';
import { demoPlaces } from './places.ts';

test('no place is listed twice, and all are on the globe', () => {
  const keys = demoPlaces.map(({ city, region, countryCode }) => `${city}|${region}|${countryCode}`);
  expect(new Set(keys).size).toBe(keys.length);
  expect(
    demoPlaces.filter(({ latitude, longitude }) => Math.abs(latitude) > 65 || Math.abs(longitude) > 180),
  ).toEqual([]);
});

test('[I-1] the cities that postings of finance and technology name are known', () => {
  const gazetteer = createGazetteer(demoPlaces);
  const cities =
    'New York,London,Hong Kong,Chicago,Singapore,Sydney,Boston,Amsterdam,Paris,Miami,Dublin,Mumbai,Shanghai,Baltimore,' +
    'Greenwich,Montreal,Owings Mills,Stamford,Austin,Warsaw,Houston,Tokyo,San Francisco,Budapest,Toronto,Geneva,Dubai,Zug,' +
    'Colorado Springs,Zurich,Washington,Edinburgh,Tel Aviv,Charlotte,Jersey City,Dallas,Frankfurt,Luxembourg,Taipei,Bengaluru';
  expect(cities.split(',').filter((city) => [...gazetteer.cities(city)].length === 0)).toEqual([]);
});
