import { countries } from '@waymark/contract/places/choices';
import { sayEnglish } from '@waymark/contract/text/say';
import { expect, test } from 'vitest';
import { payHabitIn, readAmounts } from './pay-habit-rules.ts';

test.each([
  ['Germany', 'Germany: pay is often stated for a year or a month there.'],
  ['Poland', 'Poland: pay is often stated for a month there.'],
  ['United States', 'United States: pay is often stated for a year there.'],
  ['Fiji', undefined],
  [null, undefined],
])('[L-40] where the operator is in %s', (country, words) => {
  const said = payHabitIn(country);
  expect(said && sayEnglish(said)).toBe(words);
});

test('[L-40] countries whose habit is told are countries of the list', () => {
  const told = countries.filter((country) => payHabitIn(country) !== undefined);
  expect(told).toHaveLength(52);
});

test.each([
  ['2500\n3000', [2500, 3000]],
  ['1.500; 2,500.50', [1500, Number.NaN]],
  ["12'000\n 7,5 \n", [12_000, 7.5]],
  ['1.234.567', [1_234_567]],
  ['much', [Number.NaN]],
  ['', []],
])('[L-40] the amounts of %j', (text, amounts) => expect(readAmounts(text)).toEqual(amounts));
