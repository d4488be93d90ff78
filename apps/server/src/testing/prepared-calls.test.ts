import { defaultBoardSettings } from '@waymark/contract/all-settings';
import { emptyDraft } from '@waymark/contract/posting/choices';
import { expect, test } from 'vitest';
import { profileFields } from './candidate-profiles.ts';
import { board } from '../platform/board/board.ts';
import { paidEvent, sendWebhook } from './checkout-events.ts';
import {
  createApplication,
  createCandidate,
  createEmployer,
  createInterview,
  createJob,
  createResume,
  createStaff,
} from './factories.ts';
import { useNotedCalls } from './noted-calls.ts';
import { handOver, orderPlanOf, reportPaid } from './paying-companies.ts';
import { pdfBytes } from './resume-files.ts';
import { createReviewRequest, wholeReview } from './review-factories.ts';
import { setSetting } from './switches.ts';
import { useTestApp } from './test-app.ts';
import { multipart } from './uploads.ts';

/*
 * Calls of members that need something of their own before they can succeed. What each writes, mails and locks is compared with
 * its record in `ledgers`; `route-roles.test.ts` has those that everybody makes.
 */
const context = useTestApp();
const { call, note, recorded } = useNotedCalls(context);

const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

test('[H-5] plans', async () => {
  const { services, database } = context;
  const staff = await createStaff(services);
  const fields = {
    name: 'Of the harbour',
    unit: '',
    amount: 100,
    currency: 'USD',
    days: 30,
    postings: 1,
    seats: null,
  };
  const plan = { ...fields, candidateSearch: true, featuredDays: 0, refundTerms: '' };
  await call('POST /staff/plans', staff, [], plan);
  const { key } = await database
    .selectFrom('plans')
    .select('key')
    .where('name', '=', plan.name)
    .executeTakeFirstOrThrow();
  await call('PUT /staff/plans/:key', staff, [key], { ...plan, amount: 200, version: 1 });
  await call('PUT /staff/plans/:key/place', staff, [key], { direction: 'up' });
  await call('PUT /staff/plans/:key/retired', staff, [key], { retired: true });
  await call('DELETE /staff/plans/:key', staff, [key]);
  await expect(recorded()).toMatchFileSnapshot('ledgers/plans.tsv');
});

test('[H-5] coupons, orders and invoices', async () => {
  const { services, database } = context;
  const staff = await createStaff(services);
  const coupon = {
    code: 'SPRING',
    percent: 50,
    amount: null,
    currency: null,
    lastDay: null,
    products: [],
    maxUses: 3,
  };
  await call('POST /staff/coupons', staff, [], coupon);

  const employer = await createEmployer(services);
  const address = {
    contact_address: '2 Kai',
    contact_zip: '20457',
    contact_city: 'Town',
    contact_country: 'Germany',
  };
  await database.updateTable('companies').set(address).where('id', '=', employer.companyId).execute();
  const ordered = await orderPlanOf(context, employer);
  await call('PUT /company/transactions/:orderId/coupon', employer, [ordered], { code: 'SPRING' });
  await call('DELETE /company/transactions/:orderId/coupon', employer, [ordered]);
  await call('PUT /staff/orders/:orderId/mark', staff, [ordered], { mark: 'seen', was: null });
  await reportPaid(context, await handOver(context, employer, ordered));
  await call('POST /staff/orders/:orderId/receipt-mail', staff, [ordered]);
  const { id: couponId } = await database.selectFrom('coupons').select('id').executeTakeFirstOrThrow();
  await call('POST /staff/coupons/:couponId/end', staff, [couponId]);

  await offerInvoices();
  await call('POST /staff/orders/:orderId/invoice', staff, [ordered]);
  await call('PUT /staff/companies/:companyId/invoicing', staff, [employer.companyId], { isAllowed: true });
  for (const end of ['paid', 'credit'] as const) {
    const orderId = await orderPlanOf(context, employer);
    const name = 'POST /company/transactions/:orderId/invoice';
    const { number } = await call(name, employer, [orderId], { vatNumber: '' });
    await call(`POST /staff/invoices/:number/${end}`, staff, [number], { reason: 'Twice.' });
  }
  await expect(recorded()).toMatchFileSnapshot('ledgers/orders.tsv');
});

