import { expect, test } from 'vitest';
import { taxOf } from '../orders/rules.ts';
import { findVatProblem, isReverseCharged, readVatNumber, writeInvoice } from './rules.ts';

test.each([
  [11_900, 1900, 10_000, 1900],
  [2900, 1900, 2437, 463],
  [2900, 770, 2693, 207],
  [1, 1900, 1, 0],
  [2900, 0, 2900, 0],
  [999, 2500, 799, 200],
])('[L-30] the tax in %i at a rate of %i: %i and %i', (price, rate, net, tax) => {
  expect(taxOf(price, rate, false)).toMatchObject({ net, tax, total: price });
});

test('[L-30] where the buyer owes the tax, the price is charged without it', () => {
  expect(taxOf(2900, 1900, true)).toEqual({ net: 2437, tax: 0, total: 2437, rate: 0, isReverseCharge: true });
});

test.each([
  ['DE136695976', 'Germany'],
  ['de 136 695 976', 'Germany'],
  ['FR40303265045', 'France'],
  ['ATU13585627', 'Austria'],
])('[L-30] %s is a VAT number of %s', (given, country) => {
  expect(readVatNumber(given)?.country).toBe(country);
});

test.each(['DE136695977', 'DE12', 'US123456789', 'GB980780684', 'nonsense', 'DE'])(
  '[L-30] %s is no VAT number of the European Union',
  (given) => {
    expect(readVatNumber(given)).toBeUndefined();
    expect(findVatProblem({ buyer: { country: 'Germany', vatNumber: given } })).toMatch(
      /^This is no VAT number/,
    );
  },
);

test.each([
  ['Germany', 'France', 'FR40303265045', true],
  ['Germany', 'Germany', 'DE136695976', false],
  ['Germany', 'France', '', false],
  ['Norway', 'France', 'FR40303265045', false],
  [null, 'France', 'FR40303265045', false],
])('[L-30] from %s to %s with %j: reverse charge is %s', (seller, country, vatNumber, charged) => {
  expect(isReverseCharged({ seller: { country: seller }, buyer: { country, vatNumber } })).toBe(charged);
});

const row = {
  number: 'CN-2026-000001',
  kind: 'credit_note',
  order_id: '0197c5b2-0000-7000-8000-00000000abcd',
  credits: 'INV-2026-000007',
  issued_at: new Date('2026-11-20T10:00:00Z'),
  due_on: '2026-11-20',
  seller: { name: 'Board Ltd', address: '1 Street\nBristol', vatNumber: '' },
  buyer: { name: 'Keeper SARL', address: '2 Rue\nParis', vatNumber: 'FR40303265045' },
  item: 'Professional plan',
  description: '10 active postings at once, for 30 days.',
  net: -2437,
  tax: 0,
  total: -2437,
  currency: 'USD',
  tax_name: 'VAT',
  tax_rate: 0,
  is_reverse_charge: true,
} as const;

test('[L-30] a credit note names the invoice and both sides, and says who owes the tax', () => {
  const text = writeInvoice(row);
  expect(text.title).toBe('Credit note CN-2026-000001');
  expect(text.billed).toContain('VAT number FR40303265045');
  expect(text.facts).toContainEqual({ name: 'For the invoice', value: 'INV-2026-000007' });
  expect(text.totals.at(-1)).toMatchObject({ name: 'Total', value: '-$24.37' });
  expect(text.closing.join(' ')).toMatch(/^Reverse charge/);
});
