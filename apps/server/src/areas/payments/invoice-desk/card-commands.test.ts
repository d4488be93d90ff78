import type { CheckoutOrder } from '@waymark/contract/payments/billing';
import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { readPdf } from '../../../platform/documents/read-pdf.ts';
import { sendWebhook } from '../../../testing/checkout-events.ts';
import { createEmployer, createStaff, type TestUser } from '../../../testing/factories.ts';
import { createOrdering, papersOf, setUpSeller } from '../../../testing/lawful-seller.ts';
import { callsOf, findOrder, handOver, reportPaid } from '../../../testing/paying-companies.ts';
import { useTestApp } from '../../../testing/test-app.ts';

const context = useTestApp();
let administrator: TestUser;
beforeEach(async () => {
  administrator = await createStaff(context.services);
  await setUpSeller(context);
});
const staff: ReturnType<typeof callsOf> = (...call) => callsOf(context, administrator)(...call);

/** A plan that was paid by card. */
async function buy(country?: string, billing?: object) {
  const ordering = await createOrdering(context, country);
  if (billing) await changeBilling(ordering, billing);
  const report = await handOver(context, ordering.employer, ordering.orderId);
  await reportPaid(context, report);
  return { ...ordering, report };
}

async function changeBilling(
  { call }: Pick<Awaited<ReturnType<typeof createOrdering>>, 'call'>,
  change: object,
) {
  const { details } = (await call('GET', '/company/billing')).json().data;
  const response = await call('PUT', '/company/billing', { ...details, ...change });
  expect(response.statusCode, response.body).toBe(200);
}

const refund = (data: CheckoutOrder, refundedAmount?: number) =>
  sendWebhook(context, {
    type: 'order.refunded',
    data: { ...data, ...(refundedAmount !== undefined && { refundedAmount }) },
  });

async function readText(bytes: Buffer): Promise<string> {
  const { pages } = await readPdf(new Uint8Array(bytes));
  return pages.flatMap(({ runs }) => runs.map(({ text }) => text)).join(' ');
}

