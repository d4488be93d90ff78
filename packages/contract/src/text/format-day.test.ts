import { expect, test } from 'vitest';
import { standardWords } from '../board-words.ts';
import { formatDate, formatDay, formatLongDate, readDayStyle } from './format-day.ts';
import { formatNotedMoment } from './format-moment.ts';

test.each([
  ['day-month', '24 Dec 2026', '24 December 2026'],
  ['month-day', 'Dec 24, 2026', 'December 24, 2026'],
  ['dots', '24.12.2026', '24.12.2026'],
  ['iso', '2026-12-24', '2026-12-24'],
] as const)('[L-31] a day in the style %s', (dateStyle, short, long) => {
  const words = { days: readDayStyle({ dateStyle, timeZone: 'UTC' }) };
  expect([formatDate(words, '2026-12-24', 'en'), formatLongDate(words, '2026-12-24', 'en')]).toEqual([
    short,
    long,
  ]);
});

test('[L-31] a moment is of the day that it is where the board is; a day stays the same day', () => {
  const words = { days: readDayStyle({ dateStyle: 'day-month', timeZone: 'Pacific/Auckland' }) };
  expect(formatDate(words, '2026-12-24T13:00:00.000Z', 'en')).toBe('25 Dec 2026');
  expect(formatDate(words, '2026-12-24', 'en')).toBe('24 Dec 2026');
  expect(formatDay(words, new Date('2026-12-24T00:00:00Z'), 'en')).toBe('24 December 2026');
  expect(formatNotedMoment(words, new Date('2026-12-24T13:05:00Z'), 'en')).toBe(
    '25 December 2026 at 02:05 (Auckland time)',
  );
});

test('a moment of a mail in UTC', () => {
  expect(formatNotedMoment(standardWords, new Date('2026-12-24T13:05:00Z'), 'en')).toBe(
    '24 December 2026 at 13:05 UTC',
  );
});
