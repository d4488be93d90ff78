import { expect, test } from 'vitest';
import { formatUntil } from './rules.ts';

test('[L-27] the next attempt is named by the minutes or hours until then', () => {
  const now = Date.parse('2026-11-26T10:00:00Z');
  expect(formatUntil('2026-11-26T09:00:00Z', now)).toBe('within a minute');
  expect(formatUntil('2026-11-26T10:05:00Z', now)).toBe('in 5 minutes');
  expect(formatUntil('2026-11-26T16:00:00Z', now)).toBe('in 6 hours');
});
