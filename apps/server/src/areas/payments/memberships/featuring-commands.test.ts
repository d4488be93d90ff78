import { defaultBoardSettings } from '@waymark/contract/all-settings';
import { beforeEach, describe, expect, test } from 'vitest';
import { board } from '../../../platform/board/board.ts';
import { sendWebhook } from '../../../testing/checkout-events.ts';
import { newId } from '../../../platform/ids.ts';
import { createEmployer, createJob, createStaff } from '../../../testing/factories.ts';
import { createOrdering, papersOf, setUpSeller } from '../../../testing/lawful-seller.ts';
import { callsOf, findOrder, handOver, reportPaid } from '../../../testing/paying-companies.ts';
import { setSetting } from '../../../testing/switches.ts';
import { useTestApp } from '../../../testing/test-app.ts';

const context = useTestApp();
const seen = { amount: 900, days: 7 };
const dayMs = 86_400_000;

async function sell(change: object = {}) {
  const value = { ...defaultBoardSettings.featuring, ...seen, ...change };
  await context.database.deleteFrom('board_settings').where('key', '=', 'featuring').execute();
  await setSetting(context.database, 'featuring', value);
  await board.load(context.database);
}

beforeEach(async () => {
  await setUpSeller(context);
  await sell();
});

/** A company with an open posting. */
async function open() {
  const { employer, call } = await createOrdering(context);
  const { id: jobId } = await createJob(context.services, {
    company_id: employer.companyId,
    status: 'active',
  });
  const order = (body: object = seen) => call('POST', `/company/jobs/${jobId}/featuring`, body);
  const ordered = async (): Promise<string> => (await order()).json().data.orderId;
  const daysLeft = async () => {
    const { featured_until: until } = await context.database
      .selectFrom('jobs')
      .select('featured_until')
      .where('id', '=', jobId)
      .executeTakeFirstOrThrow();
    return until && Math.round((until.getTime() - Date.now()) / dayMs);
  };
  const set = (change: { status?: 'expired'; featured_until?: Date; featured_by?: string }) =>
    context.database.updateTable('jobs').set(change).where('id', '=', jobId).execute();
  return { employer, call, jobId, order, ordered, daysLeft, set };
}

describe('[L-41] featured days on their own', () => {
  test('are paid by card, come after those that the posting has, and have an invoice of their days', async () => {
    const { employer, call, ordered, daysLeft, set } = await open();
    await set({ featured_until: new Date(Date.now() + 3 * dayMs) });
    const orderId = await ordered();
    expect(await ordered()).toBe(orderId);
    const [shown] = (await call('GET', '/company/transactions')).json().data;
    expect(shown).toMatchObject({ isFeaturing: true, item: expect.stringMatching(/^Featuring: /) as string });
    const report = await handOver(context, employer, orderId);
    await reportPaid(context, report);
    await reportPaid(context, report);
    expect(await daysLeft()).toBe(10);
    expect(await papersOf(context, orderId)).toMatchObject([
      { total: 900, tax: 144, item: expect.stringMatching(/^Featuring: /) as string },
    ]);
    await sendWebhook(context, { type: 'order.refunded', data: report });
    expect(await daysLeft()).toBe(3);
    expect((await papersOf(context, orderId)).map(({ total }) => total)).toEqual([900, -900]);
  });

  test('are still shown where the plan ends early that featured the posting before', async () => {
    const { employer, ordered, daysLeft, set } = await open();
    const planId = newId();
    await context.database
      .insertInto('company_plans')
      .values({
        id: planId,
        company_id: employer.companyId,
        plan: 'professional',
        postings: 5,
        seats: 1,
        candidate_search: false,
        featured_days: 5,
        starts_at: new Date(Date.now() - dayMs),
        ends_at: new Date(Date.now() + 20 * dayMs),
      })
      .execute();
    const featured = { featured_until: new Date(Date.now() + 3 * dayMs), featured_by: planId };
    await set(featured);
    const other = await createJob(context.services, { company_id: employer.companyId, status: 'active' });
    await context.database.updateTable('jobs').set(featured).where('id', '=', other.id).execute();
    await reportPaid(context, await handOver(context, employer, await ordered()));
    expect(await daysLeft()).toBe(10);
    await context.database
      .updateTable('company_plans')
      .set({ ends_at: new Date(Date.now() - 1000) })
      .where('id', '=', planId)
      .execute();
    expect(await daysLeft()).toBe(7);
    const { featured_until: until } = await context.database
      .selectFrom('jobs')
      .select('featured_until')
      .where('id', '=', other.id)
      .executeTakeFirstOrThrow();
    expect(until).toBeNull();
  });

  test('are paid by invoice', async () => {
    const { call, ordered, daysLeft } = await open();
    const orderId = await ordered();
    const issued = await call('POST', `/company/transactions/${orderId}/invoice`, {});
    expect(await daysLeft()).toBeNull();
    const { number } = issued.json().data;
    const staff = callsOf(context, await createStaff(context.services));
    expect((await staff('POST', `/staff/invoices/${number}/paid`)).statusCode).toBe(200);
    expect(await daysLeft()).toBe(7);
    await staff('POST', `/staff/invoices/${number}/credit`, { reason: 'Not wanted.' });
    expect(await daysLeft()).toBeNull();
  });

  test('are not given to a posting that closed before they were paid: staff look at the payment', async () => {
    const { employer, call, ordered, daysLeft, set } = await open();
    const orderId = await ordered();
    const report = await handOver(context, employer, orderId);
    await set({ status: 'expired' });
    for (const path of ['checkout', 'invoice']) {
      const refused = await call('POST', `/company/transactions/${orderId}/${path}`, {});
      expect([refused.statusCode, refused.json().message]).toEqual([
        409,
        'The posting is no longer open, so there is nothing to feature. Open it again, or cancel the order.',
      ]);
    }
    await reportPaid(context, report);
    expect(await daysLeft()).toBeNull();
    expect(await findOrder(context, orderId)).toMatchObject({
      status: 'flagged',
      flag: 'The posting was no longer open when its featuring was paid.',
    });
  });

  test('are refused for a closed posting, another company’s, at another price and where they are not sold', async () => {
    const { jobId, employer, order, set, ordered } = await open();
    const stranger = callsOf(context, await createEmployer(context.services));
    expect((await stranger('POST', `/company/jobs/${jobId}/featuring`, seen)).statusCode).toBe(404);
    const cheap = await order({ amount: 1, days: 7 });
    expect([cheap.statusCode, cheap.json().message]).toEqual([
      409,
      'Featuring now costs $9.00 for 7 days. Load the page again before you order it.',
    ]);
    expect((await order({ amount: 900, days: 365 })).statusCode).toBe(409);
    const former = await ordered();
    await sell({ amount: 1000 });
    expect((await order({ ...seen, amount: 1000 })).statusCode).toBe(200);
    expect((await findOrder(context, former)).status).toBe('canceled');
    await sell({ amount: 0 });
    expect((await order({ ...seen, amount: 0 })).statusCode).toBe(409);
    await sell();
    await set({ status: 'expired' });
    expect((await order()).json().message).toBe('Only an open posting can be featured. Open it first.');
    await context.database
      .updateTable('company_members')
      .set({ member_role: 'viewer' })
      .where('user_id', '=', employer.id)
      .execute();
    expect((await order()).statusCode).toBe(403);
  });
});
