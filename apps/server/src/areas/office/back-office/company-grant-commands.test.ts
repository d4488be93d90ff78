import type {
  CompanyGrantFields,
  CompanyRevocationFields,
} from '@waymark/contract/companies/staff-companies';
import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { newId } from '../../../platform/ids.ts';
import {
  createCompany,
  createEmployer,
  createJob,
  createStaff,
  type TestUser,
} from '../../../testing/factories.ts';
import { sentMails } from '../../../testing/sent-mails.ts';
import { createPlanOrder } from '../../../testing/order-factories.ts';
import { useTestApp } from '../../../testing/test-app.ts';
import { testServerUrl } from '../../../testing/test-database.ts';
import { takePostingPlace } from '../../payments/memberships/place-commands.ts';
import { settlePlaces } from '../../payments/memberships/settling-commands.ts';
import { revokePlanGrant } from '../../payments/memberships/staff-grant-commands.ts';

const context = useTestApp();
const dayMs = 86_400_000;
const dayFromNow = (days: number) => new Date(Date.now() + days * dayMs).toISOString().slice(0, 10);
let administrator: TestUser;

beforeEach(async () => {
  administrator = await createStaff(context.services, { staff_role: 'administrator' });
});

const grant = (companyId: string, fields: Partial<CompanyGrantFields>, staff = administrator) =>
  context.app.inject({
    method: 'POST',
    url: `/api/staff/companies/${companyId}/grants`,
    headers: staff.headers,
    payload: { until: dayFromNow(10), reason: 'A school that has no money.', ...fields },
  });
async function detailOf(companyId: string) {
  const { headers } = administrator;
  const response = await context.app.inject({ url: `/api/staff/companies/${companyId}`, headers });
  return response.json().data;
}
const statusOf = async (id: string) =>
  (await context.database.selectFrom('jobs').select('status').where('id', '=', id).executeTakeFirstOrThrow())
    .status;
const plansOf = (companyId: string) =>
  context.database.selectFrom('company_plans').selectAll().where('company_id', '=', companyId).execute();

/** A posting that waits for its payment, beyond the one place of Basic. */
async function createWaiting(companyId: string, title = 'Keeper'): Promise<string> {
  const open = await createJob(context.services, { company_id: companyId, status: 'pending' });
  const waiting = await createJob(context.services, { company_id: companyId, status: 'pending', title });
  await context.database.transaction().execute(async (transaction) => {
    await takePostingPlace(transaction, companyId, open.id);
    await takePostingPlace(transaction, companyId, waiting.id);
  });
  await context.database.updateTable('jobs').set({ status: 'active' }).where('id', '=', open.id).execute();
  await context.database
    .updateTable('jobs')
    .set({ awaits_payment: true })
    .where('id', '=', waiting.id)
    .execute();
  return waiting.id;
}

const revoke = (companyId: string, fields: Partial<CompanyRevocationFields>, staff = administrator) =>
  context.app.inject({
    method: 'POST',
    url: `/api/staff/companies/${companyId}/grants/revoke`,
    headers: staff.headers,
    payload: { reason: 'The school has closed.', ...fields },
  });

