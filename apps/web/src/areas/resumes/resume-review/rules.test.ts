import { expect, test } from 'vitest';
import { describeMove, hashOf } from './rules.ts';
import { sayEnglish } from '@waymark/contract/text/say';

test('[C-4] the hash of a closed review identifies it and contains nothing of its link', () => {
  const link = 'https://waymark.example/review?key=Zm9vYmFyYmF6';
  expect(hashOf(link)).toBe(hashOf(link));
  expect(hashOf(link)).not.toBe(hashOf(`${link}x`));
  expect(hashOf(link)).toMatch(/^[\da-f]{1,8}$/);
});

test.each([
  [4, 2, 'up from 2'],
  [2, 4, 'down from 4'],
  [3, 3, ''],
  [3, null, ''],
  [3, undefined, ''],
])('[L-10] a score of %s after %s is described as “%s”', (score, before, words) => {
  expect(describeMove(sayEnglish, score, before)).toBe(words);
});
