import type { JobCard } from '@waymark/contract/jobs/jobs';
import { defaultPlans } from '@waymark/contract/payments/membership-plans';
import type { StaffPlan } from '@waymark/contract/payments/staff-plans';
import { beforeEach, describe, expect, test } from 'vitest';
import { planCatalog } from '../../../platform/plans/plan-catalog.ts';
import { sendWebhook } from '../../../testing/checkout-events.ts';
import { createEmployer, createJob, createStaff, type TestUser } from '../../../testing/factories.ts';
import { callsOf, findOrder, handOver, orderPlanOf, reportPaid } from '../../../testing/paying-companies.ts';
import { useTestApp } from '../../../testing/test-app.ts';
import { endFeatured } from '../../jobs/jobs/commands.ts';

const context = useTestApp();
let administrator: TestUser;

const fields = {
  name: 'Large teams',
  unit: '',
  amount: 9900,
  currency: 'EUR',
  days: 60,
  postings: 25,
  seats: null,
  candidateSearch: true,
  featuredDays: 0,
  refundTerms: 'Within 14 days.',
};

beforeEach(async () => {
  await context.database.deleteFrom('posting_orders').execute();
  await context.database.deleteFrom('company_plans').execute();
  await context.database.deleteFrom('plans').execute();
  await context.database.selectNoFrom(({ fn }) => fn('write_first_plans', []).as('written')).execute();
  await planCatalog.load(context.database);
  administrator = await createStaff(context.services);
});

const staff: ReturnType<typeof callsOf> = (...call) => callsOf(context, administrator)(...call);
const listPlans = async (): Promise<StaffPlan[]> => (await staff('GET', '/staff/plans')).json().data;

async function change(key: string, changes: object) {
  const known = (await listPlans()).find((plan) => plan.key === key);
  const {
    kind: _k,
    productId: _p,
    retiredAt: _r,
    running: _n,
    orders: _o,
    isUnused: _u,
    key: _key,
    ...was
  } = known as StaffPlan;
  return staff('PUT', `/staff/plans/${key}`, { ...was, ...changes });
}

const planOf = async (employer: TestUser) =>
  (await callsOf(context, employer)('GET', '/company/plan')).json().data;

test('[L-30] [D-10] a board begins with the plans of the specification', async () => {
  expect(planCatalog.onSale).toEqual(Object.values(defaultPlans));
  expect(planCatalog.changed).toBeNull();
});

describe('[L-30] a price that changes', () => {
  test('is what pages, companies and new orders get; the log says who changed it', async () => {
    const response = await change('professional', { amount: 4900, postings: 12 });
    expect(response.statusCode).toBe(200);
    expect(planCatalog.changed?.find(({ key }) => key === 'professional')).toMatchObject({ amount: 4900 });
    const employer = await createEmployer(context.services);
    expect((await planOf(employer)).offers[0]).toMatchObject({
      key: 'professional',
      amount: 4900,
      postings: 12,
    });
    expect(await findOrder(context, await orderPlanOf(context, employer))).toMatchObject({ amount: 4900 });
    const note = await context.database
      .selectFrom('audit_log')
      .select(['before', 'after'])
      .where('action', '=', 'plan.change')
      .orderBy('created_at', 'desc')
      .executeTakeFirstOrThrow();
    expect([note.before, note.after]).toMatchObject([{ amount: 2900 }, { amount: 4900 }]);
  });

  test('leaves a plan that runs, and what was ordered and shown before', async () => {
    const employer = await createEmployer(context.services);
    const report = await handOver(context, employer, await orderPlanOf(context, employer));
    await change('professional', { amount: 9900, postings: 3, days: 5 });
    await staff('PUT', '/staff/plans/professional/retired', { retired: true });
    // Shown at the checkout before, paid now.
    await reportPaid(context, report);
    const plan = await planOf(employer);
    expect(plan).toMatchObject({ plan: 'professional', name: 'Professional', postings: 10 });
    const daysLeft = (Date.parse(plan.endsAt) - Date.now()) / 86_400_000;
    expect(Math.round(daysLeft)).toBe(30);
    expect((await listPlans()).find(({ key }) => key === 'professional')).toMatchObject({
      running: 1,
      orders: 1,
    });
  });

  test('is told to a company that saw the old one, and replaces its unpaid order', async () => {
    const employer = await createEmployer(context.services);
    const first = await orderPlanOf(context, employer);
    await change('professional', { amount: 3900 });
    const call = callsOf(context, employer);
    const seen = { amount: 2900, currency: 'USD' };
    const refused = await call('POST', '/company/plan-orders', { plan: 'professional', seen });
    expect(refused.statusCode).toBe(409);
    expect(refused.json().message).toBe(
      'Professional costs $39.00 now. Load the page again before you order it.',
    );
    expect((await findOrder(context, first)).status).toBe('pending');
    const second = await orderPlanOf(context, employer);
    expect(await findOrder(context, second)).toMatchObject({ status: 'pending', amount: 3900 });
    expect((await findOrder(context, first)).status).toBe('canceled');
    expect(await orderPlanOf(context, employer)).toBe(second);
  });

  test('is refused where a colleague changed the plan first', async () => {
    const { version } = (await listPlans()).find(({ key }) => key === 'extended') as StaffPlan;
    await change('extended', { amount: 3100 });
    const late = await staff('PUT', '/staff/plans/extended', { ...fields, version });
    expect(late.statusCode).toBe(409);
    expect(late.json().message).toBe('A colleague has changed this plan. Load the page again.');
  });
});

