import { expect, test } from 'vitest';
import { findByLetter } from './rules.ts';

const counted = (...names: string[]) => names.map((name, at) => ({ name, value: name, count: 100 - at }));
const names = counted('Baker', 'analyst', 'Élan', 'Actor', '3D Artist', '東京', '.NET Developer');

test('[I-9] a whole list is read a letter at a time, in the order of the alphabet', () => {
  const { letters, letter, names: found } = findByLetter(names, 'a');
  expect(letters.map(({ label, count }) => `${label} ${count}`)).toEqual([
    'A 2',
    'B 1',
    'E 1',
    'N 1',
    '0-9 1',
    'Other 1',
  ]);
  expect(letter).toBe('a');
  expect(found.map(({ name }) => name)).toEqual(['Actor', 'analyst']);
  expect(findByLetter(names, 'other').names.map(({ name }) => name)).toEqual(['東京']);
});

test.each(['', 'z', 'top-100', '<script>'])(
  '[I-9] %j, which no name begins with, gives the first letter',
  (asked) => {
    expect(findByLetter(names, asked).letter).toBe('a');
    expect(findByLetter([], asked)).toEqual({ letters: [], letter: '', names: [] });
  },
);

test('[I-9] of too many names those with most jobs are shown', () => {
  const many = counted(...Array.from({ length: 1200 }, (_none, number) => `A${number}`));
  const { letters, names: found } = findByLetter(many, 'a');
  expect(letters).toEqual([{ value: 'a', label: 'A', count: 1200 }]);
  expect(found).toHaveLength(1000);
  expect(found.every(({ count }) => count > -900)).toBe(true);
});
