import { expect, test } from 'vitest';
import { describeWait, retryAfterSeconds } from './retry-rules.ts';

const now = new Date('2026-11-25T08:00:00Z');

test.each([
  ['7200', 7200],
  [' 60 ', 60],
  ['Wed, 25 Nov 2026 10:00:00 GMT', 7200],
  ['Wednesday, 25-Nov-26 09:00:00 GMT', 3600],
  ['2026-11-25T08:30:00Z', 1800],
  ['Tue, 24 Nov 2026 10:00:00 GMT', 0],
  ['99999999999', 604_800],
  ['-5', 0],
  ['soon', 0],
  ['', 0],
  [undefined, 0],
])('[L-26] Retry-After %j is %i seconds', (header, seconds) => {
  expect(retryAfterSeconds(header, now)).toBe(seconds);
});

test('[L-26] a wait is said in the unit that fits', () => {
  expect([1, 45, 60, 120, 3600, 7200, 86_400, 604_800].map(describeWait)).toEqual([
    '1 second',
    '45 seconds',
    '1 minute',
    '2 minutes',
    '1 hour',
    '2 hours',
    '1 day',
    '7 days',
  ]);
});
