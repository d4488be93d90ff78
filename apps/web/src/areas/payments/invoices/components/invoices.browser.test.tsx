import type { Billing, Invoice, StaffInvoice } from '@waymark/contract/payments/invoices';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { api, refuse } from '../../../../testing/api.ts';
import { renderPart } from '../../../../testing/render-part.tsx';
import { BillingForm } from './billing-form.tsx';
import { InvoiceList } from './invoice-list.tsx';
import { StaffInvoiceList } from './staff-invoice-list.tsx';

const invoice: Invoice = {
  number: 'INV-2026-000001',
  isCreditNote: false,
  other: null,
  credited: 0,
  hasData: true,
  payment: {
    holder: 'Board GmbH',
    iban: 'DE02120300000000202051',
    bic: 'BYLADEM1001',
    text: 'Invoice INV-2026-000001',
    code: 'BCD\n002\n1\nSCT\nBYLADEM1001\nBoard GmbH\nDE02120300000000202051\nEUR29.00\n\n\nInvoice INV-2026-000001',
  },
  item: 'Professional plan',
  total: 2900,
  tax: 463,
  currency: 'EUR',
  issuedAt: '2026-11-20T10:00:00.000Z',
  dueOn: '2026-12-04',
  state: 'open',
};
const pageOf = <Row,>(row: Row) => ({ data: [row], total: 1, page: 1, pageSize: 20 });

test('[L-41] an open invoice says where it is paid, in words and as a Girocode', async () => {
  const shown = await renderPart(<InvoiceList invoices={pageOf(invoice)} />);
  await shown.getByRole('button', { name: /^How to pay/ }).click();
  await expect.element(page.getByText('DE02 1203 0000 0000 2020 51')).toBeVisible();
  await expect.element(page.getByText('Invoice INV-2026-000001', { exact: true })).toBeVisible();
  await expect.element(page.getByRole('img', { name: /^Girocode/ })).toBeVisible();
});

const sold: StaffInvoice = {
  ...invoice,
  payment: null,
  state: 'paid',
  buyer: 'Keeper GmbH',
  company: null,
  orderNumber: '10001',
};

test('[L-41] staff takes back a part of a paid invoice; a wrong amount keeps what was typed', async () => {
  const query = { show: 'all', q: '', page: 1 } as const;
  const shown = await renderPart(<StaffInvoiceList query={query} invoices={pageOf(sold)} />);
  await shown.getByRole('button', { name: /^Take back/ }).click();
  await page.getByLabelText('Amount in EUR').fill('10,50');
  await page.getByLabelText('Reason').fill('Half of it did not work.');
  api.answer('POST /staff/invoices/:number/credit', () =>
    refuse('invalid_input', 'Please check it.', {
      fields: { amount: 'Only 9.00 EUR of this invoice is left.' },
    }),
  );
  await page.getByRole('button', { name: 'Issue a credit note' }).click();
  await expect.element(page.getByText('Only 9.00 EUR of this invoice is left.')).toBeVisible();
  await expect.element(page.getByLabelText('Reason')).toHaveValue('Half of it did not work.');
  expect(api.callsOf('POST /staff/invoices/:number/credit')[0]?.body).toEqual({
    reason: 'Half of it did not work.',
    amount: 1050,
  });
});

const billing: Billing = {
  details: {
    name: 'Keeper GmbH',
    street: 'Kai 2',
    postCode: '10115',
    town: 'Berlin',
    country: 'Germany',
    vatNumber: '',
    email: '',
    reference: '',
  },
  isEntered: false,
  isAsked: true,
  tax: 'VAT of 19 % is contained in the price.',
};

test('[L-41] billing details are there to change, and a wrong VAT number loses nothing typed', async () => {
  api.answer('GET /company/billing', { data: billing });
  await renderPart(<BillingForm of="company" submit="Save" onSaved={() => undefined} />);
  await expect.element(page.getByText(/VAT of 19 % is contained/)).toBeVisible();
  await page.getByLabelText('Name').fill('Keeper Services GmbH');
  await page.getByLabelText('VAT number (optional)').fill('DE1');
  api.answer('PUT /company/billing', () =>
    refuse('invalid_input', 'Please check it.', { fields: { vatNumber: 'This is not a VAT number.' } }),
  );
  await page.getByRole('button', { name: 'Save' }).click();
  await expect.element(page.getByText('This is not a VAT number.')).toBeVisible();
  await expect.element(page.getByLabelText('Name')).toHaveValue('Keeper Services GmbH');
});