test.each([
  ['amount', -1, 'The price in cents is 0 or more.'],
  ['amount', 0, 'A price is at least 0.01. Plans that cost nothing are granted by staff.'],
  ['amount', 10.5, 'The price in cents is a whole number.'],
  ['currency', 'XXX', 'We know no such currency. Choose one of the list, for example USD.'],
  ['days', 0, 'The number of days is 1 or more.'],
  ['days', null, 'Enter how many days it lasts.'],
  ['postings', 0, 'The number of open postings is 1 or more.'],
  ['seats', 0, 'The number of members is 1 or more.'],
  ['name', '', 'Give the plan a name.'],
  ['refundTerms', '<b>', 'The refund terms are plain text without < or >.'],
])('[L-30] a plan with %s %j is refused in one sentence', async (name, value, sentence) => {
  const response = await staff('POST', '/staff/plans', { ...fields, [name]: value });
  expect(response.statusCode).toBe(400);
  expect(response.json().fields).toEqual({ [name]: sentence });
});

describe('[L-30] a plan of the board’s own', () => {
  test('is sold, moved, granted by staff for a reason, taken off sale and offered again', async () => {
    expect((await staff('POST', '/staff/plans', fields)).statusCode).toBe(201);
    expect((await staff('POST', '/staff/plans', fields)).json().fields.name).toMatch(/has this name/);
    await staff('PUT', '/staff/plans/large-teams/place', { direction: 'up' });
    expect((await listPlans()).map(({ key }) => key)).toEqual([
      'basic',
      'professional',
      'extended',
      'large-teams',
      'job-posting',
    ]);
    await staff('PUT', '/staff/plans/large-teams/retired', { retired: true });
    const employer = await createEmployer(context.services);
    const order = (plan: string) => callsOf(context, employer)('POST', '/company/plan-orders', { plan });
    expect((await order('large-teams')).json().fields.plan).toBe(
      'Large teams is no longer on sale. Choose one of these plans: Professional, Extended.',
    );
    expect((await order('no-such')).json().fields.plan).toBe(
      'Choose one of these plans: Professional, Extended.',
    );
    const until = new Date(Date.now() + 20 * 86_400_000).toISOString().slice(0, 10);
    const grant = { grant: 'large-teams', until, reason: 'They moved here from another board.' };
    const granted = await staff('POST', `/staff/companies/${employer.companyId}/grants`, grant);
    expect(granted.json().message).toContain('has Large teams until');
    expect(await planOf(employer)).toMatchObject({ plan: 'large-teams', postings: 25 });
    await staff('PUT', '/staff/plans/large-teams/retired', { retired: false });
    expect((await order('large-teams')).statusCode).toBe(200);
  });

  test('is deleted only where no company had or ordered it', async () => {
    await staff('POST', '/staff/plans', fields);
    const employer = await createEmployer(context.services);
    await orderPlanOf(context, employer, 'large-teams');
    const refused = await staff('DELETE', '/staff/plans/large-teams');
    expect(refused.statusCode).toBe(409);
    expect(refused.json().message).toBe(
      'Companies have or had Large teams, so it stays in the books. Take it off sale instead.',
    );
    for (const key of ['basic', 'job-posting']) {
      expect((await staff('DELETE', `/staff/plans/${key}`)).statusCode).toBe(409);
      expect((await staff('PUT', `/staff/plans/${key}/retired`, { retired: true })).statusCode).toBe(409);
    }
    await staff('POST', '/staff/plans', { ...fields, name: 'Never sold' });
    expect((await staff('DELETE', '/staff/plans/never-sold')).statusCode).toBe(200);
    expect((await listPlans()).map(({ name }) => name)).not.toContain('Never sold');
  });
});