describe('[L-41] a payment by card', () => {
  test('has an invoice of the same range as those by invoice, with both sides, the period and the tax', async () => {
    const { orderId, call, report } = await buy();
    await reportPaid(context, report);
    const [invoice, ...others] = await papersOf(context, orderId);
    expect(others).toEqual([]);
    expect(invoice).toMatchObject({
      total: 2900,
      net: 2437,
      tax: 463,
      tax_rate: 1900,
      paid_with: 'Visa ending in 4242',
      seller: { name: 'Board GmbH', street: 'Hafenstrasse 1', vatNumber: 'DE136695976' },
      buyer: { town: 'Town', country: 'Germany' },
    });
    expect((await findOrder(context, orderId)).receipt_number).toBeNull();
    const number = invoice?.number ?? '';
    const other = await createOrdering(context);
    const next = await other.call('POST', `/company/transactions/${other.orderId}/invoice`, {});
    expect(Number(next.json().data.number.slice(-6))).toBe(Number(number.slice(-6)) + 1);
    const pdf = await call('GET', `/company/invoices/${number}/pdf`);
    const text = await readText(pdf.rawPayload);
    for (const part of ['Board GmbH', 'VAT, 19 %', 'Period of supply', 'Paid: Visa ending in 4242']) {
      expect(text).toContain(part);
    }
    expect(text).not.toContain('Please pay');
  });

  test.each([
    ['Austria', { vatNumber: 'ATU13585627' }, 'AE', 2437],
    ['Austria', {}, 'S', 2900],
    ['Switzerland', {}, 'O', 2437],
  ])('from %s with %j is taxed as %s: %i', async (country, billing, category, total) => {
    const { orderId, report } = await buy(country, billing);
    expect(report.amount).toBe(total);
    expect(await papersOf(context, orderId)).toMatchObject([{ tax_category: category, total }]);
    expect(await findOrder(context, orderId)).toMatchObject({ status: 'paid', amount: total });
  });

  test('from a window that was open before the billing details changed counts as what was paid', async () => {
    const ordering = await createOrdering(context, 'Austria');
    const before = await handOver(context, ordering.employer, ordering.orderId);
    await changeBilling(ordering, { vatNumber: 'ATU13585627' });
    await handOver(context, ordering.employer, ordering.orderId);
    await reportPaid(context, before);
    expect(await findOrder(context, ordering.orderId)).toMatchObject({
      status: 'paid',
      amount: 2900,
      tax_off: 0,
    });
    expect(await papersOf(context, ordering.orderId)).toMatchObject([
      { total: 2900, tax_category: 'AE', tax: 0 },
    ]);
  });

  test('keeps the buyer as it was when the order went to the payment', async () => {
    const ordering = await createOrdering(context);
    await changeBilling(ordering, { name: 'Old name' });
    const report = await handOver(context, ordering.employer, ordering.orderId);
    await changeBilling(ordering, { name: 'New name' });
    await reportPaid(context, report);
    expect(await papersOf(context, ordering.orderId)).toMatchObject([{ buyer: { name: 'Old name' } }]);
  });

  test('over 250 needs the address first, and is refused before it', async () => {
    const { employer, orderId, call } = await createOrdering(context);
    await context.database
      .updateTable('companies')
      .set({ contact_address: '' })
      .where('id', '=', employer.companyId)
      .execute();
    await context.database
      .updateTable('posting_orders')
      .set({ amount: 25_001 })
      .where('id', '=', orderId)
      .execute();
    const refused = await call('POST', `/company/transactions/${orderId}/checkout`);
    expect([refused.statusCode, refused.json().message]).toEqual([
      409,
      'The invoice needs your postal address. Enter it under “Billing details” first, then pay.',
    ]);
    await changeBilling({ call }, { street: '2 Kai', town: 'Town' });
    await handOver(context, employer, orderId);
  });

  test('has a receipt that says it is none where the settings lack what the law asks of the seller', async () => {
    await setUpSeller(context, { operator: { vatNumber: null } });
    const { orderId, call } = await buy();
    expect(await papersOf(context, orderId)).toEqual([]);
    expect((await findOrder(context, orderId)).receipt_number).toMatch(/^WM-/);
    const pdf = await call('GET', `/company/transactions/${orderId}/receipt`);
    expect(await readText(pdf.rawPayload)).toContain('This is a receipt and no invoice.');
    const steps = (await staff('GET', '/staff/first-steps')).json().data;
    const step = steps.find((one: { step: string }) => one.step === 'seller');
    expect(step).toMatchObject({ state: 'open' });
    expect(step.text).toContain('its VAT number or its tax number');
  });
});

