import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { beforeAll, describe, expect, test } from 'vitest';
import { createEmployer, createStaff } from '../../../testing/factories.ts';
import { callsOf } from '../../../testing/paying-companies.ts';
import { begunRenewing, daysFrom, sellPlan } from '../../../testing/renewing-plans.ts';
import { sentMails } from '../../../testing/sent-mails.ts';
import { useTestApp } from '../../../testing/test-app.ts';
import { cancelSubscription, resumeSubscription, switchSubscription } from './commands.ts';
import { tellCheckouts } from './telling-commands.ts';

const context = useTestApp();
let plan: string;
let larger: string;
beforeAll(async () => {
  plan = await sellPlan(context);
  larger = await sellPlan(context, { amount: 9900, postings: 20 });
});

async function begin() {
  const begun = await begunRenewing(context, plan);
  const subscriptionId = (await begun.find())?.id ?? '';
  const act = (what: string, body?: object) =>
    begun.call(
      what === 'next' ? 'PUT' : 'POST',
      `/company/subscriptions/${subscriptionId}/${what}`,
      body ?? {},
    );
  return { ...begun, subscriptionId, act };
}

describe('[L-41] a company ends its plan', () => {
  test('with its period, confirmed with the moment, and takes that back', async () => {
    const { act, listed, planOf, employer, find } = await begin();
    const canceled = await act('cancel');
    expect(canceled.json().message).toContain('does not renew');
    expect((await act('cancel')).statusCode).toBe(409);
    expect((await listed())[0].cancelAskedAt).not.toBeNull();
    expect((await planOf()).plan).toBe(plan);
    const mail = (await sentMails(context.database, employer.email)).find(
      ({ kind }) => kind === 'plan-canceled',
    );
    expect(mail?.text).toMatch(/We received the cancelling of your .* plan on .* at \d\d:\d\d/);
    expect(await find()).toMatchObject({ wish: 1, told_wish: 0 });
    expect((await act('resume')).statusCode).toBe(200);
    expect((await act('resume')).statusCode).toBe(409);
    expect(await find()).toMatchObject({ wish: 2, cancel_asked_at: null });
  });

  test('ends the leeway of a late payment with it, and gets it back', async () => {
    const { act, begins, employer } = await begin();
    const ends = async () =>
      (
        await context.database
          .selectFrom('company_plans')
          .select('ends_at')
          .where('company_id', '=', employer.companyId)
          .executeTakeFirstOrThrow()
      ).ends_at;
    expect(await ends()).toEqual(daysFrom(begins, 33));
    await act('cancel');
    expect(await ends()).toEqual(daysFrom(begins, 30));
    await act('resume');
    expect(await ends()).toEqual(daysFrom(begins, 33));
  });

  test('is charged no more: what the checkout charges all the same is flagged', async () => {
    const { act, say, begins, employer } = await begin();
    await act('cancel');
    await say('subscription.renewed', {
      periodStart: daysFrom(begins, 30).toISOString(),
      periodEnd: daysFrom(begins, 60).toISOString(),
    });
    const flags = await context.database
      .selectFrom('posting_orders')
      .select('flag')
      .where('company_id', '=', employer.companyId)
      .where('status', '=', 'flagged')
      .execute();
    expect(flags).toEqual([{ flag: 'Charged after it was canceled.' }]);
  });
});

describe('[L-41] another plan follows', () => {
  test('at its price from the next period on, and not before', async () => {
    const { act, say, begins, listed, planOf } = await begin();
    const seen = { amount: 9900, currency: 'EUR' };
    expect((await act('next', { plan: larger, seen: { ...seen, amount: 1 } })).statusCode).toBe(409);
    expect((await act('next', { plan: 'professional' })).statusCode).toBe(400);
    expect((await act('next', { plan: larger, seen })).statusCode).toBe(200);
    expect(await listed()).toMatchObject([{ plan, next: { plan: larger, amount: 9900 } }]);
    expect((await planOf()).postings).toBe(5);
    const period = {
      periodStart: daysFrom(begins, -1).toISOString(),
      periodEnd: daysFrom(begins, 31).toISOString(),
    };
    await say('subscription.renewed', period, { amount: 9900, productId: `plan-${larger}` });
    expect(await listed()).toMatchObject([{ plan: larger, amount: 9900, next: null }]);
    expect((await planOf()).postings).toBe(20);
  });

  test('or the same stays where the checkout had charged it already', async () => {
    const { act, say, begins, listed } = await begin();
    await act('next', { plan: larger });
    await say('subscription.renewed', {
      periodStart: daysFrom(begins, 30).toISOString(),
      periodEnd: daysFrom(begins, 60).toISOString(),
    });
    expect(await listed()).toMatchObject([{ plan, amount: 4900, next: { plan: larger } }]);
    expect((await act('next', { plan: null })).json().message).toContain('stays your plan');
    expect(await listed()).toMatchObject([{ next: null }]);
  });
});

