import { expect, test } from 'vitest';
import { describeMove } from './result-rules.ts';

test.each([
  [4, 2, 'up from 2'],
  [2, 4, 'down from 4'],
  [3, 3, ''],
  [3, null, ''],
  [3, undefined, ''],
])('[L-10] a score of %s after %s is told as “%s”', (score, before, words) => {
  expect(describeMove(score, before)).toBe(words);
});
