import { randomUUID } from 'node:crypto';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { buildApp } from '../../server/app.ts';
import type { App } from '../../server/src/platform/http/app.ts';
import { createCandidate, createEmployer, type TestUser } from '../../server/src/testing/factories.ts';
import { createPackage, createPlanOrder } from '../../server/src/testing/order-factories.ts';
import { findFreePort } from '../../server/src/testing/server-process.ts';
import { useTestApp } from '../../server/src/testing/test-app.ts';
import { acceptedCard, declinedCard } from './card-rules.ts';
import { startSandbox, type RunningSandbox } from './start-sandbox.ts';

const context = useTestApp();
const log = pino({ level: 'silent' });
const directory = mkdtempSync(join(tmpdir(), 'waymark-sandbox-'));
const productUrl = 'https://board.example';
const card = { number: acceptedCard, name: 'Ada Lovelace', expiry: '12/40', code: '123' };

let productPort: number;
const running: { stop(): Promise<void> }[] = [];

async function startStandIn(file = join(directory, randomUUID())): Promise<RunningSandbox> {
  const sandbox = await startSandbox({
    host: '127.0.0.1',
    ports: [0],
    originOf: (port) => `http://127.0.0.1:${port}`,
    product: { publicUrl: productUrl, apiUrl: `http://127.0.0.1:${productPort}/api` },
    file,
    log,
    delayAfter: () => 5,
  });
  running.push(sandbox);
  return sandbox;
}

/** The product with the stand-in as its checkout, on the port that the stand-in calls. */
async function startProduct(sandbox: RunningSandbox): Promise<App> {
  const config = { ...context.services.config, checkout: sandbox };
  const { app } = await buildApp({ ...context.services, config }, log);
  await app.listen({ port: productPort, host: '127.0.0.1' });
  running.push({
    async stop() {
      app.server.closeAllConnections();
      await app.close();
    },
  });
  return app;
}

beforeAll(async () => {
  productPort = await findFreePort();
});
afterEach(async () => {
  for (const part of running.splice(0).toReversed()) await part.stop();
});

/** A customer's browser at the sandbox: it keeps the cookie and does not follow redirects. */
function browserAt(sandbox: RunningSandbox) {
  let cookie = '';
  return async (path: string, form?: Record<string, string>) => {
    const response = await fetch(new URL(path, sandbox.origin), {
      redirect: 'manual',
      headers: { cookie },
      ...(form && { method: 'POST', body: new URLSearchParams(form) }),
    });
    cookie = response.headers.get('set-cookie')?.split(';')[0] ?? cookie;
    return { status: response.status, headers: response.headers, text: await response.text() };
  };
}

async function codeOf(app: App, { headers }: TestUser): Promise<string> {
  const response = await app.inject({ url: '/api/get-customer-login', headers });
  return response.json().data.autoLoginCode;
}

/** A customer who has come with a code to buy a package. */
async function enter(overrides: Parameters<typeof createCandidate>[1] = {}) {
  const sandbox = await startStandIn();
  const app = await startProduct(sandbox);
  const productId = await createPackage(context.services, { checkout_path: '/checkout/one' });
  await context.database
    .updateTable('packages')
    .set({ product_id: 'one' })
    .where('product_id', '=', productId)
    .execute();
  const customer = await createCandidate(context.services, overrides);
  const browse = browserAt(sandbox);
  const entrance = await browse(`/checkout/one?code=${await codeOf(app, customer)}`);
  return { sandbox, app, customer, browse, entrance };
}
afterEach(async () => {
  await context.database.deleteFrom('packages').execute();
});

const attemptIn = (text: string) => /name="attempt" value="([\da-f-]{36})"/.exec(text)?.[1] ?? '';
const ordersOf = ({ id }: { id: string }) =>
  context.database.selectFrom('orders').selectAll().where('user_id', '=', id).execute();

