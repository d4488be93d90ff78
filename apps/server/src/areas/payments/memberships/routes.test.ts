import { describe, expect, test } from 'vitest';
import { PDFDocument } from 'pdf-lib';
import { readPdf } from '../../../platform/documents/read-pdf.ts';
import { newId } from '../../../platform/ids.ts';
import { createEmployer, createJob } from '../../../testing/factories.ts';
import { createPlanOrder } from '../../../testing/order-factories.ts';
import { useTestApp } from '../../../testing/test-app.ts';

const context = useTestApp();
type Headers = Record<string, string>;

const get = (url: string, headers: Headers) => context.app.inject({ url: `/api${url}`, headers });
const post = (url: string, headers: Headers, payload: object = {}) =>
  context.app.inject({ method: 'POST', url: `/api${url}`, headers, payload });
const partner = (payload: object, secret = context.services.config.checkout?.partnerSecret ?? '') =>
  post('/partner/find-order', { authorization: `Bearer ${secret}` }, payload);

const hold = (companyId: string, reason: 'unconfirmed' | 'name' | null) =>
  context.database
    .updateTable('companies')
    .set({ held_reason: reason })
    .where('id', '=', companyId)
    .execute();

describe('[H-5] GET /company/transactions', () => {
  test('lists the company’s own orders, newest first, ten a page', async () => {
    const employer = await createEmployer(context.services);
    for (let day = 1; day <= 11; day++) {
      await createPlanOrder(context.services, {
        company_id: employer.companyId,
        status: 'canceled',
        item: `Order ${day}`,
        created_at: new Date(Date.UTC(2026, 0, day)),
      });
    }
    await createPlanOrder(context.services);
    const first = (await get('/company/transactions', employer.headers)).json();
    expect(first).toMatchObject({ total: 11, page: 1, pageSize: 10 });
    expect(first.data[0]).toMatchObject({ item: 'Order 11', status: 'canceled', amount: 2900 });
    const second = (await get('/company/transactions?page=2', employer.headers)).json();
    expect(second.data.map(({ item }: { item: string }) => item)).toEqual(['Order 1']);
    expect((await get('/company/transactions?page=3', employer.headers)).statusCode).toBe(404);
  });
});

describe('[H-5] POST /company/plan-orders', () => {
  test('orders a plan once while it is not paid, by however many at once', async () => {
    const employer = await createEmployer(context.services);
    const order = () => post('/company/plan-orders', employer.headers, { plan: 'professional' });
    const answers = await Promise.all([order(), order(), order()]);
    expect(new Set(answers.map((answer) => answer.json().data.orderId)).size).toBe(1);
    expect((await post('/company/plan-orders', employer.headers, { plan: 'basic' })).statusCode).toBe(400);
  });
});

describe('[H-5] POST /company/transactions/:orderId/checkout', () => {
  test('hands over with a reference of one’s own, which tells the checkout what to charge', async () => {
    const owner = await createEmployer(context.services);
    const colleague = await createEmployer(context.services, {
      companyId: owner.companyId,
      memberRole: 'recruiter',
    });
    const orderId = await createPlanOrder(context.services, { company_id: owner.companyId });
    const start = async (headers: Headers) => {
      const { data } = (await post(`/company/transactions/${orderId}/checkout`, headers)).json();
      return new URL(data.checkoutLink).searchParams.get('reference') ?? '';
    };
    const reference = await start(owner.headers);
    expect(await start(owner.headers)).toBe(reference);
    expect(await start(colleague.headers)).not.toBe(reference);
    expect((await partner({ reference, customerId: owner.id })).json().data).toMatchObject({
      productId: 'plan-professional',
      name: 'Professional plan',
      amount: 2900,
      currency: 'USD',
      pending: true,
    });
    expect((await partner({ reference, customerId: colleague.id })).statusCode).toBe(404);
    expect((await partner({ reference, customerId: owner.id }, 'x'.repeat(32))).statusCode).toBe(401);
  });

  test.each([
    ['unconfirmed', 'Confirm your email address first'],
    ['name', 'We look at your company first'],
  ] as const)('a company that is held (%s) pays nothing yet', async (reason, words) => {
    const employer = await createEmployer(context.services);
    const orderId = await createPlanOrder(context.services, { company_id: employer.companyId });
    await hold(employer.companyId, reason);
    const refused = await post(`/company/transactions/${orderId}/checkout`, employer.headers);
    expect(refused.statusCode).toBe(409);
    expect(refused.json().message).toContain(words);
    await hold(employer.companyId, null);
    expect((await post(`/company/transactions/${orderId}/checkout`, employer.headers)).statusCode).toBe(200);
  });
});

