import { sayIn } from '../../../platform/languages/say-in.ts';
import { expect, test } from 'vitest';
import { invoiceOf } from '../../../testing/invoice-rows.ts';
import { layOutPaper } from './paper-sheet-rules.ts';
import { writeInvoice } from './rules.ts';

const row = {
  number: 'CN-2026-000001',
  kind: 'credit_note',
  package_order_id: null,
  supplied_from: '2026-11-20',
  supplied_to: '2026-12-19',
  tax_category: 'AE',
  tax_note: '',
  paid_with: null,
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

test('[L-41] an invoice says that its payment begins what was ordered only where the period is not known before', () => {
  const closing = (from: string | null) => writeInvoice(invoiceOf({ supplied_from: from })).closing.join(' ');
  expect(closing(null)).toContain('What you ordered begins when the money is here.');
  expect(closing('2026-11-20')).toMatch(/^Please pay by .* and name the number INV-2026-000001\.$/);
});

test('[L-40] a paper writes money and days in its language, on sheets of the size of the country', () => {
  const text = writeInvoice(row, sayIn('de'));
  expect(text.facts).toContainEqual({ name: 'Datum', value: '20. November 2026' });
  expect(text.totals.at(-1)).toMatchObject({ value: '-24,37\u00A0$' });
  expect(layOutPaper(text)).toMatchObject({ language: 'de', width: 595.28, height: 841.89 });
  const letter = layOutPaper({ ...text, size: 'letter' });
  expect(letter).toMatchObject({ width: 612, height: 792, bottom: 728, foot: { width: 484 } });
});
