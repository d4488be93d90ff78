import { beforeAll, describe, expect, test } from 'vitest';
import { createEmployer, createStaff, type TestUser } from '../../../testing/factories.ts';
import { setUpSeller } from '../../../testing/lawful-seller.ts';
import { callsOf, findOrder, handOver, orderPlanOf } from '../../../testing/paying-companies.ts';
import { dayMs, noticesOf, sellPlan } from '../../../testing/renewing-plans.ts';
import { sentMails } from '../../../testing/sent-mails.ts';
import { useTestApp } from '../../../testing/test-app.ts';
import { passTime } from './clock-commands.ts';
import { invoiceRenewals } from './invoice-commands.ts';
import { addMonths } from './rules.ts';

const context = useTestApp();
let administrator: TestUser;
let plan: string;

beforeAll(async () => {
  administrator = await createStaff(context.services);
  await setUpSeller(context);
  plan = await sellPlan(context);
});

/** A company with a postal address. */
async function createInvoiced() {
  const employer = await createEmployer(context.services);
  await context.database
    .updateTable('companies')
    .set({ contact_address: '2 Kai', contact_zip: '1', contact_city: 'Town', contact_country: 'Germany' })
    .where('id', '=', employer.companyId)
    .execute();
  return employer;
}

/** A company whose plan renews by invoice, its first one paid; an invoice for another plan may be open. */
async function begin(otherPlan?: string) {
  const employer = await createInvoiced();
  const call = callsOf(context, employer);
  const invoice = async (ordered: string) => {
    const orderId = await orderPlanOf(context, employer, ordered);
    const response = await call('POST', `/company/transactions/${orderId}/invoice`, {});
    expect(response.statusCode, response.body).toBe(200);
    return response;
  };
  if (otherPlan) await invoice(otherPlan);
  const issued = await invoice(plan);
  await pay(issued.json().data.number);
  const find = () =>
    context.database
      .selectFrom('subscriptions')
      .selectAll()
      .where('company_id', '=', employer.companyId)
      .executeTakeFirstOrThrow();
  const invoices = async () => (await call('GET', '/company/invoices')).json().data;
  return { employer, call, find, invoices };
}

async function pay(number: string) {
  const paid = await callsOf(context, administrator)('POST', `/staff/invoices/${number}/paid`);
  expect(paid.statusCode, paid.body).toBe(200);
}

const daysBefore = (at: Date, days: number) => new Date(at.getTime() - days * dayMs);

