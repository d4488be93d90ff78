import { expect, test } from 'vitest';
import { groupOpenings, isSameGrouping, keepLines, standingAlone, type Opening } from './feeding-rules.ts';

const opening = (number: number, postedSeconds: number, ...places: number[]): Opening => ({
  number,
  postedSeconds,
  places,
});

const listedOf = (openings: readonly Opening[]) =>
  groupOpenings('company 7', openings).flatMap(({ number, listed }) =>
    listed ? [{ number, ...listed }] : [],
  );

test('[L-49] the newest of postings that are alike is shown, at the places of all, whatever their order', () => {
  const openings = [opening(5, 100, 3), opening(4, 100, 9, 1), opening(6, 50, 3, 2)];
  const shown = [{ number: 4, openings: 3, places: [1, 2, 3, 9] }];
  expect(listedOf(openings)).toEqual(shown);
  expect(listedOf(openings.toReversed())).toEqual(shown);
});

test('[L-49] one by itself keeps its places in their order, and more than a hundred places are several entries', () => {
  expect(listedOf([opening(1, 10, 9, 3)])).toEqual([{ number: 1, openings: 1, places: [9, 3] }]);
  const many = Array.from({ length: 150 }, (_one, at) => opening(at, at, at));
  const entries = listedOf(many);
  expect(entries.map(({ places }) => places.length)).toEqual([100, 50]);
  expect(new Set(groupOpenings('company 7', many).map(({ group }) => group)).size).toBe(2);
});

test('[L-49] an opening is written again where its entry has changed, and not otherwise', () => {
  const [first] = groupOpenings('company 7', [opening(1, 10, 3)]);
  const [again] = groupOpenings('company 7', [opening(1, 10, 3), opening(2, 5, 4)]);
  if (!first || !again) throw new Error('Nothing is listed.');
  expect(isSameGrouping(first, { ...first })).toBe(true);
  expect(isSameGrouping(first, again)).toBe(false);
  expect(isSameGrouping(first, standingAlone(first))).toBe(false);
});

test('[L-49] of a bulk those documents are sent again that were not taken', () => {
  const lines = [
    { index: { _id: '1' } },
    { number: 1 },
    { delete: { _id: '2' } },
    { index: { _id: '3' } },
    { number: 3 },
  ];
  const bulk = lines.map((line) => `${JSON.stringify(line)}\n`).join('');
  const written = (...kept: number[]) => kept.map((at) => `${JSON.stringify(lines[at])}\n`).join('');
  expect(keepLines(bulk, (at) => at === 0)).toBe(written(0, 1));
  expect(keepLines(bulk, (at) => at === 1)).toBe(written(2));
  expect(keepLines(bulk, (at) => at >= 1)).toBe(written(2, 3, 4));
});
