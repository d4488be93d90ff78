import { sayEnglish } from '@waymark/contract/text/say';
import { readFlag } from '../invoices/kept-words-rules.ts';
import type { CheckoutEvent } from '@waymark/contract/payments/billing';
import { describe, expect, test } from 'vitest';
import { newId } from '../../../platform/ids.ts';
import { sendWebhook } from '../../../testing/checkout-events.ts';
import { createEmployer, createJob, type TestUser } from '../../../testing/factories.ts';
import { createPlanOrder } from '../../../testing/order-factories.ts';
import { findOrder as findOrderOf, handOver as handOverOf } from '../../../testing/paying-companies.ts';
import { sentMails } from '../../../testing/sent-mails.ts';
import { useTestApp } from '../../../testing/test-app.ts';
import { takePostingPlace } from './place-commands.ts';
import { grantPlaceUntil } from './staff-grant-commands.ts';

const context = useTestApp();
type Employer = TestUser & { companyId: string };
type Report = CheckoutEvent['data'];

const post = (url: string, headers: Record<string, string>, payload: object = {}) =>
  context.app.inject({ method: 'POST', url: `/api${url}`, headers, payload });

const pay = (data: Report) => sendWebhook(context, { type: 'order.paid', data });
const refund = (data: Report) => sendWebhook(context, { type: 'order.refunded', data });
const handOver = (employer: Employer, orderId: string) => handOverOf(context, employer, orderId);
const findOrder = (orderId: string) => findOrderOf(context, orderId);
const ordersOf = (companyId: string) =>
  context.database
    .selectFrom('posting_orders')
    .selectAll()
    .where('company_id', '=', companyId)
    .orderBy('number')
    .execute();
const plansOf = (companyId: string) =>
  context.database.selectFrom('company_plans').selectAll().where('company_id', '=', companyId).execute();
const statusOf = async (jobId: string) =>
  (
    await context.database
      .selectFrom('jobs')
      .select('status')
      .where('id', '=', jobId)
      .executeTakeFirstOrThrow()
  ).status;

/** A posting that waits for its payment, as publishing beyond the plan leaves it. */
async function publishBeyond({ companyId }: Employer): Promise<{ jobId: string; orderId: string }> {
  return context.database.transaction().execute(async (transaction) => {
    for (;;) {
      const { id: jobId } = await createJob(
        { ...context.services, database: transaction },
        { company_id: companyId, status: 'pending', title: 'Keeper', posted_at: null },
      );
      const answer = await takePostingPlace(transaction, companyId, jobId);
      const change = answer.needsPayment ? { awaits_payment: true } : { status: 'active' as const };
      await transaction.updateTable('jobs').set(change).where('id', '=', jobId).execute();
      if (answer.needsPayment) return { jobId, orderId: answer.orderId };
    }
  });
}

/** A posting that was paid for, and what was reported. */
async function paidPosting() {
  const employer = await createEmployer(context.services);
  const posting = await publishBeyond(employer);
  const report = await handOver(employer, posting.orderId);
  expect((await pay(report)).statusCode).toBe(200);
  return { employer, ...posting, report };
}

