import { beforeEach, describe, expect, test } from 'vitest';
import { getInvoice } from '../invoices/queries.ts';
import { paidEvent, sendWebhook } from '../../../testing/checkout-events.ts';
import { createCandidate, createStaff, type TestUser } from '../../../testing/factories.ts';
import { createOrdering, papersOf, setUpSeller } from '../../../testing/lawful-seller.ts';
import { callsOf, handOver, reportPaid } from '../../../testing/paying-companies.ts';
import { createPackage } from '../../../testing/order-factories.ts';
import { useTestApp } from '../../../testing/test-app.ts';

const context = useTestApp();
let administrator: TestUser;
beforeEach(async () => {
  administrator = await createStaff(context.services);
  await setUpSeller(context, { operator: { vatNumber: null } });
});

const staff: ReturnType<typeof callsOf> = (...call) => callsOf(context, administrator)(...call);
const write = (orderId: string) => staff('POST', `/staff/orders/${orderId}/invoice`);
const waiting = async () =>
  (await staff('GET', '/staff/orders?show=uninvoiced')).json().data.map(({ id }: { id: string }) => id);

/** A plan that was paid three days ago, while the settings lacked the seller's VAT number. */
async function buy(country?: string) {
  const ordering = await createOrdering(context, country);
  const report = await handOver(context, ordering.employer, ordering.orderId);
  await reportPaid(context, report);
  const paidAt = new Date(Date.now() - 3 * 86_400_000);
  await context.database
    .updateTable('posting_orders')
    .set({ paid_at: paidAt })
    .where('id', '=', ordering.orderId)
    .execute();
  await context.database
    .updateTable('company_plans')
    .set({ starts_at: paidAt })
    .where('company_id', '=', ordering.employer.companyId)
    .execute();
  return { ...ordering, report, paidOn: paidAt.toISOString().slice(0, 10) };
}

describe('[L-41] a payment that came while the settings lacked what the law asks of the seller', () => {
  test('is refused an invoice until they are whole, then gets one with the day of supply as it was', async () => {
    const { orderId, paidOn, call } = await buy();
    expect(await waiting()).toContain(orderId);
    const early = await write(orderId);
    expect([early.statusCode, early.json().message]).toEqual([
      409,
      'The settings lack this: its VAT number or its tax number. Enter it first.',
    ]);
    await setUpSeller(context);
    const answers = await Promise.all([write(orderId), write(orderId)]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
    const papers = await papersOf(context, orderId);
    expect(papers).toMatchObject([{ total: 2900, tax: 463, paid_with: 'Visa ending in 4242' }]);
    const number = papers[0]?.number ?? '';
    const { supplied_from: from } = await getInvoice(context.database, number);
    expect(from).toBe(paidOn);
    expect((await call('GET', '/company/invoices')).json().data).toMatchObject([{ number, state: 'paid' }]);
    expect(await waiting()).not.toContain(orderId);
  });

  test('has the credit note too of what was given back since', async () => {
    const { orderId, report } = await buy();
    await sendWebhook(context, { type: 'order.refunded', data: { ...report, refundedAmount: 900 } });
    await setUpSeller(context);
    expect((await write(orderId)).statusCode).toBe(200);
    expect((await papersOf(context, orderId)).map(({ total }) => total)).toEqual([2900, -900]);
  });

  test('over 250 waits for an address of its buyer, which may be entered later', async () => {
    const { orderId, call, employer } = await buy();
    await context.database
      .updateTable('posting_orders')
      .set({ amount: 25_001, buyer: null })
      .where('id', '=', orderId)
      .execute();
    await context.database
      .updateTable('companies')
      .set({ contact_address: '' })
      .where('id', '=', employer.companyId)
      .execute();
    await setUpSeller(context);
    const refused = await write(orderId);
    expect([refused.statusCode, refused.json().message]).toEqual([
      409,
      'The invoice needs the postal address of the company. Ask it to enter one under “Billing details”.',
    ]);
    const { details } = (await call('GET', '/company/billing')).json().data;
    await call('PUT', '/company/billing', { ...details, street: '2 Kai', town: 'Town' });
    expect((await write(orderId)).statusCode).toBe(200);
    expect(await papersOf(context, orderId)).toMatchObject([{ total: 25_001, buyer: { street: '2 Kai' } }]);
  });

  test('of a package gets one as well; what is not paid or belongs to nobody gets none', async () => {
    const buyer = await createCandidate(context.services);
    const event = paidEvent({ customerId: buyer.id, productId: await createPackage(context.services) });
    await sendWebhook(context, event);
    const { id } = await context.database
      .selectFrom('orders')
      .select('id')
      .where('external_id', '=', event.data.orderId)
      .executeTakeFirstOrThrow();
    await setUpSeller(context);
    expect(await waiting()).toContain(id);
    expect((await write(id)).statusCode).toBe(200);
    expect((await write(id)).statusCode).toBe(409);
    const unpaid = await createOrdering(context);
    expect((await write(unpaid.orderId)).statusCode).toBe(409);
    expect((await unpaid.call('POST', `/staff/orders/${unpaid.orderId}/invoice`)).statusCode).toBe(403);
    const { orderId } = await buy();
    await context.database
      .updateTable('posting_orders')
      .set({ company_id: null })
      .where('id', '=', orderId)
      .execute();
    expect((await write(orderId)).statusCode).toBe(409);
  });
});
