import type { UserChangeFields } from '@waymark/contract/identity/staff-users';
import { beforeEach, describe, expect, test } from 'vitest';
import { createVisibleCandidate } from '../../../testing/candidate-profiles.ts';
import {
  createApplication,
  createCandidate,
  createEmployer,
  createJob,
  createResume,
  createStaff,
  type TestUser,
} from '../../../testing/factories.ts';
import { sentMails, tokenOf } from '../../../testing/sent-mails.ts';
import { useTestApp } from '../../../testing/test-app.ts';
import { multipart } from '../../../testing/uploads.ts';
import { hashPassword } from '../../identity/accounts/rules.ts';
import { activateDue, holdUnanswered } from '../../jobs/jobs/commands.ts';

const context = useTestApp();
let moderator: TestUser;

beforeEach(async () => {
  moderator = await createStaff(context.services, { staff_role: 'moderator' });
});

async function send(method: 'GET' | 'POST', path: string, payload?: object, { headers } = moderator) {
  return context.app.inject({
    method,
    url: `/api/staff/users${path}`,
    headers,
    ...(payload && { payload }),
  });
}
const change = (userId: string, fields: UserChangeFields, as = moderator) =>
  send('POST', `/${userId}/changes`, fields, as);
const whoIs = async ({ headers }: TestUser) =>
  (await context.app.inject({ url: '/api/get-auth-user', headers })).statusCode;

