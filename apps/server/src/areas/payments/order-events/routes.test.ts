import type { AddressInfo } from 'node:net';
import { createParser, type EventSourceMessage } from 'eventsource-parser';
import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { buildApp } from '../../../../app.ts';
import { drainConnections } from '../../../platform/http/drain-connections.ts';
import { createCandidate, type TestUser } from '../../../testing/factories.ts';
import { createOrder } from '../../../testing/order-factories.ts';
import { createReviewRequest } from '../../../testing/review-factories.ts';
import { useTestApp } from '../../../testing/test-app.ts';
import { endSessions } from '../../identity/accounts/session-commands.ts';
import { StreamIndex } from './stream-index.ts';

const context = useTestApp();
const path = '/api/product/follow-career-services-orders';

let origin: string;
beforeAll(async () => {
  await context.app.listen({ port: 0, host: '127.0.0.1' });
  origin = originOf(context.app.server.address());
});
// What stays open for a next request would hold up the end for as long as it may.
afterAll(() => context.app.server.closeAllConnections());

const originOf = (address: AddressInfo | string | null) =>
  `http://127.0.0.1:${(address as AddressInfo).port}`;

const leaving: (() => void)[] = [];
afterEach(() => {
  for (const leave of leaving.splice(0)) leave();
});

/** A page that is open: its events one by one; undefined when the server has ended them. */
async function open({ headers }: TestUser, at = origin) {
  const page = new AbortController();
  leaving.push(() => page.abort());
  const response = await fetch(at + path, { headers, signal: page.signal });
  const events = readEvents(response);
  return {
    response,
    async next() {
      const { value } = await events.next();
      return (
        value && {
          event: value.event,
          ...(JSON.parse(value.data) as { orders: object[]; critiqueDetail: object | null }),
        }
      );
    },
    leave: () => page.abort(),
  };
}

async function* readEvents({ body }: Response): AsyncGenerator<EventSourceMessage, undefined> {
  const read: EventSourceMessage[] = [];
  const parser = createParser({ onEvent: (event) => void read.push(event) });
  const decoder = new TextDecoder();
  for await (const bytes of body ?? []) {
    parser.feed(decoder.decode(bytes, { stream: true }));
    yield* read.splice(0);
  }
  return undefined;
}

const moveTo = (orderId: string, percentage: number) =>
  context.database
    .updateTable('orders')
    .set({ status_percentage: percentage })
    .where('id', '=', orderId)
    .execute();

