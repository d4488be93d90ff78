import { jobSearchSchema } from '@waymark/contract/jobs/jobs';
import { expect, test } from 'vitest';
import { PlaceIndex } from '../../places/places/place-index.ts';
import { listUnreadOfWhere, readWhereOf } from './where-rules.ts';

const places = new PlaceIndex();
const read = (location: string, more = {}) => {
  const { radius, unit, mode, ...search } = readWhereOf(jobSearchSchema.parse({ location, ...more }), places);
  return [search.location, radius, unit, ...mode];
};

test.each([
  ['Leeds', ['Leeds', undefined, undefined]],
  ['Remote', ['', undefined, undefined, 'remote']],
  ['Leeds (hybrid)', ['Leeds (hybrid)', undefined, undefined, 'hybrid']],
  ['within 20 miles of Leeds', ['Leeds', 20, 'miles']],
  ['10km from Berlin', ['Berlin', 10, 'Km']],
  ['im Umkreis von 20 km um Köln', ['Köln', 20, 'Km']],
  ['Leeds 20 miles', ['Leeds', 20, 'miles']],
  ['not London', ['outside London', undefined, undefined]],
  ['anywhere but London', ['outside London', undefined, undefined]],
  ['not in London', ['outside London', undefined, undefined]],
  ['UK except London', ['UK outside London', undefined, undefined]],
  ['nationwide', ['', undefined, undefined]],
  ['Any', ['', undefined, undefined]],
  ['home', ['', undefined, undefined, 'remote']],
  ['near me', ['', undefined, undefined]],
  ['94105', ['94105', undefined, undefined]],
  ['Nowhere Such', ['Nowhere Such', undefined, undefined]],
])('[L-3] "Where" reads %s as %j', (location, meant) => {
  expect(read(location)).toEqual(meant);
});

test('[L-3] a distance that was chosen counts before the one in "Where"', () => {
  expect(read('within 20 miles of Leeds', { radius: '5', unit: 'Km' })).toEqual(['Leeds', 5, 'Km']);
});

test('[L-37] where the person is stands in no place: it is named', () => {
  expect(listUnreadOfWhere('near me', places)).toEqual([
    { words: 'near me', as: 'unread', field: 'position' },
  ]);
  expect(listUnreadOfWhere('Leeds', places)).toEqual([]);
  expect(listUnreadOfWhere('London or remote', places)).toEqual([
    { words: 'or', as: 'unread', field: 'location' },
  ]);
});
