import { expect, test } from 'vitest';
import { fromStripeAmount, toStripeAmount } from './amount-rules.ts';

test.each([
  ['USD', 2950, 2950],
  ['JPY', 1500, 1500],
  ['KWD', 4990, 4990],
  ['ISK', 1500, 150_000],
  ['ugx', 20_000, 2_000_000],
])('[L-40] %s: %d minor units are %d at Stripe, and back', (currency, amount, atStripe) => {
  expect(toStripeAmount(amount, currency)).toBe(atStripe);
  expect(fromStripeAmount(atStripe, currency)).toBe(amount);
});
