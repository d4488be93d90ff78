import { beforeAll, describe, expect, test } from 'vitest';
import { createStaff, type TestUser } from '../../../testing/factories.ts';
import { createOrdering, papersOf, setUpSeller } from '../../../testing/lawful-seller.ts';
import { callsOf, findOrder, handOver, orderPlanOf } from '../../../testing/paying-companies.ts';
import { daysFrom, noticesOf, sellPlan } from '../../../testing/renewing-plans.ts';
import { useTestApp } from '../../../testing/test-app.ts';
import { wishOf } from './checkout-gateway.ts';
import { invoiceRenewals } from './invoice-commands.ts';

const context = useTestApp();
let administrator: TestUser;
let plan: string;
let larger: string;
beforeAll(async () => {
  administrator = await createStaff(context.services);
  await setUpSeller(context);
  plan = await sellPlan(context, { amount: 11_900 });
  larger = await sellPlan(context, { amount: 23_800 });
});

/** A company of Austria with a VAT number, and its order of a plan that renews: net is 100 of 119. */
async function orderFromAustria() {
  const { employer, call } = await createOrdering(context, 'Austria');
  const { details } = (await call('GET', '/company/billing')).json().data;
  const saved = await call('PUT', '/company/billing', { ...details, vatNumber: 'ATU13585627' });
  expect(saved.statusCode, saved.body).toBe(200);
  const find = () =>
    context.database
      .selectFrom('subscriptions')
      .selectAll()
      .where('company_id', '=', employer.companyId)
      .executeTakeFirstOrThrow();
  const papers = async () => {
    const orders = await context.database
      .selectFrom('posting_orders')
      .select('id')
      .where('company_id', '=', employer.companyId)
      .orderBy('number')
      .execute();
    const all = await Promise.all(orders.map(({ id }) => papersOf(context, id)));
    return all.flat().map(({ total, tax, tax_category: category }) => ({ total, tax, category }));
  };
  return { employer, call, find, papers, orderId: await orderPlanOf(context, employer, plan) };
}

const net = (total: number) => ({ total, tax: 0, category: 'AE' });

describe('[L-41] a plan that renews, of a company of another state with a VAT number', () => {
  test('costs the net price by card in each period, after a switch too, and never net of net', async () => {
    const { employer, call, find, papers, orderId } = await orderFromAustria();
    const order = await handOver(context, employer, orderId);
    expect(order.amount).toBe(10_000);
    const { say, begins } = noticesOf(context, order);
    expect((await say('subscription.started', {})).statusCode).toBe(200);
    const later = (periods: number) => ({
      periodStart: daysFrom(begins, 30 * periods).toISOString(),
      periodEnd: daysFrom(begins, 30 * (periods + 1)).toISOString(),
    });
    await say('subscription.renewed', later(1));
    const switched = await call('PUT', `/company/subscriptions/${(await find()).id}/next`, { plan: larger });
    expect(switched.json().message).toMatch(/, for 200.00 EUR a month\.$/);
    const { next } = wishOf(await find());
    expect(next).toMatchObject({ amount: 20_000 });
    for (const period of [2, 3]) {
      await say('subscription.renewed', later(period), { amount: 20_000, productId: next.productId });
    }
    expect(await papers()).toEqual([net(10_000), net(10_000), net(20_000), net(20_000)]);
    expect(await find()).toMatchObject({ plan: larger, amount: 20_000, tax_off: 3800 });
  });

  test('costs the net price by invoice in each period, after a switch too, and never net of net', async () => {
    const { call, find, papers, orderId } = await orderFromAustria();
    const issued = await call('POST', `/company/transactions/${orderId}/invoice`, {});
    expect(issued.statusCode, issued.body).toBe(200);
    const settle = async (number: string) => {
      const paid = await callsOf(context, administrator)('POST', `/staff/invoices/${number}/paid`);
      expect(paid.statusCode, paid.body).toBe(200);
    };
    const renew = async () => {
      await invoiceRenewals(context.services, daysFrom((await find()).period_end, -20));
      await settle((await call('GET', '/company/invoices')).json().data[0].number);
    };
    await settle(issued.json().data.number);
    await renew();
    await call('PUT', `/company/subscriptions/${(await find()).id}/next`, { plan: larger });
    await renew();
    await renew();
    expect(await papers()).toEqual([net(10_000), net(10_000), net(20_000), net(20_000)]);
    expect(await find()).toMatchObject({ plan: larger, renewals: 3, amount: 20_000, tax_off: 3800 });
  });

  test('keeps the price of its order where the checkout is opened again and again', async () => {
    const { employer, orderId } = await orderFromAustria();
    for (const _turn of [1, 2, 3]) await handOver(context, employer, orderId);
    expect(await findOrder(context, orderId)).toMatchObject({ amount: 10_000, tax_off: 1900 });
  });
});