describe('[L-18] GET /product/follow-career-services-orders', () => {
  test('tells what there is at once, and then each move', async () => {
    const customer = await createCandidate(context.services);
    const order = await createOrder(context.services, { user_id: customer.id, status_percentage: 25 });
    const page = await open(customer);
    expect(page.response.headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
    expect(page.response.headers.get('x-accel-buffering')).toBe('no');
    expect(page.response.headers.get('cache-control')).toBe('no-store, no-transform');
    expect(page.response.headers.get('content-encoding')).toBeNull();
    expect(await page.next()).toMatchObject({
      event: 'orders',
      orders: [{ id: order, statusPercentage: 25 }],
    });
    await moveTo(order, 50);
    expect(await page.next()).toMatchObject({
      orders: [{ id: order, statusPercentage: 50, refunded: false }],
    });
    await context.database
      .updateTable('orders')
      .set({ refunded_at: new Date() })
      .where('id', '=', order)
      .execute();
    expect(await page.next()).toMatchObject({ orders: [{ refunded: true }] });
  });

  test('[C-4] tells of a review once it is published, opened, taken back and withdrawn', async () => {
    const { id, owner } = await createReviewRequest(context.services);
    const page = await open(owner);
    expect(await page.next()).toMatchObject({ event: 'orders', orders: [] });
    expect(await page.next()).toEqual({
      event: 'review',
      critiqueDetail: { reviewLink: null, openedByCustomer: 'false', reviewReady: false },
    });
    const change = (values: { review_ready?: boolean; opened_by_customer?: boolean; link_token?: string }) =>
      context.database.updateTable('critiques').set(values).where('id', '=', id).execute();
    await change({ review_ready: true, link_token: 'secret' });
    expect(await page.next()).toMatchObject({
      critiqueDetail: { reviewReady: true, reviewLink: expect.stringContaining('review=secret') },
    });
    await change({ opened_by_customer: true });
    expect(await page.next()).toMatchObject({ critiqueDetail: { openedByCustomer: 'true' } });
    await change({ review_ready: false, opened_by_customer: false });
    expect(await page.next()).toMatchObject({ critiqueDetail: { reviewReady: false, reviewLink: null } });
    await context.database.deleteFrom('critiques').where('id', '=', id).execute();
    expect(await page.next()).toEqual({ event: 'review', critiqueDetail: null });
  });

  test('[C-4] an account hears only of its own review', async () => {
    const { owner } = await createReviewRequest(context.services);
    const other = await createReviewRequest(context.services);
    const page = await open(owner);
    await page.next();
    await page.next();
    await context.database
      .updateTable('critiques')
      .set({ review_ready: true, link_token: 'another' })
      .where('id', '=', other.id)
      .execute();
    await createOrder(context.services, { user_id: owner.id });
    expect(await page.next()).toMatchObject({ event: 'orders', orders: [{}] });
  });

  test('who comes back is told what has happened meanwhile', async () => {
    const customer = await createCandidate(context.services);
    const order = await createOrder(context.services, { user_id: customer.id });
    const first = await open(customer);
    await first.next();
    first.leave();
    await moveTo(order, 75);
    expect(await (await open(customer)).next()).toMatchObject({ orders: [{ statusPercentage: 75 }] });
  });

  test('streams contain only one’s own orders', async () => {
    const [customer, other] = [
      await createCandidate(context.services),
      await createCandidate(context.services),
    ];
    const order = await createOrder(context.services, { user_id: customer.id });
    const others = await createOrder(context.services, { user_id: other.id });
    const page = await open(customer);
    expect((await page.next())?.orders).toMatchObject([{ id: order }]);
    await moveTo(others, 100);
    await moveTo(order, 10);
    expect((await page.next())?.orders).toMatchObject([{ id: order, statusPercentage: 10 }]);
  });

  test('[A-12] ends with its session, and no other', async () => {
    const customer = await createCandidate(context.services);
    const other = await createCandidate(context.services);
    const [page, othersPage] = [await open(customer), await open(other)];
    await Promise.all([page.next(), othersPage.next()]);
    await endSessions(context.database, customer.id);
    expect(await page.next()).toBeUndefined();
    expect((await open(customer)).response.status).toBe(401);
    await createOrder(context.services, { user_id: other.id });
    expect((await othersPage.next())?.orders).toHaveLength(1);
  });

  test('ends with the account', async () => {
    const customer = await createCandidate(context.services);
    await createOrder(context.services, { user_id: customer.id });
    const page = await open(customer);
    await page.next();
    await context.database.deleteFrom('users').where('id', '=', customer.id).execute();
    let last = await page.next();
    // What is no longer theirs may be told before the end.
    while (last) last = await page.next();
    expect(last).toBeUndefined();
  });

  test('a session that has run out is found at the next look', async () => {
    const customer = await createCandidate(context.services);
    const order = await createOrder(context.services, { user_id: customer.id });
    const page = await open(customer);
    await page.next();
    await context.database
      .updateTable('sessions')
      .set({ expires_at: new Date(Date.now() - 1000) })
      .where('user_id', '=', customer.id)
      .execute();
    await moveTo(order, 20);
    expect(await page.next()).toBeUndefined();
  });

  test('an account has so many open pages and no more, and one that is left makes room', async () => {
    const customer = await createCandidate(context.services);
    const pages = await Promise.all(Array.from({ length: 8 }, () => open(customer)));
    expect(pages.map(({ response }) => response.status)).toEqual(Array.from({ length: 8 }, () => 200));
    expect((await open(customer)).response.status).toBe(429);
    pages[0]?.leave();
    await expect.poll(async () => (await open(customer)).response.status).toBe(200);
  });

  test('a process has so many in all', async () => {
    const index = new StreamIndex(context.services, { inAll: 1 });
    const [one, other] = [await createCandidate(context.services), await createCandidate(context.services)];
    const body = index.open({ userId: one.id, sessionId: one.id }, 'en');
    expect(() => index.open({ userId: other.id, sessionId: other.id }, 'en')).toThrow('cannot be followed');
    body.destroy();
    await expect.poll(() => index.size).toBe(0);
    index.open({ userId: other.id, sessionId: other.id }, 'en').resume();
    await index.close();
  });

  test('a stopping process ends them within its drain', async () => {
    const { app } = await buildApp(context.services, pino({ level: 'silent' }));
    await app.listen({ port: 0, host: '127.0.0.1' });
    const customer = await createCandidate(context.services);
    const page = await open(customer, originOf(app.server.address()));
    await page.next();
    let isCut = false;
    await drainConnections(app, 60_000);
    expect(await page.next().catch(() => (isCut = true))).toBeUndefined();
    expect(isCut).toBe(false);
  });
});
