import { expect, test } from 'vitest';
import { initialsOf, markOf } from './draw-mark.ts';

test('the initials are those of the first two words, or two letters of the only one', () => {
  expect(initialsOf('T. Rowe Price')).toBe('TR');
  expect(initialsOf('Élan')).toBe('ÉL');
  expect(initialsOf('—')).toBe('?');
});

test('a name always gets the same mark, and different names spread over the signs', () => {
  expect(markOf('Acme Rail')).toEqual(markOf('Acme Rail'));
  const names = Array.from({ length: 200 }, (_, number) => `Company ${number}`);
  const drawn = new Set(names.map((name) => `${markOf(name).ground} ${markOf(name).shape}`));
  expect(drawn.size).toBeGreaterThan(40);
});
