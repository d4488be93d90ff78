/*
 * The board counts in the minor units of ISO 4217, and so does Stripe: yen in yen, dinars in thousandths. Two currencies
 * without minor units it counts in hundredths all the same.
 */

const inHundredths: ReadonlySet<string> = new Set(['ISK', 'UGX']);

export const toStripeAmount = (amount: number, currency: string): number =>
  inHundredths.has(currency.toUpperCase()) ? amount * 100 : amount;

export const fromStripeAmount = (amount: number, currency: string): number =>
  inHundredths.has(currency.toUpperCase()) ? Math.round(amount / 100) : amount;
