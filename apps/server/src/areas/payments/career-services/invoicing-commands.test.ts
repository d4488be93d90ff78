import type { CheckoutEvent } from '@waymark/contract/payments/billing';
import { beforeEach, describe, expect, test } from 'vitest';
import { sendWebhook, paidEvent } from '../../../testing/checkout-events.ts';
import { createCandidate, createStaff } from '../../../testing/factories.ts';
import { setUpSeller } from '../../../testing/lawful-seller.ts';
import { createPackage } from '../../../testing/order-factories.ts';
import { callsOf } from '../../../testing/paying-companies.ts';
import { useTestApp } from '../../../testing/test-app.ts';
import { forgetCustomer } from '../billing/commands.ts';
import { forgetBilling } from '../invoices/buyer-commands.ts';

const context = useTestApp();
beforeEach(() => setUpSeller(context));

const home = {
  name: 'Ada Lovelace',
  street: '1 Analytical Way',
  postCode: '1010',
  town: 'Vienna',
  country: 'Austria',
  vatNumber: '',
  email: '',
  reference: '',
};

/** A candidate who has said to whom a package is invoiced, and has paid for one. */
async function buyPackage(billing: object = {}) {
  const customer = await createCandidate(context.services);
  const call = callsOf(context, customer);
  const saved = await call('PUT', '/product/billing', { ...home, ...billing });
  expect(saved.statusCode, saved.body).toBe(200);
  const event = paidEvent({ customerId: customer.id, productId: await createPackage(context.services) });
  expect((await sendWebhook(context, event)).statusCode).toBe(200);
  const papers = () =>
    context.database
      .selectFrom('invoices')
      .innerJoin('orders', 'orders.id', 'package_order_id')
      .selectAll('invoices')
      .select('orders.buyer as kept')
      .where('external_id', '=', event.data.orderId)
      .orderBy('issued_at')
      .orderBy('total', 'desc')
      .execute();
  return { customer, call, event, papers };
}

const refund = ({ data }: CheckoutEvent, refundedAmount?: number) =>
  sendWebhook(context, {
    type: 'order.refunded',
    data: { ...data, ...(refundedAmount && { refundedAmount }) },
  });

describe('[L-41] a package that is paid for', () => {
  test('has an invoice to whom the candidate has named, once, which only they can have', async () => {
    const { call, event, papers } = await buyPackage();
    await sendWebhook(context, event);
    const [invoice, ...others] = await papers();
    expect(others).toEqual([]);
    expect(invoice).toMatchObject({
      total: 14_900,
      tax_rate: 1900,
      buyer: { town: 'Vienna' },
      kept: { town: 'Vienna' },
    });
    const number = invoice?.number ?? '';
    const { orders } = (await call('GET', '/product/get-career-services-orders')).json();
    expect(orders).toMatchObject([{ invoices: [number], package: { currency: 'USD' } }]);
    const pdf = await call('GET', `/product/invoices/${number}/pdf`);
    expect(pdf.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
    const stranger = callsOf(context, await createCandidate(context.services));
    expect((await stranger('GET', `/product/invoices/${number}/pdf`)).statusCode).toBe(404);
  });

  test('is taxed by the country of a consumer where the operator takes part in OSS', async () => {
    await setUpSeller(context, { invoicing: { usesOss: true } });
    const { papers } = await buyPackage();
    expect(await papers()).toMatchObject([{ tax_rate: 2000, net: 12_417, tax: 2483 }]);
  });

  test('gets a credit note of each part that is given back, and of the rest', async () => {
    const { event, papers, call } = await buyPackage();
    await refund(event, 4900);
    await refund(event, 4900);
    const [order] = (await call('GET', '/product/get-career-services-orders')).json().orders;
    expect(order).toMatchObject({ refunded: false });
    await refund(event);
    expect((await papers()).map(({ total }) => total)).toEqual([14_900, -4900, -10_000]);
  });

  test('is taken back by staff, who read of no mail to a company', async () => {
    const { papers, event } = await buyPackage();
    const staff = callsOf(context, await createStaff(context.services));
    const number = (await papers())[0]?.number ?? '';
    const body = { reason: 'It was not what was asked for.', amount: 4900 };
    const answer = await staff('POST', `/staff/invoices/${number}/credit`, body);
    const credit = (await papers())[1]?.number;
    expect(answer.json().message).toBe(`The credit note ${credit} takes back a part of ${number}.`);
    await refund(event, 4900);
    expect((await papers()).map(({ total }) => total)).toEqual([14_900, -4900]);
  });

  test('is refused in another currency than it is sold in', async () => {
    const customer = await createCandidate(context.services);
    const productId = await createPackage(context.services);
    await context.database
      .updateTable('packages')
      .set({ currency: 'EUR' })
      .where('product_id', '=', productId)
      .execute();
    const event = paidEvent({ customerId: customer.id, productId });
    expect((await sendWebhook(context, event)).json().fields['data.currency']).toBe('currency is EUR.');
    const paid = await sendWebhook(context, { ...event, data: { ...event.data, currency: 'EUR' } });
    expect(paid.statusCode).toBe(200);
    const refunded = await refund(event);
    expect(refunded.json().fields['data.currency']).toBe('currency is EUR.');
  });

  test('of a person who is erased keeps what the law asks for, and nothing else', async () => {
    const { customer, papers } = await buyPackage();
    await forgetCustomer(context.database, customer.id);
    await forgetBilling(context.database, customer.id);
    expect(await papers()).toMatchObject([{ buyer: { name: 'Ada Lovelace', town: 'Vienna' }, kept: null }]);
    const details = await context.database
      .selectFrom('billing_details')
      .select('id')
      .where('user_id', '=', customer.id)
      .execute();
    expect(details).toEqual([]);
  });
});

test('[L-41] whether billing details are asked for is said, and a wrong one is refused at its field', async () => {
  const call = callsOf(context, await createCandidate(context.services));
  const billing = async () => (await call('GET', '/product/billing')).json().data;
  expect(await billing()).toMatchObject({ isAsked: true, isEntered: false, tax: '' });
  expect((await call('PUT', '/product/billing', { ...home, name: '' })).json().fields).toHaveProperty('name');
  await call('PUT', '/product/billing', home);
  expect(await billing()).toMatchObject({ isEntered: true, tax: 'VAT of 19 % is contained in the price.' });
  await setUpSeller(context, { invoicing: { country: null } });
  expect(await billing()).toMatchObject({ isAsked: false });
});
