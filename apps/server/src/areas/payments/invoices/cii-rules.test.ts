import { describe, expect, test } from 'vitest';
import { invoiceOf } from '../../../testing/invoice-rows.ts';
import { writeCii } from './cii-rules.ts';
import { embedInvoice } from './facturx-rules.ts';
import { writeXRechnung } from './xrechnung-rules.ts';

const textOf = (xml: string, name: string) =>
  [...xml.matchAll(new RegExp(`<ram:${name}(?: [^>]*)?>([^<]*)</ram:${name}>`, 'g'))].map(([, text]) => text);

describe('[L-41] an invoice as data', () => {
  test('has the numbers of the invoice', () => {
    const xml = writeCii(invoiceOf());
    expect(textOf(xml, 'GrandTotalAmount')).toEqual(['29.00']);
    expect(textOf(xml, 'TaxTotalAmount')).toEqual(['4.63']);
    expect(textOf(xml, 'LineTotalAmount')).toEqual(['24.37', '24.37']);
    expect(textOf(xml, 'DuePayableAmount')).toEqual(['29.00']);
    expect(textOf(xml, 'CountryID')).toEqual(['DE', 'DE']);
    expect(textOf(xml, 'IBANID')).toEqual(['DE02120300000000202051']);
    expect(textOf(xml, 'PaymentReference')).toEqual(['Invoice INV-2026-000001']);
  });

  test('asks for nothing once it is paid, and a credit note names its invoice', () => {
    const paid = writeCii(invoiceOf({ paid_with: 'Visa ending in 4242' }));
    expect([textOf(paid, 'DuePayableAmount'), textOf(paid, 'IBANID')]).toEqual([['0.00'], []]);
    const amounts = { net: -2437, tax: -463, total: -2900 };
    const credit = writeCii(invoiceOf({ kind: 'credit_note', credits: 'INV-2026-000001', ...amounts }));
    expect(credit).toContain('<ram:TypeCode>381</ram:TypeCode>');
    expect(credit).toContain(
      '<ram:InvoiceReferencedDocument><ram:IssuerAssignedID>INV-2026-000001</ram:IssuerAssignedID>',
    );
    expect(textOf(credit, 'GrandTotalAmount')).toEqual(['29.00']);
  });

  test('names the town of a buyer without a street once', () => {
    const buyer = { ...invoiceOf().buyer, address: '10115 Berlin\nGermany', street: '' };
    const xml = writeCii(invoiceOf({ buyer }));
    expect(textOf(xml, 'LineOne')).toEqual(['Hafenstrasse 1']);
    expect(textOf(xml, 'CityName')).toEqual(['Hamburg', 'Berlin']);
  });

  test('escapes what others have written', () => {
    const buyer = { ...invoiceOf().buyer, name: '<Müller> & "Söhne"\u0000' };
    expect(writeCii(invoiceOf({ buyer }))).toContain('&lt;Müller&gt; &amp; &quot;Söhne&quot;<');
  });

  test('says why there is no tax, and names no VAT numbers where it is outside of it', () => {
    const none = { tax_rate: 0, net: 2437, tax: 0, total: 2437 } as const;
    const reverse = writeCii(
      invoiceOf({ ...none, tax_category: 'AE', tax_note: 'Reverse charge.', is_reverse_charge: true }),
    );
    expect(textOf(reverse, 'ExemptionReason')).toEqual(['Reverse charge.']);
    const outside = writeCii(invoiceOf({ ...none, tax_category: 'O', tax_note: 'Outside.' }));
    expect(outside).not.toContain('schemeID="VA"');
    expect(textOf(outside, 'RateApplicablePercent')).toEqual([]);
  });
});

test('[L-41] an invoice that does not name the buyer’s country is a PDF only', () => {
  const { buyer } = invoiceOf();
  expect(embedInvoice(invoiceOf())).toBeDefined();
  expect(embedInvoice(invoiceOf({ buyer: { ...buyer, country: '' } }))).toBeUndefined();
});

describe('[L-41] an XRechnung', () => {
  test('names what it needs and the invoice lacks', () => {
    expect(() => writeXRechnung(invoiceOf(), '')).toThrow(
      'An XRechnung needs what this invoice was issued without: the buyer’s reference (Leitweg-ID), the buyer’s email address for invoices, in the billing details.',
    );
    expect(() => writeXRechnung(invoiceOf({ tax_category: null }), 'in@buyer.example')).toThrow(/PDF only/);
  });

  test('has its own guideline, the reference and both addresses', () => {
    const buyer = { ...invoiceOf().buyer, reference: '04011000-12345-03' };
    const xml = writeXRechnung(invoiceOf({ buyer }), 'in@buyer.example');
    expect(xml).toContain('xrechnung_3.0');
    expect(textOf(xml, 'BuyerReference')).toEqual(['04011000-12345-03']);
    expect(textOf(xml, 'URIID')).toEqual([
      'office@board.example',
      'office@board.example',
      'in@buyer.example',
    ]);
  });
});
