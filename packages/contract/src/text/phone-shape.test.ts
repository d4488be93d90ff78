import { expect, test } from 'vitest';
import { canBeDialled } from './phone-shape.ts';

test.each([
  ['+44 20 7946 0123', true],
  ['(020) 7946-0123', true],
  ['030/5550100', true],
  ['+1 617 555 0100 ext. 12', true],
  ['+1 617 555 0100 x12', true],
  ['xx', false],
  ['12345', false],
  ['+44 20 7946 0123 0123 0123', false],
  ['call me', false],
  ['', false],
])('[G-2] whether “%s” can be dialled: %s', (text, expected) => {
  expect(canBeDialled(text)).toBe(expected);
});
