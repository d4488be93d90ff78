import { expect, test } from 'vitest';
import { describeDays } from './chart-rules.ts';

test('[H-4] a chart is said in words: how many in all, and when most', () => {
  const days = [
    { day: '2026-03-01', count: 2 },
    { day: '2026-03-02', count: 1200 },
    { day: '2026-03-03', count: 1200 },
  ];
  expect(describeDays(days)).toBe('2,402 in all, most on 2 Mar 2026: 1,200.');
  expect(describeDays([{ day: '2026-03-01', count: 0 }])).toBe('none in these days.');
});
