import type { CheckoutOrder } from '@waymark/contract/payments/billing';
import { sql } from 'kysely';
import { Webhook } from 'standardwebhooks';
import { describe, expect, test } from 'vitest';
import { newId } from '../../../platform/ids.ts';
import { createCandidate, createEmployer } from '../../../testing/factories.ts';
import { createPackage } from '../../../testing/order-factories.ts';
import { sentMails } from '../../../testing/sent-mails.ts';
import { useTestApp } from '../../../testing/test-app.ts';
import { forgetOldWebhooks } from '../billing/commands.ts';

const context = useTestApp();

interface Delivery {
  id?: string;
  at?: Date;
  secret?: string | undefined;
  /** What travels, where it is not what was signed. */
  body?: string;
  headers?: Record<string, string>;
}

const secretOf = () => context.services.config.checkout?.webhookSecret ?? '';

/** Sends an event as the checkout would, or with a forged signature. */
function send(
  event: unknown,
  { id = newId(), at = new Date(), secret = secretOf(), ...other }: Delivery = {},
) {
  const signed = typeof event === 'string' ? event : JSON.stringify(event);
  return context.app.inject({
    method: 'POST',
    url: '/api/webhooks/checkout',
    payload: other.body ?? signed,
    headers: {
      'content-type': 'application/json',
      'webhook-id': id,
      'webhook-timestamp': String(Math.floor(at.getTime() / 1000)),
      'webhook-signature': new Webhook(secret).sign(id, at, signed),
      ...other.headers,
    },
  });
}

async function createSale(overrides: Partial<CheckoutOrder> = {}): Promise<CheckoutOrder> {
  return {
    orderId: newId(),
    customerId: overrides.customerId ?? (await createCandidate(context.services)).id,
    productId: overrides.productId ?? (await createPackage(context.services)),
    amount: 14_900,
    currency: 'USD',
    statusPercentage: 0,
    ...overrides,
  };
}

const paid = (data: CheckoutOrder) => ({ type: 'order.paid', data });
const progressed = (data: CheckoutOrder, statusPercentage: number) => ({
  type: 'order.progressed',
  data: { ...data, statusPercentage },
});

const ordersOf = ({ orderId }: CheckoutOrder) =>
  context.database.selectFrom('orders').selectAll().where('external_id', '=', orderId).execute();
const progressOf = async (sale: CheckoutOrder) => (await ordersOf(sale))[0]?.status_percentage;
const isReceived = async (id: string) =>
  (
    await context.database
      .selectFrom('webhook_receipts')
      .select('id')
      .where('id', '=', id)
      .where('refusal', 'is', null)
      .execute()
  ).length === 1;

