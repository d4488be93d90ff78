import { expect, test } from 'vitest';
import { formatTime, listTimeZones, localTimeOf, momentOf } from './rules.ts';

test.each([
  ['2026-11-24T14:30', 'Europe/London', '2026-11-24T14:30:00.000Z'],
  ['2026-07-24T14:30', 'Europe/London', '2026-07-24T13:30:00.000Z'],
  ['2026-11-24T14:30', 'America/New_York', '2026-11-24T19:30:00.000Z'],
  ['2026-11-24T14:30', 'Asia/Kolkata', '2026-11-24T09:00:00.000Z'],
  // The day on which the clocks of London go back.
  ['2026-10-25T12:00', 'Europe/London', '2026-10-25T12:00:00.000Z'],
])('[K-1] %s in %s is one moment', (local, zone, moment) => {
  expect(momentOf(local, zone)?.toISOString()).toBe(moment);
  expect(localTimeOf(new Date(moment), zone)).toBe(local);
});

test('[K-1] an invalid time has no moment', () => {
  expect(momentOf('', 'UTC')).toBeUndefined();
  expect(momentOf('tomorrow', 'UTC')).toBeUndefined();
});

test('[K-1] a time shows the offset of its zone', () => {
  expect(formatTime('2026-11-24T14:30:00.000Z', 'Asia/Kolkata', 'en')).toBe(
    'Tue, 24 November 2026, 20:00 GMT+5:30',
  );
});

test('[K-1] the browser’s own zone is in the list', () => {
  expect(listTimeZones('Europe/Berlin')).toContain('Europe/Berlin');
});
