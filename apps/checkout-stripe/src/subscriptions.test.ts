import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { pino } from 'pino';
import { Stripe } from 'stripe';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { buildApp } from '../../server/app.ts';
import { createEmployer } from '../../server/src/testing/factories.ts';
import { callsOf, findOrder, orderPlanOf } from '../../server/src/testing/paying-companies.ts';
import { sellPlan } from '../../server/src/testing/renewing-plans.ts';
import { findFreePort } from '../../server/src/testing/server-process.ts';
import { useTestApp } from '../../server/src/testing/test-app.ts';
import { tellCheckouts } from '../../server/src/areas/payments/subscriptions/telling-commands.ts';
import { readSettings } from './settings.ts';
import { startAdapter, type RunningAdapter } from './start-adapter.ts';

const context = useTestApp();
const log = pino({ level: 'silent' });
const secret = 'whsec_of_the_tests';
const { webhooks } = new Stripe('sk_test_of_the_tests');

interface StripeCall {
  method: string;
  path: string;
  fields: URLSearchParams;
}

/** Stripe as far as it is asked: what it was sent, and the invoices that payments have paid. */
const stripe = {
  calls: [] as StripeCall[],
  invoices: new Map<string, { paymentId: string; invoice: object }>(),
  metadata: {} as Record<string, string>,
  card: { exp_month: 12, exp_year: 2040 },
  /** A method of calls for subscriptions that it refuses, and why. */
  refused: { method: '', code: '' },
  /** Until then it answers nothing. */
  held: Promise.resolve(),
};

async function answer(request: IncomingMessage): Promise<object> {
  const { pathname, searchParams } = new URL(request.url ?? '', 'http://stripe');
  const fields = new URLSearchParams(await text(request));
  stripe.calls.push({ method: request.method ?? '', path: pathname, fields });
  await stripe.held;
  const [, , kind, id = ''] = pathname.split('/');
  if (kind === 'subscriptions' && request.method === stripe.refused.method) {
    return { error: { type: 'invalid_request_error', message: 'No.', code: stripe.refused.code } };
  }
  if (kind === 'checkout') return { id: 'cs_1', object: 'checkout.session', url: 'https://pay.example/cs_1' };
  if (kind === 'billing_portal') return { id: 'bps_1', url: 'https://pay.example/portal' };
  if (kind === 'products') return { id: 'prod_1', object: 'product' };
  if (kind === 'invoice_payments') {
    const wanted = searchParams.get('invoice') ?? searchParams.get('payment[payment_intent]');
    const found = [...stripe.invoices].find(
      ([name, { paymentId }]) => wanted === name || wanted === paymentId,
    );
    const data = found
      ? [{ invoice: found[0], payment: { type: 'payment_intent', payment_intent: found[1].paymentId } }]
      : [];
    return { object: 'list', data, has_more: false };
  }
  if (kind === 'invoices') return stripe.invoices.get(id)?.invoice ?? {};
  if (kind === 'payment_intents') {
    return {
      id,
      latest_charge: { payment_method_details: { type: 'card', card: { brand: 'visa', last4: '4242' } } },
    };
  }
  if (kind === 'subscriptions' && id === '') return { object: 'list', data: [subscriptionOf('sub_1')] };
  return subscriptionOf(id);
}

/** As Stripe documents the object, as far as it is read. */
const subscriptionOf = (id: string, change: object = {}) => ({
  id,
  object: 'subscription',
  status: 'active',
  customer: 'cus_1',
  currency: 'eur',
  cancel_at_period_end: false,
  cancel_at: null,
  metadata: stripe.metadata,
  default_payment_method: { id: 'pm_1', card: stripe.card },
  items: { data: [{ id: 'si_1', price: { unit_amount: 4900 }, ...firstPeriod }] },
  ...change,
});

const started = Math.floor(Date.now() / 1000);
const seconds = (days: number) => started + days * 86_400;
const firstPeriod = { current_period_start: seconds(0), current_period_end: seconds(30) };

const server = createServer((request, response) => {
  void answer(request).then((body) =>
    response
      .writeHead('error' in body ? 400 : 200, { 'content-type': 'application/json' })
      .end(JSON.stringify(body)),
  );
});

let adapter: RunningAdapter;
let boardPort: number;
let stateFile: string;
let stopBoard: () => Promise<void>;
let plan: string;

