import { sayEnglish } from '@waymark/contract/text/say';
import { describePlan, priceOf } from '@waymark/contract/payments/membership-plans';
import { expect, test } from 'vitest';
import { newPlanKey } from './rules.ts';

test.each([
  ['Large teams', [], 'large-teams'],
  ['Large teams', ['large-teams'], 'large-teams-2'],
  ['Größe & Mehr', [], 'gro-e-mehr'],
  ['求人', [], 'plan'],
  ['Place', [], 'place-2'],
])('[L-30] the key of %j beside %j is %s', (name, taken, key) => {
  expect(newPlanKey(name, taken)).toBe(key);
});

test.each([
  [0, 'USD', 'Free'],
  [2900, 'USD', '$29'],
  [2950, 'USD', '$29.50'],
  [2900, 'EUR', '29 EUR'],
])('[D-10, L-30] %i %s is written %s', (amount, currency, written) => {
  expect(priceOf({ amount, currency }, 'en')).toBe(written);
});

test('[L-30] a plan is described with its limits', () => {
  const terms = { days: 1, postings: 3, seats: 2, candidateSearch: false };
  expect(sayEnglish(describePlan(terms))).toBe(
    '3 active postings at once, for one day, for 2 members, without the search for candidates',
  );
});
