import { expect, test } from 'vitest';
import { judgeWaiting } from './rules.ts';

const now = Date.parse('2026-05-01T12:00:00Z');
const minutesAgo = (minutes: number) => new Date(now - minutes * 60_000);

test.each([
  [null, 'working', 0],
  [minutesAgo(0.9), 'working', 0],
  [minutesAgo(5.9), 'working', 5],
  [minutesAgo(6), 'delayed', 6],
  [minutesAgo(600), 'delayed', 600],
  // Clocks of two machines differ.
  [minutesAgo(-3), 'working', 0],
] as const)('[J-4] work that is due since %s is %s', (dueSince, state, minutes) => {
  expect(judgeWaiting(dueSince, 5, now)).toEqual({ state, minutes });
});