test('[L-41] the card is changed at the checkout, which learns whose subscription it is', async () => {
  const { act, id, employer } = await begin();
  const { checkoutLink, autoLoginCode } = (await act('card')).json().data;
  const { pathname, searchParams } = new URL(checkoutLink);
  expect(pathname).toBe('/card');
  expect(autoLoginCode).not.toBe('');
  const { checkout } = context.services.config;
  const found = await context.app.inject({
    method: 'POST',
    url: '/api/partner/find-order',
    headers: { authorization: `Bearer ${checkout?.partnerSecret}` },
    payload: { reference: searchParams.get('reference'), customerId: employer.id },
  });
  expect(found.json().data).toMatchObject({ subscriptionId: id, pending: false });
});

test('[L-41] nothing of it is another company’s, a viewer’s or a guest’s to change', async () => {
  const { subscriptionId, employer } = await begin();
  const other = await createEmployer(context.services);
  const viewer = await createEmployer(context.services, {
    companyId: employer.companyId,
    memberRole: 'viewer',
  });
  for (const what of ['cancel', 'resume', 'card']) {
    const path = `/company/subscriptions/${subscriptionId}/${what}`;
    expect((await callsOf(context, other)('POST', path)).statusCode).toBe(404);
    expect((await callsOf(context, viewer)('POST', path)).statusCode).toBe(403);
    expect((await context.app.inject({ method: 'POST', url: `/api${path}` })).statusCode).toBe(401);
  }
  expect((await callsOf(context, other)('GET', '/company/subscriptions')).json().data).toEqual([]);
});

test('[L-41] staff end a plan: what is paid stays, and the company is told', async () => {
  const { subscriptionId, planOf, listed, employer, find } = await begin();
  const administrator = await createStaff(context.services);
  const path = `/staff/subscriptions/${subscriptionId}/end`;
  expect((await callsOf(context, administrator)('POST', path)).statusCode).toBe(200);
  expect((await callsOf(context, administrator)('POST', path)).statusCode).toBe(409);
  expect(await listed()).toEqual([]);
  expect((await planOf()).plan).toBe(plan);
  expect(await find()).toMatchObject({ end_reason: 'staff', wish: 1 });
  const mails = await sentMails(context.database, employer.email);
  const ended = mails.find(({ kind }) => kind === 'plan-ended');
  // Nothing keeps them: they are settled like those of any plan that is over.
  expect(ended?.text).toContain('Postings beyond the plan that you have then stay open for seven more days.');
  const all = await callsOf(context, administrator)('GET', '/staff/subscriptions?show=all');
  expect(all.json().data[0]).toMatchObject({ endReason: 'Ended by staff', waitsForCheckout: true });
});

describe('[L-41] the checkout is told', () => {
  test('all that is wished at once, again while it does not answer, and once when it has', async () => {
    const { employer, subscriptionId, find, id } = await begin();
    // Not by the calls, which tell the checkout by themselves.
    await cancelSubscription(context.services, employer.id, subscriptionId);
    await resumeSubscription(context.database, employer.id, subscriptionId);
    await switchSubscription(context.services, employer.id, subscriptionId, { plan: larger });
    const heard: { authorization: string | undefined; body: Record<string, unknown> }[] = [];
    let status = 500;
    const server = createServer((request, response) => {
      void text(request).then((body) => {
        heard.push({ authorization: request.headers.authorization, body: JSON.parse(body) });
        response.writeHead(status).end();
      });
    });
    await new Promise<void>((done) => void server.listen(0, '127.0.0.1', done));
    const { port } = server.address() as AddressInfo;
    const { config, database } = context.services;
    const checkout = { ...config.checkout!, origin: `http://127.0.0.1:${port}` };
    const services = { database, config: { ...config, checkout } };
    const row = await find();
    await database
      .updateTable('subscriptions')
      .set({ tell_after: new Date(0) })
      .where('external_id', '=', id)
      .execute();
    expect(await tellCheckouts(services, row?.id)).toBe(0);
    expect(await find()).toMatchObject({ told_wish: 0 });
    // It is left alone for a while.
    expect(await tellCheckouts(services, row?.id)).toBe(0);
    expect(heard).toHaveLength(1);
    status = 200;
    await database
      .updateTable('subscriptions')
      .set({ tell_after: new Date(0) })
      .where('external_id', '=', id)
      .execute();
    expect(await tellCheckouts(services, row?.id)).toBe(1);
    expect(await tellCheckouts(services, row?.id)).toBe(0);
    server.close();
    expect(heard.at(-1)).toMatchObject({
      authorization: `Bearer ${checkout.partnerSecret}`,
      body: {
        subscriptionId: id,
        wish: 3,
        cancelsAtPeriodEnd: false,
        isEnded: false,
        next: { productId: `plan-${larger}`, amount: 9900, currency: 'EUR', interval: 'monthly' },
      },
    });
    expect(await find()).toMatchObject({ wish: 3, told_wish: 3 });
  });
});