describe('[D-8] the way through the stand-in', () => {
  test('a code signs in and leaves the address, the card is charged, the product hears of it', async () => {
    const { sandbox, app, customer, browse, entrance } = await enter();
    expect(entrance.status).toBe(303);
    expect(entrance.headers.get('location')).toBe('/checkout/one');
    expect(entrance.headers.get('set-cookie')).toMatch(/HttpOnly; SameSite=Lax$/);
    expect(entrance.headers.get('referrer-policy')).toBe('no-referrer');
    expect(entrance.headers.get('cache-control')).toBe('no-store');

    const { text, headers } = await browse('/checkout/one');
    expect(headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(text).toContain('Ada Lovelace');
    expect(text).toContain(customer.email);
    expect(text).toContain('Resume and letter');
    const paid = await browse('/checkout/one', { ...card, attempt: attemptIn(text) });
    expect(paid.headers.get('location')).toBe('/portal?paid=true');
    await expect
      .poll(() => ordersOf(customer))
      .toMatchObject([{ package_name: 'Resume and letter', price_cents: 14_900, status_percentage: 0 }]);

    expect((await browse('/portal?paid=true')).text).toContain('Thank you');
    const [order] = await ordersOf(customer);
    const step = `/operator/orders/${order?.external_id}/progress`;
    expect((await browse(step, { percentage: '50' })).headers.get('location')).toBe(
      `/operator#order-${order?.external_id}`,
    );
    await expect.poll(async () => (await ordersOf(customer))[0]?.status_percentage).toBe(50);
    await expect.poll(async () => (await browse('/operator')).text).toContain('The job board is up to date.');
    const orders = await app.inject({
      url: '/api/product/get-career-services-orders',
      headers: customer.headers,
    });
    expect(orders.json().orders).toMatchObject([{ statusPercentage: 50 }]);
    expect(sandbox.origin).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/);
  });

  test('a used code or a missing code is refused', async () => {
    const { sandbox, app, customer } = await enter();
    const code = await codeOf(app, customer);
    expect((await browserAt(sandbox)(`/portal?code=${code}`)).status).toBe(303);
    const late = browserAt(sandbox);
    const refused = await late(`/portal?code=${code}`);
    expect(refused.status).toBe(403);
    expect(refused.headers.get('set-cookie')).toBeNull();
    expect((await late('/portal')).status).toBe(401);
    expect((await late('/checkout/one', { ...card, attempt: randomUUID() })).status).toBe(401);
    expect(await ordersOf(customer)).toEqual([]);
  });

  test('the form sent twice is one order', async () => {
    const { customer, browse } = await enter();
    const attempt = attemptIn((await browse('/checkout/one')).text);
    await Promise.all([1, 2, 3].map(() => browse('/checkout/one', { ...card, attempt })));
    await expect.poll(() => ordersOf(customer)).toHaveLength(1);
    const { text } = await browse('/portal');
    expect(text.match(/<section class="order"/g)).toHaveLength(1);
  });

  test('a declined card and an invalid form show an error, charge nothing and keep the fields', async () => {
    const { customer, browse } = await enter();
    const attempt = attemptIn((await browse('/checkout/one')).text);
    // Each answer to the form leads to a page that Back shows without asking to send the form again.
    const send = async (fields: Record<string, string>) => {
      const sent = await browse('/checkout/one', fields);
      expect([sent.status, sent.headers.get('location')]).toEqual([303, '/checkout/one']);
      return browse('/checkout/one');
    };
    const declined = await send({ ...card, number: declinedCard, attempt });
    expect(declined.text).toContain('The card was declined. Nothing was charged; try another one.');
    expect(attemptIn(declined.text)).toBe(attempt);

    const wrong = await send({ ...card, name: 'A "B" C', expiry: '1/20', attempt });
    expect(wrong.text).toContain('aria-describedby="expiry-error"');
    expect(wrong.text).toContain('value="A &quot;B&quot; C"');
    expect(wrong.text).not.toContain('value="123"');
    expect((await browse('/portal')).text).toContain('You have no order here yet.');
    expect(await ordersOf(customer)).toEqual([]);

    await browse('/checkout/one', { ...card, attempt });
    const afterPayment = (await browse('/checkout/one')).text;
    expect(afterPayment).not.toContain('A &quot;B&quot; C');
    expect(attemptIn(afterPayment)).not.toBe(attempt);
  });

  test('hostile names stay text', async () => {
    const { browse } = await enter({ first_name: '<script>alert(1)</script>' });
    const { text } = await browse('/checkout/one');
    expect(text).not.toContain('<script');
    expect(text).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
  });

  test('a customer cannot move the order of another customer, nor an own order backwards', async () => {
    const { sandbox, app, customer, browse } = await enter();
    const attempt = attemptIn((await browse('/checkout/one')).text);
    await browse('/checkout/one', { ...card, attempt });
    const step = `/operator/orders/order_${attempt}/progress`;
    await browse(step, { percentage: '75' });
    await browse(step, { percentage: '25' });

    const other = browserAt(sandbox);
    await other(`/portal?code=${await codeOf(app, await createCandidate(context.services))}`);
    await other(step, { percentage: '100' });
    expect((await other('/portal')).text).not.toContain('Resume and letter');
    await expect.poll(async () => (await ordersOf(customer))[0]?.status_percentage).toBe(75);
    expect((await browse('/portal')).text).toContain('<strong>75 %</strong>');
  });

  test('a package that costs nothing or is not for sale takes no card', async () => {
    const { browse } = await enter();
    await createPackage(context.services, {
      price_cents: 0,
      name: 'Free look',
      checkout_path: '/checkout/free',
    });
    const free = await browse('/checkout/free');
    expect(free.text).toContain('Free look costs nothing');
    expect(free.text).not.toContain('<form');
    expect((await browse('/checkout/free', { ...card, attempt: randomUUID() })).text).not.toContain('Thank');
    expect((await browse('/checkout/unknown')).status).toBe(404);
    expect((await browse('/portal')).text).toContain('You have no order here yet.');
  });
});

