import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { Ajv } from 'ajv';
import { pino } from 'pino';
import { Stripe } from 'stripe';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { buildApp } from '../../server/app.ts';
import { createCandidate, createEmployer, createStaff } from '../../server/src/testing/factories.ts';
import { createPackage } from '../../server/src/testing/order-factories.ts';
import { callsOf, findOrder, orderPlanOf } from '../../server/src/testing/paying-companies.ts';
import { findFreePort } from '../../server/src/testing/server-process.ts';
import { useTestApp } from '../../server/src/testing/test-app.ts';
import published from '../fixtures/checkout-session-request.json' with { type: 'json' };
import { readSettings } from './settings.ts';
import { startAdapter, type RunningAdapter } from './start-adapter.ts';

const context = useTestApp();
const log = pino({ level: 'silent' });
const stripeWebhookSecret = 'whsec_of_the_tests';
const { webhooks } = new Stripe('sk_test_of_the_tests');
const origin = 'https://checkout.example';

interface StripeCall {
  method: string;
  path: string;
  fields: Record<string, unknown>;
}

/** Stripe as far as it is asked: what it was sent, and what it has. */
const stripe = { calls: [] as StripeCall[], isDown: false, port: 0 };

const stripeServer = createServer((request, response) => {
  void answer(request).then(({ status, body }) => {
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  });
});

async function answer(request: IncomingMessage) {
  const { pathname } = new URL(request.url ?? '', 'http://stripe');
  stripe.calls.push({ method: request.method ?? '', path: pathname, fields: unfold(await text(request)) });
  if (stripe.isDown) return { status: 500, body: { error: { type: 'api_error', message: 'Down.' } } };
  if (pathname === '/v1/checkout/sessions') {
    const id = `cs_${stripe.calls.length}`;
    return { status: 200, body: { id, object: 'checkout.session', url: `https://pay.stripe.example/${id}` } };
  }
  if (pathname.startsWith('/v1/payment_intents/')) {
    const card = { brand: 'visa', last4: '4242' };
    const latest_charge = { payment_method_details: { type: 'card', card } };
    return { status: 200, body: { id: 'pi', object: 'payment_intent', latest_charge } };
  }
  return { status: 200, body: { id: 'cs', object: 'checkout.session', status: 'expired' } };
}

/** `a[b][0]=c` as an object, as Stripe reads forms. */
function unfold(form: string): Record<string, unknown> {
  const unfolded: Record<string, unknown> = {};
  for (const [name, value] of new URLSearchParams(form)) {
    const keys = name.split(/[[\]]+/).filter(Boolean);
    let at = unfolded;
    keys.forEach((key, index) => {
      if (index === keys.length - 1) at[key] = value;
      else at = (at[key] ??= /^\d+$/.test(keys[index + 1] ?? '') ? [] : {}) as Record<string, unknown>;
    });
  }
  return unfolded;
}

let boardPort: number;
let stateFile: string;
let adapter: RunningAdapter;
let stopBoard: () => Promise<void>;

async function startBoard() {
  const { app } = await buildApp(context.services, log);
  await app.listen({ port: boardPort, host: '127.0.0.1' });
  stopBoard = async () => {
    app.server.closeAllConnections();
    await app.close();
  };
}

async function start() {
  const { checkout } = context.services.config;
  const settings = readSettings({
    PORT: '0',
    CHECKOUT_ORIGIN: origin,
    PUBLIC_URL: 'https://board.example',
    BOARD_API_URL: `http://127.0.0.1:${boardPort}/api`,
    CHECKOUT_PARTNER_SECRET: checkout?.partnerSecret,
    CHECKOUT_WEBHOOK_SECRET: checkout?.webhookSecret,
    STRIPE_SECRET_KEY: 'sk_test_of_the_tests',
    STRIPE_WEBHOOK_SECRET: stripeWebhookSecret,
    STRIPE_API_BASE: `http://127.0.0.1:${stripe.port}`,
    STATE_FILE: stateFile,
  });
  adapter = await startAdapter(settings, { log, delayAfter: () => 5 });
}

beforeAll(async () => {
  boardPort = await findFreePort();
  await new Promise<void>((done) => void stripeServer.listen(0, '127.0.0.1', done));
  stripe.port = (stripeServer.address() as AddressInfo).port;
  await startBoard();
});
afterAll(async () => {
  stripeServer.close();
  await stopBoard();
});
beforeEach(async () => {
  stripe.calls = [];
  stripe.isDown = false;
  stateFile = join(mkdtempSync(join(tmpdir(), 'checkout-stripe-')), 'state.sqlite');
  await start();
});
afterEach(async () => {
  await adapter.stop();
  rmSync(dirname(stateFile), { recursive: true });
});

