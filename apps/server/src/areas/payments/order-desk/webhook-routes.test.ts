import { sql } from 'kysely';
import { pino } from 'pino';
import { beforeEach, describe, expect, test } from 'vitest';
import { buildApp } from '../../../../app.ts';
import { paidEvent, sendWebhook } from '../../../testing/checkout-events.ts';
import { createCandidate, createEmployer, createStaff, type TestUser } from '../../../testing/factories.ts';
import { createPackage, createPlanOrder } from '../../../testing/order-factories.ts';
import { sentMails } from '../../../testing/sent-mails.ts';
import { useTestApp } from '../../../testing/test-app.ts';
import { newId } from '../../../platform/ids.ts';
import { eraseDueAccounts } from '../../lifecycle/privacy/erasure-commands.ts';

const context = useTestApp();
let administrator: TestUser;
let customer: TestUser;

beforeEach(async () => {
  administrator = await createStaff(context.services);
  customer = await createCandidate(context.services);
});

const send = (method: 'GET' | 'POST', path: string) =>
  context.app.inject({ method, url: `/api/staff/webhooks${path}`, headers: administrator.headers });
const receiptOf = async (id: string) => (await send('GET', `/${id}`)).json().data;
const ordersOf = (externalId: string) =>
  context.database.selectFrom('orders').selectAll().where('external_id', '=', externalId).execute();
const notesOn = (id: string) =>
  context.database
    .selectFrom('audit_log')
    .select(['action', 'before', 'after'])
    .where('subject_kind', '=', 'webhook')
    .where('subject_id', '=', id)
    .orderBy('created_at')
    .execute();

/** A sale of a package that is not offered yet: refused, and the checkout told so. */
async function refusedSale() {
  const productId = `late-${newId()}`;
  const [id, event] = [newId(), paidEvent({ customerId: customer.id, productId })];
  expect((await sendWebhook(context, event, { id })).statusCode).toBe(400);
  const offer = () => createPackage(context.services, { product_id: productId, name: 'Late package' });
  return { id, event, offer };
}

describe('[J-5, D-8] what the checkout reported', () => {
  test('is listed with what it changed, however often it came', async () => {
    const productId = await createPackage(context.services);
    const [id, event] = [newId(), paidEvent({ customerId: customer.id, productId })];
    await sendWebhook(context, event, { id });
    await sendWebhook(context, event, { id });
    const [order] = await ordersOf(event.data.orderId);
    const listed = (await send('GET', `?q=${event.data.orderId}`)).json();
    expect(listed).toMatchObject({
      total: 1,
      data: [{ id, kind: 'order.paid', state: 'acted', orderId: order?.id, deliveries: 2, refusal: '' }],
    });
    expect(await receiptOf(id)).toMatchObject({
      customer: { id: customer.id, name: 'Ada Lovelace' },
      changes: [
        { field: 'progress', before: null, after: '0 %' },
        { field: 'refunded', before: null, after: 'no' },
      ],
    });
  });

  test('is kept with the words of its refusal, and is acted upon when it comes again and can be', async () => {
    const { id, event, offer } = await refusedSale();
    expect(await receiptOf(id)).toMatchObject({
      state: 'refused',
      refusal: 'There is no package of this productId.',
      changes: [],
      orderId: null,
    });
    await offer();
    expect((await sendWebhook(context, event, { id })).json()).toEqual({ message: 'Received.' });
    expect(await receiptOf(id)).toMatchObject({ state: 'acted', refusal: '', deliveries: 2 });
  });

  test('that is no event is kept as refused, without what it said', async () => {
    const id = newId();
    expect((await sendWebhook(context, { type: 'order.lost', data: {} }, { id })).statusCode).toBe(400);
    expect(await receiptOf(id)).toMatchObject({ kind: null, state: 'refused', payload: null });
    const unstorable = newId();
    await sendWebhook(context, paidEvent({ customerId: customer.id, orderId: 'a\0' }), { id: unstorable });
    expect(await receiptOf(unstorable)).toMatchObject({ state: 'refused', payload: null });
  });

  test('of a customer without an account keeps nothing of them', async () => {
    const id = newId();
    await sendWebhook(
      context,
      paidEvent({ customerId: newId(), productId: await createPackage(context.services) }),
      {
        id,
      },
    );
    expect(await receiptOf(id)).toMatchObject({ state: 'refused', payload: null, customer: null });
    expect((await send('POST', `/${id}/replay`)).json().message).toBe(
      'What this report said is no longer kept, so it cannot be dealt with again.',
    );
  });

  test('without a right signature is counted by day and reason, and none of it is kept', async () => {
    const { app } = await buildApp(context.services, pino({ level: 'silent' }));
    const forged = { ...context, app };
    const secret = `whsec_${Buffer.alloc(32, 'x').toString('base64')}`;
    const before = await context.database.selectFrom('webhook_receipts').select('id').execute();
    for (let count = 0; count < 40; count++) {
      const id = `forged-${count}-${'x'.repeat(200)}`;
      await sendWebhook(forged, { payload: 'a'.repeat(10_000) }, { id, secret });
    }
    await app.inject({ method: 'POST', url: '/api/webhooks/checkout', payload: {} });
    await app.close();
    const response = await context.app.inject({
      url: '/api/staff/unsigned-webhooks',
      headers: administrator.headers,
    });
    expect(response.json().data).toMatchObject([
      { reason: 'headers', deliveries: 1, lastId: '' },
      { reason: 'signature', deliveries: 40, lastId: `forged-39-${'x'.repeat(50)}` },
    ]);
    expect(await context.database.selectFrom('webhook_receipts').select('id').execute()).toEqual(before);
  });
});

