import { endpoints } from '@waymark/contract/endpoints';
import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { createCandidate, createEmployer, createStaff, type TestUser } from '../../../testing/factories.ts';
import { createWorld, type World } from '../../../testing/route-world.ts';
import { sentMails } from '../../../testing/sent-mails.ts';
import { useTestApp } from '../../../testing/test-app.ts';
import { settleVisits } from './visit-commands.ts';

const context = useTestApp();
let administrator: TestUser;
let candidate: TestUser;

beforeEach(async () => {
  administrator = await createStaff(context.services);
  candidate = await createCandidate(context.services);
  await settleVisits(context.services);
});

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
const call = (method: Method, path: string, { headers }: Pick<TestUser, 'headers'>, payload?: object) =>
  context.app.inject({ method, url: `/api${path}`, headers, ...(payload && { payload }) });
const allow = (user = candidate, hours = 1) => call('POST', '/impersonation-consent', user, { hours });
const withdraw = (user = candidate) => call('DELETE', '/impersonation-consent', user);
const open = (userId = candidate.id, as = administrator) =>
  call('POST', `/staff/users/${userId}/visits`, as, { reason: 'A missing button.' });

/** A visit that is under way: what it is signed in with. */
async function visit(user = candidate, as = administrator) {
  await allow(user);
  const response = await open(user.id, as);
  expect(response.statusCode).toBe(201);
  const { accessToken, visitId } = response.json().data as { accessToken: string; visitId: string };
  return { visitId, headers: { authorization: `Bearer ${accessToken}` } };
}
const whoIs = async (visitor: Pick<TestUser, 'headers'>) => {
  const response = await call('GET', '/get-auth-user', visitor);
  return response.statusCode === 200 ? (response.json().data.id as string) : response.statusCode;
};
const actions = async (userId: string) =>
  (
    await context.database
      .selectFrom('audit_log')
      .select(['action', 'staff_id', 'reason'])
      .where('subject_id', '=', userId)
      .orderBy('id')
      .execute()
  ).map(({ action, staff_id, reason }) => [action, staff_id === administrator.id, reason]);

