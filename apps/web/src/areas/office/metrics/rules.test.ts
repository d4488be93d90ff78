import { sayEnglish } from '@waymark/contract/text/say';
import { standardWords } from '@waymark/contract/board-words';
import { describe, expect, test } from 'vitest';
import {
  compareWith,
  describeBars,
  describeHours,
  figuresPath,
  nameStep,
  readMetricsQuery,
} from './rules.ts';

describe('[J-5] board metrics', () => {
  test('have an address without the default values', () => {
    expect(figuresPath({ days: 30, by: 'day' })).toBe('/staff/figures');
    expect(figuresPath({ days: 365, by: 'month' })).toBe('/staff/figures?days=365&by=month');
    expect(readMetricsQuery(new URLSearchParams('days=90&by=week'))).toEqual({ days: 90, by: 'week' });
    expect(readMetricsQuery(new URLSearchParams('days=31&by=hour'))).toEqual({ days: 30, by: 'day' });
  });

  test.each([
    ['day', '3 Nov 2026'],
    ['week', 'Week from 3 Nov 2026'],
    ['month', 'Nov 2026'],
  ] as const)('name a %s', (by, name) => {
    expect(sayEnglish(nameStep(standardWords, '2026-11-03', by, 'en'))).toBe(name);
  });

  test('are described in words', () => {
    const bars = [
      { label: 'Oct 2026', count: 3 },
      { label: 'Nov 2026', count: 1200 },
    ];
    expect(sayEnglish(describeBars(bars, 'month', 'en'))).toBe('About 602 a month. Most: Nov 2026, 1,200.');
    expect(sayEnglish(describeBars([{ label: 'Nov 2026', count: 0 }], 'month', 'en'))).toBe(
      'None in this time.',
    );
    expect(sayEnglish(compareWith(100, 112, 'en'))).toBe('12 % more than before.');
    expect(sayEnglish(compareWith(100, 50, 'en'))).toBe('50 % fewer than before.');
    expect(sayEnglish(compareWith(100, 100, 'en'))).toBe('As many as before.');
    expect(sayEnglish(compareWith(null, 5, 'en'))).toBe('');
    expect(sayEnglish(compareWith(0, 5, 'en'))).toBe('');
    expect(sayEnglish(describeHours(7.4))).toBe('7 h');
    expect(sayEnglish(describeHours(60))).toBe('2.5 days');
  });
});