describe('[D-8] reports reach the product', () => {
  const order = (customerId: string, productId: string) => ({
    id: `order_${randomUUID()}`,
    customerId,
    productId,
    packageName: 'Resume and letter',
    amount: 14_900,
    statusPercentage: 60,
  });

  test('also when it was down, and over a stop of the stand-in', async () => {
    const file = join(directory, randomUUID());
    const customer = await createCandidate(context.services);
    const productId = await createPackage(context.services);
    const first = await startStandIn(file);
    await first.takeOrder(order(customer.id, productId));
    await first.stop();
    running.splice(0);
    expect(await ordersOf(customer)).toEqual([]);

    const second = await startStandIn(file);
    second.resume();
    await startProduct(second);
    await expect.poll(() => ordersOf(customer)).toMatchObject([{ status_percentage: 60 }]);
  });

  test('the same order is taken once', async () => {
    const customer = await createCandidate(context.services);
    const productId = await createPackage(context.services);
    const sandbox = await startStandIn();
    await startProduct(sandbox);
    const taken = order(customer.id, productId);
    await Promise.all([1, 2].map(() => sandbox.takeOrder(taken)));
    await expect.poll(() => ordersOf(customer)).toHaveLength(1);
  });

  test('and one that is refused is shown with the reason instead of being sent for ever', async () => {
    const sandbox = await startStandIn();
    const app = await startProduct(sandbox);
    const customer = await createCandidate(context.services);
    await sandbox.takeOrder(order(customer.id, 'no-such-package'));
    const browse = browserAt(sandbox);
    await browse(`/portal?code=${await codeOf(app, customer)}`);
    await expect
      .poll(async () => (await browse('/operator')).text)
      .toContain('The job board did not take the last report: There is no package of this productId.');
    expect(await ordersOf(customer)).toEqual([]);
  });

  test('while the product is away the pages say so', async () => {
    const sandbox = await startStandIn();
    const away = await browserAt(sandbox)(`/portal?code=${'x'.repeat(43)}`);
    expect(away.status).toBe(502);
    expect(away.text).toContain('The job board does not answer');
  });
});

describe('[H-5] what a company has ordered', () => {
  /** An employer at the stand-in with an order of the company's. */
  async function enterWithOrder() {
    const sandbox = await startStandIn();
    const app = await startProduct(sandbox);
    const employer = await createEmployer(context.services);
    const orderId = await createPlanOrder(context.services, { company_id: employer.companyId });
    const { checkoutLink, autoLoginCode } = (
      await app.inject({
        method: 'POST',
        url: `/api/company/transactions/${orderId}/checkout`,
        headers: employer.headers,
      })
    ).json().data;
    const { pathname, search } = new URL(checkoutLink);
    const browse = browserAt(sandbox);
    await browse(`${pathname}${search}&code=${autoLoginCode}`);
    return { sandbox, app, employer, orderId, browse, path: pathname + search };
  }

  const statusOf = async (orderId: string) =>
    (
      await context.database
        .selectFrom('posting_orders')
        .select('status')
        .where('id', '=', orderId)
        .executeTakeFirstOrThrow()
    ).status;

  test('is paid once, reported, and refunded where its buyer asks for it', async () => {
    const { orderId, browse, path } = await enterWithOrder();
    const { text } = await browse(path);
    expect(text).toContain('Professional plan');
    expect(text).toContain('Pay $29');
    expect((await browse(path, { ...card, attempt: attemptIn(text) })).headers.get('location')).toBe(
      '/portal?paid=true',
    );
    await expect.poll(() => statusOf(orderId)).toBe('paid');
    const portal = (await browse('/portal?paid=true')).text;
    expect(portal).toContain(`${context.services.config.publicUrl}/company-transactions`);
    expect((await browse(path)).text).toContain('is settled');
    const action =
      /action="(\/operator\/orders\/[^"]+\/refund)"/.exec((await browse('/operator')).text)?.[1] ?? '';
    await browse(action, {});
    await expect.poll(() => statusOf(orderId)).toBe('refunded');
  });

  test('another customer can neither see nor refund it', async () => {
    const { sandbox, app, orderId, browse, path } = await enterWithOrder();
    const { text } = await browse(path);
    await browse(path, { ...card, attempt: attemptIn(text) });
    await expect.poll(() => statusOf(orderId)).toBe('paid');
    const stranger = browserAt(sandbox);
    await stranger(`/portal?code=${await codeOf(app, await createCandidate(context.services))}`);
    expect((await stranger(path)).status).toBe(404);
    await stranger(`/operator/orders/order_${attemptIn(text)}/refund`, {});
    expect(await statusOf(orderId)).toBe('paid');
  });
});

test('[D-8] where the port is taken the next one is tried, and none is an error', async () => {
  const first = await startStandIn();
  const taken = Number(new URL(first.origin).port);
  const options = {
    host: '127.0.0.1',
    originOf: (port: number) => `http://127.0.0.1:${port}`,
    product: { publicUrl: productUrl, apiUrl: 'http://127.0.0.1:1/api' },
    file: join(directory, randomUUID()),
    log,
  };
  const second = await startSandbox({ ...options, ports: [taken, 0] });
  running.push(second);
  expect(second.origin).not.toBe(first.origin);
  await expect(startSandbox({ ...options, ports: [taken] })).rejects.toMatchObject({ code: 'EADDRINUSE' });
});
