import { expect, test } from 'vitest';
import { NearestFirst } from './distance-rules.ts';

/** The places are as far as their ids say, in kilometres. */
const distanceTo = (place: number) => (place === 9 ? Infinity : place * 10.4);
const placeSets = [[9], [3], [1, 3], [], [2]];
const columns = { placeSets, placeSet: Uint32Array.of(0, 1, 2, 3, 4, 1, 2, 5) };
const newest = [7, 6, 5, 4, 3, 2, 1, 0];
const ties = { all: () => newest, compare: (a: number, b: number) => b - a };

test('[L-3] the nearest come first by the nearest of their places, and unknown places last', () => {
  const order = new NearestFirst(columns, distanceTo, ties);
  expect([...order.view()]).toEqual([6, 2, 4, 5, 1, 7, 3, 0]);
});

test('[L-3] two rows compare as they are listed', () => {
  const order = new NearestFirst(columns, distanceTo, ties);
  expect(newest.toSorted((a, b) => order.compare(a, b))).toEqual([...order.view()]);
});
