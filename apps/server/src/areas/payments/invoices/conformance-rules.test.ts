import { describe, expect, test } from 'vitest';
import { findSchemaProblems, runSchematron } from '../../../testing/check-invoice.ts';
import { invoiceOf } from '../../../testing/invoice-rows.ts';
import { writeCii } from './cii-rules.ts';
import { writeXRechnung } from './xrechnung-rules.ts';

const { buyer, seller } = invoiceOf();
const untaxed = { tax_rate: 0, net: 2437, tax: 0, total: 2437 } as const;
const austrian = { ...buyer, town: 'Wien', postCode: '1010', country: 'Austria', vatNumber: 'ATU13585627' };
const swiss = { ...buyer, town: 'Bern', postCode: '3000', country: 'Switzerland' };

const invoices = {
  'at home, to be paid': invoiceOf(),
  'at home, paid by card': invoiceOf({ paid_with: 'Visa ending in 4242' }),
  'before its period is known': invoiceOf({ supplied_from: null, supplied_to: null }),
  'to a consumer whose address is not known': invoiceOf({
    paid_with: 'Visa ending in 4242',
    buyer: { ...buyer, address: '', street: '', postCode: '', town: '', country: 'Germany' },
  }),
  'in dollars': invoiceOf({ currency: 'USD' }),
  'with a rate of another state': invoiceOf({
    tax_rate: 2550,
    net: 2311,
    tax: 589,
    buyer: { ...buyer, country: 'Finland' },
  }),
  'with reverse charge': invoiceOf({
    ...untaxed,
    tax_category: 'AE',
    tax_note: 'Reverse charge: the recipient of the service owes the tax.',
    is_reverse_charge: true,
    buyer: austrian,
  }),
  'outside of the Union': invoiceOf({
    ...untaxed,
    tax_category: 'O',
    tax_note: 'Not owed here.',
    buyer: swiss,
  }),
  'of a small business': invoiceOf({
    ...untaxed,
    tax_category: 'E',
    tax_note: 'Kleinunternehmer, § 19 UStG.',
    seller: { ...seller, vatNumber: '', taxNumber: '22/123/45678', register: '' },
  }),
  'at a rate of nothing': invoiceOf({ ...untaxed, tax_category: 'Z' }),
  'taken back': invoiceOf({
    number: 'CN-2026-000001',
    kind: 'credit_note',
    credits: 'INV-2026-000001',
    net: -841,
    tax: -159,
    total: -1000,
  }),
};

describe('[L-41] an invoice as data', () => {
  test.each(Object.entries(invoices))('%s is right by the schema and by EN 16931', async (_name, invoice) => {
    const xml = writeCii(invoice);
    expect(await findSchemaProblems(xml)).toEqual([]);
    const { failed, tried } = runSchematron(xml);
    expect(failed).toEqual([]);
    expect(tried).toBeGreaterThan(100);
  });

  test('is right for each amount that a price can have', () => {
    for (const total of [1, 2, 3, 10, 99, 999, 2900, 4999, 10_001, 99_999, 1_234_567]) {
      const net = Math.round((total * 10_000) / 11_900);
      expect([total, runSchematron(writeCii(invoiceOf({ net, tax: total - net, total }))).failed]).toEqual([
        total,
        [],
      ]);
    }
  });

  test('that is wrong is found: the rules are really run', async () => {
    const wrong = writeCii(invoiceOf({ total: 3000 })).replace('<ram:CountryID>DE</ram:CountryID>', '');
    const ids = runSchematron(wrong).failed.map(({ id }) => id);
    expect(ids).toEqual(expect.arrayContaining(['BR-09', 'BR-CO-15']));
    expect(await findSchemaProblems(wrong.replaceAll('GrandTotalAmount', 'GrandTotal'))).not.toEqual([]);
  });
});

test('[L-41] an XRechnung is right by the same rules', async () => {
  const xml = writeXRechnung(
    invoiceOf({ buyer: { ...buyer, reference: '04011000-12345-03' } }),
    'in@buyer.example',
  );
  expect(await findSchemaProblems(xml)).toEqual([]);
  expect(runSchematron(xml).failed).toEqual([]);
});