describe('[J-5] a report is acted upon once more', () => {
  test('once what refused it is mended: the order is there, and the log says so', async () => {
    const { id, event, offer } = await refusedSale();
    const refused = await send('POST', `/${id}/replay`);
    expect(refused.statusCode).toBe(409);
    expect(refused.json().message).toBe('There is no package of this productId.');
    expect(await notesOn(id)).toEqual([]);
    await offer();
    expect((await send('POST', `/${id}/replay`)).json()).toEqual({ message: 'Acted upon.' });
    expect(await ordersOf(event.data.orderId)).toMatchObject([
      { user_id: customer.id, package_name: 'Late package' },
    ]);
    expect(await receiptOf(id)).toMatchObject({ state: 'acted', refusal: '' });
    expect(await notesOn(id)).toEqual([
      {
        action: 'webhook.replay',
        before: { state: 'refused' },
        after: { state: 'acted', progress: '0 %', refunded: 'no' },
      },
    ]);
  });

  test('twice at once has its effect once', async () => {
    const { id, event, offer } = await refusedSale();
    await offer();
    const answers = await Promise.all([send('POST', `/${id}/replay`), send('POST', `/${id}/replay`)]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    expect(answers.map((answer) => answer.json().message).toSorted()).toEqual([
      'Acted upon.',
      'Nothing had to change: everything that it reports is so already.',
    ]);
    expect(await ordersOf(event.data.orderId)).toHaveLength(1);
  });

  test('with the same report coming in has its effect once', async () => {
    const { id, event, offer } = await refusedSale();
    await offer();
    await Promise.all([send('POST', `/${id}/replay`), sendWebhook(context, event, { id })]);
    expect(await ordersOf(event.data.orderId)).toHaveLength(1);
    expect(await receiptOf(id)).toMatchObject({ state: 'acted' });
  });

  test('and a payment of a company grants its plan once and is mailed once', async () => {
    const { services, database } = context;
    const employer = await createEmployer(services);
    const orderId = await createPlanOrder(services, { company_id: employer.companyId });
    const handedOver = await context.app.inject({
      method: 'POST',
      url: `/api/company/transactions/${orderId}/checkout`,
      headers: employer.headers,
    });
    const { searchParams } = new URL(handedOver.json().data.checkoutLink);
    const reference = searchParams.get('reference') ?? '';
    const [id, event] = [
      newId(),
      paidEvent({ customerId: employer.id, productId: 'plan-professional', amount: 2900, reference }),
    ];
    await sendWebhook(context, event, { id });
    const receipt = await receiptOf(id);
    expect(receipt).toMatchObject({
      orderId,
      changes: [{ field: 'status', before: 'pending', after: 'paid' }],
    });
    expect(receipt.payload).not.toContain(reference);
    const answers = await Promise.all([send('POST', `/${id}/replay`), send('POST', `/${id}/replay`)]);
    expect(answers.map((answer) => answer.json().message)).toEqual(
      Array(2).fill('Nothing had to change: everything that it reports is so already.'),
    );
    expect(await receiptOf(id)).toMatchObject({ changes: receipt.changes });
    expect(await sentMails(database, employer.email)).toHaveLength(1);
    const plans = await database
      .selectFrom('company_plans')
      .select('id')
      .where('company_id', '=', employer.companyId)
      .execute();
    expect(plans).toHaveLength(1);
  });

  test('not when its order has moved on: the sentence says how far', async () => {
    const productId = await createPackage(context.services);
    const [id, event] = [newId(), paidEvent({ customerId: customer.id, productId })];
    await sendWebhook(context, event, { id });
    await sendWebhook(context, {
      type: 'order.progressed',
      data: { ...event.data, statusPercentage: 75 },
    });
    const behind = await send('POST', `/${id}/replay`);
    expect(behind.statusCode).toBe(409);
    expect(behind.json().message).toBe('The work is at 75 % by now: this report is behind it.');
    await sendWebhook(context, { ...event, type: 'order.refunded' });
    expect((await send('POST', `/${id}/replay`)).json().message).toMatch(/given back since/);
    expect(await ordersOf(event.data.orderId)).toMatchObject([{ status_percentage: 75 }]);
  });

  test('not once its customer has left: what it said went with them', async () => {
    const { id } = await refusedSale();
    await context.database
      .updateTable('users')
      .set({ deletion_due_at: sql`now() - interval '1 hour'` })
      .where('id', '=', customer.id)
      .execute();
    await eraseDueAccounts(context.services);
    expect((await send('POST', `/${id}/replay`)).json().message).toBe(
      'What this report said is no longer kept, so it cannot be dealt with again.',
    );
  });
});

test('[J-5] a refused report is set aside once, and is no longer listed', async () => {
  const waiting = async () => {
    const { data } = (
      await context.app.inject({ url: '/api/staff/overview', headers: administrator.headers })
    ).json();
    return data.find(({ queue }: { queue: string }) => queue === 'webhooks').count as number;
  };
  const before = await waiting();
  const { id } = await refusedSale();
  expect(await waiting()).toBe(before + 1);
  expect((await send('POST', `/${id}/set-aside`)).statusCode).toBe(200);
  expect(await waiting()).toBe(before);
  expect((await send('POST', `/${id}/set-aside`)).statusCode).toBe(409);
  expect((await notesOn(id)).map(({ action }) => action)).toEqual(['webhook.set-aside']);
});
