import { beforeEach, describe, expect, test } from 'vitest';
import { newId } from '../../../platform/ids.ts';
import { paidEvent, sendWebhook } from '../../../testing/checkout-events.ts';
import {
  createCandidate,
  createCompany,
  createEmployer,
  createStaff,
  type TestUser,
} from '../../../testing/factories.ts';
import { createOrder, createPackage, createPlanOrder } from '../../../testing/order-factories.ts';
import { sentMails } from '../../../testing/sent-mails.ts';
import { useTestApp } from '../../../testing/test-app.ts';

const context = useTestApp();
let administrator: TestUser;

beforeEach(async () => {
  administrator = await createStaff(context.services);
});

const get = async (path: string) =>
  (await context.app.inject({ url: `/api/staff/orders${path}`, headers: administrator.headers })).json();
const idsOf = async (query: string) =>
  (await get(query)).data.map(({ id }: { id: string }) => id) as string[];
const mark = (id: string, payload: object) =>
  context.app.inject({
    method: 'PUT',
    url: `/api/staff/orders/${id}/mark`,
    headers: administrator.headers,
    payload,
  });
const mailReceipt = (id: string) =>
  context.app.inject({
    method: 'POST',
    url: `/api/staff/orders/${id}/receipt-mail`,
    headers: administrator.headers,
  });

/** A plan that an employer has paid for, with a receipt. */
async function paidPlan(overrides: Parameters<typeof createPlanOrder>[1] = {}) {
  const employer = await createEmployer(context.services);
  const id = await createPlanOrder(context.services, {
    company_id: employer.companyId,
    status: 'paid',
    paid_by: employer.id,
    paid_at: new Date(),
    external_id: newId(),
    receipt_number: `WM-2026-${newId().slice(-6)}`,
    ...overrides,
  });
  return { id, employer };
}

describe('[J-5] orders are found', () => {
  test('by number, address, name, what was bought and the checkout’s number', async () => {
    const tag = newId().slice(-12);
    const buyer = await createCandidate(context.services, {
      email: `${tag}@example.org`,
      last_name: `Q${tag}`,
    });
    const order = await createOrder(context.services, {
      user_id: buyer.id,
      package_name: `Package ${tag}`,
      external_id: `at-the-till-${tag}`,
    });
    const company = await createCompany(context.services, { name: `Quay ${tag}` });
    const plan = await createPlanOrder(context.services, { company_id: company.id });
    expect(await idsOf(`?q=${tag}@EXAMPLE.org`)).toEqual([order]);
    expect(await idsOf(`?q=at-the-till-${tag}`)).toEqual([order]);
    expect(await idsOf(`?q=package ${tag}`)).toEqual([order]);
    expect(await idsOf(`?q=quay ${tag}`)).toEqual([plan]);
    const { number } = await context.database
      .selectFrom('posting_orders')
      .select('number')
      .where('id', '=', plan)
      .executeTakeFirstOrThrow();
    expect(await idsOf(`?q=${number} quay`)).toEqual([plan]);
    expect(await idsOf(`?q=${tag}`)).toEqual([plan, order]);
    expect(await idsOf(`?q=${tag}&kind=plan`)).toEqual([plan]);
    expect(await idsOf(`?q=${tag}&kind=plan&status=paid`)).toEqual([]);
  });

  test('by status and by day', async () => {
    const at = new Date('2025-03-09T23:30:00Z');
    const done = await createOrder(context.services, { status_percentage: 100, created_at: at });
    const refunded = await createOrder(context.services, { refunded_at: at, created_at: at });
    const working = await createOrder(context.services, { status_percentage: 99, created_at: at });
    const of = (query: string) => idsOf(`?from=2025-03-09&to=2025-03-09${query}`);
    expect(await of('&status=done')).toEqual([done]);
    expect(await of('&status=refunded')).toEqual([refunded]);
    expect(await of('&status=working')).toEqual([working]);
    expect(await of('')).toHaveLength(3);
    expect(await idsOf('?from=2025-03-10&to=2025-03-10')).toEqual([]);
  });
});