describe('[H-5, L-17] staff takes back before its day', () => {
  test('a plan: postings beyond the plan close a week later, and the log says why', async () => {
    const employer = await createEmployer(context.services);
    const { companyId } = employer;
    const jobId = await createWaiting(companyId);
    const until = dayFromNow(10);
    await grant(companyId, { grant: 'extended', until });
    const [granted] = (await detailOf(companyId)).grants;
    expect(granted).toMatchObject({ grant: 'extended', title: 'Extended', endsAt: `${until}T23:59:59.000Z` });
    const fields = { grant: 'extended', id: granted.id } as const;
    const answers = await Promise.all([revoke(companyId, fields), revoke(companyId, fields)]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
    expect(await detailOf(companyId)).toMatchObject({
      plan: { plan: 'basic', endsAt: null },
      grants: [],
      history: [
        { what: 'took back a plan that was granted to the company', reason: 'The school has closed.' },
        { what: 'granted a plan to the company' },
      ],
    });
    expect((await sentMails(context.database, employer.email)).map(({ kind }) => kind)).toContain(
      'places-ending',
    );
    expect(await statusOf(jobId)).toBe('active');
    await settlePlaces(context.services, new Date(Date.now() + 8 * dayMs));
    expect(await statusOf(jobId)).toBe('expired');
  });

  test.skipIf(testServerUrl === undefined)(
    'once, also where the second began before the first and waited',
    async () => {
      const { companyId } = await createEmployer(context.services);
      await grant(companyId, { grant: 'extended', until: dayFromNow(10) });
      const [plan] = await plansOf(companyId);
      const id = plan?.id ?? '';
      await context.database.transaction().execute(async (early) => {
        // From here on its now() stands still.
        await sql`select now()`.execute(early);
        expect((await revoke(companyId, { grant: 'extended', id })).statusCode).toBe(200);
        await expect(
          revokePlanGrant(early, context.services, companyId, id, 'extended'),
        ).rejects.toMatchObject({ code: 'conflict' });
      });
    },
  );

  test('a place, and not what was paid for', async () => {
    const { companyId } = await createEmployer(context.services);
    const jobId = await createWaiting(companyId);
    await grant(companyId, { grant: 'place', jobId, until: dayFromNow(200) });
    expect((await detailOf(companyId)).grants).toMatchObject([
      { grant: 'place', id: jobId, title: 'Keeper' },
    ]);
    expect((await revoke(companyId, { grant: 'place', id: jobId })).statusCode).toBe(200);
    expect(await detailOf(companyId)).toMatchObject({ grants: [], ownPlaces: [], plan: { taken: 2 } });
    // Beside a payment only what goes beyond it was granted.
    await grant(companyId, { grant: 'place', jobId, until: dayFromNow(200) });
    await createPlanOrder(context.services, {
      company_id: companyId,
      kind: 'posting',
      job_id: jobId,
      status: 'paid',
      paid_at: new Date(),
    });
    expect((await revoke(companyId, { grant: 'place', id: jobId })).statusCode).toBe(200);
    const { ownPlaces } = await detailOf(companyId);
    expect(ownPlaces).toMatchObject([{ jobId }]);
    expect(new Date(ownPlaces[0].endsAt).getTime()).toBeLessThan(Date.now() + 100 * dayMs);
    expect((await revoke(companyId, { grant: 'place', id: jobId })).statusCode).toBe(409);
  });

  test('nothing that was bought, and what was bought to follow a grant begins sooner', async () => {
    const { companyId } = await createEmployer(context.services);
    await grant(companyId, { grant: 'professional', until: dayFromNow(20) });
    const [granted] = await plansOf(companyId);
    const bought = newId();
    const starts_at = granted?.ends_at ?? new Date();
    const ends_at = new Date(starts_at.getTime() + 30 * dayMs);
    await context.database
      .insertInto('company_plans')
      .values({ id: bought, company_id: companyId, plan: 'professional', starts_at, ends_at })
      .execute();
    await createPlanOrder(context.services, { company_id: companyId, plan_id: bought, status: 'paid' });
    expect((await detailOf(companyId)).grants).toHaveLength(1);
    expect((await revoke(companyId, { grant: 'professional', id: bought })).statusCode).toBe(409);
    expect((await revoke(companyId, { grant: 'professional', id: granted?.id ?? '' })).statusCode).toBe(200);
    const plan = (await plansOf(companyId)).find(({ id }) => id === bought);
    expect(plan?.starts_at.getTime()).toBeLessThanOrEqual(Date.now());
    expect((plan?.ends_at.getTime() ?? 0) - (plan?.starts_at.getTime() ?? 0)).toBe(30 * dayMs);
  });

  test('nothing of another company, or without a reason', async () => {
    const { companyId } = await createEmployer(context.services);
    const other = await createEmployer(context.services);
    await grant(companyId, { grant: 'extended' });
    const [granted] = await plansOf(companyId);
    const fields = { grant: 'extended', id: granted?.id ?? '' } as const;
    const codes = [
      await revoke(other.companyId, fields),
      await revoke(companyId, { ...fields, grant: 'professional' }),
      await revoke(companyId, { ...fields, reason: ' ' }),
      await revoke(companyId, fields, await createStaff(context.services, { staff_role: 'moderator' })),
    ].map(({ statusCode }) => statusCode);
    expect(codes).toEqual([409, 409, 400, 403]);
    expect((await detailOf(companyId)).grants).toHaveLength(1);
  });
});

describe('[H-5, L-17] staff grants a company', () => {
  test('a plan until a day: what waited goes live, and the page and the log say why', async () => {
    const employer = await createEmployer(context.services);
    const jobId = await createWaiting(employer.companyId);
    expect(await detailOf(employer.companyId)).toMatchObject({
      plan: { plan: 'basic', endsAt: null, postings: 1, taken: 1 },
      waitingPostings: [{ jobId, title: 'Keeper' }],
    });
    const until = dayFromNow(10);
    const answer = await grant(employer.companyId, { grant: 'extended', until });
    expect(answer.statusCode).toBe(200);
    expect(answer.json().message).toMatch(/has Extended until/);
    expect(await statusOf(jobId)).toBe('active');
    expect(await detailOf(employer.companyId)).toMatchObject({
      plan: { plan: 'extended', endsAt: `${until}T23:59:59.000Z`, postings: 4, taken: 2 },
      waitingPostings: [],
      history: [{ what: 'granted a plan to the company', reason: 'A school that has no money.' }],
    });
    const logged = await context.database
      .selectFrom('audit_log')
      .select(['staff_id', 'after'])
      .where('subject_id', '=', employer.companyId)
      .execute();
    expect(logged).toEqual([{ staff_id: administrator.id, after: { plan: 'extended', until } }]);
    expect((await sentMails(context.database, employer.email)).map(({ kind }) => kind)).toContain(
      'jobs-opened',
    );
  });

  test('a place for one posting, which ends at its day', async () => {
    const { companyId } = await createEmployer(context.services);
    const jobId = await createWaiting(companyId);
    const until = dayFromNow(10);
    expect((await grant(companyId, { grant: 'place', jobId, until })).statusCode).toBe(200);
    expect(await statusOf(jobId)).toBe('active');
    expect(await detailOf(companyId)).toMatchObject({
      plan: { plan: 'basic', postings: 1, taken: 1 },
      ownPlaces: [{ jobId, title: 'Keeper', endsAt: `${until}T23:59:59.000Z` }],
      waitingPostings: [],
    });
    const orders = await context.database
      .selectFrom('posting_orders')
      .select('status')
      .where('job_id', '=', jobId)
      .execute();
    expect(orders).toEqual([{ status: 'canceled' }]);
    // A day after its end the company is told, and a week later it closes.
    await settlePlaces(context.services, new Date(Date.now() + 12 * dayMs));
    await settlePlaces(context.services, new Date(Date.now() + 20 * dayMs));
    expect(await statusOf(jobId)).toBe('expired');
  });

  test('the same twice at once: one does, and the other hears of it', async () => {
    const { companyId } = await createEmployer(context.services);
    const answers = await Promise.all([
      grant(companyId, { grant: 'professional' }),
      grant(companyId, { grant: 'professional' }),
    ]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
    expect(await plansOf(companyId)).toHaveLength(1);
    const jobId = await createWaiting(companyId);
    const places = await Promise.all([
      grant(companyId, { grant: 'place', jobId }),
      grant(companyId, { grant: 'place', jobId }),
    ]);
    expect(places.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
  });

  test('a longer time follows the one that runs', async () => {
    const { companyId } = await createEmployer(context.services);
    await grant(companyId, { grant: 'professional', until: dayFromNow(10) });
    await grant(companyId, { grant: 'professional', until: dayFromNow(30) });
    const [first, second] = await plansOf(companyId);
    expect(second?.starts_at).toEqual(first?.ends_at);
    expect((await grant(companyId, { grant: 'professional', until: dayFromNow(20) })).statusCode).toBe(409);
  });

  test('nothing of another company, of a closed posting, without a reason, or for a day that does not fit', async () => {
    const { companyId } = await createEmployer(context.services);
    const other = await createJob(context.services, {
      company_id: (await createCompany(context.services)).id,
    });
    const closed = await createJob(context.services, { company_id: companyId, status: 'expired' });
    const codes = [
      await grant(companyId, { grant: 'place', jobId: other.id }),
      await grant(companyId, { grant: 'place', jobId: closed.id }),
      await grant(companyId, { grant: 'place' }),
      await grant(companyId, { grant: 'extended', reason: ' ' }),
      await grant(companyId, { grant: 'extended', until: dayFromNow(-1) }),
      await grant(companyId, { grant: 'extended', until: dayFromNow(400) }),
      await grant('0197c5b2-0000-7000-8000-00000000abcd', { grant: 'extended' }),
      await grant(
        companyId,
        { grant: 'extended' },
        await createStaff(context.services, { staff_role: 'moderator' }),
      ),
    ].map(({ statusCode }) => statusCode);
    expect(codes).toEqual([404, 409, 400, 400, 400, 400, 404, 403]);
    expect(await plansOf(companyId)).toEqual([]);
  });
});