describe('[D-8] what the checkout reports', () => {
  test('a paid order is stored with the package and the price of its sale', async () => {
    const sale = await createSale();
    const response = await send(paid(sale));
    expect(response.statusCode).toBe(200);
    expect(response.json()).toEqual({ message: 'Received.' });
    expect(await ordersOf(sale)).toMatchObject([
      {
        user_id: sale.customerId,
        product_id: sale.productId,
        package_name: 'Resume and letter',
        price_cents: 14_900,
        status_percentage: 0,
      },
    ]);
    await context.database.updateTable('packages').set({ name: 'Renamed', price_cents: 1 }).execute();
    expect(await ordersOf(sale)).toMatchObject([{ package_name: 'Resume and letter', price_cents: 14_900 }]);
  });

  test('[L-30] it keeps the refund terms of its sale, whatever the package says later', async () => {
    const sale = await createSale();
    const { productId } = sale;
    const say = (refund_terms: string) =>
      context.database
        .updateTable('packages')
        .set({ refund_terms })
        .where('product_id', '=', productId)
        .execute();
    await say('Within 14 days.');
    await send(paid(sale));
    await say('Never.');
    await send(progressed(sale, 50));
    expect(await ordersOf(sale)).toMatchObject([{ refund_terms: 'Within 14 days.', status_percentage: 50 }]);
  });

  test('progress moves forwards, and an overtaken report does not move it back', async () => {
    const sale = await createSale();
    await send(paid(sale));
    await send(progressed(sale, 50));
    expect(await progressOf(sale)).toBe(50);
    expect((await send(progressed(sale, 25))).statusCode).toBe(200);
    expect(await progressOf(sale)).toBe(50);
  });

  test('reports in the wrong order end as those in the right one', async () => {
    const sale = await createSale();
    await send(progressed(sale, 75));
    await send(paid(sale));
    expect(await ordersOf(sale)).toMatchObject([{ status_percentage: 75, price_cents: 14_900 }]);
  });

  test('the same event again changes nothing, one by one and all at once', async () => {
    const sale = await createSale();
    const id = newId();
    const answers = await Promise.all(Array.from({ length: 6 }, () => send(paid(sale), { id })));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array.from({ length: 6 }, () => 200));
    expect(answers.filter((answer) => answer.json().message === 'Received.')).toHaveLength(1);
    await send(progressed(sale, 50), { id });
    expect(await ordersOf(sale)).toMatchObject([{ status_percentage: 0 }]);
  });

  test('one order that is reported under several ids at once is one order', async () => {
    const sale = await createSale();
    const events = [paid(sale), progressed(sale, 25), progressed(sale, 100), progressed(sale, 50)];
    const answers = await Promise.all(events.map((event) => send(event)));
    expect(answers.every(({ statusCode }) => statusCode === 200)).toBe(true);
    expect(await ordersOf(sale)).toMatchObject([{ status_percentage: 100 }]);
  });

  test('money that was given back stays given back, whatever comes late', async () => {
    const sale = await createSale();
    await send(paid(sale));
    expect((await send({ type: 'order.refunded', data: sale })).statusCode).toBe(200);
    const [refunded] = await ordersOf(sale);
    expect(refunded?.refunded_at).toBeInstanceOf(Date);
    await send(progressed(sale, 50));
    await send({ type: 'order.refunded', data: sale });
    expect(await ordersOf(sale)).toMatchObject([{ refunded_at: refunded?.refunded_at }]);
  });

  test('the order of a deleted customer goes on without a customer', async () => {
    const sale = await createSale();
    await send(paid(sale));
    await context.database.deleteFrom('users').where('id', '=', sale.customerId).execute();
    expect((await send(progressed(sale, 50))).statusCode).toBe(200);
    expect(await ordersOf(sale)).toMatchObject([{ user_id: null, status_percentage: 50 }]);
  });

  test('[F-3] an event with text that cannot be stored is refused, even if signed', async () => {
    const sale = await createSale({ orderId: 'order\0' });
    expect((await send(paid(sale))).statusCode).toBe(400);
  });

  test('receipts are kept for ninety days', async () => {
    const old = newId();
    await context.database
      .insertInto('webhook_receipts')
      .values({ id: old, last_received_at: sql`now() - interval '91 days'` })
      .execute();
    const id = newId();
    await send(paid(await createSale()), { id });
    await forgetOldWebhooks(context.database);
    expect(await isReceived(old)).toBe(false);
    expect(await isReceived(id)).toBe(true);
  });
});

describe('[D-8] the customer is mailed', () => {
  const kindsOf = async ({ orderId }: CheckoutOrder) =>
    (
      await context.database
        .selectFrom('mail_sends')
        .innerJoin('orders', 'orders.id', 'mail_sends.about')
        .select('mail_sends.kind')
        .where('orders.external_id', '=', orderId)
        .orderBy('mail_sends.id')
        .execute()
    )
      .map(({ kind }) => kind)
      .toSorted();
  const refunded = (data: CheckoutOrder) => ({ type: 'order.refunded', data });

  test('once that the order is here, and once that it is finished, however often it is reported', async () => {
    const { id: customerId, email } = await createCandidate(context.services);
    const sale = await createSale({ customerId });
    await send(paid(sale));
    await send(paid(sale));
    expect(await kindsOf(sale)).toEqual(['order-received']);
    await send(progressed(sale, 50));
    await Promise.all([send(progressed(sale, 100)), send(progressed(sale, 100)), send(paid(sale))]);
    await send(progressed(sale, 75));
    expect(await kindsOf(sale)).toEqual(['order-finished', 'order-received']);
    const mails = await sentMails(context.database, email);
    expect(mails.map(({ subject }) => subject)).toEqual([
      'Your order: Resume and letter',
      'Finished: Resume and letter',
    ]);
    expect(mails[0]?.text).toContain('$149.00');
  });

  test('once of all reports at once, in whatever order', async () => {
    const sale = await createSale();
    const events = [
      progressed(sale, 100),
      paid(sale),
      progressed(sale, 100),
      progressed(sale, 25),
      paid(sale),
    ];
    await Promise.all(events.map((event) => send(event)));
    expect(await kindsOf(sale)).toEqual(['order-finished', 'order-received']);
  });

  test('once of a refund, and of nothing that comes late', async () => {
    const sale = await createSale();
    await send(paid(sale));
    await Promise.all([send(refunded(sale)), send(refunded(sale))]);
    await send(progressed(sale, 100));
    expect(await kindsOf(sale)).toEqual(['order-received', 'order-refunded']);
    const before = await createSale();
    await send(refunded(before));
    await send(paid(before));
    expect(await kindsOf(before)).toEqual(['order-refunded']);
  });
});