describe('[L-41] a refund', () => {
  test('of all of it makes one credit note by itself, however often it is reported', async () => {
    const { orderId, report } = await buy();
    await refund(report);
    await refund(report);
    const [invoice, credit, ...others] = await papersOf(context, orderId);
    expect(others).toEqual([]);
    expect(credit).toMatchObject({ credits: invoice?.number, net: -2437, tax: -463, total: -2900 });
    expect((await findOrder(context, orderId)).status).toBe('refunded');
  });

  test('of parts makes a credit note of each, never more than the invoice, and ends nothing', async () => {
    const { orderId, report, call } = await buy();
    await refund(report, 1000);
    await refund(report, 1000);
    await refund(report, 400);
    await refund(report, 1500);
    const totals = (await papersOf(context, orderId)).map(({ total }) => total);
    expect(totals).toEqual([2900, -1000, -500]);
    expect((await findOrder(context, orderId)).status).toBe('paid');
    expect((await call('GET', '/company/plan')).json().data.plan).toBe('professional');
    await refund(report);
    const all = (await papersOf(context, orderId)).map(({ total }) => total);
    expect(all).toEqual([2900, -1000, -500, -1400]);
    expect((await call('GET', '/company/plan')).json().data.plan).toBe('basic');
  });

  test('of a part that is reported before its payment is counted with it', async () => {
    const { employer, orderId } = await createOrdering(context);
    const report = await handOver(context, employer, orderId);
    await refund(report, 900);
    await reportPaid(context, report);
    expect((await papersOf(context, orderId)).map(({ total }) => total)).toEqual([2900, -900]);
  });

  test('of a part by staff is told, bounded and leaves the order as it is', async () => {
    const { orderId, call } = await buy();
    const [invoice] = await papersOf(context, orderId);
    const credit = (body: object) =>
      staff('POST', `/staff/invoices/${invoice?.number}/credit`, {
        reason: 'Half of it did not work.',
        ...body,
      });
    expect((await credit({ amount: 2901 })).json().fields.amount).toBe(
      'Only $29.00 of this invoice is left.',
    );
    expect((await credit({ amount: 1450 })).statusCode).toBe(200);
    expect((await credit({ amount: 1451 })).json().fields.amount).toBe(
      'Only $14.50 of this invoice is left.',
    );
    expect((await findOrder(context, orderId)).status).toBe('paid');
    const list = (await call('GET', '/company/invoices')).json().data;
    expect(list).toMatchObject([
      { isCreditNote: true, total: -1450 },
      { state: 'paid', credited: 1450 },
    ]);
    const answers = await Promise.all([credit({}), credit({})]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
    expect((await findOrder(context, orderId)).status).toBe('refunded');
  });

  test('is never more than the invoice, whatever code asks for it', async () => {
    const { orderId } = await buy();
    const insert = sql`
      insert into invoices select * from jsonb_populate_record(null::invoices, (
        select to_jsonb(invoices) || '{"number": "CN-1999-000001", "kind": "credit_note", "net": -2901, "tax": 0,
          "total": -2901}' || jsonb_build_object('credits', number) from invoices where order_id = ${orderId}
      ))`;
    await expect(insert.execute(context.database)).rejects.toThrow(/more than the invoice/);
  });
});

test('[L-41] papers of one prefix share one range of numbers, and prefixes are settings', async () => {
  await setUpSeller(context, { invoicing: { invoicePrefix: 'RE', creditPrefix: 'RE' } });
  const { orderId, report } = await buy();
  await refund(report);
  const numbers = (await papersOf(context, orderId)).map(({ number }) => number);
  expect(numbers[0]).toMatch(/^RE-\d{4}-\d{6}$/);
  expect(Number(numbers[1]?.slice(-6))).toBe(Number(numbers[0]?.slice(-6)) + 1);
});

test('[L-41] billing details are those of one company, checked, and changed by those who may pay', async () => {
  const { call, employer } = await createOrdering(context);
  const { details } = (await call('GET', '/company/billing')).json().data;
  expect(details).toMatchObject({ street: '2 Kai', town: 'Town', country: 'Germany' });
  const wrong = await call('PUT', '/company/billing', { ...details, vatNumber: 'DE136695977' });
  expect(wrong.json().fields.vatNumber).toMatch(/^This is not a VAT number/);
  expect((await call('PUT', '/company/billing', { ...details, country: 'Nowhere' })).statusCode).toBe(400);
  const saved = await call('PUT', '/company/billing', { ...details, name: 'Billed Ltd', reference: 'PO-7' });
  expect(saved.json().data).toMatchObject({
    details: { name: 'Billed Ltd' },
    isEntered: true,
    isAsked: true,
  });
  const stranger = callsOf(context, await createEmployer(context.services));
  expect((await stranger('GET', '/company/billing')).json().data.details.name).not.toBe('Billed Ltd');
  await context.database
    .updateTable('company_members')
    .set({ member_role: 'viewer' })
    .where('user_id', '=', employer.id)
    .execute();
  expect((await call('PUT', '/company/billing', details)).statusCode).toBe(403);
});