test('[J-5, L-30] an order stands with its terms, what happened to it, the reports that made it and its mails', async () => {
  const { services, database } = context;
  const buyer = await createCandidate(services);
  const event = paidEvent({
    customerId: buyer.id,
    productId: await createPackage(services),
  });
  await sendWebhook(context, event);
  await sendWebhook(context, { type: 'order.refunded', data: event.data });
  const [id = ''] = await idsOf(`?q=${event.data.orderId}`);
  const { data } = await get(`/${id}`);
  expect(data).toMatchObject({
    kind: 'package',
    status: 'refunded',
    customer: { id: buyer.id, email: buyer.email },
    events: [{ what: 'Bought at the checkout' }, { what: 'Refunded' }],
    receipts: [
      { kind: 'order.paid', state: 'acted' },
      { kind: 'order.refunded', state: 'acted' },
    ],
    checkoutUrl: null,
    refundTerms: 'Within 14 days.',
    isReceiptMailable: false,
  });
  const { id: planId, employer } = await paidPlan();
  await mailReceipt(planId);
  const plan = (await get(`/${planId}`)).data;
  expect(plan.refundTerms).toContain('When a plan is refunded it ends at once');
  expect(plan.mails).toMatchObject([{ to: employer.email, kind: 'payment-arrived', state: 'waiting' }]);
  const [mail] = await sentMails(database, employer.email);
  expect(mail?.about).toBe(planId);
});

describe('[J-5] what staff notes of an order', () => {
  const waiting = async () => (await get('?show=look')).total as number;

  test('stands with it, waits on the overview, and is in the log without its words', async () => {
    const id = await createOrder(context.services);
    const before = await waiting();
    expect((await mark(id, { mark: 'problem', was: null, note: 'Paid twice, she writes.' })).statusCode).toBe(
      200,
    );
    expect(await waiting()).toBe(before + 1);
    expect((await get(`/${id}`)).data).toMatchObject({ mark: 'problem', note: 'Paid twice, she writes.' });
    expect((await mark(id, { mark: null, was: 'problem' })).statusCode).toBe(200);
    expect(await waiting()).toBe(before);
    expect((await get(`/${id}`)).data).toMatchObject({ mark: null, note: '' });
    const log = await context.database
      .selectFrom('audit_log')
      .select(['action', 'staff_id', 'reason', 'before', 'after'])
      .where('subject_id', '=', id)
      .orderBy('created_at')
      .execute();
    expect(log).toEqual([
      {
        action: 'order.mark',
        staff_id: administrator.id,
        reason: '',
        before: { mark: null },
        after: { mark: 'problem' },
      },
      {
        action: 'order.mark',
        staff_id: administrator.id,
        reason: '',
        before: { mark: 'problem' },
        after: { mark: null },
      },
    ]);
  });

  test('of two colleagues at once is that of the first; the second is told', async () => {
    const id = await createPlanOrder(context.services);
    const answers = await Promise.all([
      mark(id, { mark: 'seen', was: null }),
      mark(id, { mark: 'problem', was: null, note: 'Odd' }),
    ]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 409]);
  });

  test('takes what the checkout could not settle off the list, and changes nothing of what was paid', async () => {
    const { id } = await paidPlan({ status: 'flagged', flag: 'Paid a second time.', receipt_number: null });
    const before = await waiting();
    await mark(id, { mark: 'seen', was: null });
    expect(await waiting()).toBe(before - 1);
    expect((await get(`/${id}`)).data).toMatchObject({ status: 'flagged', mark: 'seen' });
  });
});

describe('[J-5] a receipt is mailed again', () => {
  test('to the payer, with a log entry; at most three times an hour', async () => {
    const { id, employer } = await paidPlan();
    const answers: number[] = [];
    for (let count = 0; count < 4; count++) answers.push((await mailReceipt(id)).statusCode);
    expect(answers).toEqual([200, 200, 200, 429]);
    const mails = await sentMails(context.database, employer.email);
    expect(mails.map(({ subject }) => subject)).toEqual(Array(3).fill('Paid: Professional plan'));
    const { history } = (await get(`/${id}`)).data;
    expect(history).toHaveLength(3);
    expect(history[0].what).toBe('had the receipt mailed again of the order');
  });

  test('not where there is none, nor anybody to mail it to', async () => {
    const package_ = await createOrder(context.services);
    const { id: gone } = await paidPlan({ paid_by: null });
    const pending = await createPlanOrder(context.services);
    for (const id of [package_, gone, pending]) {
      expect((await mailReceipt(id)).statusCode).toBe(409);
      expect((await get(`/${id}`)).data.history).toEqual([]);
    }
  });
});
