import { expect, test } from 'vitest';
import { partUnspaced } from './script-rules.ts';

const known = new Set(['看護師', '求人', '软件工程师', '工程师', '护士']);

test.each([
  ['看護師東京', '看護師 東京'],
  ['東京看護師', '東京 看護師'],
  ['東京の看護師求人', '東京 の 看護師 求人'],
  ['北京软件工程师', '北京 软件工程师'],
  ['北京护士', '北京 护士'],
  ['看護師 東京', '看護師 東京'],
  ['東京大学', '東京大学'],
  ['nurse 東京', 'nurse 東京'],
])('[L-1] words without blanks are parted where one is known: %s', (typed, parted) => {
  expect(partUnspaced(typed, (part) => known.has(part))).toBe(parted);
});
