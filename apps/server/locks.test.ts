import { sayEnglish } from '@waymark/contract/text/say';
import { keysLimit } from '@waymark/contract/integrations/choices';
import { maxReceivers } from '@waymark/contract/integrations/webhook-choices';
import { maxCompanySources } from '@waymark/contract/jobs/source-choices';
import { companyTagMaxCount, maxTemplates, stageMaxCount } from '@waymark/contract/hiring/choices';
import { resumesLimit } from '@waymark/contract/identity/choices';
import { coverLettersLimit } from '@waymark/contract/resumes/choices';
import { describe, expect, test } from 'vitest';
import { tagApplicant } from './src/areas/hiring/applicants/mark-commands.ts';
import { addStage, ensureStages } from './src/areas/hiring/applicants/stage-commands.ts';
import { addTemplate, sendDueLetters } from './src/areas/hiring/rejections/commands.ts';
import { createReceiver } from './src/areas/integrations/webhooks/commands.ts';
import { addSource } from './src/areas/jobs/job-sources/commands.ts';
import { writeSetting } from './src/areas/office/board-settings/commands.ts';
import { announceReviews } from './src/areas/office/review-desk/announcing-commands.ts';
import { addTemplate as addReviewTemplate } from './src/areas/office/review-desk/template-commands.ts';
import { recordOrder } from './src/areas/payments/career-services/commands.ts';
import { takePostingPlace } from './src/areas/payments/memberships/place-commands.ts';
import { insertLetter } from './src/areas/resumes/cover-letters/commands.ts';
import { newId } from './src/platform/ids.ts';
import { takeMail } from './src/platform/mail/mail-sends.ts';
import { paidEvent, sendWebhook } from './src/testing/checkout-events.ts';
import {
  createApplication,
  createCandidate,
  createCompany,
  createEmployer,
  createJob,
  createResume,
  createStaff,
} from './src/testing/factories.ts';
import { createKey } from './src/testing/key-factories.ts';
import { createPackage } from './src/testing/order-factories.ts';
import { callsOf, handOver, orderPlanOf } from './src/testing/paying-companies.ts';
import { race } from './src/testing/race.ts';
import { createReviewRequest } from './src/testing/review-factories.ts';
import { sentMails } from './src/testing/sent-mails.ts';
import { useTestApp } from './src/testing/test-app.ts';
import { testServerUrl } from './src/testing/test-database.ts';

/* Each fails when the lock of its command is left out. */
const context = useTestApp();

type Attempts = Parameters<typeof race>[2];
const raceOn = (table: Parameters<typeof race>[1], attempts: Attempts) =>
  race(context.database, table, attempts);
const twice = (attempt: Attempts[number]) => [attempt, attempt];

/** The statuses of answers, or how each attempt ended. */
function outcomes(results: readonly PromiseSettledResult<unknown>[]): unknown[] {
  return results.map((result) => {
    if (result.status === 'rejected') return (result.reason as { code: string }).code;
    const { statusCode } = Object(result.value) as { statusCode?: number };
    return statusCode ?? 'done';
  });
}

const inTransaction = <T>(work: (transaction: typeof context.database) => Promise<T>) =>
  context.database.transaction().execute(work);

const countOf = async (table: 'company_plans' | 'messages', companyId: string) => {
  const rows =
    table === 'company_plans'
      ? context.database.selectFrom('company_plans').select('id').where('company_id', '=', companyId)
      : context.database
          .selectFrom('messages')
          .innerJoin('conversations', 'conversations.id', 'conversation_id')
          .select('messages.id')
          .where('conversations.company_id', '=', companyId);
  return (await rows.execute()).length;
};

