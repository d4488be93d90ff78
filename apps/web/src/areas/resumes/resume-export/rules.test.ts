import { expect, test } from 'vitest';
import { moveSection, orderSections } from './rules.ts';

test('[C-6] a section changes places with the next one that is seen', () => {
  expect(orderSections(['skills']).slice(0, 3)).toEqual(['skills', 'summary', 'work']);
  const seen = ['summary', 'skills', 'references'] as const;
  const moved = moveSection([], seen, 'skills', -1);
  expect(moved.filter((key) => seen.some((one) => one === key))).toEqual(['skills', 'summary', 'references']);
  expect(moveSection(moved, seen, 'skills', 1)).toEqual(orderSections([]));
});

test('[C-6] at either end it stays, and what is not seen does not move', () => {
  expect(moveSection([], ['summary', 'skills'], 'summary', -1)).toEqual(orderSections([]));
  expect(moveSection([], ['summary', 'skills'], 'work', 1)).toEqual(orderSections([]));
});