describe('[H-5] a payment that arrives', () => {
  test('lets the posting go live, under a receipt with the company as it is', async () => {
    const employer = await createEmployer(context.services);
    await context.database
      .updateTable('companies')
      .set({
        contact_address: '4 Quay Street',
        contact_zip: '5003',
        contact_city: 'Bergen',
        country: 'Norway',
      })
      .where('id', '=', employer.companyId)
      .execute();
    const { jobId, orderId } = await publishBeyond(employer);
    expect(await statusOf(jobId)).toBe('pending');
    const report = await handOver(employer, orderId);
    expect((await pay(report)).json()).toEqual({ message: 'Received.' });
    expect(await statusOf(jobId)).toBe('active');
    expect(await findOrder(orderId)).toMatchObject({
      status: 'paid',
      paid_by: employer.id,
      payment_method: 'Visa ending in 4242',
      external_id: report.orderId,
      receipt_number: expect.stringMatching(/^WM-\d{4}-\d{6}$/),
      billed_address: '4 Quay Street\n5003 Bergen\nNorway',
    });
    const mails = await sentMails(context.database, employer.email);
    // Of one transaction, and so of one moment.
    expect(mails.map(({ subject }) => subject).toSorted()).toEqual([
      'Paid: Job posting: Keeper',
      'Your posting is live: “Keeper”',
    ]);
    // A repeated report is not mailed twice.
    await pay(report);
    expect(await sentMails(context.database, employer.email)).toHaveLength(2);
  });

  test('begins the plan, and lets go live what waited for it, without a second payment', async () => {
    const employer = await createEmployer(context.services);
    const { jobId, orderId: postingOrder } = await publishBeyond(employer);
    const orderId = (await post('/company/plan-orders', employer.headers, { plan: 'extended' })).json().data
      .orderId;
    await pay(await handOver(employer, orderId));
    expect(await plansOf(employer.companyId)).toMatchObject([{ plan: 'extended' }]);
    expect(await statusOf(jobId)).toBe('active');
    expect(await findOrder(postingOrder)).toMatchObject({ status: 'canceled' });
    const subjects = (await sentMails(context.database, employer.email)).map(({ subject }) => subject);
    expect(subjects).toContain('Your posting is live: “Keeper”');
  });

  test('of the same plan again begins when the first one ends', async () => {
    const employer = await createEmployer(context.services);
    for (const _time of [1, 2]) {
      const { orderId } = (
        await post('/company/plan-orders', employer.headers, { plan: 'professional' })
      ).json().data;
      await pay(await handOver(employer, orderId));
    }
    const [first, second] = (await plansOf(employer.companyId)).toSorted(
      (a, b) => a.starts_at.getTime() - b.starts_at.getTime(),
    );
    expect(second?.starts_at).toEqual(first?.ends_at);
  });

  test('counts once, however often and however simultaneously it is reported', async () => {
    const employer = await createEmployer(context.services);
    const orderId = await createPlanOrder(context.services, { company_id: employer.companyId });
    const report = await handOver(employer, orderId);
    const answers = await Promise.all([pay(report), pay(report), pay(report)]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    expect(await plansOf(employer.companyId)).toHaveLength(1);
    expect(await sentMails(context.database, employer.email)).toHaveLength(1);
  });

  test('receipts of a year are numbered without a gap, also where a payment in between fails', async () => {
    const employers = await Promise.all(Array.from({ length: 4 }, () => createEmployer(context.services)));
    const reports = await Promise.all(
      employers.map(async (employer) =>
        handOver(employer, await createPlanOrder(context.services, { company_id: employer.companyId })),
      ),
    );
    const [first, failing, ...others] = reports as [Report, Report, ...Report[]];
    // A plan that is not known fails after the number was taken.
    await context.database
      .updateTable('posting_orders')
      .set({ product_id: 'plan-unknown' })
      .where('company_id', '=', employers[1]?.companyId ?? '')
      .execute();
    await pay(first);
    expect((await pay({ ...failing, productId: 'plan-unknown' })).statusCode).toBe(500);
    await Promise.all(others.map((report) => pay(report)));
    const rows = await context.database
      .selectFrom('posting_orders')
      .select('receipt_number')
      .where('receipt_number', 'is not', null)
      .orderBy('receipt_number')
      .execute();
    const numbers = rows.map(({ receipt_number: number }) => Number(number?.slice(-6)));
    expect(numbers).toEqual(numbers.map((_number, index) => index + 1));
    expect(numbers.length).toBeGreaterThanOrEqual(3);
  });

  test('of a deleted account still counts for the company', async () => {
    const owner = await createEmployer(context.services);
    const colleague = await createEmployer(context.services, {
      companyId: owner.companyId,
      memberRole: 'recruiter',
    });
    const orderId = await createPlanOrder(context.services, { company_id: owner.companyId });
    const report = await handOver(colleague, orderId);
    await context.database.deleteFrom('users').where('id', '=', colleague.id).execute();
    expect((await pay(report)).statusCode).toBe(200);
    expect(await findOrder(orderId)).toMatchObject({ status: 'paid', paid_by: null });
  });
});

describe('[H-5] a payment that is not what was ordered grants nothing', () => {
  test.each<[string, Partial<Report>, string]>([
    ['less money', { amount: 1 }, 'Paid with $0.01, which is not the price.'],
    ['another currency', { currency: 'EUR' }, 'Paid with 29.00 EUR, which is not the price.'],
    ['another product', { productId: 'job-posting' }, 'Paid for something else than was ordered.'],
  ])('%s is kept and flagged', async (_what, change, flag) => {
    const employer = await createEmployer(context.services);
    const orderId = await createPlanOrder(context.services, { company_id: employer.companyId });
    const report = await handOver(employer, orderId);
    expect((await pay({ ...report, ...change })).statusCode).toBe(200);
    const flagged = await findOrder(orderId);
    expect(flagged).toMatchObject({ status: 'flagged', receipt_number: null });
    expect(sayEnglish(readFlag(flagged?.flag ?? ''))).toBe(flag);
    expect(await plansOf(employer.companyId)).toEqual([]);
  });

  test('nor does one for what was canceled, and the second of two windows is flagged on its own', async () => {
    const employer = await createEmployer(context.services);
    const canceled = await createPlanOrder(context.services, { company_id: employer.companyId });
    const late = await handOver(employer, canceled);
    await post(`/company/transactions/${canceled}/cancel`, employer.headers);
    await pay(late);
    expect(await findOrder(canceled)).toMatchObject({
      status: 'flagged',
      flag: 'Paid after it was canceled.',
    });

    const twice = await createPlanOrder(context.services, { company_id: employer.companyId });
    const report = await handOver(employer, twice);
    await pay(report);
    await pay({ ...report, orderId: newId() });
    expect(await ordersOf(employer.companyId)).toMatchObject([
      { status: 'flagged' },
      { status: 'paid' },
      { status: 'flagged', flag: 'Paid a second time.' },
    ]);
    expect(await plansOf(employer.companyId)).toHaveLength(1);
  });

  test('an unknown reference and the reference of another customer are refused', async () => {
    const employer = await createEmployer(context.services);
    const other = await createEmployer(context.services);
    const orderId = await createPlanOrder(context.services, { company_id: employer.companyId });
    const report = await handOver(employer, orderId);
    expect((await pay({ ...report, reference: 'made-up' })).json().fields).toEqual({
      'data.reference': 'There is no order of this reference.',
    });
    expect((await pay({ ...report, customerId: other.id })).statusCode).toBe(409);
    const own = await handOver(
      other,
      await createPlanOrder(context.services, { company_id: other.companyId }),
    );
    await pay(report);
    // The checkout's number of another company's payment, with one's own reference.
    expect((await refund({ ...own, orderId: report.orderId })).statusCode).toBe(409);
    expect(await findOrder(orderId)).toMatchObject({ status: 'paid' });
  });
});

describe('[H-5] a refund', () => {
  test('of a posting closes it at once where the plan has no place, and says so by mail', async () => {
    const { employer, jobId, orderId, report } = await paidPosting();
    expect(await statusOf(jobId)).toBe('active');
    await refund(report);
    expect(await statusOf(jobId)).toBe('expired');
    expect(await findOrder(orderId)).toMatchObject({ status: 'refunded' });
    const [mail] = (await sentMails(context.database, employer.email)).filter(({ subject }) =>
      subject.startsWith('Refunded'),
    );
    expect(mail?.text).toContain('The posting has closed with it');
    await refund(report);
    expect(await findOrder(orderId)).toMatchObject({ status: 'refunded' });
  });

  test('leaves the posting the time that staff granted beyond the payment', async () => {
    const { employer, jobId, report } = await paidPosting();
    const until = new Date(Date.now() + 60 * 86_400_000);
    const { database } = context;
    await database
      .transaction()
      .execute((transaction) => grantPlaceUntil(transaction, employer.companyId, jobId, until));
    expect((await refund(report)).statusCode).toBe(200);
    expect(await statusOf(jobId)).toBe('active');
    const place = database.selectFrom('posting_places').select('paid_until').where('job_id', '=', jobId);
    expect(await place.executeTakeFirst()).toEqual({ paid_until: until });
  });

  test('leaves the posting open where the plan has a place for it', async () => {
    const { employer, jobId, report } = await paidPosting();
    await context.database
      .updateTable('jobs')
      .set({ status: 'expired' })
      .where('company_id', '=', employer.companyId)
      .where('id', '<>', jobId)
      .execute();
    await refund(report);
    expect(await statusOf(jobId)).toBe('active');
  });

  test('of a plan ends it now, and what follows it begins sooner', async () => {
    const employer = await createEmployer(context.services);
    const reports: Report[] = [];
    for (const _time of [1, 2]) {
      const { orderId } = (
        await post('/company/plan-orders', employer.headers, { plan: 'professional' })
      ).json().data;
      const report = await handOver(employer, orderId);
      await pay(report);
      reports.push(report);
    }
    await refund(reports[0] as Report);
    const plan = (await context.app.inject({ url: '/api/company/plan', headers: employer.headers })).json()
      .data;
    expect(plan).toMatchObject({ plan: 'professional', postings: 10 });
    const days = (new Date(plan.endsAt).getTime() - Date.now()) / 86_400_000;
    expect(Math.round(days)).toBe(30);
    await refund(reports[1] as Report);
    const after = (await context.app.inject({ url: '/api/company/plan', headers: employer.headers })).json()
      .data;
    expect(after).toMatchObject({ plan: 'basic', endsAt: null, postings: 1 });
  });

  test('that we hear of before its payment is never granted', async () => {
    const employer = await createEmployer(context.services);
    const orderId = await createPlanOrder(context.services, { company_id: employer.companyId });
    const report = await handOver(employer, orderId);
    await refund(report);
    await pay(report);
    expect(await findOrder(orderId)).toMatchObject({ status: 'refunded', receipt_number: null });
    expect(await plansOf(employer.companyId)).toEqual([]);
    const mails = await sentMails(context.database, employer.email);
    expect(mails.map(({ kind }) => kind)).toEqual(['payment-refunded']);
    expect(mails[0]?.text).toContain('Nothing was granted for it');
  });

  test('is mailed once, however often and however simultaneously it is reported', async () => {
    const { employer, report } = await paidPosting();
    await Promise.all([refund(report), refund(report), pay(report)]);
    const kinds = (await sentMails(context.database, employer.email)).map(({ kind }) => kind);
    expect(kinds.filter((kind) => kind === 'payment-refunded')).toHaveLength(1);
    expect(kinds.filter((kind) => kind === 'payment-arrived')).toHaveLength(1);
  });
});
