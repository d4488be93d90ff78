import { expect, test } from 'vitest';
import { moveSection, orderSections } from './rules.ts';

test('[C-6] a section swaps places with the next visible one', () => {
  expect(orderSections(['skills']).slice(0, 3)).toEqual(['skills', 'summary', 'work']);
  const seen = ['summary', 'skills', 'references'] as const;
  const moved = moveSection([], seen, 'skills', -1);
  expect(moved.filter((key) => seen.some((one) => one === key))).toEqual(['skills', 'summary', 'references']);
  expect(moveSection(moved, seen, 'skills', 1)).toEqual(orderSections([]));
});

test('[C-6] at either end it stays, and hidden sections do not move', () => {
  expect(moveSection([], ['summary', 'skills'], 'summary', -1)).toEqual(orderSections([]));
  expect(moveSection([], ['summary', 'skills'], 'work', 1)).toEqual(orderSections([]));
});