describe('[J-5] impersonation', () => {
  test('needs consent, mails the account owner at its start and end, and is logged', async () => {
    expect((await open()).statusCode).toBe(409);
    expect((await allow()).statusCode).toBe(200);
    const { headers, visitId } = await visit();
    expect(await whoIs({ headers })).toBe(candidate.id);
    const [started] = await sentMails(context.database, candidate.email);
    expect(started?.text).toContain('A missing button.');
    expect(started?.text).toContain('Ada Lovelace');

    const listed = (await call('GET', '/impersonation-consent', candidate)).json().data;
    expect(listed.allowedUntil).not.toBeNull();
    expect(listed.visits).toMatchObject([
      { who: 'Ada Lovelace', reason: 'A missing button.', endedAt: null },
    ]);
    expect((await call('DELETE', `/staff/visits/${visitId}`, administrator)).statusCode).toBe(200);
    expect(await whoIs({ headers })).toBe(401);
    // A second press sends no second mail.
    expect((await call('DELETE', `/staff/visits/${visitId}`, administrator)).statusCode).toBe(200);
    expect(await sentMails(context.database, candidate.email)).toHaveLength(2);
    const after = (await call('GET', '/impersonation-consent', candidate)).json().data;
    expect(after.visits).toMatchObject([{ endedAt: expect.any(String) as string }]);
    expect(await actions(candidate.id)).toEqual([
      ['user.visit', true, 'A missing button.'],
      ['user.end-visit', true, ''],
    ]);
  });

  test('is given for an hour or a day from the last word, and for nothing else', async () => {
    const until = async () =>
      Date.parse((await call('GET', '/impersonation-consent', candidate)).json().data.allowedUntil as string);
    for (const hours of [24, 1]) {
      expect((await allow(candidate, hours)).statusCode).toBe(200);
      expect((await until()) / 3_600_000).toBeCloseTo(Date.now() / 3_600_000 + hours, 1);
    }
    expect((await allow(candidate, 1000)).statusCode).toBe(400);
    const given = await context.database
      .selectFrom('support_consents')
      .select('id')
      .where('user_id', '=', candidate.id)
      .execute();
    expect(given).toHaveLength(1);
  });

  test('two consents at once leave one, and a consent that is over makes room for another', async () => {
    const answers = await Promise.all([allow(candidate, 1), allow(candidate, 24), allow(candidate, 1)]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    await context.database
      .updateTable('support_consents')
      .set({ expires_at: sql`now() - interval '1 minute'` })
      .where('user_id', '=', candidate.id)
      .execute();
    expect((await open()).statusCode).toBe(409);
    expect((await allow()).statusCode).toBe(200);
    expect((await open()).statusCode).toBe(201);
  });

  test('is for no staff: they are not looked at, and allow nothing', async () => {
    const moderator = await createStaff(context.services, { staff_role: 'moderator' });
    expect((await allow(moderator)).statusCode).toBe(403);
    expect((await open(moderator.id)).statusCode).toBe(403);
    expect((await open(administrator.id)).statusCode).toBe(403);
    expect((await open(crypto.randomUUID())).statusCode).toBe(404);
    await allow();
    expect((await open(candidate.id, moderator)).statusCode).toBe(403);
    // A candidate who joins the staff during the impersonation.
    const { headers } = await visit();
    await context.database
      .updateTable('users')
      .set({ role: 'staff', staff_role: 'reviewer' })
      .where('id', '=', candidate.id)
      .execute();
    expect(await whoIs({ headers })).toBe(401);
  });

  test('can be ended only by the staff member who began it', async () => {
    const { visitId, headers } = await visit();
    const other = await createStaff(context.services);
    expect((await call('DELETE', `/staff/visits/${visitId}`, other)).statusCode).toBe(404);
    expect(await whoIs({ headers })).toBe(candidate.id);
  });

  test('a second impersonation by the same staff member ends the first', async () => {
    const first = await visit();
    const employer = await createEmployer(context.services);
    const second = await visit(employer);
    expect(await whoIs(first)).toBe(401);
    expect(await whoIs(second)).toBe(employer.id);
    expect(await sentMails(context.database, candidate.email)).toHaveLength(2);
  });
});

describe('[J-5] a visit ends', () => {
  const endings: [string, (who: { visitId: string }) => Promise<unknown>][] = [
    ['consent is taken back', () => withdraw()],
    [
      'consent is over',
      () =>
        context.database
          .updateTable('support_consents')
          .set({ expires_at: sql`now()` })
          .execute(),
    ],
    [
      'half an hour is over',
      () =>
        context.database
          .updateTable('support_visits')
          .set({ expires_at: sql`now()` })
          .execute(),
    ],
    ['the person signs out everywhere', () => call('DELETE', '/sessions', candidate)],
    [
      'the person is suspended',
      () =>
        call('POST', `/staff/users/${candidate.id}/changes`, administrator, {
          change: 'suspend',
          reason: 'Spam.',
        }),
    ],
    ['who looks signs out', () => call('POST', '/logout', administrator)],
    [
      'who looks is suspended',
      async () =>
        call('POST', `/staff/users/${administrator.id}/changes`, await createStaff(context.services), {
          change: 'suspend',
          reason: 'Left.',
        }),
    ],
    [
      'who looks is no administrator any more',
      async () =>
        call('PUT', `/staff/members/${administrator.id}`, await createStaff(context.services), {
          staffRole: 'moderator',
        }),
    ],
    [
      'who looks loses MFA',
      () =>
        context.database
          .updateTable('sessions')
          .set({ second_step_at: null })
          .where('user_id', '=', administrator.id)
          .execute(),
    ],
    [
      'the account is erased',
      () => context.database.deleteFrom('users').where('id', '=', candidate.id).execute(),
    ],
  ];

  test.each(endings)('at the moment when %s', async (_name, end) => {
    const looking = await visit();
    expect(await whoIs(looking)).toBe(candidate.id);
    await end(looking);
    const response = await call('GET', '/get-auth-user', looking);
    expect([response.statusCode, response.json().logout]).toEqual([401, true]);
  });

  test('and what ended by itself is noted and told, once', async () => {
    await visit();
    await call('POST', '/logout', administrator);
    expect(await settleVisits(context.services)).toBe(1);
    expect(await settleVisits(context.services)).toBe(0);
    expect((await actions(candidate.id)).map(([action]) => action)).toEqual(['user.visit', 'user.end-visit']);
    const mails = await sentMails(context.database, candidate.email);
    expect(mails.map(({ subject }) => subject)).toEqual([
      'Our staff is looking at Waymark as you see it',
      'Our staff has stopped looking at Waymark as you see it',
    ]);
  });

  test('one that is alive is not settled', async () => {
    const looking = await visit();
    expect(await settleVisits(context.services)).toBe(0);
    expect(await whoIs(looking)).toBe(candidate.id);
  });

  test('opened while consent is taken back, it does not outlive that', async () => {
    await allow();
    const [opened] = await Promise.all([open(), withdraw()]);
    // Whichever came first: refused, or opened and ended.
    expect([201, 409]).toContain(opened.statusCode);
    const { accessToken = 'none' } = opened.json<{ data?: { accessToken: string } }>().data ?? {};
    expect(await whoIs({ headers: { authorization: `Bearer ${accessToken}` } })).toBe(401);
    expect(await settleVisits(context.services)).toBe(0);
  });
});

/** What a call of the world's candidate or company is about, by the names in its path. */
function pathOf(world: World, pattern: string): string {
  const ids: Record<string, string> = {
    jobId: world.jobId,
    resumeId: world.resumeId,
    applicationId: world.applicationId,
    conversationId: world.conversationId,
    interviewId: world.interviewId,
    reviewId: world.reviewId,
    sessionId: world.sessionId,
    exportId: world.exportId,
    draftId: world.draftId,
    candidateId: world.profileId,
    orderId: world.orderId,
    passkeyId: world.passkeyId,
    alertId: world.alertId,
    savedJobId: world.savedJobId,
  };
  return pattern.replaceAll(/:(\w+)/g, (_whole, name: string) => ids[name] ?? world.companyId);
}

/** Everything that is stored, but for the queue. */
async function everything(): Promise<string> {
  const { rows } = await sql<{ name: string }>`
    select tablename as name from pg_tables
    -- Made by the first who sees a form, and kept of a resume that was read.
    where schemaname = 'public' and tablename not in ('captcha_secret', 'file_readings') order by 1
  `.execute(context.database);
  const dumps: string[] = [];
  for (const { name } of rows) {
    const { rows: stored } = await sql<{ dump: string | null }>`
      select string_agg(t::text, E'\n' order by t::text) as dump from ${sql.table(name)} t
    `.execute(context.database);
    dumps.push(`${name}\n${stored[0]?.dump ?? ''}`);
  }
  return dumps.join('\n');
}

const routes = Object.keys(endpoints).map((key) => key.split(' ') as [Method, string]);

describe('[J-5] a visit reads, and nothing else', () => {
  let world: World;
  beforeEach(async () => {
    world = await createWorld(context.services);
    ({ administrator, candidate } = world.people);
  });

  test.each(['candidate', 'recruiter'] as const)(
    'of a %s: every call that changes something is refused',
    async (who) => {
      const looking = await visit(world.people[who]);
      const before = await everything();
      // What asks for a secret of its own knows no sessions.
      const own = routes.filter(
        ([method, path]) => method !== 'GET' && !/^\/(webhooks|partner\/mail|logout|login)/.test(path),
      );
      expect(own.length).toBeGreaterThan(80);
      for (const [method, path] of own) {
        const asVisit = await call(method, pathOf(world, path), looking, {});
        const asGuest = await call(method, pathOf(world, path), { headers: { authorization: '' } }, {});
        // Behind a gate it is refused, and by the API for programs, which takes no session at all; what is open to everybody takes no notice of who calls.
        const allowed =
          asGuest.statusCode === 401
            ? [403, ...(path.startsWith('/v1/') ? [401] : [])]
            : [asGuest.statusCode, 403, 400];
        expect(allowed, `${method} ${path}`).toContain(asVisit.statusCode);
      }
      expect(await everything()).toBe(before);
    },
  );

  test.each(['candidate', 'recruiter'] as const)('of a %s: what it reads changes nothing', async (who) => {
    const looking = await visit(world.people[who]);
    const before = await everything();
    const statuses = new Map<string, number>();
    for (const [method, path] of routes) {
      if (method !== 'GET') continue;
      const { statusCode } = await call(method, pathOf(world, path), looking);
      expect(statusCode, path).toBeLessThan(500);
      statuses.set(path, statusCode);
    }
    expect(await everything()).toBe(before);
    // It is of use all the same.
    expect(statuses.get('/get-auth-user')).toBe(200);
    expect(statuses.get(who === 'candidate' ? '/applications' : '/company/jobs')).toBe(200);
  });

  test('it sees nothing that signs in, nor what pays, and no copy of the data', async () => {
    const looking = await visit();
    const closed = [
      '/sessions',
      '/second-step',
      '/passkeys',
      '/account-exports/latest',
      `/account-exports/${world.exportId}/file`,
      '/get-customer-login',
      '/product/get-career-services-login',
      '/product/follow-career-services-orders',
      '/get-critique-detail',
      '/resume-reviews',
      '/resume-links',
      '/resume-export/file',
      '/resume-export/json',
    ];
    for (const path of closed) expect((await call('GET', path, looking)).statusCode, path).toBe(403);
    const employer = await visit(world.people.recruiter);
    const ofCompany = [
      `/company/jobs/${world.jobId}/applicants/export`,
      '/candidates',
      `/candidates/${world.profileId}`,
      `/company/jobs/${world.jobId}/candidates`,
      '/company-verification',
      `/company/applicants/${world.applicationId}`,
      `/applications/${world.applicationId}/resume`,
    ];
    for (const path of ofCompany) expect((await call('GET', path, employer)).statusCode, path).toBe(403);
  });

  test('it is no device of the account, and opens nothing of the staff’s', async () => {
    const looking = await visit();
    const devices = (await call('GET', '/sessions', candidate)).json().data as unknown[];
    expect(devices).toHaveLength(1);
    expect((await call('GET', '/staff/users', looking)).statusCode).toBe(403);
    expect(
      (await call('POST', `/staff/users/${candidate.id}/visits`, looking, { reason: 'Again.' })).statusCode,
    ).toBe(403);
    expect((await call('POST', '/impersonation-consent', looking, { hours: 24 })).statusCode).toBe(403);
  });
});
