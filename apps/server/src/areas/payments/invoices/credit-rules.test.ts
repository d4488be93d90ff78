import { expect, test } from 'vitest';
import { creditOf } from './credit-rules.ts';

const invoice = { net: 2437, tax: 463, total: 2900, tax_rate: 1900 };
const nothing = { net: 0, tax: 0, total: 0 };

test('[L-41] a credit note over all of it is the invoice below zero', () => {
  expect(creditOf(invoice, nothing, 2900)).toEqual({ net: -2437, tax: -463, total: -2900 });
});

test('[L-41] parts have the rate of the invoice, and together are the invoice to the cent', () => {
  const earlier = { ...nothing };
  for (const takenBack of [333, 1000, 1001, 2899, 2900]) {
    const part = creditOf(invoice, earlier, takenBack) ?? nothing;
    expect(part.net + part.tax).toBe(part.total);
    earlier.net -= part.net;
    earlier.tax -= part.tax;
    earlier.total -= part.total;
    expect(earlier.total).toBe(takenBack);
  }
  expect(earlier).toEqual({ net: 2437, tax: 463, total: 2900 });
});

test('[L-41] nothing is taken back twice, and never more than the invoice', () => {
  const earlier = { net: 841, tax: 159, total: 1000 };
  expect(creditOf(invoice, earlier, 1000)).toBeUndefined();
  expect(creditOf(invoice, earlier, 500)).toBeUndefined();
  expect(creditOf(invoice, earlier, 9999)).toMatchObject({ total: -1900 });
});
