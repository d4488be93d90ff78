import { defaultPlans } from '@waymark/contract/payments/membership-plans';
import { describe, expect, test } from 'vitest';
import { newId } from '../../../platform/ids.ts';
import { createCompany, createJob } from '../../../testing/factories.ts';
import { useTestApp } from '../../../testing/test-app.ts';
import { takePostingPlace } from './place-commands.ts';

const context = useTestApp();
const dayMs = 86_400_000;
const daysFromNow = (days: number) => new Date(Date.now() + days * dayMs);

async function createPendingJob(companyId: string, title = 'Keeper'): Promise<string> {
  const { id } = await createJob(context.services, { company_id: companyId, status: 'pending', title });
  return id;
}

const take = (companyId: string, jobId: string) =>
  context.database.transaction().execute((transaction) => takePostingPlace(transaction, companyId, jobId));

/** Publishes a number of postings, as they go live. */
async function publish(companyId: string, count: number): Promise<string[]> {
  const jobIds: string[] = [];
  for (let index = 0; index < count; index++) {
    const jobId = await createPendingJob(companyId);
    expect(await take(companyId, jobId)).toEqual({ needsPayment: false });
    await setStatus(jobId, 'active');
    jobIds.push(jobId);
  }
  return jobIds;
}

const setStatus = (jobId: string, status: 'active' | 'expired') =>
  context.database.updateTable('jobs').set({ status }).where('id', '=', jobId).execute();

function addPlan(
  companyId: string,
  plan: 'professional' | 'extended',
  { from = 0, days = defaultPlans[plan].days } = {},
) {
  return context.database
    .insertInto('company_plans')
    .values({
      id: newId(),
      company_id: companyId,
      plan,
      starts_at: daysFromNow(from),
      ends_at: daysFromNow(from + days),
    })
    .execute();
}

const ordersOf = (companyId: string) =>
  context.database.selectFrom('posting_orders').selectAll().where('company_id', '=', companyId).execute();

describe('[H-5] a place for a posting', () => {
  test('Basic has one; the next posting is ordered once, however often it is published', async () => {
    const { id: companyId } = await createCompany(context.services);
    await publish(companyId, 1);
    const second = await createPendingJob(companyId, 'Second keeper');
    const answer = await take(companyId, second);
    expect(await take(companyId, second)).toEqual(answer);
    expect(await ordersOf(companyId)).toMatchObject([
      {
        kind: 'posting',
        job_id: second,
        item: 'Second keeper',
        amount: 900,
        currency: 'USD',
        status: 'pending',
      },
    ]);
    expect(answer).toEqual({ needsPayment: true, orderId: (await ordersOf(companyId))[0]?.id });
  });

  test('a closed posting gives its place back, and what was ordered meanwhile need not be paid', async () => {
    const { id: companyId } = await createCompany(context.services);
    const [first = ''] = await publish(companyId, 1);
    const second = await createPendingJob(companyId);
    expect(await take(companyId, second)).toMatchObject({ needsPayment: true });
    await setStatus(first, 'expired');
    expect(await take(companyId, second)).toEqual({ needsPayment: false });
    expect(await ordersOf(companyId)).toMatchObject([{ status: 'canceled' }]);
  });

  test('what is live keeps its place, and an imported job that is live needs none', async () => {
    const { id: companyId } = await createCompany(context.services);
    const { id: imported } = await createJob(context.services, { company_id: companyId });
    const [own = ''] = await publish(companyId, 1);
    for (const jobId of [imported, own]) {
      expect(await take(companyId, jobId)).toEqual({ needsPayment: false });
    }
    expect(await ordersOf(companyId)).toEqual([]);
  });

  test('of two who publish at once with one place left one is free and one needs payment', async () => {
    const { id: companyId } = await createCompany(context.services);
    const jobIds = await Promise.all([createPendingJob(companyId), createPendingJob(companyId)]);
    const answers = await Promise.all(jobIds.map((jobId) => take(companyId, jobId)));
    expect(answers.map(({ needsPayment }) => needsPayment).toSorted()).toEqual([false, true]);
    expect(await ordersOf(companyId)).toHaveLength(1);
  });

  test.each(['professional', 'extended'] as const)('%s has as many as it says', async (plan) => {
    const { id: companyId } = await createCompany(context.services);
    await addPlan(companyId, plan);
    await publish(companyId, defaultPlans[plan].postings);
    expect(await take(companyId, await createPendingJob(companyId))).toMatchObject({ needsPayment: true });
  });

  test('a plan that is over, or has not begun, gives no place', async () => {
    const { id: companyId } = await createCompany(context.services);
    await addPlan(companyId, 'professional', { from: -31 });
    await addPlan(companyId, 'extended', { from: 2 });
    await publish(companyId, 1);
    expect(await take(companyId, await createPendingJob(companyId))).toMatchObject({ needsPayment: true });
  });

  test('a posting that was paid for takes no place of the plan, until its time is over', async () => {
    const { id: companyId } = await createCompany(context.services);
    const [paid = ''] = await publish(companyId, 1);
    const pay = (until: Date) =>
      context.database
        .updateTable('posting_places')
        .set({ paid_until: until })
        .where('job_id', '=', paid)
        .execute();
    await pay(daysFromNow(1));
    const [next = ''] = await publish(companyId, 1);
    await setStatus(paid, 'expired');
    await context.database.updateTable('jobs').set({ status: 'pending' }).where('id', '=', paid).execute();
    expect(await take(companyId, paid)).toEqual({ needsPayment: false });
    await pay(daysFromNow(-1));
    expect(await take(companyId, paid)).toMatchObject({ needsPayment: true });
    expect(await take(companyId, next)).toEqual({ needsPayment: false });
  });

  test('another company’s job gets no place', async () => {
    const { id: companyId } = await createCompany(context.services);
    const { id: other } = await createCompany(context.services);
    const jobId = await createPendingJob(other);
    await expect(take(companyId, jobId)).rejects.toMatchObject({ code: 'not_found' });
    expect(await ordersOf(companyId)).toEqual([]);
  });
});
