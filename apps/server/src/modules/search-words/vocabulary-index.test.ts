import { describe, expect, test } from 'vitest';
import { editDistance } from '../../platform/edit-distance.ts';
import { Vocabulary, type NamedEntry } from './vocabulary-index.ts';

const entry = (kind: NamedEntry['kind'], text: string, weight = 1): NamedEntry => ({
  kind,
  text,
  detail: '',
  value: text,
  weight,
});
const words = new Vocabulary([
  entry('title', 'Registered Nurse', 40),
  entry('title', 'Nurse', 2),
  entry('title', 'Electrical Engineer', 90),
  entry('title', 'Electrician', 30),
  entry('title', 'Remote Sensing Scientist'),
  entry('skill', 'Kubernetes', 12),
  entry('company', 'Café Noir', 3),
  entry('place', 'Nuremberg', 5),
  entry('company', 'D. E. Shaw', 4),
]);
const completed = (beginning: string, ...kinds: NamedEntry['kind'][]) =>
  words.complete(beginning, kinds, 5).map(({ text }) => text);

describe('[I-8] suggestions while typing', () => {
  test('a beginning finds names by any of their words, whole names first', () => {
    expect(completed('nu', 'title')).toEqual(['Nurse', 'Registered Nurse']);
    expect(completed('nu', 'title', 'place')).toEqual(['Nuremberg', 'Nurse', 'Registered Nurse']);
    expect(completed('registered n', 'title')).toEqual(['Registered Nurse']);
    expect(completed('CAFE', 'company')).toEqual(['Café Noir']);
    for (const typed of ['de sh', 'd. e. s', 'D.E. Sh', 'shaw'])
      expect(completed(typed, 'company')).toEqual(['D. E. Shaw']);
  });

  test.each(['zz', '%', '.*', ' '.repeat(3) + 'x'])('%j finds nothing and harms nothing', (beginning) => {
    expect(completed(beginning, 'title', 'skill', 'company', 'place')).toEqual([]);
  });
});

describe('[I-7] mistyped words', () => {
  test.each([
    ['kubernets', 'kubernete'],
    ['electrican', 'electrician'],
    ['nruse', 'nurse'],
    ['Nurce', 'nurse'],
  ])('%s is taken for %s', (typed, meant) => {
    expect(words.correct(typed)).toBe(meant);
  });

  test.each(['nurse', 'Nurses', 'nur', 'xylophone', 'rn2000', 'nuremburg'])('%s stays as it is', (typed) => {
    expect(words.correct(typed)).toBeUndefined();
  });

  test('two exchanged letters are one slip, and a distance beyond the limit is not counted out', () => {
    expect(editDistance('teahcer', 'teacher', 2)).toBe(1);
    expect(editDistance('abc', 'abc', 2)).toBe(0);
    expect(editDistance('abcdef', 'uvwxyz', 2)).toBe(3);
  });
});
