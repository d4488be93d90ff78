import { standardWords } from '@waymark/contract/board-words';
import { defaultCategories } from '@waymark/contract/jobs/category-choices';
import { expect, test } from 'vitest';
import { moreThan, tilesOf } from './tile-rules.ts';

const counted = (...values: string[]) => values.map((value, at) => ({ value, count: 100 - at }));

test('[I-2] the eight tiles of the specification, in its order, however many jobs others have', () => {
  const all = defaultCategories.map(({ value }) => value).toReversed();
  expect(tilesOf(standardWords, counted(...all)).map(({ value }) => value)).toEqual([
    'design',
    'education',
    'finance',
    'human-resource',
    'telecommunications',
    'food-service',
    'construction',
    'health',
  ]);
});

test('[I-2] a tile without jobs gives way to the busiest of the others', () => {
  expect(tilesOf(standardWords, counted('sales', 'health', 'legal')).map(({ value }) => value)).toEqual([
    'health',
    'sales',
    'legal',
  ]);
  expect(tilesOf(standardWords, [])).toEqual([]);
});

test('[I-1] the hero rounds down, and never claims as many as there are', () => {
  expect(moreThan(1147)).toBe(1100);
  expect(moreThan(51_234)).toBe(51_000);
  expect(moreThan(50_000)).toBe(49_000);
  expect(moreThan(50_400)).toBe(50_000);
  expect(moreThan(61)).toBe(60);
  expect(moreThan(9)).toBe(0);
  expect(moreThan(0)).toBe(0);
});
