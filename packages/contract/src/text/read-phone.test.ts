import { expect, test } from 'vitest';
import { readPhone } from './read-phone.ts';

test.each([
  ['+44 (0)20 7946-0123', undefined, '+44 20 7946 0123'],
  ['+14105550100', undefined, '+1 410 555 0100'],
  ['  +47  22000000 ', undefined, '+47 22 00 00 00'],
  ['020 7946 0123', 'GB', '+44 20 7946 0123'],
  ['+49 30 5550198', 'US', '+49 30 5550198'],
  // Not of the guessed country, so it stays as typed.
  ['030 5550198', 'US', '030 5550198'],
  ['0113 496  0000', undefined, '0113 496 0000'],
  ['(555) 010-0123', undefined, '(555) 010-0123'],
  ['079 460 958', 'ZZ', '079 460 958'],
] as const)('[B-5] %j, perhaps of %s, is the number %s', (typed, country, number) => {
  expect(readPhone(typed, country)).toBe(number);
});

test.each([
  '',
  'call me',
  '12345',
  '+1 555 0100',
  '+999 1234567',
  '+44 20794601231234',
  '1234567890123456',
  '0 <b>79</b> 460 958',
  'tel:+442079460123',
])('[B-5] %j is no number that can be called', (typed) => {
  expect(readPhone(typed, 'US')).toBeUndefined();
});