describe.skipIf(testServerUrl === undefined)('[H-5, L-30] money', () => {
  test('of two companies one gets the last use of a coupon', async () => {
    const staff = callsOf(context, await createStaff(context.services));
    const coupon = { code: 'LAST', percent: 50, amount: null, currency: null, lastDay: null, products: [] };
    await staff('POST', '/staff/coupons', { ...coupon, maxUses: 1 });
    const uses = [];
    for (const employer of [await createEmployer(context.services), await createEmployer(context.services)]) {
      const orderId = await orderPlanOf(context, employer);
      const call = callsOf(context, employer);
      uses.push(() => call('PUT', `/company/transactions/${orderId}/coupon`, { code: 'LAST' }));
    }
    expect(outcomes(await raceOn('coupon_uses', uses))).toEqual([200, 400]);
  });

  test('a coupon ends once', async () => {
    const staff = callsOf(context, await createStaff(context.services));
    const coupon = { code: 'ENDS', percent: 50, amount: null, currency: null, lastDay: null, products: [] };
    await staff('POST', '/staff/coupons', { ...coupon, maxUses: null });
    const { data } = (await staff('GET', '/staff/coupons')).json();
    const { id } = data.find(({ code }: { code: string }) => code === 'ENDS');
    const end = () => staff('POST', `/staff/coupons/${id}/end`);
    expect(outcomes(await raceOn('coupons', twice(end)))).toEqual([200, 409]);
  });

  test('of two postings one takes the last place of a plan', async () => {
    const { id: companyId } = await createCompany(context.services);
    const pending = { company_id: companyId, status: 'pending' } as const;
    const [one, other] = [
      await createJob(context.services, pending),
      await createJob(context.services, pending),
    ];
    const take = (jobId: string) => () =>
      inTransaction((transaction) => takePostingPlace(transaction, companyId, jobId));
    const results = await raceOn('posting_places', [take(one.id), take(other.id)]);
    expect(results).toMatchObject([{ value: { needsPayment: false } }, { value: { needsPayment: true } }]);
  });

  test('a payment that is reported twice at once begins one plan', async () => {
    const employer = await createEmployer(context.services);
    const data = await handOver(context, employer, await orderPlanOf(context, employer));
    const report = () => sendWebhook(context, { type: 'order.paid', data });
    expect(outcomes(await raceOn('posting_orders', twice(report)))).toEqual([200, 200]);
    expect(await countOf('company_plans', employer.companyId)).toBe(1);
  });

  test('a customer is mailed once of an order that two reports finish', async () => {
    const { email, id: customerId } = await createCandidate(context.services);
    const event = paidEvent({ customerId, productId: await createPackage(context.services) });
    const record = (statusPercentage: number) => () =>
      inTransaction((transaction) =>
        recordOrder(transaction, { ...event, data: { ...event.data, statusPercentage } }, context.services),
      );
    await record(0)();
    const before = (await sentMails(context.database, email)).length;
    expect(outcomes(await raceOn('orders', twice(record(100))))).toEqual(['done', 'done']);
    expect((await sentMails(context.database, email)).length).toBe(before + 1);
  });
});

describe.skipIf(testServerUrl === undefined)('[C-1] ownership', () => {
  const createOwners = async () => {
    const one = await createEmployer(context.services);
    const other = await createEmployer(context.services, { companyId: one.companyId });
    await createEmployer(context.services, { companyId: one.companyId, memberRole: 'viewer' });
    return [one, other] as const;
  };

  test('of two owners who demote each other one stays', async () => {
    const [one, other] = await createOwners();
    const demote = (by: typeof one, whom: typeof one) => () =>
      callsOf(context, by)('PUT', `/company-members/${whom.id}`, { memberRole: 'recruiter' });
    const results = await raceOn('company_members', [demote(one, other), demote(other, one)]);
    expect(outcomes(results)).toEqual([200, 403]);
  });

  test('of two owners who leave one stays', async () => {
    const leave = (who: Awaited<ReturnType<typeof createOwners>>[0]) => () =>
      callsOf(context, who)('DELETE', `/company-members/${who.id}`);
    const results = await raceOn('company_members', (await createOwners()).map(leave));
    expect(outcomes(results)).toEqual([200, 409]);
  });
});

describe.skipIf(testServerUrl === undefined)('[L-21] mails', () => {
  test('one of two attempts takes a mail', async () => {
    const take = () => takeMail(context.database, id, { to: 'ada@example.org' });
    const id = newId();
    const results = await raceOn('mail_sends', twice(take));
    const states = results.map((result) => result.status === 'fulfilled' && result.value);
    expect(states.toSorted()).toEqual(['taken', 'under way']);
  });

  test('one of two nodes tells of a review', async () => {
    const { id: critique_id, owner } = await createReviewRequest(context.services, { review_ready: true });
    await context.database
      .insertInto('critique_publications')
      .values({ id: newId(), critique_id, reviewer_id: null, fields: '{}', published_at: new Date(0) })
      .execute();
    const before = (await sentMails(context.database, owner.email)).length;
    const announce = () => announceReviews(context.services);
    const results = await raceOn('critique_publications', twice(announce));
    expect(outcomes(results)).toEqual(['done', 'done']);
    expect((await sentMails(context.database, owner.email)).length).toBe(before + 1);
  });

  test('one of two nodes sends a letter that declines', async () => {
    const { companyId, id: author } = await createEmployer(context.services);
    const { id: job } = await createJob(context.services, { company_id: companyId });
    const { id: application } = await createApplication(context.services, { job_id: job });
    const stages = await ensureStages(context.database, companyId);
    const declined = stages.find(({ kind }) => kind === 'declined');
    await context.database
      .updateTable('applications')
      .set({ stage_id: declined?.id ?? '' })
      .where('id', '=', application)
      .execute();
    const letter = { application_id: application, batch_id: newId(), company_id: companyId };
    await context.database
      .insertInto('decline_letters')
      .values({ ...letter, author_id: author, from_stage_id: null, text: 'Dear Ada', due_at: new Date(0) })
      .execute();
    const results = await raceOn(
      'decline_letters',
      twice(() => sendDueLetters(context.services)),
    );
    expect(results).toMatchObject([{ value: 1 }, { value: 0 }]);
    expect(await countOf('messages', companyId)).toBe(1);
  });
});