test('[H-3] a posting is published, decided on, changed, reported and opened again', async () => {
  const { services, database } = context;
  const staff = await createStaff(services);
  const employer = await createEmployer(services);
  const keeper = {
    ...emptyDraft,
    title: 'Keeper',
    type: 'full-time',
    category: 'logistics',
    workMode: 'on-site',
  };
  const whole = {
    places: ['Leeds, United Kingdom'],
    description: '<p>Keep the light.</p>',
    deadline: day(30),
  };
  const { id } = await call('POST /company/drafts', employer, [], { fields: { ...keeper, ...whole } });
  const { jobId } = await call('POST /company/drafts/:draftId/publish', employer, [id], { version: 1 });
  const decide = async (decision: string) => {
    const { updated_at } = await database
      .selectFrom('jobs')
      .select('updated_at')
      .where('id', '=', jobId)
      .executeTakeFirstOrThrow();
    const given = { decision, reason: 'So.', updatedAt: updated_at.toISOString() };
    await call('POST /staff/postings/:jobId/decisions', staff, [jobId], given);
  };
  await decide('approve');
  await call('POST /jobs/:jobId/reports', employer, [jobId], { reason: 'spam', text: '', email: '' });
  const { draftId: edited } = await call('POST /company/jobs/:jobId/edit', employer, [jobId]);
  await call('POST /company/drafts/:draftId/publish', employer, [edited], { version: 1 });
  await decide('suspend');
  await decide('lift');
  const waiting = { status: 'pending', awaits_payment: true } as const;
  const { id: unpaid } = await createJob(services, { company_id: employer.companyId, ...waiting });
  await call('POST /company/jobs/:jobId/place', employer, [unpaid]);
  await expect(recorded()).toMatchFileSnapshot('ledgers/postings.tsv');
});

test('[H-1] candidates apply, and companies and candidates say who they are', async () => {
  const { services, app } = context;
  const candidate = await createCandidate(services);
  const owner = await createEmployer(services);
  const { id: jobId } = await createJob(services, { company_id: owner.companyId });
  const { id: resumeId } = await createResume(services, { userId: candidate.id });
  const form = await multipart({ jobId, resumeId, coverLetter: 'Dear keeper' });
  const headers = { ...candidate.headers, ...form.headers };
  const sent = await note('POST /applications', 'candidate', () =>
    app.inject({ method: 'POST', url: '/api/applications', headers, payload: form.payload }),
  );
  expect(sent.statusCode, sent.body).toBe(201);
  const file = await multipart({}, { name: 'ada.pdf', bytes: pdfBytes() });
  const own = { ...candidate.headers, ...file.headers };
  const kept = await note('POST /resumes', 'candidate', () =>
    app.inject({ method: 'POST', url: '/api/resumes', headers: own, payload: file.payload }),
  );
  expect(kept.statusCode, kept.body).toBe(201);
  await call('PUT /candidate-profile', candidate, [], { ...profileFields, visible: false });
  const { version, ...profile } = await call('GET /company-profile', owner);
  await call('PUT /company-profile', owner, [], { ...profile, name: 'Another Name', version });
  await expect(recorded()).toMatchFileSnapshot('ledgers/profiles.tsv');
});

test('[L-34] stages, scorecards, interviews and letters of a pipeline', async () => {
  const { services, database } = context;
  const owner = await createEmployer(services);
  const { id: jobId } = await createJob(services, { company_id: owner.companyId });
  const candidate = await createCandidate(services);
  const { id } = await createApplication(services, { job_id: jobId, user_id: candidate.id });
  const { criteria } = await call('GET /company/jobs/:jobId/hiring-team', owner, [jobId]);
  const members = [{ userId: owner.id, part: 'hiring-manager' }];
  await call('PUT /company/jobs/:jobId/hiring-team', owner, [jobId], { members, criteria });
  const scores = [{ criterionId: criteria[0].id, score: 4 }];
  const card = { recommendation: 'yes', text: 'Reads a chart well.', scores };
  await call('PUT /company/applicants/:applicationId/scorecard', owner, [id], card);
  const { id: interviewId, slotId } = await createInterview(services, id, { isChosen: false });
  const answers = [
    { answer: 'ask', text: 'Later?' },
    { answer: 'choose', slotId },
    { answer: 'decline', text: '' },
  ];
  for (const answer of answers)
    await call('POST /interviews/:interviewId/answer', candidate, [interviewId], answer);
  await call('POST /company/jobs/:jobId/stages', owner, [jobId], { name: 'Trial' });
  const { id: stageId } = await database
    .selectFrom('application_stages')
    .select('id')
    .where('name', '=', 'Trial')
    .executeTakeFirstOrThrow();
  await call('DELETE /company/stages/:stageId', owner, [stageId]);
  await call('POST /company/decline-templates', owner, [], { name: 'Kind', text: 'Dear {firstName}' });
  await call('POST /company-invitations', owner, [], { email: 'new@example.org', memberRole: 'recruiter' });
  await expect(recorded()).toMatchFileSnapshot('ledgers/pipeline.tsv');
});