describe('[L-41] a plan that renews by invoice', () => {
  test('begins when its invoice is paid, and is invoiced once ahead of each period', async () => {
    const { find, invoices, call } = await begin();
    const first = await find();
    expect(first.external_id).toBeNull();
    expect(first.period_end).toEqual(addMonths(first.period_start, 1, first.period_start));
    expect((await call('GET', '/company/plan')).json().data.plan).toBe(plan);
    await invoiceRenewals(context.services, daysBefore(first.period_end, 22));
    expect(await invoices()).toHaveLength(1);
    await invoiceRenewals(context.services, daysBefore(first.period_end, 20));
    await invoiceRenewals(context.services, daysBefore(first.period_end, 19));
    const [latest, ...others] = await invoices();
    expect(others).toHaveLength(1);
    expect(latest).toMatchObject({ state: 'open' });
    await pay(latest.number);
    const renewed = await find();
    expect(renewed.period_start).toEqual(first.period_end);
    expect(renewed.renewals).toBe(1);
  });

  test('stays paid by its invoice where the checkout is paid for it too, and that payment is flagged', async () => {
    const employer = await createInvoiced();
    const call = callsOf(context, employer);
    const orderId = await orderPlanOf(context, employer, plan);
    const { say } = noticesOf(context, await handOver(context, employer, orderId));
    const issued = await call('POST', `/company/transactions/${orderId}/invoice`, {});
    await pay(issued.json().data.number);
    expect((await say('subscription.started', {})).statusCode).toBe(200);
    expect(await findOrder(context, orderId)).toMatchObject({ status: 'paid', external_id: null });
    const orders = (await call('GET', '/company/transactions')).json().data;
    expect(orders.map(({ status }: { status: string }) => status)).toEqual(['flagged', 'paid']);
    expect((await call('GET', '/company/subscriptions')).json().data).toMatchObject([{ isInvoiced: true }]);
  });

  test('is ended when its invoice is not paid by the days of the setting, and the invoice is taken back', async () => {
    const { find, call, invoices } = await begin();
    const { period_end: end } = await find();
    await invoiceRenewals(context.services, daysBefore(end, 20));
    await passTime(context.services, daysBefore(end, -13));
    expect((await find()).ended_at).toBeNull();
    await passTime(context.services, daysBefore(end, -15));
    expect(await find()).toMatchObject({ end_reason: 'unpaid' });
    const orders = (await call('GET', '/company/transactions')).json().data;
    expect(orders.map(({ status }: { status: string }) => status)).toEqual(['canceled', 'paid']);
    expect((await invoices()).map(({ state }: { state: string }) => state)).toEqual([
      'credit-note',
      'credited',
      'paid',
    ]);
  });

  test('is invoiced no more once it is canceled, and the invoice that is open is taken back once', async () => {
    const { find, call, invoices, employer } = await begin();
    const { id, period_end: end } = await find();
    await invoiceRenewals(context.services, daysBefore(end, 20));
    const canceled = await Promise.all([
      call('POST', `/company/subscriptions/${id}/cancel`),
      call('POST', `/company/subscriptions/${id}/cancel`),
    ]);
    expect(canceled.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
    await invoiceRenewals(context.services, daysBefore(end, 10));
    const [credit, invoice, ...others] = await invoices();
    expect(credit).toMatchObject({ isCreditNote: true, other: invoice.number, total: -invoice.total });
    expect([invoice.state, others.length]).toEqual(['credited', 1]);
    const mails = await sentMails(context.database, employer.email);
    expect(mails.filter(({ kind }) => kind === 'invoice-credited')).toHaveLength(1);
    const orders = (await call('GET', '/company/transactions')).json().data;
    expect(orders[0].status).toBe('canceled');
    const late = await callsOf(context, administrator)('POST', `/staff/invoices/${invoice.number}/paid`);
    expect(late.statusCode).toBe(409);
    const card = await call('POST', `/company/subscriptions/${id}/card`);
    expect(card.statusCode).toBe(409);
  });

  test('is invoiced for the plan that follows, also where the invoice of the former one was open', async () => {
    const larger = await sellPlan(context, { amount: 9900 });
    const { find, call, invoices } = await begin();
    const { id, period_end: end } = await find();
    await invoiceRenewals(context.services, daysBefore(end, 20));
    const path = `/company/subscriptions/${id}/next`;
    for (const next of [larger, larger]) {
      expect((await call('PUT', path, { plan: next })).statusCode).toBe(200);
      await invoiceRenewals(context.services, daysBefore(end, 19));
    }
    const totals = (await invoices()).map(({ total }: { total: number }) => total);
    expect(totals).toEqual([9900, -4900, 4900, 4900]);
    await pay((await invoices())[0].number);
    expect(await find()).toMatchObject({ plan: larger, amount: 9900, next_plan: null, period_start: end });
  });

  test('is invoiced by a later run where its order could not be invoiced at first', async () => {
    const { employer, find, invoices, call } = await begin();
    const { period_end: end } = await find();
    const setStreet = (contact_address: string) =>
      context.database
        .updateTable('companies')
        .set({ contact_address })
        .where('id', '=', employer.companyId)
        .execute();
    await setStreet('');
    await invoiceRenewals(context.services, daysBefore(end, 20));
    const orders = async () => (await call('GET', '/company/transactions')).json().data;
    expect([(await orders()).length, (await invoices()).length]).toEqual([2, 1]);
    await setStreet('2 Kai');
    await invoiceRenewals(context.services, daysBefore(end, 19));
    expect([(await orders()).length, (await invoices()).length]).toEqual([2, 2]);
  });

  test('waits for another invoice of the plan that follows, and holds up no other company', async () => {
    const larger = await sellPlan(context, { amount: 9900 });
    const waiting = await begin(larger);
    await waiting.call('PUT', `/company/subscriptions/${(await waiting.find()).id}/next`, { plan: larger });
    const other = await begin();
    const { period_end: end } = await other.find();
    await invoiceRenewals(context.services, daysBefore(end, 20));
    expect((await waiting.invoices()).map(({ state }: { state: string }) => state)).toEqual(['paid', 'open']);
    expect(await other.invoices()).toHaveLength(2);
  });
});
