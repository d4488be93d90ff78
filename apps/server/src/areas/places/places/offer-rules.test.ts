import { expect, test } from 'vitest';
import { PlaceIndex } from './place-index.ts';
import { worldGazetteer } from './gazetteer-index.ts';

const offersOn = (country?: string) => {
  const places = new PlaceIndex(worldGazetteer, () => country);
  return (text: string) => places.offers(text);
};
const offerPlaces = offersOn();

test.each([
  ['Lodnon', 'London, England, United Kingdom'],
  ['Amsterdm', 'Amsterdam, North Holland, Netherlands'],
  ['Bostn, MA', 'Boston, Massachusetts, United States'],
  ['Germny', 'Germany'],
  ['Califronia', 'California, United States'],
  ['CA', 'Canada'],
  ['in', 'India'],
])('[L-3] for %s the place %s is offered first', (text, offer) => {
  expect(offerPlaces(text)[0]).toBe(offer);
});

test.each([
  ['Newcastle', 'Newcastle, New South Wales, Australia'],
  ['Georgia', 'Georgia, GE'],
  ['LA', 'Louisiana, United States'],
  ['Cambridge', 'Cambridge, Massachusetts, United States'],
])('[L-3] beside what %s was read as the likeliest other place of the name is offered', (text, offer) => {
  expect(offerPlaces(text)[0]).toBe(offer);
});

test.each([
  ['Newcastle', 'AU', 'New South Wales', 'Newcastle upon Tyne, England, United Kingdom'],
  ['Birmingham', 'US', 'Alabama', 'Birmingham, England, United Kingdom'],
  ['Cambridge', 'US', 'Massachusetts', 'Cambridge, England, United Kingdom'],
  ['Victoria', 'CA', 'British Columbia', 'Victoria, Texas, United States'],
  ['Georgia', 'GE', '', 'Georgia, United States'],
  ['10115', 'DE', 'Berlin', '10115, United States'],
  ['75015', 'FR', 'Île-de-France', '75015, United States'],
  ['75015', 'US', 'Texas', '75015, France'],
])('[L-3] %s on a board of %s is in %s, and %s is offered', (text, country, region, offer) => {
  const where = new PlaceIndex(worldGazetteer, () => country).where(text);
  expect(where).toMatchObject({ kind: 'places', places: [{ region, countryCode: country }] });
  expect(offersOn(country)(text)).toContain(offer);
});

test('[L-3] of a postal code that several countries have the best known place is taken, and the others are offered', () => {
  const places = new PlaceIndex();
  expect(places.where('75015')).toMatchObject({ places: [{ city: 'Paris' }] });
  expect(places.offers('75015')).toContain('75015, United States');
  expect(places.where('75015, United States')).toMatchObject({ places: [{ city: 'Irving' }] });
});

test('[L-3] nothing is offered for a place that is known, for a few letters and for nonsense', () => {
  expect(['London', 'NYC', 'xq', 'qqqqqqqqqqqq', '99999'].map((text) => offerPlaces(text))).toEqual([
    [],
    [],
    [],
    [],
    [],
  ]);
});