const visit = (path: string) => fetch(adapter.address + path, { redirect: 'manual' });
/** The path at the adapter to which an employer is handed over. */
async function enterPath(employer: Awaited<ReturnType<typeof createEmployer>>, orderId: string) {
  const response = await callsOf(context, employer)('POST', `/company/transactions/${orderId}/checkout`);
  const { checkoutLink, autoLoginCode } = response.json().data;
  const { pathname, search, origin: linked } = new URL(checkoutLink);
  expect(linked).toBe(origin);
  return `${pathname}${search}&code=${autoLoginCode}`;
}

const sessionsMade = () =>
  stripe.calls.filter(({ method, path }) => method === 'POST' && path === '/v1/checkout/sessions');

/** A company with an order, at the page of Stripe where it is paid. */
async function arrive() {
  const employer = await createEmployer(context.services);
  const orderId = await orderPlanOf(context, employer);
  const arrived = await visit(await enterPath(employer, orderId));
  expect(arrived.status).toBe(303);
  const fields = sessionsMade().at(-1)?.fields ?? {};
  return {
    employer,
    orderId,
    metadata: fields['metadata'] as Record<string, string>,
    paymentId: `pi_${randomUUID()}`,
  };
}

type Arrived = Awaited<ReturnType<typeof arrive>>;

const sessionOf = ({ metadata, paymentId }: Arrived, payment_status = 'paid') => ({
  object: 'checkout.session',
  payment_status,
  payment_intent: paymentId,
  amount_total: 2900,
  currency: 'usd',
  metadata,
});
const chargeOf = ({ metadata, paymentId }: Arrived, amount_refunded = 2900) => ({
  object: 'charge',
  payment_intent: paymentId,
  amount: 2900,
  amount_refunded,
  currency: 'usd',
  refunded: amount_refunded === 2900,
  metadata,
});

/** Sends an event as Stripe would. */
function sendEvent(
  type: string,
  object: object,
  { id = `evt_${randomUUID()}`, secret = stripeWebhookSecret, at = 0 } = {},
) {
  const payload = JSON.stringify({ id, object: 'event', type, data: { object } });
  const timestamp = Math.floor(Date.now() / 1000) - at;
  const signature = webhooks.generateTestHeaderString({ payload, secret, timestamp });
  return fetch(`${adapter.address}/stripe/webhooks`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'stripe-signature': signature },
    body: payload,
  });
}

const statusOf = async (orderId: string) => (await findOrder(context, orderId)).status;
async function becomes(orderId: string, status: string): Promise<void> {
  await expect.poll(() => statusOf(orderId), { interval: 10, timeout: 10_000 }).toBe(status);
}
/** Reports that the board has answered, of the payments of a test. */
const reportsOf = async ({ paymentId }: Arrived) =>
  (
    await context.database
      .selectFrom('webhook_receipts')
      .select(['id', 'deliveries'])
      .where('order_number', '=', paymentId)
      .orderBy('id')
      .execute()
  ).map(({ id, deliveries }) => `${id.replace(`stripe_${paymentId}_`, '')} ${deliveries}`);