beforeAll(async () => {
  boardPort = await findFreePort();
  await new Promise<void>((done) => void server.listen(0, '127.0.0.1', done));
  const { app } = await buildApp(context.services, log);
  await app.listen({ port: boardPort, host: '127.0.0.1' });
  stopBoard = async () => {
    app.server.closeAllConnections();
    await app.close();
  };
  plan = await sellPlan(context, { trialDays: 0 });
});
afterAll(async () => {
  server.close();
  await stopBoard();
});
beforeEach(async () => {
  stripe.calls = [];
  stripe.invoices.clear();
  stripe.held = Promise.resolve();
  stripe.refused = { method: '', code: '' };
  stripe.card = { exp_month: 12, exp_year: 2040 };
  stateFile = join(mkdtempSync(join(tmpdir(), 'checkout-stripe-')), 'state.sqlite');
  const { checkout } = context.services.config;
  const settings = readSettings({
    PORT: '0',
    CHECKOUT_ORIGIN: 'https://checkout.example',
    PUBLIC_URL: 'https://board.example',
    BOARD_API_URL: `http://127.0.0.1:${boardPort}/api`,
    CHECKOUT_PARTNER_SECRET: checkout?.partnerSecret,
    CHECKOUT_WEBHOOK_SECRET: checkout?.webhookSecret,
    STRIPE_SECRET_KEY: 'sk_test_of_the_tests',
    STRIPE_WEBHOOK_SECRET: secret,
    STRIPE_API_BASE: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    STATE_FILE: stateFile,
  });
  adapter = await startAdapter(settings, { log, delayAfter: () => 5 });
});
afterEach(async () => {
  await adapter.stop();
  rmSync(dirname(stateFile), { recursive: true });
});

const visit = (path: string) => fetch(adapter.address + path, { redirect: 'manual' });

/** Sends an event as Stripe would. */
function sendEvent(type: string, object: object, more: object = {}) {
  const payload = JSON.stringify({
    id: `evt_${randomUUID()}`,
    object: 'event',
    type,
    created: Math.floor(Date.now() / 1000),
    data: { object, ...more },
  });
  return fetch(`${adapter.address}/stripe/webhooks`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'stripe-signature': webhooks.generateTestHeaderString({ payload, secret }),
    },
    body: payload,
  });
}

/** A company at Stripe's page for a plan that renews. */
async function arrive() {
  const employer = await createEmployer(context.services);
  const call = callsOf(context, employer);
  const orderId = await orderPlanOf(context, employer, plan);
  const enter = async (path: string) => {
    const { checkoutLink, autoLoginCode } = (await call('POST', path)).json().data;
    const { pathname, search } = new URL(checkoutLink);
    return visit(`${pathname}${search}&code=${autoLoginCode}`);
  };
  expect((await enter(`/company/transactions/${orderId}/checkout`)).status).toBe(303);
  const { fields } = stripe.calls.find(({ path }) => path === '/v1/checkout/sessions') ?? {};
  const metadata = Object.fromEntries(
    [...(fields ?? [])]
      .filter(([name]) => name.startsWith('subscription_data[metadata]'))
      .map(([name, value]) => [name.slice('subscription_data[metadata]['.length, -1), value]),
  );
  stripe.metadata = metadata;
  const id = `sub_${randomUUID().replaceAll('-', '')}`;
  const listed = async () => (await call('GET', '/company/subscriptions')).json().data;
  return { employer, call, orderId, enter, fields, metadata, id, listed };
}
type Arrived = Awaited<ReturnType<typeof arrive>>;

/** An invoice of Stripe as it documents it, as far as it is read. */
function invoiceOf({ id, metadata }: Arrived, reason: string, period: number, change: object = {}) {
  const invoiceId = `in_${randomUUID().replaceAll('-', '')}`;
  const paymentId = `pi_${randomUUID().replaceAll('-', '')}`;
  const invoice = {
    id: invoiceId,
    object: 'invoice',
    billing_reason: reason,
    created: started,
    total: 4900,
    amount_paid: 4900,
    amount_due: 4900,
    attempt_count: 1,
    next_payment_attempt: null,
    currency: 'eur',
    parent: { type: 'subscription_details', subscription_details: { subscription: id, metadata } },
    lines: { data: [{ period: { start: seconds(30 * period), end: seconds(30 * (period + 1)) } }] },
    ...change,
  };
  stripe.invoices.set(invoiceId, { paymentId, invoice });
  return { invoice, paymentId };
}

async function begin() {
  const arrived = await arrive();
  const { invoice, paymentId } = invoiceOf(arrived, 'subscription_create', 0);
  await sendEvent('invoice.paid', invoice);
  await expect.poll(arrived.listed, { timeout: 10_000 }).toHaveLength(1);
  return { ...arrived, paymentId };
}

