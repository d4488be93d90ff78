import { expect, test } from 'vitest';
import { discountOf } from './rules.ts';

test.each([
  [{ percent: 50, amount: null }, 2900, 1450],
  [{ percent: 33, amount: null }, 999, 330],
  [{ percent: 100, amount: null }, 2900, 2900],
  [{ percent: null, amount: 500 }, 2900, 500],
  [{ percent: null, amount: 5000 }, 2900, 2900],
  // No checkout charges 40 cents.
  [{ percent: null, amount: 2860 }, 2900, 2900],
])('[L-30] %j takes off %i: %i', (coupon, price, discount) => {
  expect(discountOf(coupon, price, 'EUR')).toBe(discount);
});