describe('[H-5] what is canceled', () => {
  test('cannot be paid, and its posting can be ordered again or goes live where there is a place', async () => {
    const employer = await createEmployer(context.services);
    const { id: jobId } = await createJob(context.services, {
      company_id: employer.companyId,
      status: 'pending',
      awaits_payment: true,
      posted_at: null,
    });
    const { id: blocker } = await createJob(context.services, { company_id: employer.companyId });
    await context.database
      .insertInto('posting_places')
      .values({ job_id: blocker, company_id: employer.companyId, paid_until: null, closes_at: null })
      .execute();
    const place = async () => (await post(`/company/jobs/${jobId}/place`, employer.headers)).json().data;
    const { orderId } = await place();
    const canceled = await post(`/company/transactions/${orderId}/cancel`, employer.headers);
    expect(canceled.json().message).toContain('stays pending, and is hidden');
    expect((await post(`/company/transactions/${orderId}/cancel`, employer.headers)).statusCode).toBe(409);
    expect((await post(`/company/transactions/${orderId}/checkout`, employer.headers)).statusCode).toBe(409);
    const [row] = (await get('/company/transactions', employer.headers)).json().data;
    expect(row).toMatchObject({ status: 'canceled', waitingJobId: jobId });

    expect((await place()).orderId).not.toBe(orderId);
    await context.database.updateTable('jobs').set({ status: 'filled' }).where('id', '=', blocker).execute();
    expect(await place()).toEqual({ needsPayment: false, orderId: null });
    const job = await context.database
      .selectFrom('jobs')
      .select(['status', 'awaits_payment'])
      .where('id', '=', jobId)
      .executeTakeFirst();
    expect(job).toEqual({ status: 'active', awaits_payment: false });
    expect((await post(`/company/jobs/${jobId}/place`, employer.headers)).statusCode).toBe(409);
  });
});

describe('[H-5] GET /company/transactions/:orderId/receipt', () => {
  test('is one page with the number as its title, whatever letters the company is written in', async () => {
    const employer = await createEmployer(context.services);
    const orderId = await createPlanOrder(context.services, {
      company_id: employer.companyId,
      status: 'paid',
      receipt_number: newId(),
      paid_at: new Date(),
      billed_name: 'Ναυτιλία & Морское дело 日本',
      billed_address: 'Строка 1\nOslo',
    });
    const receipt = await get(`/company/transactions/${orderId}/receipt`, employer.headers);
    expect(receipt.headers['content-type']).toBe('application/pdf');
    const document = await PDFDocument.load(receipt.rawPayload);
    expect(document.getPageCount()).toBe(1);
    expect(document.getTitle()).toMatch(/^Receipt /);
    const { pages } = await readPdf(new Uint8Array(receipt.rawPayload));
    const text = pages.flatMap(({ runs }) => runs.map((run) => run.text)).join('');
    expect(text).toContain('Ναυτιλία & Морское дело 日本');
  });

  test('[L-13] is refused with what no font has: nothing is left out of one', async () => {
    const employer = await createEmployer(context.services);
    const orderId = await createPlanOrder(context.services, {
      company_id: employer.companyId,
      status: 'paid',
      receipt_number: newId(),
      paid_at: new Date(),
      billed_name: 'Horus 𓂀 Ltd',
      billed_address: 'Cairo',
    });
    const receipt = await get(`/company/transactions/${orderId}/receipt`, employer.headers);
    expect([receipt.statusCode, receipt.json().message]).toEqual([
      422,
      'This document cannot be printed whole: no font of ours has “𓂀”. Please write to us for it.',
    ]);
  });

  test('is there for nothing that was not paid', async () => {
    const employer = await createEmployer(context.services);
    const orderId = await createPlanOrder(context.services, { company_id: employer.companyId });
    expect((await get(`/company/transactions/${orderId}/receipt`, employer.headers)).statusCode).toBe(404);
  });
});

describe('[B-12] [D-10] a registration with a plan', () => {
  const form = {
    website: 'plan.example',
    country: 'Norway',
    firstName: 'Olga',
    lastName: 'Ott',
    phone: '+47 22 00 00 00',
    password: 'a quiet harbour',
  };

  test('orders it, to be paid later; without one nothing is ordered', async () => {
    const signUp = async (fields: object) => {
      const response = await post('/employer-signup', {}, { ...form, ...fields });
      const { accessToken } = response.json().data;
      const headers = { authorization: `Bearer ${accessToken}` };
      return (await get('/company/transactions', headers)).json().data;
    };
    expect(await signUp({ companyName: 'Plan A', email: 'a@plan.example', plan: 'extended' })).toMatchObject([
      { kind: 'plan', item: 'Extended', status: 'pending', amount: 2900 },
    ]);
    const other = { companyName: 'Plan B', website: 'b.example', email: 'b@b.example' };
    expect(await signUp(other)).toEqual([]);
  });
});