test('[L-41] a plan that renews opens a subscription at Stripe, with its price and its trial', async () => {
  const { fields } = await arrive();
  expect(Object.fromEntries(fields ?? [])).toMatchObject({
    mode: 'subscription',
    'line_items[0][price_data][unit_amount]': '4900',
    'line_items[0][price_data][recurring][interval]': 'month',
  });
  expect(fields?.has('payment_intent_data[description]')).toBe(false);
  expect(fields?.has('subscription_data[trial_period_days]')).toBe(false);
});

test('[L-41] each paid invoice is a period of its own, however often it is told', async () => {
  const begun = await begin();
  expect(await findOrder(context, begun.orderId)).toMatchObject({
    status: 'paid',
    external_id: begun.paymentId,
    payment_method: 'Visa ending in 4242',
  });
  const { invoice, paymentId } = invoiceOf(begun, 'subscription_cycle', 1);
  await Promise.all([sendEvent('invoice.paid', invoice), sendEvent('invoice.paid', invoice)]);
  const orders = async () =>
    (await begun.call('GET', '/company/transactions'))
      .json()
      .data.map(({ status }: { status: string }) => status);
  await expect.poll(orders, { timeout: 10_000 }).toEqual(['paid', 'paid']);
  // A refund names no order of the board: the payment says which one it was.
  const charge = { object: 'charge', payment_intent: paymentId, amount: 4900, currency: 'eur', metadata: {} };
  await sendEvent('charge.refunded', { ...charge, amount_refunded: 1000, refunded: false });
  const given = () =>
    context.database
      .selectFrom('posting_orders')
      .select('refunded_amount')
      .where('external_id', '=', paymentId)
      .executeTakeFirst();
  await expect.poll(given, { timeout: 10_000 }).toEqual({ refunded_amount: 1000 });
  await sendEvent('charge.refunded', { ...charge, amount_refunded: 4900, refunded: true });
  await expect.poll(orders, { timeout: 10_000 }).toEqual(['refunded', 'paid']);
});

test('[L-41] a refund that comes before its invoice is found at Stripe', async () => {
  const begun = await begin();
  const { invoice, paymentId } = invoiceOf(begun, 'subscription_cycle', 1);
  const charge = { object: 'charge', payment_intent: paymentId, refunded: true, metadata: {} };
  await sendEvent('charge.refunded', { ...charge, amount: 4900, currency: 'eur' });
  const orders = async () => (await begun.call('GET', '/company/transactions')).json().data;
  await expect.poll(async () => (await orders()).length, { timeout: 10_000 }).toBe(2);
  await sendEvent('invoice.paid', invoice);
  expect((await orders())[0].status).toBe('refunded');
});

test('[L-41] failures, an expiring card and cancelling at Stripe reach the company', async () => {
  const begun = await begin();
  const failed = invoiceOf(begun, 'subscription_cycle', 1, { next_payment_attempt: seconds(33) });
  await sendEvent('invoice.payment_failed', failed.invoice);
  const nextTryAt = new Date(seconds(33) * 1000).toISOString();
  await expect.poll(begun.listed, { timeout: 10_000 }).toMatchObject([{ nextTryAt }]);
  stripe.card = { exp_month: 1, exp_year: 2020 };
  const upcoming = invoiceOf(begun, 'upcoming', 1, { id: undefined });
  await sendEvent('invoice.upcoming', upcoming.invoice);
  await expect.poll(begun.listed, { timeout: 10_000 }).toMatchObject([{ cardEndsOn: '2020-01-31' }]);
  await context.database
    .updateTable('subscriptions')
    .set({ state_at: new Date(0) })
    .where('external_id', '=', begun.id)
    .execute();
  await sendEvent('customer.subscription.updated', subscriptionOf(begun.id, { cancel_at_period_end: true }));
  const canceled = async () => (await begun.listed())[0].cancelAskedAt;
  await expect.poll(canceled, { timeout: 10_000 }).not.toBeNull();
});

