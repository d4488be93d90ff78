import { expect, test } from 'vitest';
import { fillDays, isOver, wordsOf } from './rules.ts';

test('[H-4] words of a search are told apart once, and there are only so many', () => {
  expect(wordsOf('  Data, data  ANALYST ')).toEqual(['data', 'analyst']);
  expect(wordsOf('')).toEqual([]);
  expect(wordsOf('a b c d e f g h i j')).toHaveLength(8);
});

test('[H-4] the last day is today in UTC, and no day is left out', () => {
  const now = new Date('2026-03-01T00:30:00Z');
  expect(
    fillDays(now, 3, [{ day: '2026-02-28', views: 4 }], [{ day: '2026-03-01', applications: 1 }]),
  ).toEqual([
    { day: '2026-02-27', views: 0, applications: 0 },
    { day: '2026-02-28', views: 4, applications: 0 },
    { day: '2026-03-01', views: 0, applications: 1 },
  ]);
});

test('[H-4] the last day for applications is not over while it is still that day somewhere', () => {
  // On Howland Island it is still the first of March.
  const now = new Date('2026-03-02T11:59:00Z');
  expect(isOver('2026-02-28', now)).toBe(true);
  expect(isOver('2026-03-01', now)).toBe(false);
});