describe('[L-30] the limits of a plan', () => {
  test('a company without a seat left invites nobody and lets nobody join', async () => {
    const employer = await createEmployer(context.services);
    const call = callsOf(context, employer);
    const invite = () =>
      call('POST', '/company-invitations', { email: 'new@there.example', memberRole: 'viewer' });
    expect((await invite()).statusCode).toBeLessThan(300);
    await change('basic', { seats: 1 });
    const refused = await invite();
    expect(refused.statusCode).toBe(409);
    expect(refused.json().message).toBe(
      'The plan of your company has room for 1 member. Remove a member or take a plan with more room first.',
    );
    await reportPaid(context, await handOver(context, employer, await orderPlanOf(context, employer)));
    expect((await invite()).statusCode).toBeLessThan(300);
  });

  test('a plan without the search for candidates has none, and a bought one brings it', async () => {
    const employer = await createEmployer(context.services);
    const search = () => callsOf(context, employer)('GET', '/candidates');
    expect((await search()).statusCode).toBe(200);
    await change('basic', { candidateSearch: false });
    expect((await search()).statusCode).toBe(403);
    expect((await search()).json().message).toMatch(/^Your plan is without the search for candidates\./);
    await reportPaid(context, await handOver(context, employer, await orderPlanOf(context, employer)));
    expect((await search()).statusCode).toBe(200);
  });
});

describe('[L-30] featured days', () => {
  const reopen = async (id: string) => {
    const { database, changes } = context.services;
    await database.updateTable('jobs').set({ status: 'expired' }).where('id', '=', id).execute();
    await database.updateTable('jobs').set({ status: 'active' }).where('id', '=', id).execute();
    await changes.settled();
  };
  const listed = async (query = '') =>
    (await context.app.inject(`/api/jobs${query}`)).json().data as JobCard[];
  const isFeatured = async (jobId: string) => (await listed()).find(({ id }) => id === jobId)?.featured;

  test('a posting that opens under the plan is featured once, first where the sort says so, and until its end', async () => {
    await change('professional', { featuredDays: 7 });
    const employer = await createEmployer(context.services);
    const company = { company_id: employer.companyId, source: 'employer' };
    const before = await createJob(context.services, { ...company, posted_at: new Date(Date.now() - 5000) });
    const other = await createJob(context.services, { posted_at: new Date() });
    const report = await handOver(context, employer, await orderPlanOf(context, employer));
    await change('professional', { featuredDays: 30 });
    await reportPaid(context, report);
    await context.services.changes.settled();
    expect(await isFeatured(before.id)).toBe(false);
    await reopen(before.id);
    await reopen(other.id);
    expect([await isFeatured(before.id), await isFeatured(other.id)]).toEqual([true, false]);
    const ids = async (query: string) => (await listed(query)).map(({ id }) => id);
    expect((await ids('')).indexOf(other.id)).toBeLessThan((await ids('')).indexOf(before.id));
    expect((await ids('?sort=featured'))[0]).toBe(before.id);
    expect((await ids('?sort=featured&type=full-time'))[0]).toBe(before.id);
    const until = await context.database
      .selectFrom('jobs')
      .select('featured_until')
      .where('id', '=', before.id)
      .executeTakeFirstOrThrow();
    // The terms of the order, not those of today.
    expect(Math.round((Number(until.featured_until) - Date.now()) / 86_400_000)).toBe(7);

    await context.database
      .updateTable('jobs')
      .set({ featured_until: new Date(0) })
      .where('id', '=', before.id)
      .execute();
    await endFeatured(context.database);
    await context.services.changes.settled();
    expect(await isFeatured(before.id)).toBe(false);
    await reopen(before.id);
    expect(await isFeatured(before.id)).toBe(false);
  });

  test('a refund ends it', async () => {
    await change('professional', { featuredDays: 7 });
    const employer = await createEmployer(context.services);
    const report = await handOver(context, employer, await orderPlanOf(context, employer));
    await reportPaid(context, report);
    const job = await createJob(context.services, { company_id: employer.companyId, source: 'employer' });
    await context.services.changes.settled();
    expect(await isFeatured(job.id)).toBe(true);
    await sendWebhook(context, { type: 'order.refunded', data: report });
    await context.services.changes.settled();
    expect(await isFeatured(job.id)).toBe(false);
  });

  test('the plan that every company has is without them', async () => {
    const refused = await change('basic', { featuredDays: 3 });
    expect(refused.json().fields).toEqual({
      featuredDays: 'Every company has this plan, so its postings are not featured.',
    });
  });
});

test('[L-30] two administrators who move plans at once leave each in a place of its own', async () => {
  await Promise.all([
    staff('PUT', '/staff/plans/professional/place', { direction: 'down' }),
    staff('PUT', '/staff/plans/job-posting/place', { direction: 'up' }),
  ]);
  const keys = (await listPlans()).map(({ key }) => key);
  expect(keys.toSorted()).toEqual(['basic', 'extended', 'job-posting', 'professional']);
  expect(keys).not.toEqual(['basic', 'professional', 'extended', 'job-posting']);
});