test('[L-41] what the board wishes is done at Stripe once, without charging for a part of a period', async () => {
  const begun = await begin();
  const larger = await sellPlan(context, { amount: 9900 });
  const [{ id }] = await begun.listed();
  const { config } = context.services;
  const checkout = { ...config.checkout!, origin: adapter.address };
  const services = { ...context.services, config: { ...config, checkout } };
  // The call tells the checkout by itself: elsewhere it would fail at some time, and put off what is told here.
  const { app } = await buildApp(services, log);
  stripe.calls = [];
  const call = callsOf({ ...context, app }, begun.employer);
  await call('PUT', `/company/subscriptions/${id}/next`, { plan: larger });
  const updates = () =>
    stripe.calls.filter(({ method, path }) => method === 'POST' && path === `/v1/subscriptions/${begun.id}`);
  await expect.poll(updates, { timeout: 10_000 }).toHaveLength(1);
  await expect.poll(() => tellCheckouts(services, id), { timeout: 10_000 }).toBe(0);
  await app.close();
  const [update, ...more] = updates();
  expect(more).toEqual([]);
  expect(Object.fromEntries(update?.fields ?? [])).toMatchObject({
    cancel_at_period_end: 'false',
    proration_behavior: 'none',
    'items[0][price_data][unit_amount]': '9900',
    'metadata[board_product]': `plan-${larger}`,
  });
  const forged = await fetch(`${adapter.address}/partner/subscription`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: 'Bearer wrong' },
    body: JSON.stringify({ subscriptionId: begun.id }),
  });
  expect(forged.status).toBe(401);
});

/** What the board wishes, as it sends it. */
const wish = (subscriptionId: string, change: object) =>
  fetch(`${adapter.address}/partner/subscription`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      authorization: `Bearer ${context.services.config.checkout?.partnerSecret}`,
    },
    body: JSON.stringify({
      subscriptionId,
      wish: 1,
      cancelsAtPeriodEnd: true,
      isEnded: false,
      next: { productId: `plan-${plan}`, name: 'Plan', amount: 4900, currency: 'EUR', interval: 'monthly' },
      ...change,
    }),
  });

test('[L-41] a wish that Stripe does not take is asked for again, unless nothing of its number renews', async () => {
  const begun = await begin();
  stripe.refused = { method: 'POST', code: 'parameter_invalid' };
  expect((await wish(begun.id, {})).status).toBe(502);
  stripe.refused = { method: 'GET', code: 'resource_missing' };
  expect((await wish(begun.id, {})).status).toBe(404);
  stripe.refused = { method: '', code: '' };
  expect((await wish(begun.id, { wish: 2 })).status).toBe(200);
});

test('[L-41] of two wishes at once the later one is done last', async () => {
  const begun = await begin();
  stripe.calls = [];
  const { promise, resolve } = Promise.withResolvers<void>();
  stripe.held = promise;
  const first = wish(begun.id, {});
  await expect.poll(() => stripe.calls.length).toBe(1);
  const second = wish(begun.id, { wish: 2, cancelsAtPeriodEnd: false });
  await fetch(adapter.address);
  resolve();
  expect((await Promise.all([first, second])).map(({ status }) => status)).toEqual([200, 200]);
  const updates = stripe.calls.filter(({ method }) => method === 'POST');
  expect(stripe.calls.map(({ method }) => method)).toEqual(['GET', 'POST', 'GET', 'POST']);
  expect(updates.map(({ fields }) => fields.get('cancel_at_period_end'))).toEqual(['true', 'false']);
});

test('[L-41] the card is changed on a page of Stripe’s portal, and pays what renews', async () => {
  const begun = await begin();
  const [{ id }] = await begun.listed();
  const arrived = await begun.enter(`/company/subscriptions/${id}/card`);
  expect(arrived.headers.get('location')).toBe('https://pay.example/portal');
  const portal = stripe.calls.find(({ path }) => path.startsWith('/v1/billing_portal'));
  expect(portal?.fields.get('flow_data[type]')).toBe('payment_method_update');
  await sendEvent(
    'customer.updated',
    { id: 'cus_1', object: 'customer', invoice_settings: { default_payment_method: 'pm_2' } },
    { previous_attributes: { invoice_settings: { default_payment_method: 'pm_1' } } },
  );
  const update = stripe.calls.at(-1);
  expect(update?.path).toBe('/v1/subscriptions/sub_1');
  expect(update?.fields.get('default_payment_method')).toBe('pm_2');
});

test('[L-41] invoices and subscriptions from elsewhere are let be', async () => {
  const begun = await begin();
  const foreign = { ...begun, metadata: {} };
  const { invoice } = invoiceOf(foreign, 'subscription_cycle', 1);
  const gone = subscriptionOf('sub_9', { metadata: {} });
  expect((await sendEvent('invoice.paid', invoice)).status).toBe(200);
  expect((await sendEvent('customer.subscription.deleted', gone)).status).toBe(200);
  expect((await begun.call('GET', '/company/transactions')).json().data).toHaveLength(1);
});