describe('[L-30] a customer who comes with a code', () => {
  test('is taken to a page of Stripe with the order’s price, terms and way back', async () => {
    const { employer, orderId } = await arrive();
    const [call] = sessionsMade();
    const sent = structuredClone(call?.fields);
    // Forms carry texts: they are taken for the numbers that they are.
    const accepts = new Ajv({ coerceTypes: true, strict: false }).compile(published.schema);
    expect([accepts(sent), accepts.errors]).toEqual([true, null]);
    const order = await findOrder(context, orderId);
    expect(call?.fields).toMatchObject({
      mode: 'payment',
      customer_email: employer.email,
      success_url: expect.stringMatching(/\/company-transactions$/) as string,
      custom_text: { submit: { message: order.terms.refundTerms } },
      metadata: { board_customer: employer.id, board_product: 'plan-professional' },
      line_items: [
        { price_data: { currency: 'usd', unit_amount: '2900', product_data: { name: 'Professional plan' } } },
      ],
    });
  });

  test('two windows at once get one page, and a price that has changed closes it', async () => {
    const employer = await createEmployer(context.services);
    const orderId = await orderPlanOf(context, employer);
    const ways = [await enterPath(employer, orderId), await enterPath(employer, orderId)];
    for (const { headers } of await Promise.all(ways.map(visit)))
      expect(headers.get('location')).toBe('https://pay.stripe.example/cs_1');
    expect(sessionsMade()).toHaveLength(1);
    const administrator = await createStaff(context.services);
    const coupon = { percent: 50, amount: null, currency: null, lastDay: null, maxUses: null, products: [] };
    await callsOf(context, administrator)('POST', '/staff/coupons', { code: 'HALF', ...coupon });
    await callsOf(context, employer)('PUT', `/company/transactions/${orderId}/coupon`, { code: 'HALF' });
    await visit(await enterPath(employer, orderId));
    expect(stripe.calls.map(({ path }) => path)).toContain('/v1/checkout/sessions/cs_1/expire');
    expect(sessionsMade().at(-1)?.fields).toHaveProperty('line_items[0].price_data.unit_amount', '1450');
  });

  test('without one, with a used one and with another company’s order is told so', async () => {
    const { employer, orderId } = await arrive();
    expect((await visit('/pay?reference=anything')).status).toBe(401);
    const path = await enterPath(employer, orderId);
    await visit(path);
    const used = await visit(path);
    expect([used.status, used.headers.get('referrer-policy')]).toEqual([403, 'no-referrer']);
    expect(await used.text()).toContain('This way in has closed');
    const stranger = await createEmployer(context.services);
    const [own] = (await enterPath(stranger, await orderPlanOf(context, stranger))).split('&code=').slice(1);
    expect((await visit(path.replace(/code=.*/, `code=${own}`))).status).toBe(404);
  });

  test('pays for a package, which begins with its report and stands at the portal', async () => {
    await createPackage(context.services, { product_id: 'rewrite', checkout_path: '/checkout/rewrite' });
    const customer = await createCandidate(context.services);
    const code = async () =>
      (await callsOf(context, customer)('GET', '/get-customer-login')).json().data.autoLoginCode as string;
    expect((await visit(`/checkout/rewrite?code=${await code()}`)).status).toBe(303);
    expect(sessionsMade().at(-1)?.fields['custom_text']).toEqual({ submit: { message: 'Within 14 days.' } });
    const metadata = sessionsMade().at(-1)?.fields['metadata'] as Record<string, string>;
    const paymentId = `pi_${randomUUID()}`;
    await sendEvent('checkout.session.completed', {
      ...sessionOf({ metadata, paymentId } as Arrived),
      amount_total: 14_900,
    });
    const ordered = () =>
      context.database
        .selectFrom('orders')
        .select('status_percentage')
        .where('external_id', '=', paymentId)
        .execute();
    await expect.poll(ordered, { interval: 10, timeout: 10_000 }).toEqual([{ status_percentage: 0 }]);
    const portal = await visit(`/portal?code=${await code()}`);
    expect(await portal.text()).toContain('<strong>Resume and letter</strong>: $149.00');
  });

  test('is told that nothing was charged while Stripe does not answer', async () => {
    const employer = await createEmployer(context.services);
    const path = await enterPath(employer, await orderPlanOf(context, employer));
    stripe.isDown = true;
    const response = await visit(path);
    expect(response.status).toBe(502);
    expect(await response.text()).toContain('Nothing was charged');
  });
});