describe('[J-5] accounts', () => {
  test('are found by name, address and id, and never with a password or a code', async () => {
    const user = await createCandidate(context.services, {
      first_name: 'Grace',
      last_name: 'Hopper',
      password_hash: 'hash-of-a-password',
    });
    await createApplication(context.services, { user_id: user.id });
    for (const q of ['grace hopper', user.email.toUpperCase(), user.id]) {
      const found = (await send('GET', `?q=${encodeURIComponent(q)}`)).json();
      expect(found.data.map(({ id }: { id: string }) => id)).toEqual([user.id]);
    }
    const detail = await send('GET', `/${user.id}`);
    expect(detail.json().data).toMatchObject({ name: 'Grace Hopper', applications: 1, sessions: 1 });
    expect(detail.body).not.toMatch(/hash|password|token/i);
    expect((await send('GET', `/${crypto.randomUUID()}`)).statusCode).toBe(404);
  });

  test('are suspended: signed out, not let in, not found by employers, told why; and reinstated', async () => {
    const password = 'a quiet harbour';
    const user = await createCandidate(context.services, { password_hash: await hashPassword(password) });
    const login = () =>
      context.app.inject({ method: 'POST', url: '/api/login', payload: { email: user.email, password } });
    expect((await change(user.id, { change: 'suspend' })).json().fields).toEqual({
      reason: 'Please give a reason.',
    });
    expect((await change(user.id, { change: 'suspend', reason: 'Spam.' })).statusCode).toBe(200);
    expect(await whoIs(user)).toBe(401);
    const refused = await login();
    expect([refused.statusCode, refused.json().message]).toEqual([403, expect.stringContaining('suspended')]);
    const wrong = await context.app.inject({
      method: 'POST',
      url: '/api/login',
      payload: { email: user.email, password: 'another one' },
    });
    // Only a user with the right password learns that it is suspended.
    expect(wrong.statusCode).toBe(401);
    expect((await sentMails(context.database, user.email))[0]?.text).toContain('Spam.');
    expect((await change(user.id, { change: 'suspend', reason: 'Again.' })).statusCode).toBe(409);

    expect((await change(user.id, { change: 'reinstate' })).statusCode).toBe(200);
    expect((await login()).statusCode).toBe(200);
    const log = await context.database
      .selectFrom('audit_log')
      .select(['action', 'reason'])
      .where('subject_id', '=', user.id)
      .orderBy('id')
      .execute();
    expect(log).toEqual([
      { action: 'user.suspend', reason: 'Spam.' },
      { action: 'user.reinstate', reason: '' },
    ]);
  });

  test('[A-10] a suspended owner does not come back to the company by an invitation of before', async () => {
    const owner = await createEmployer(context.services);
    const post = (url: string, payload: object, headers = {}) =>
      context.app.inject({ method: 'POST', url: `/api${url}`, payload, headers });
    const email = 'second-address@example.org';
    await post('/company-invitations', { email, memberRole: 'owner' }, owner.headers);
    const token = tokenOf((await sentMails(context.database, email)).at(-1));
    expect((await change(owner.id, { change: 'suspend', reason: 'Fraud.' })).statusCode).toBe(200);
    expect((await post('/company-invitations/read', { token })).statusCode).toBe(410);
  });

  test('[G-9] a posting answered only by a suspended member is hidden until another can answer', async () => {
    const { services } = context;
    const owner = await createEmployer(services);
    const here = await createJob(services, { company_id: owner.companyId, source: 'employer' });
    const elsewhere = await createJob(services, {
      company_id: owner.companyId,
      apply_url: 'https://harbour.example/jobs/1',
    });
    const seen = async ({ id }: { id: string }) => {
      await services.changes.settled();
      const answer = await context.app.inject(`/api/jobs/${id}`);
      return answer.statusCode === 200 ? answer.json().data.acceptsApplications : answer.statusCode;
    };
    const candidate = await createCandidate(services);
    const { id: resumeId } = await createResume(services, { userId: candidate.id });
    const apply = async ({ id }: { id: string }) => {
      const { payload, headers } = await multipart({ jobId: id, resumeId });
      const url = '/api/applications';
      return context.app.inject({
        method: 'POST',
        url,
        payload,
        headers: { ...headers, ...candidate.headers },
      });
    };
    expect([await seen(here), await seen(elsewhere)]).toEqual([true, true]);

    await change(owner.id, { change: 'suspend', reason: 'Fraud.' });
    expect([await seen(here), await seen(elsewhere)]).toEqual([404, false]);
    expect([(await apply(here)).statusCode, (await apply(elsewhere)).statusCode]).toEqual([404, 409]);
    await activateDue(services);
    expect(await seen(here)).toBe(404);

    await change(owner.id, { change: 'reinstate' });
    expect([await seen(here), await seen(elsewhere)]).toEqual([true, true]);
    expect((await apply(here)).statusCode).toBe(201);
  });

  test('[G-9] a colleague who can answer keeps its postings open; a viewer does not', async () => {
    const { services, database } = context;
    const owner = await createEmployer(services);
    const colleague = await createEmployer(services);
    await database
      .insertInto('company_members')
      .values({ company_id: owner.companyId, user_id: colleague.id, member_role: 'recruiter' })
      .execute();
    const { id } = await createJob(services, { company_id: owner.companyId, source: 'employer' });
    const status = async () =>
      (await database.selectFrom('jobs').select('status').where('id', '=', id).executeTakeFirst())?.status;
    await change(owner.id, { change: 'suspend', reason: 'Fraud.' });
    expect(await status()).toBe('active');
    await database
      .updateTable('company_members')
      .set({ member_role: 'viewer' })
      .where('user_id', '=', colleague.id)
      .where('company_id', '=', owner.companyId)
      .execute();
    await holdUnanswered(database);
    expect(await status()).toBe('pending');
  });

  test('a session that outlives the suspension opens nothing', async () => {
    const user = await createCandidate(context.services, { suspended_at: new Date() });
    expect(await whoIs(user)).toBe(401);
  });

  test('a suspended candidate is in no list of employers', async () => {
    const { id: userId } = await createVisibleCandidate(context.services);
    const listed = async () =>
      (
        await context.database
          .selectFrom('candidate_profiles')
          .select('is_listed')
          .where('user_id', '=', userId)
          .executeTakeFirstOrThrow()
      ).is_listed;
    expect(await listed()).toBe(true);
    await change(userId, { change: 'suspend', reason: 'Spam.' });
    expect(await listed()).toBe(false);
    await change(userId, { change: 'reinstate' });
    expect(await listed()).toBe(true);
  });

  test('are signed out everywhere', async () => {
    const user = await createCandidate(context.services);
    await change(user.id, { change: 'end-sessions' });
    expect(await whoIs(user)).toBe(401);
  });

  test('are erased by the usual flow, which a company’s only owner stops', async () => {
    const user = await createCandidate(context.services);
    expect((await change(user.id, { change: 'erase', reason: 'They asked by letter.' })).statusCode).toBe(
      200,
    );
    expect((await send('GET', '?show=leaving')).json().data[0]).toMatchObject({
      id: user.id,
      deletionDueAt: expect.any(String) as string,
    });
    expect((await change(user.id, { change: 'erase', reason: 'Again.' })).statusCode).toBe(409);
    const owner = await createEmployer(context.services);
    await createEmployer(context.services, { companyId: owner.companyId, memberRole: 'recruiter' });
    expect((await change(owner.id, { change: 'erase', reason: 'They asked.' })).statusCode).toBe(409);
  });

  test('of staff need an administrator, and no one can suspend themselves', async () => {
    const administrator = await createStaff(context.services);
    const reviewer = await createStaff(context.services, { staff_role: 'reviewer' });
    const suspend = { change: 'suspend', reason: 'Left.' } as const;
    expect((await change(reviewer.id, suspend)).statusCode).toBe(403);
    expect((await change(moderator.id, suspend)).statusCode).toBe(403);
    expect((await change(administrator.id, suspend, administrator)).statusCode).toBe(403);
    expect((await change(reviewer.id, suspend, administrator)).statusCode).toBe(200);
    expect((await send('GET', '', undefined, reviewer)).statusCode).toBe(401);
  });

  test('two administrators who suspend each other at once: one of them stays', async () => {
    const [one, other] = [await createStaff(context.services), await createStaff(context.services)];
    const suspend = { change: 'suspend', reason: 'Left.' } as const;
    const answers = await Promise.all([change(one.id, suspend, other), change(other.id, suspend, one)]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 401]);
  });
});
