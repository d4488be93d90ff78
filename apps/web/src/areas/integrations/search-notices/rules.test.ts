import { sayEnglish } from '@waymark/contract/text/say';
import { expect, test } from 'vitest';
import { describeRetry } from './rules.ts';

test('[L-27] the next attempt is named by the minutes or hours until then', () => {
  const now = Date.parse('2026-11-26T10:00:00Z');
  const at = (moment: string) => describeRetry(sayEnglish, moment, now);
  expect(at('2026-11-26T09:00:00Z')).toBe('It is tried again within a minute.');
  expect(at('2026-11-26T10:05:00Z')).toBe('It is tried again in 5 minutes.');
  expect(at('2026-11-26T16:00:00Z')).toBe('It is tried again in 6 hours.');
});
