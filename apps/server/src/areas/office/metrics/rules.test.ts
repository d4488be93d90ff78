import { expect, test } from 'vitest';
import { listSteps } from './rules.ts';

test.each([
  [{ days: 3, by: 'day' }, ['2026-02-27', '2026-02-28', '2026-03-01']],
  // A Sunday: its week began on Monday.
  [{ days: 8, by: 'week' }, ['2026-02-16', '2026-02-23']],
  [{ days: 30, by: 'month' }, ['2026-01-01', '2026-02-01', '2026-03-01']],
] as const)('[J-5] %j until the first of March', (shown, steps) => {
  expect(listSteps('2026-03-01', shown)).toEqual(steps);
});

test('[J-5] a year has its days and its months', () => {
  expect(listSteps('2026-11-22', { days: 365, by: 'day' })).toHaveLength(365);
  expect(listSteps('2026-11-22', { days: 365, by: 'month' })).toHaveLength(13);
  expect(listSteps('2026-12-31', { days: 365, by: 'month' })[0]).toBe('2026-01-01');
});