test('[L-7] reviews of resumes, and the profile of My Resume', async () => {
  const { services } = context;
  const reviewer = await createStaff(services, { staff_role: 'reviewer' });
  const { id, owner } = await createReviewRequest(services);
  const act = (action: string, json?: object) =>
    call(`POST /staff/reviews/:reviewId/${action}`, reviewer, [id], json);
  await act('claim');
  await act('release');
  await act('claim');
  await call('PUT /staff/reviews/:reviewId/draft', reviewer, [id], { version: 0, fields: wholeReview() });
  await act('publish', { version: 1 });
  await act('undo');
  await act('publish', { version: 1 });
  await act('announce');
  await act('reopen');
  const sections = [{ section: 'headline', version: 0, value: 'Keeper of lights' }];
  await call('PUT /resume-profile', owner, [], { sections });
  await expect(recorded()).toMatchFileSnapshot('ledgers/reviews.tsv');
});

test('[I-7] what a candidate keeps and chooses', async () => {
  const candidate = await createCandidate(context.services);
  const saved = { title: 'Keeper', company: 'House', date: 'May' };
  await call('POST /saved-jobs', candidate, [], saved);
  const applied = { title: 'Keeper', company: 'House', appliedOn: '2026-01-05' };
  await call('POST /outside-applications', candidate, [], applied);
  await call('POST /job-alerts', candidate, [], { frequency: 'daily', keywords: 'keeper' });
  await call('POST /cover-letters', candidate, [], { title: 'Keeper', text: 'Dear keeper' });
  const choices = { messages: false, viewed: true, stages: false, reminders: true };
  await call('PUT /mail-choices', candidate, [], choices);
  await expect(recorded()).toMatchFileSnapshot('ledgers/candidates.tsv');
});

test('[H-5] packages, and what the checkout reports of career services and of plans', async () => {
  const { services, database } = context;
  const staff = await createStaff(services);
  const words = { packageName: 'Letter', packagePrice: 49, packageDescription: 'A letter.', refundTerms: '' };
  for (const productId of ['one', 'two'])
    await call('POST /staff/packages', staff, [], { ...words, productId, checkoutLink: `/buy/${productId}` });
  const changed = { ...words, packagePrice: 59, checkoutLink: '/buy/one' };
  await call('PUT /staff/packages/:productId', staff, ['one'], changed);
  await call('PUT /staff/packages/:productId/place', staff, ['one'], { direction: 'down' });
  await call('PUT /staff/packages/:productId/retired', staff, ['two'], { retired: true });
  const report = (of: string, event: object) =>
    note(`POST /webhooks/checkout, ${of}`, 'the checkout', async () => {
      const response = await sendWebhook(context, event);
      expect(response.statusCode, response.body).toBe(200);
    });
  const { id: customerId } = await createCandidate(services);
  const { data } = paidEvent({ customerId, productId: 'one' });
  await report('a package is paid', { type: 'order.paid', data });
  await report('it is half done', { type: 'order.progressed', data: { ...data, statusPercentage: 50 } });
  await report('it is done', { type: 'order.progressed', data: { ...data, statusPercentage: 100 } });
  await report('it is refunded', { type: 'order.refunded', data: { ...data, statusPercentage: 100 } });
  const employer = await createEmployer(services);
  const paid = await handOver(context, employer, await orderPlanOf(context, employer));
  await report('a plan is paid', { type: 'order.paid', data: paid });
  await createJob(services, { company_id: employer.companyId });
  await report('the plan is refunded', { type: 'order.refunded', data: paid });
  await note('POST /webhooks/checkout, something else', 'the checkout', () =>
    sendWebhook(context, { type: 'order.lost', data: {} }),
  );
  const { id } = await database
    .selectFrom('webhook_receipts')
    .select('id')
    .orderBy('received_at', 'desc')
    .executeTakeFirstOrThrow();
  await call('POST /staff/webhooks/:receiptId/set-aside', staff, [id]);
  const free = { code: 'FREE', percent: null, amount: 100_000, currency: 'USD', lastDay: null };
  await call('POST /staff/coupons', staff, [], { ...free, products: [], maxUses: null });
  const orderId = await orderPlanOf(context, employer);
  await call('PUT /company/transactions/:orderId/coupon', employer, [orderId], { code: 'FREE' });
  await call('POST /company/transactions/:orderId/take-up', employer, [orderId]);
  await expect(recorded()).toMatchFileSnapshot('ledgers/checkout.tsv');
});

async function offerInvoices(): Promise<void> {
  const { invoicing, operator, seller } = defaultBoardSettings;
  const offered = { ...invoicing, isOffered: true, country: 'Germany', taxRate: 1900 };
  const named = { ...operator, name: 'Board GmbH', address: 'Hafenstrasse 1', vatNumber: 'DE136695976' };
  await setSetting(context.database, 'invoicing', offered);
  await setSetting(context.database, 'operator', named);
  const account = { holder: 'Board GmbH', iban: 'DE02120300000000202051' };
  await setSetting(context.database, 'seller', { ...seller, ...account });
  await board.load(context.database);
}
