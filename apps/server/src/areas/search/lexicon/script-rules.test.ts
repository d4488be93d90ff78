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

test.each([
  [58, '看護師'],
  [59, undefined],
])(
  '[L-1, L-21] a run of %i signs more than a name is parted, and a longer one is not looked into',
  (more, part) => {
    const asked: string[] = [];
    const typed = `看護師${'東'.repeat(more - 1)}`;
    const parted = partUnspaced(typed, (one) => asked.push(one) > 0 && known.has(one)).split(' ');
    expect(parted.length > 1 ? parted[0] : undefined).toBe(part);
    expect(asked.length > 0).toBe(part !== undefined);
  },
);
