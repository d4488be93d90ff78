import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { afterEach, expect, test } from 'vitest';
import { buildApp } from '../../server/app.ts';
import { tellCheckouts } from '../../server/src/areas/payments/subscriptions/telling-commands.ts';
import { createEmployer } from '../../server/src/testing/factories.ts';
import { callsOf, orderPlanOf } from '../../server/src/testing/paying-companies.ts';
import { sellPlan } from '../../server/src/testing/renewing-plans.ts';
import { findFreePort } from '../../server/src/testing/server-process.ts';
import { useTestApp } from '../../server/src/testing/test-app.ts';
import { acceptedCard, declinedCard } from './card-rules.ts';
import { startSandbox } from './start-sandbox.ts';

const context = useTestApp();
const log = pino({ level: 'silent' });
const card = { number: acceptedCard, name: 'Ada Lovelace', expiry: '12/40', code: '123' };
const soon = { timeout: 10_000 };
const running: { stop(): Promise<void> }[] = [];
afterEach(async () => {
  for (const part of running.splice(0).toReversed()) await part.stop();
});

/** The board with the stand-in as its checkout, and a company that has paid there for a plan that renews. */
async function begin(change: Parameters<typeof sellPlan>[1] = {}) {
  const plan = await sellPlan(context, change);
  const port = await findFreePort();
  const sandbox = await startSandbox({
    host: '127.0.0.1',
    ports: [0],
    originOf: (own) => `http://127.0.0.1:${own}`,
    product: { publicUrl: 'https://board.example', apiUrl: `http://127.0.0.1:${port}/api` },
    file: join(mkdtempSync(join(tmpdir(), 'waymark-sandbox-')), 'book.json'),
    log,
    delayAfter: () => 5,
  });
  running.push(sandbox);
  const services = { ...context.services, config: { ...context.services.config, checkout: sandbox } };
  const { app } = await buildApp(services, log);
  await app.listen({ port, host: '127.0.0.1' });
  running.push({
    async stop() {
      app.server.closeAllConnections();
      await app.close();
    },
  });
  const employer = await createEmployer(context.services);
  const call = callsOf({ ...context, app }, employer);
  const orderId = await orderPlanOf({ ...context, app }, employer, plan);
  let cookie = '';
  const browse = async (path: string, form?: Record<string, string>) => {
    const response = await fetch(new URL(path, sandbox.origin), {
      redirect: 'manual',
      headers: { cookie },
      ...(form && { method: 'POST', body: new URLSearchParams(form) }),
    });
    cookie = response.headers.get('set-cookie')?.split(';')[0] ?? cookie;
    return { status: response.status, text: await response.text() };
  };
  const enter = async (path: string) => {
    const { checkoutLink, autoLoginCode } = (await call('POST', path)).json().data;
    const { pathname, search } = new URL(checkoutLink);
    await browse(`${pathname}${search}&code=${autoLoginCode}`);
    return pathname + search;
  };
  const payPath = await enter(`/company/transactions/${orderId}/checkout`);
  const page = (await browse(payPath)).text;
  await browse(payPath, card);
  const listed = async () => (await call('GET', '/company/subscriptions')).json().data;
  await expect.poll(listed, soon).toHaveLength(1);
  const [{ id, periodEnd }] = await listed();
  const { external_id: number } = await context.database
    .selectFrom('subscriptions')
    .select('external_id')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const act = (what: string) => browse(`/operator/subscriptions/${number}/${what}`, {});
  return { sandbox, services, call, browse, enter, page, listed, id, periodEnd, act };
}

test('[L-41] what is paid at the stand-in renews when time passes, each period an order of its own', async () => {
  const { sandbox, call, page, listed, periodEnd } = await begin();
  expect(page).toContain('renews each month');
  await sandbox.passTime(new Date(periodEnd));
  await expect.poll(async () => (await listed())[0].periodEnd, soon).not.toBe(periodEnd);
  const orders = (await call('GET', '/company/transactions')).json().data;
  expect(orders.map(({ status }: { status: string }) => status)).toEqual(['paid', 'paid']);
});

test('[L-41] a trial is free, then the plan is charged', async () => {
  const { page, act, listed, call } = await begin({ trialDays: 14 });
  expect(page).toContain('Begin the trial');
  expect(await listed()).toMatchObject([{ isTrial: true }]);
  await act('renew');
  await expect.poll(listed, soon).toMatchObject([{ isTrial: false }]);
  const orders = (await call('GET', '/company/transactions')).json().data;
  expect(orders.map(({ amount }: { amount: number }) => amount)).toEqual([4900, 0]);
});

test('[L-41] a company’s cancelling reaches the stand-in, which then ends it instead of charging', async () => {
  const { call, act, id, services, browse, listed } = await begin();
  await call('POST', `/company/subscriptions/${id}/cancel`);
  await expect.poll(() => tellCheckouts(services), soon).toBe(0);
  await expect.poll(async () => (await browse('/operator')).text, soon).toContain('It ends with its period.');
  await act('renew');
  await expect.poll(async () => (await browse('/operator')).text, soon).toContain('It has ended.');
  const orders = (await call('GET', '/company/transactions')).json().data;
  expect(orders).toHaveLength(1);
  expect((await listed())[0].cancelAskedAt).not.toBeNull();
});

test('[L-41] a payment that fails is tried with another card', async () => {
  const { act, enter, browse, listed, id, periodEnd } = await begin();
  await act('fail');
  await expect.poll(async () => (await listed())[0].failedAt, soon).not.toBeNull();
  await act('expire-card');
  await expect.poll(async () => (await listed())[0].cardEndsOn, soon).not.toBeNull();
  const path = await enter(`/company/subscriptions/${id}/card`);
  expect((await browse(path, { number: declinedCard })).text).toContain('declined');
  expect((await browse(path, { number: acceptedCard })).text).toContain('The card is changed');
  await expect.poll(listed, soon).toMatchObject([{ failedAt: null, cardEndsOn: null }]);
  expect((await listed())[0].periodEnd).not.toBe(periodEnd);
});

test('[L-41] nobody but the board tells the stand-in what to do', async () => {
  const { sandbox } = await begin();
  const response = await fetch(new URL('/partner/subscription', sandbox.origin), {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: 'Bearer wrong' },
    body: '{}',
  });
  expect(response.status).toBe(401);
});
