import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import {
  codeOf,
  createSignInCalls,
  knownHash,
  knownPassword,
  wrongCodeOf,
} from '../../../testing/account-calls.ts';
import { createCandidate, createStaff, type TestUser } from '../../../testing/factories.ts';
import { sentMails, tokenOf } from '../../../testing/sent-mails.ts';
import { useTestApp } from '../../../testing/test-app.ts';

const context = useTestApp();
const { post, call, logIn, challengeOf, setUp, isSignedIn } = createSignInCalls(context);
const reason = 'She wrote from her address and named her last application.';

let administrator: TestUser;
let user: TestUser;
let secret: string;

beforeEach(async () => {
  administrator = await createStaff(context.services);
  user = await createCandidate(context.services, { password_hash: await knownHash() });
  ({ secret } = await setUp(user));
});

const start = (userId = user.id, { headers } = administrator) =>
  post(`/staff/users/${userId}/second-step-reset`, { reason }, { headers });
const mailed = async (to = user.email) =>
  (await sentMails(context.database, to)).filter(({ subject }) =>
    subject.startsWith('Turn off two-factor authentication'),
  );
/** The secret of the newest link. */
const linkOf = async () => tokenOf((await mailed()).at(-1));
const confirm = (token: string, password = knownPassword) => post('/second-step/reset', { token, password });
const asksForCode = async () => (await logIn(user.email)).json().data.mfa === 'code';

describe('[L-16] MFA that was lost', () => {
  test('is taken off by the mailed link and the password together; everybody is signed out and told', async () => {
    expect((await start()).statusCode).toBe(200);
    // Staff alone has changed nothing.
    expect(await asksForCode()).toBe(true);
    expect(await isSignedIn(user.headers)).toBe(true);
    const detail = (await call('GET', `/staff/users/${user.id}`, administrator)).json().data;
    expect(detail).toMatchObject({ mfaSince: expect.any(String), resetLinkUntil: expect.any(String) });

    const token = await linkOf();
    expect((await post('/links/check', { purpose: 'reset-second-step', token })).statusCode).toBe(200);
    const wrong = await confirm(token, 'not the password');
    expect([wrong.statusCode, Object.keys(wrong.json().fields as object)]).toEqual([400, ['password']]);
    expect(await asksForCode()).toBe(true);
    expect((await confirm(token)).statusCode).toBe(200);
    expect(await isSignedIn(user.headers)).toBe(false);
    expect((await logIn(user.email)).json().data.accessToken).toEqual(expect.any(String));
    expect((await sentMails(context.database, user.email)).at(-1)?.subject).toContain('was turned off');
    expect((await confirm(token)).statusCode).toBe(410);

    const log = await context.database
      .selectFrom('audit_log')
      .select(['action', 'staff_id', 'reason'])
      .where('subject_id', '=', user.id)
      .execute();
    expect(log).toEqual([{ action: 'user.reset-second-step', staff_id: administrator.id, reason }]);
  });

  test('of two presses at once one takes it off, and only the newest link works', async () => {
    await start();
    const first = await linkOf();
    await start();
    expect((await confirm(first)).statusCode).toBe(410);
    const token = await linkOf();
    const answers = await Promise.all([confirm(token), confirm(token)]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 410]);
  });

  test('a new password ends the link, so that access to the mailbox alone is not enough', async () => {
    await start();
    const token = await linkOf();
    await post('/forgot-password', { email: user.email });
    const password = 'seven grey herons wade';
    const setting = tokenOf((await sentMails(context.database, user.email)).at(-1));
    expect((await post('/set-password', { token: setting, password })).statusCode).toBe(200);
    expect((await confirm(token, password)).statusCode).toBe(410);
  });

  test('guesses at the password of the link count like guesses at signing in', async () => {
    await start();
    const token = await linkOf();
    const statuses: number[] = [];
    for (let i = 0; i < 12; i++) statuses.push((await confirm(token, 'a guess')).statusCode);
    expect(statuses.slice(0, 10)).toEqual(Array.from({ length: 10 }, () => 400));
    expect(statuses.slice(10)).toEqual([429, 429]);
  });

  test('is no moderator’s to begin, and none of staff, of suspended accounts, or where there is none', async () => {
    const moderator = await createStaff(context.services, { staff_role: 'moderator' });
    expect((await start(user.id, moderator)).statusCode).toBe(403);
    expect((await start(moderator.id)).statusCode).toBe(403);
    expect((await start(administrator.id)).statusCode).toBe(403);
    expect((await start(crypto.randomUUID())).statusCode).toBe(404);
    expect((await start((await createCandidate(context.services)).id)).statusCode).toBe(409);
    await start();
    const token = await linkOf();
    await post(`/staff/users/${user.id}/changes`, { change: 'suspend', reason: 'Spam.' }, administrator);
    expect((await start()).statusCode).toBe(409);
    expect((await confirm(token)).statusCode).toBe(410);
    expect(await mailed()).toHaveLength(1);
  });
});

describe('[L-16] wrong codes', () => {
  const guess = async (count: number) => {
    for (let at = 0; at < count; at++) {
      const response = await post('/login/second-step', {
        challenge: await challengeOf(user.email),
        code: wrongCodeOf(secret),
      });
      expect(response.statusCode).toBe(400);
    }
  };
  const warnings = async () =>
    (await sentMails(context.database, user.email)).filter(({ subject }) =>
      subject.startsWith('Wrong codes'),
    );

  test('five in a row are told to the owner, once a day', async () => {
    await guess(4);
    expect(await warnings()).toEqual([]);
    await guess(3);
    expect(await warnings()).toHaveLength(1);
    expect((await warnings())[0]?.text).toContain('5 wrong codes');
    await context.database
      .updateTable('totp_secrets')
      .set({ warned_at: sql`now() - interval '25 hours'` })
      .where('user_id', '=', user.id)
      .execute();
    await guess(1);
    expect(await warnings()).toHaveLength(2);
  });

  test('a right code between them resets the count', async () => {
    await guess(4);
    const passed = await post('/login/second-step', {
      challenge: await challengeOf(user.email),
      code: codeOf(secret),
    });
    expect(passed.statusCode).toBe(200);
    await guess(4);
    expect(await warnings()).toEqual([]);
  });

  test('five at once are told once', async () => {
    const challenge = await challengeOf(user.email);
    const code = wrongCodeOf(secret);
    await Promise.all(Array.from({ length: 5 }, () => post('/login/second-step', { challenge, code })));
    expect(await warnings()).toHaveLength(1);
  });
});
