import { sayEnglish } from '@waymark/contract/text/say';
import { readFlag } from '../invoices/kept-words-rules.ts';
import { beforeAll, describe, expect, test } from 'vitest';
import { createEmployer } from '../../../testing/factories.ts';
import { sendWebhook } from '../../../testing/checkout-events.ts';
import { findOrder, orderPlanOf, handOver } from '../../../testing/paying-companies.ts';
import { begunRenewing, daysFrom, orderRenewing, sellPlan } from '../../../testing/renewing-plans.ts';
import { sentMails } from '../../../testing/sent-mails.ts';
import { useTestApp } from '../../../testing/test-app.ts';

const context = useTestApp();
let plan: string;
beforeAll(async () => {
  plan = await sellPlan(context);
});

type Begun = Awaited<ReturnType<typeof begunRenewing>>;

/** The period after so many others, in days from the first. */
const periodAfter = ({ begins }: Begun, number: number) => ({
  periodStart: daysFrom(begins, 30 * number).toISOString(),
  periodEnd: daysFrom(begins, 30 * (number + 1)).toISOString(),
});
const ordersOf = async ({ employer }: Pick<Begun, 'employer'>) => {
  const orders = await context.database
    .selectFrom('posting_orders')
    .select(['status', 'flag', 'amount', 'external_id', 'receipt_number'])
    .where('company_id', '=', employer.companyId)
    .orderBy('number')
    .execute();
  return orders.map((order) => ({ ...order, flag: sayEnglish(readFlag(order.flag)) }));
};
const kindsOf = async ({ employer }: Pick<Begun, 'employer'>) =>
  (await sentMails(context.database, employer.email)).map(({ kind }) => kind);

