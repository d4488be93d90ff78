import type { StaffPlan } from '@waymark/contract/payments/staff-plans';
import { expect, test } from 'vitest';
import { fieldsOf, valuesOf } from './rules.ts';

const plan: StaffPlan = {
  key: 'season',
  kind: 'plan',
  productId: 'plan-season',
  name: 'Season',
  unit: '',
  amount: 7950,
  currency: 'EUR',
  days: 90,
  postings: 25,
  seats: null,
  candidateSearch: true,
  featuredDays: 14,
  refundTerms: '',
  renewal: 'once',
  trialDays: 0,
  version: 3,
  retiredAt: null,
  running: 0,
  orders: 0,
  isUnused: true,
};

test('[L-30] a plan that is edited and saved without a change stays as it is', () => {
  const fields = fieldsOf('plan', valuesOf(plan));
  expect(plan).toMatchObject(fields);
  expect(fields).toMatchObject({ amount: 7950, days: 90, seats: null });
});

test.each([
  ['29', 2900],
  ['29.50', 2950],
  ['0.07', 7],
  ['1.15', 115],
  ['-1', -100],
  // Not rounded away: the API refuses it.
  ['29.505', 2950.5],
  ['', Number.NaN],
  ['free', Number.NaN],
])('[L-30] the price %j is %d cents', (amount, cents) => {
  const { amount: read } = fieldsOf('plan', { ...valuesOf(plan), amount });
  expect(Number(read.toFixed(3))).toBe(cents);
});

test('[L-30] a limit that is no number is refused, not lifted', () => {
  expect(fieldsOf('plan', { ...valuesOf(plan), seats: 'ten' }).seats).toBe(0);
  expect(fieldsOf('plan', { ...valuesOf(plan), days: '' }).days).toBeNaN();
});

test('[L-30] the free plan and the single posting keep what they cannot have otherwise', () => {
  expect(fieldsOf('free', valuesOf(plan))).toMatchObject({ amount: 0, days: null });
  expect(fieldsOf('posting', valuesOf(plan)).postings).toBe(1);
});