describe('[D-8] what is refused, without any effect', () => {
  const otherSecret = `whsec_${Buffer.alloc(32, 'x').toString('base64')}`;
  const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000);

  test.each<[string, (sale: CheckoutOrder) => Delivery]>([
    ['a wrong secret', () => ({ secret: otherSecret })],
    ['a body that was changed', (sale) => ({ body: JSON.stringify(paid({ ...sale, amount: 1 })) })],
    ['the same JSON with another space', (sale) => ({ body: ` ${JSON.stringify(paid(sale))}` })],
    ['the signature of another id', () => ({ headers: { 'webhook-id': newId() } })],
    ['another time than was signed', () => ({ headers: { 'webhook-timestamp': '1760000000' } })],
    ['a time six minutes ago', () => ({ at: minutesAgo(6) })],
    ['a time in six minutes', () => ({ at: minutesAgo(-6) })],
    ['no signature', () => ({ headers: { 'webhook-signature': '' } })],
    ['a signature of an unknown version', () => ({ headers: { 'webhook-signature': 'v2,AAAA' } })],
    ['the empty signature', () => ({ headers: { 'webhook-signature': 'v1,' } })],
    ['a time that is none', () => ({ headers: { 'webhook-timestamp': 'now' } })],
  ])('%s', async (_what, deliveryOf) => {
    const sale = await createSale();
    const id = newId();
    const response = await send(paid(sale), { id, ...deliveryOf(sale) });
    expect(response.statusCode).toBe(401);
    expect(response.json()).toEqual({
      code: 'unauthenticated',
      message: 'The signature of this webhook is not right or too old.',
    });
    expect(await ordersOf(sale)).toEqual([]);
    expect(await isReceived(id)).toBe(false);
  });

  test('one right signature among several is enough, as while a secret is changed', async () => {
    const sale = await createSale();
    const [id, at] = [newId(), new Date()];
    const right = new Webhook(secretOf()).sign(id, at, JSON.stringify(paid(sale)));
    const headers = { 'webhook-signature': `v1,AAAA ${right}` };
    expect((await send(paid(sale), { id, at, headers })).statusCode).toBe(200);
  });

  test.each<[string, Partial<CheckoutOrder>, Record<string, string>]>([
    [
      'an unknown package',
      { productId: 'no-such' },
      { 'data.productId': 'There is no package of this productId.' },
    ],
    [
      'an unknown customer',
      { customerId: newId() },
      { 'data.customerId': 'There is no customer of this customerId.' },
    ],
    ['another currency', { currency: 'EUR' }, { 'data.currency': 'currency is USD.' }],
    [
      'a customer that is no id',
      { customerId: '1' },
      { 'data.customerId': 'customerId is the id that was redeemed.' },
    ],
  ])('%s, and the same event may come again once that is mended', async (_what, overrides, fields) => {
    const sale = await createSale(overrides);
    const id = newId();
    const response = await send(paid(sale), { id });
    expect(response.statusCode).toBe(400);
    expect(response.json().fields).toEqual(fields);
    expect(await ordersOf(sale)).toEqual([]);
    expect(await isReceived(id)).toBe(false);
    const mended = await createSale({ orderId: sale.orderId });
    expect((await send(paid(mended), { id })).json()).toEqual({ message: 'Received.' });
  });

  test.each([-1, 101, 12.5])('a progress of %s per cent', async (statusPercentage) => {
    const sale = await createSale({ statusPercentage });
    expect((await send(paid(sale))).statusCode).toBe(400);
    expect(await ordersOf(sale)).toEqual([]);
  });

  test('an employer as the customer', async () => {
    const { id: customerId } = await createEmployer(context.services);
    const sale = await createSale({ customerId });
    expect((await send(paid(sale))).statusCode).toBe(400);
    expect(await ordersOf(sale)).toEqual([]);
  });

  test('another customer’s order', async () => {
    const sale = await createSale();
    await send(paid(sale));
    const { id: customerId } = await createCandidate(context.services);
    const response = await send(progressed({ ...sale, customerId }, 100));
    expect(response.statusCode).toBe(409);
    expect(await ordersOf(sale)).toMatchObject([{ user_id: sale.customerId, status_percentage: 0 }]);
  });

  test('what is no JSON, no event, too large or of another type', async () => {
    expect((await send('{"type":')).json()).toMatchObject({ code: 'invalid_input' });
    expect((await send({ type: 'order.refunded', data: {} })).statusCode).toBe(400);
    const large = { ...paid(await createSale()), padding: 'a'.repeat(21 * 1024) };
    expect((await send(large)).statusCode).toBe(413);
    const asText = await send(paid(await createSale()), { headers: { 'content-type': 'text/plain' } });
    expect(asText.statusCode).toBe(415);
    const empty = await context.app.inject({ method: 'POST', url: '/api/webhooks/checkout' });
    expect(empty.statusCode).toBe(400);
  });
});