describe.skipIf(testServerUrl === undefined)('[B-13] the last place of a limit is taken once', () => {
  /** Makes all but the last one by one. */
  async function raceForLast(table: Parameters<typeof race>[1], limit: number, make: (n: number) => unknown) {
    for (let made = 1; made < limit; made++) await make(made);
    return outcomes(
      await raceOn(
        table,
        [limit, limit + 1].map((n) => async () => make(n)),
      ),
    );
  }

  test('API keys of a company', async () => {
    const owner = await createEmployer(context.services);
    const call = callsOf(context, owner);
    for (let made = 1; made < keysLimit; made++)
      await createKey(context.services, owner.id, { company_id: owner.companyId, scopes: ['jobs:read'] });
    const add = () => call('POST', '/company-keys', { name: 'Key', scopes: ['jobs:read'], days: 30 });
    expect(outcomes(await raceOn('api_keys', twice(add)))).toEqual([201, 409]);
  });

  test('receivers of webhooks', async () => {
    const { id } = await createCompany(context.services);
    const add = (n: number) =>
      createReceiver(context.database, id, { url: 'http://127.0.0.1:9', name: `Receiver ${n}`, events: [] }, [
        '127.0.0.1',
      ]);
    expect(await raceForLast('webhook_receivers', maxReceivers, add)).toEqual(['done', 'conflict']);
  });

  test('sources of a company', async () => {
    const { companyId, id: userId } = await createEmployer(context.services);
    const setting = {
      format: 'json',
      mapping: '',
      employerName: '',
      everyHours: 24,
      mirrors: true,
      applications: 'there',
    } as const;
    const add = (n: number) =>
      addSource(
        context.database,
        { companyId, userId, say: sayEnglish },
        { ...setting, address: `https://beacon.example/${n}` },
      );
    expect(await raceForLast('job_sources', maxCompanySources, add)).toEqual(['done', 'conflict']);
  });

  test('cover letters', async () => {
    const { id } = await createCandidate(context.services);
    const letter = { recipient: '', company: '', jobTitle: '', text: 'Dear keeper' };
    const add = (n: number) => insertLetter(context.database, id, { title: `Letter ${n}`, ...letter });
    expect(await raceForLast('cover_letters', coverLettersLimit, add)).toEqual(['done', 'conflict']);
  });

  test('resumes', async () => {
    const { id: userId } = await createCandidate(context.services);
    const add = () => createResume(context.services, { userId });
    expect(await raceForLast('resumes', resumesLimit, add)).toEqual(['done', 'conflict']);
  });

  test('stages of a company', async () => {
    const { companyId, id: userId } = await createEmployer(context.services);
    const first = (await ensureStages(context.database, companyId)).length;
    const add = (n: number) => addStage(context.database, { companyId, userId }, `Stage ${n}`);
    const left = stageMaxCount - first;
    expect(await raceForLast('application_stages', left, add)).toEqual(['done', 'conflict']);
  });

  test('tags of a company', async () => {
    const { id: company_id } = await createCompany(context.services);
    const { id: job_id } = await createJob(context.services, { company_id });
    const { id } = await createApplication(context.services, { job_id });
    const known = Array.from({ length: companyTagMaxCount - 1 }, (_, n) => `Tag ${n}`);
    await context.database
      .insertInto('applicant_tags')
      .values(known.map((name) => ({ id: newId(), company_id, name })))
      .execute();
    const add = (name: string) => () => tagApplicant(context.database, company_id, id, name);
    const results = await raceOn('applicant_tags', [add('Sailor'), add('Cook')]);
    expect(outcomes(results)).toEqual(['done', 'conflict']);
  });

  test('letters that decline', async () => {
    const { id } = await createCompany(context.services);
    const add = (n: number) =>
      addTemplate(context.database, id, { name: `Letter ${n}`, text: 'Dear {firstName}' });
    expect(await raceForLast('decline_templates', maxTemplates, add)).toEqual(['done', 'conflict']);
  });

  test('a name of a sentence of the reviewers', async () => {
    const { id } = await createStaff(context.services, { staff_role: 'reviewer' });
    const add = () =>
      addReviewTemplate(context.database, id, { name: 'Length', text: 'Shorter', isShared: true });
    expect(outcomes(await raceOn('review_templates', twice(add)))).toEqual(['done', 'conflict']);
  });

  test('a version of a setting', async () => {
    const write = (version: number, value: string) => () =>
      inTransaction((transaction) => writeSetting(transaction, null, { key: 'name', value, version }));
    await write(0, 'Harbour')();
    const results = await raceOn('board_settings', [write(1, 'Quay'), write(1, 'Pier')]);
    expect(outcomes(results)).toEqual(['done', 'conflict']);
  });
});