describe('[L-30] events of Stripe', () => {
  test('a payment begins what was ordered, once, however often and by how many events it is told', async () => {
    const arrived = await arrive();
    const id = `evt_${randomUUID()}`;
    const answers = await Promise.all([
      sendEvent('checkout.session.completed', sessionOf(arrived), { id }),
      sendEvent('checkout.session.completed', sessionOf(arrived), { id }),
      sendEvent('checkout.session.async_payment_succeeded', sessionOf(arrived)),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    await becomes(arrived.orderId, 'paid');
    expect(await findOrder(context, arrived.orderId)).toMatchObject({
      external_id: arrived.paymentId,
      payment_method: 'Visa ending in 4242',
      amount: 2900,
    });
    expect(await reportsOf(arrived)).toEqual(['paid 1']);
  });

  test('a delayed payment is not paid when its session is complete, but when its money is there', async () => {
    const arrived = await arrive();
    await sendEvent('checkout.session.completed', sessionOf(arrived, 'unpaid'));
    expect(await reportsOf(arrived)).toEqual([]);
    expect(await statusOf(arrived.orderId)).toBe('pending');
    await sendEvent('checkout.session.async_payment_succeeded', sessionOf(arrived));
    await becomes(arrived.orderId, 'paid');
  });

  test('a delayed payment that fails leaves the order to be paid', async () => {
    const arrived = await arrive();
    await sendEvent('checkout.session.completed', sessionOf(arrived, 'unpaid'));
    const failed = await sendEvent('checkout.session.async_payment_failed', sessionOf(arrived, 'unpaid'));
    expect(failed.status).toBe(200);
    expect(await reportsOf(arrived)).toEqual([]);
    expect(await statusOf(arrived.orderId)).toBe('pending');
  });

  test('a whole refund ends it; parts are told once each, and the latest in whatever order they come', async () => {
    const arrived = await arrive();
    await sendEvent('charge.refunded', chargeOf(arrived, 900));
    await sendEvent('checkout.session.completed', sessionOf(arrived));
    await becomes(arrived.orderId, 'paid');
    for (const inAll of [0, 1500, 1500, 900]) await sendEvent('charge.refunded', chargeOf(arrived, inAll));
    const order = () => findOrder(context, arrived.orderId);
    await expect.poll(order, { timeout: 10_000 }).toMatchObject({ refunded_amount: 1500, status: 'paid' });
    expect(await reportsOf(arrived)).toEqual(['paid 1', 'refunded_1500 1', 'refunded_900 1']);
    for (const inAll of [2900, 2000]) await sendEvent('charge.refunded', chargeOf(arrived, inAll));
    await becomes(arrived.orderId, 'refunded');
    expect(await reportsOf(arrived)).toContain('refunded 1');
  });

  test('a refund that comes before its payment is never followed by it', async () => {
    const arrived = await arrive();
    await sendEvent('charge.refunded', chargeOf(arrived));
    await becomes(arrived.orderId, 'refunded');
    await sendEvent('checkout.session.completed', sessionOf(arrived));
    expect(await reportsOf(arrived)).toEqual(['refunded 1']);
    expect(await statusOf(arrived.orderId)).toBe('refunded');
  });

  test('forged and replayed events are refused, and what is not from here is left alone', async () => {
    const arrived = await arrive();
    const forged = await sendEvent('checkout.session.completed', sessionOf(arrived), {
      secret: 'whsec_of_somebody_else',
    });
    const old = await sendEvent('checkout.session.completed', sessionOf(arrived), { at: 3600 });
    expect([forged.status, old.status]).toEqual([400, 400]);
    const unsigned = await fetch(`${adapter.address}/stripe/webhooks`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{}',
    });
    expect(unsigned.status).toBe(400);
    const foreign = { ...arrived, metadata: {} };
    expect((await sendEvent('checkout.session.completed', sessionOf(foreign))).status).toBe(200);
    expect((await sendEvent('customer.created', { object: 'customer' })).status).toBe(200);
    expect(await reportsOf(arrived)).toEqual([]);
    expect(await statusOf(arrived.orderId)).toBe('pending');
  });

  test('an order that the board does not know is refused there once, and not sent for ever', async () => {
    const arrived = await arrive();
    const unknown = { ...arrived, metadata: { ...arrived.metadata, board_reference: 'no-such-reference' } };
    await sendEvent('checkout.session.completed', sessionOf(unknown));
    await expect.poll(() => reportsOf(arrived), { interval: 10, timeout: 10_000 }).toEqual(['paid 1']);
    await adapter.stop();
    await start();
    expect(await statusOf(arrived.orderId)).toBe('pending');
    expect(await reportsOf(arrived)).toEqual(['paid 1']);
  });

  test('while the board is away they wait, also over a stop of the adapter', async () => {
    const arrived = await arrive();
    await stopBoard();
    expect((await sendEvent('checkout.session.completed', sessionOf(arrived))).status).toBe(200);
    await adapter.stop();
    await start();
    expect(await statusOf(arrived.orderId)).toBe('pending');
    await startBoard();
    await becomes(arrived.orderId, 'paid');
  });
});

test('[L-30] staff get from an order to its payment at Stripe', async () => {
  const { headers } = await visit('/orders/pi_1');
  expect(headers.get('location')).toBe('https://dashboard.stripe.com/test/payments/pi_1');
});

test('[L-30] settings that are missing are all named at once', () => {
  expect(() => readSettings({ STRIPE_SECRET_KEY: 'pk_test_1' })).toThrow(
    /CHECKOUT_ORIGIN[\s\S]*CHECKOUT_PARTNER_SECRET[\s\S]*STRIPE_SECRET_KEY begins with[\s\S]*STRIPE_WEBHOOK_SECRET/,
  );
});
