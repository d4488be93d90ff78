import { expect, test } from 'vitest';
import { countWaiting, countWeeks } from './figure-rules.ts';

// A Thursday.
const now = new Date('2026-11-19T12:00:00Z');

test('[L-10] what waits is counted by its age, and apart from it what is over the target', () => {
  const requested = ['2026-11-19T09:00:00Z', '2026-11-18T09:00:00Z', '2026-11-17T15:00:00Z'];
  const late = ['2026-11-16T09:00:00Z', '2026-11-02T09:00:00Z'];
  const counted = countWaiting(
    [...requested, ...late].map((time) => new Date(time)),
    now,
  );
  expect(counted.map(({ count }) => count)).toEqual([1, 2, 2]);
});

test('[L-10] weeks begin on Monday, and say the middle of the hours and what was in time', () => {
  const took = (requested: string, published: string) => ({
    requestedAt: new Date(requested),
    publishedAt: new Date(published),
  });
  const weeks = countWeeks(
    [
      took('2026-11-15T20:00:00Z', '2026-11-15T23:59:00Z'),
      took('2026-11-16T00:00:00Z', '2026-11-16T10:00:00Z'),
      took('2026-11-16T00:00:00Z', '2026-11-17T00:00:00Z'),
      took('2026-11-12T00:00:00Z', '2026-11-19T00:00:00Z'),
      took('2025-01-01T00:00:00Z', '2025-01-02T00:00:00Z'),
    ],
    now,
  );
  expect(weeks).toHaveLength(8);
  expect(weeks.at(-1)).toEqual({
    startsOn: '2026-11-16',
    published: 3,
    medianHours: 24,
    withinTarget: 2,
  });
  expect(weeks.at(-2)).toMatchObject({ startsOn: '2026-11-09', published: 1 });
  expect(weeks[0]).toEqual({ startsOn: '2026-09-28', published: 0, medianHours: null, withinTarget: 0 });
});