describe('[L-41] a plan that renews', () => {
  test('begins with its first payment, and shows when it renews and for how much', async () => {
    const begun = await begunRenewing(context, plan);
    expect(await findOrder(context, begun.orderId)).toMatchObject({ status: 'paid' });
    expect(await begun.planOf()).toMatchObject({ plan, postings: 5 });
    expect(await begun.listed()).toMatchObject([
      {
        plan,
        amount: 4900,
        currency: 'EUR',
        renewal: 'monthly',
        periodEnd: daysFrom(begun.begins, 30).toISOString(),
        isTrial: false,
        cancelAskedAt: null,
      },
    ]);
  });

  test('makes an order of its own of each period, once however often it is told', async () => {
    const begun = await begunRenewing(context, plan);
    const renewal = { orderId: `second-${begun.id}` };
    const said = await Promise.all([
      begun.say('subscription.renewed', periodAfter(begun, 1), renewal),
      begun.say('subscription.renewed', periodAfter(begun, 1), renewal),
      begun.say('subscription.started', {}, { orderId: `first-${begun.id}` }),
    ]);
    expect(said.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    expect(await ordersOf(begun)).toMatchObject([
      { status: 'paid', amount: 4900 },
      { status: 'paid', amount: 4900, external_id: `second-${begun.id}` },
    ]);
    const [shown] = await begun.listed();
    expect(shown.periodEnd).toBe(daysFrom(begun.begins, 60).toISOString());
    expect((await begun.find())?.renewals).toBe(1);
  });

  test('is right whichever of its periods is told first', async () => {
    const begun = await orderRenewing(context, plan);
    await begun.say('subscription.renewed', periodAfter(begun, 1));
    await begun.say('subscription.started', {}, { orderId: 'late' });
    expect((await ordersOf(begun)).map(({ status }) => status)).toEqual(['paid', 'paid']);
    const [shown] = await begun.listed();
    expect(shown.periodEnd).toBe(daysFrom(begun.begins, 60).toISOString());
  });

  test('begins on trial where the plan has one, and once for each company', async () => {
    const withTrial = await sellPlan(context, { trialDays: 14 });
    const begun = await orderRenewing(context, withTrial);
    const trial = { isTrial: true, periodEnd: daysFrom(begun.begins, 14).toISOString() };
    await begun.say('subscription.started', trial, { amount: 0, orderId: `in_${begun.id}` });
    expect(await findOrder(context, begun.orderId)).toMatchObject({
      status: 'paid',
      amount: 0,
      discount: 4900,
    });
    expect(await begun.listed()).toMatchObject([{ isTrial: true, amount: 4900 }]);
    await begun.say('subscription.ended', {});
    await context.database
      .updateTable('subscriptions')
      .set({ ended_at: new Date() })
      .where('external_id', '=', begun.id)
      .execute();
    const again = await orderPlanOf(context, begun.employer, withTrial);
    expect((await findOrder(context, again)).terms).not.toHaveProperty('trialDays');
  });

  test('a trial that the plan does not have is flagged, and the checkout has to end it', async () => {
    const begun = await orderRenewing(context, plan);
    await begun.say('subscription.started', { isTrial: true }, { amount: 0 });
    expect(await findOrder(context, begun.orderId)).toMatchObject({ status: 'flagged' });
    expect(await begun.find()).toMatchObject({ end_reason: 'refused', wish: 1 });
    expect((await begun.planOf()).plan).toBe('basic');
  });

  test('a second one is not ordered, and one that begins all the same is flagged and ended', async () => {
    const begun = await begunRenewing(context, plan);
    const refused = await begun.call('POST', '/company/plan-orders', { plan });
    expect(refused.statusCode).toBe(409);
    expect(refused.json().message).toContain('renews already');
    const twice = await sendWebhook(context, {
      type: 'subscription.started',
      data: {
        ...begun.order,
        orderId: `twice-${begun.id}`,
        subscription: {
          id: `other-${begun.id}`,
          at: new Date().toISOString(),
          periodStart: begun.begins.toISOString(),
          periodEnd: daysFrom(begun.begins, 30).toISOString(),
        },
      },
    });
    expect(twice.statusCode).toBe(200);
    expect(await ordersOf(begun)).toMatchObject([
      { status: 'paid' },
      { status: 'flagged', flag: 'Paid a second time.' },
    ]);
    expect(await begun.listed()).toHaveLength(1);
  });

  test('a second one that is heard of by its renewal is flagged and ended too', async () => {
    const begun = await begunRenewing(context, plan);
    const id = `other-${begun.id}`;
    const subscription = { id, at: new Date().toISOString(), ...periodAfter(begun, 1) };
    await sendWebhook(context, {
      type: 'subscription.renewed',
      data: { ...begun.order, orderId: id, subscription },
    });
    expect(await ordersOf(begun)).toMatchObject([
      { status: 'paid' },
      { status: 'flagged', flag: expect.stringMatching(/^Begun while .* renews already\.$/) as string },
    ]);
    expect(await begun.listed()).toHaveLength(1);
    const [shown] = await begun.listed();
    expect(shown.periodEnd).toBe(daysFrom(begun.begins, 30).toISOString());
  });

  test('charged at another price, or after its end, grants nothing', async () => {
    const begun = await begunRenewing(context, plan);
    await begun.say('subscription.renewed', periodAfter(begun, 1), { amount: 9900 });
    await context.database
      .updateTable('subscriptions')
      .set({ ended_at: daysFrom(begun.begins, 20), end_reason: 'staff' })
      .where('external_id', '=', begun.id)
      .execute();
    await begun.say('subscription.renewed', periodAfter(begun, 1));
    expect(await ordersOf(begun)).toMatchObject([
      { status: 'paid' },
      { status: 'flagged', flag: 'Charged 99.00 EUR, which is not the price.' },
      { status: 'flagged', flag: 'Charged after the plan had ended.' },
    ]);
    // The checkout is told once more.
    expect((await begun.find())?.wish).toBe(2);
  });

  test('a period that is refunded ends, also where the refund comes first', async () => {
    const begun = await begunRenewing(context, plan);
    const refund = (orderId: string) =>
      sendWebhook(context, { type: 'order.refunded', data: { ...begun.order, orderId } });
    await refund(`second-${begun.id}`);
    await begun.say('subscription.renewed', periodAfter(begun, 1), { orderId: `second-${begun.id}` });
    expect((await ordersOf(begun)).map(({ status }) => status)).toEqual(['paid', 'refunded']);
    await refund(`first-${begun.id}`);
    expect((await begun.planOf()).plan).toBe('basic');
    // What is done to it later does not bring the refunded time back.
    await begun.call('POST', `/company/subscriptions/${(await begun.find())?.id}/cancel`);
    expect((await begun.planOf()).plan).toBe('basic');
  });
});

describe('[L-41] a payment that fails', () => {
  test('is told with the day of the next try, and at the last one; a payment ends it', async () => {
    const begun = await begunRenewing(context, plan);
    const next = (days: number) => daysFrom(begun.begins, 30 + days).toISOString();
    await begun.say('subscription.payment_failed', { ...periodAfter(begun, 1), nextTryAt: next(3) });
    await begun.say('subscription.payment_failed', { ...periodAfter(begun, 1), nextTryAt: next(3) });
    expect(await begun.listed()).toMatchObject([{ nextTryAt: next(3) }]);
    await begun.say('subscription.payment_failed', { ...periodAfter(begun, 1), nextTryAt: null });
    // An older one that comes late.
    await begun.say('subscription.payment_failed', { ...periodAfter(begun, 1), nextTryAt: next(3) });
    expect(await begun.listed()).toMatchObject([{ nextTryAt: null }]);
    const mails = (await sentMails(context.database, begun.employer.email)).filter(
      ({ kind }) => kind === 'plan-payment-failed',
    );
    expect(mails).toHaveLength(2);
    expect(mails.map(({ text }) => text).join(' ')).toContain('It is not tried again');
    await begun.say('subscription.renewed', periodAfter(begun, 1));
    expect(await begun.listed()).toMatchObject([{ failedAt: null, nextTryAt: null }]);
    await begun.say('subscription.payment_failed', { ...periodAfter(begun, 1), nextTryAt: null });
    expect(await begun.listed()).toMatchObject([{ failedAt: null }]);
  });

  test('a card that expires is told of once', async () => {
    const begun = await begunRenewing(context, plan);
    await begun.say('subscription.card_expiring', { cardEndsOn: '2030-01-31' });
    await begun.say('subscription.card_expiring', { cardEndsOn: '2030-01-31' });
    expect((await kindsOf(begun)).filter((kind) => kind === 'plan-card-expires')).toHaveLength(1);
    expect(await begun.listed()).toMatchObject([{ cardEndsOn: '2030-01-31' }]);
  });
});

describe('[L-41] what the checkout says of the end', () => {
  test('a cancelling there is taken over, and what is older than the company’s word is not', async () => {
    const begun = await begunRenewing(context, plan);
    const id = (await begun.find())?.id;
    await begun.say('subscription.updated', { cancelsAtPeriodEnd: true });
    expect((await begun.listed())[0].cancelAskedAt).not.toBeNull();
    await begun.call('POST', `/company/subscriptions/${id}/resume`);
    const before = new Date(Date.now() - 3_600_000).toISOString();
    await begun.say('subscription.updated', { cancelsAtPeriodEnd: true, at: before });
    expect((await begun.listed())[0].cancelAskedAt).toBeNull();
    // The checkout has not heard of it: what it says now may be from before.
    await begun.say('subscription.updated', { cancelsAtPeriodEnd: true });
    expect((await begun.listed())[0].cancelAskedAt).toBeNull();
  });

  test('an end before the period is over leaves what is paid', async () => {
    const begun = await begunRenewing(context, plan);
    await begun.say('subscription.ended', {});
    expect((await begun.planOf()).plan).toBe(plan);
    const id = (await begun.find())?.id;
    const resumed = await begun.call('POST', `/company/subscriptions/${id}/resume`);
    expect(resumed.statusCode).toBe(409);
    expect(await begun.listed()).toMatchObject([{ isOver: true }]);
    const mails = await sentMails(context.database, begun.employer.email);
    const canceled = mails.filter(({ kind }) => kind === 'plan-canceled');
    expect(canceled).toHaveLength(1);
    expect(canceled[0]?.text).not.toContain('take this back');
  });

  test('an end that is told before the beginning grants the period that was paid', async () => {
    const begun = await orderRenewing(context, plan, daysFrom(new Date(), -10));
    await begun.say('subscription.ended', {});
    await begun.say('subscription.started', {});
    expect(await findOrder(context, begun.orderId)).toMatchObject({ status: 'paid' });
    expect((await begun.planOf()).plan).toBe(plan);
  });
});

describe('[L-41] refused', () => {
  test('another company’s reference, an order that does not renew, and half a notice', async () => {
    const begun = await begunRenewing(context, plan);
    const stranger = await createEmployer(context.services);
    const once = await handOver(context, stranger, await orderPlanOf(context, stranger));
    const subscription = {
      id: begun.id,
      at: new Date().toISOString(),
      periodStart: begun.begins.toISOString(),
      periodEnd: daysFrom(begun.begins, 30).toISOString(),
    };
    const send = (data: object) => sendWebhook(context, { type: 'subscription.renewed', data });
    expect((await send({ ...begun.order, customerId: stranger.id, subscription })).statusCode).toBe(409);
    expect((await send({ ...once, subscription })).statusCode).toBe(409);
    expect((await send({ ...once, subscription: { ...subscription, id: 'new' } })).statusCode).toBe(400);
    expect((await send({ ...begun.order, reference: 'made-up', subscription })).statusCode).toBe(400);
    expect((await send(begun.order)).statusCode).toBe(400);
    const backwards = { ...subscription, periodEnd: daysFrom(begun.begins, -1).toISOString() };
    expect((await send({ ...begun.order, subscription: backwards })).statusCode).toBe(400);
    expect(await ordersOf(begun)).toHaveLength(1);
  });
});
