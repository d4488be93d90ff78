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
import { startSession } from '../accounts/session-commands.ts';

const context = useTestApp();
const { post, call, logIn, challengeOf, setUp, isSignedIn, countSessions, keepPasskey } =
  createSignInCalls(context);
const pass = (challenge: string, code: string, ip?: string) =>
  post('/login/second-step', { challenge, code }, ip === undefined ? {} : { ip });

const otherPassword = { oldPassword: knownPassword, newPassword: 'seven grey herons wade' };

let user: TestUser;
let secret: string;
let recoveryCodes: string[];

beforeEach(async () => {
  user = await createCandidate(context.services, { password_hash: await knownHash() });
  ({ secret, recoveryCodes } = await setUp(user));
});

describe('[L-16] signing in with MFA', () => {
  test('the password alone gives a challenge and no session, the code the session', async () => {
    const before = await countSessions(user.id);
    const half = await logIn(user.email);
    expect(half.json()).toEqual({ data: { mfa: 'code', challenge: expect.any(String) } });
    expect(await countSessions(user.id)).toBe(before);
    const { challenge } = half.json().data;
    expect(await isSignedIn({ authorization: `Bearer ${challenge}` })).toBe(false);

    const whole = await pass(challenge, codeOf(secret));
    expect(whole.statusCode).toBe(200);
    const { accessToken, user: signedIn } = whole.json().data;
    expect(signedIn).toMatchObject({ id: user.id, email: user.email });
    expect(await isSignedIn({ authorization: `Bearer ${accessToken}` })).toBe(true);
    const { rows } =
      await sql`select 1 from sessions where user_id = ${user.id} and second_step_at is not null`.execute(
        context.database,
      );
    // The one that has set it up, and this one.
    expect(rows).toHaveLength(2);
  });

  test('a code is taken a step early and a step late, and no further', async () => {
    expect((await pass(await challengeOf(user.email), codeOf(secret, -3))).statusCode).toBe(400);
    expect((await pass(await challengeOf(user.email), codeOf(secret, 3))).statusCode).toBe(400);
    expect((await pass(await challengeOf(user.email), codeOf(secret, 1))).statusCode).toBe(200);
  });

  test('a code signs in once: not again, not in two calls at once, and no earlier one after it', async () => {
    const [first, second] = [await challengeOf(user.email), await challengeOf(user.email)];
    const code = codeOf(secret);
    const answers = await Promise.all([pass(first, code), pass(second, code)]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 400]);
    expect((await pass(await challengeOf(user.email), code)).statusCode).toBe(400);
    expect((await pass(await challengeOf(user.email), codeOf(secret, -1))).statusCode).toBe(400);
  });

  test('a challenge is good for one session, and for its own account alone', async () => {
    const challenge = await challengeOf(user.email);
    expect((await pass(challenge, codeOf(secret))).statusCode).toBe(200);
    expect((await pass(challenge, codeOf(secret, 1))).statusCode).toBe(410);

    const other = await createCandidate(context.services, { password_hash: await knownHash() });
    const others = await setUp(other);
    // The password of one account and the code of another.
    const stolen = await pass(await challengeOf(user.email), codeOf(others.secret));
    expect(stolen.statusCode).toBe(400);
    expect((await pass(await challengeOf(user.email), others.recoveryCodes[0] as string)).statusCode).toBe(
      400,
    );
    expect((await pass('x'.repeat(43), codeOf(secret))).statusCode).toBe(410);
  });

  test('a challenge ends after five wrong codes, and after five minutes', async () => {
    const challenge = await challengeOf(user.email);
    const wrong = wrongCodeOf(secret);
    for (let i = 0; i < 5; i++) expect((await pass(challenge, wrong)).statusCode).toBe(400);
    expect((await pass(challenge, codeOf(secret))).statusCode).toBe(410);

    const late = await challengeOf(user.email);
    await context.database
      .updateTable('sign_in_challenges')
      .set({ expires_at: sql`expires_at - interval '301 seconds'` })
      .where('user_id', '=', user.id)
      .execute();
    expect((await pass(late, codeOf(secret))).statusCode).toBe(410);
  });

  test('guesses that come at once are counted one by one', async () => {
    const challenge = await challengeOf(user.email);
    const wrong = wrongCodeOf(secret);
    const answers = await Promise.all(Array.from({ length: 9 }, () => pass(challenge, wrong)));
    expect(answers.filter(({ statusCode }) => statusCode === 400)).toHaveLength(5);
  });

  test('new challenges give no new guesses: the place waits, and many places wait as well', async () => {
    const wrong = wrongCodeOf(secret);
    const statuses: number[] = [];
    for (let i = 0; i < 12; i++) statuses.push((await pass(await challengeOf(user.email), wrong)).statusCode);
    expect(statuses.slice(0, 10).every((status) => status === 400)).toBe(true);
    expect(statuses.at(-1)).toBe(429);
    // Refused before it is looked at.
    expect((await pass(await challengeOf(user.email), codeOf(secret))).statusCode).toBe(429);

    const elsewhere: number[] = [];
    for (let i = 0; i < 60 && elsewhere.at(-1) !== 429; i++) {
      const { challenge } = (await logIn(user.email, `203.0.113.${i}`)).json().data;
      elsewhere.push((await pass(challenge, wrong, `203.0.113.${i}`)).statusCode);
    }
    expect(elsewhere.at(-1)).toBe(429);
    expect(elsewhere.length).toBeLessThan(50);
  });

  test('a code for recovery signs in once, however it is typed, and its owner is told', async () => {
    const code = (recoveryCodes[3] as string).toUpperCase().replaceAll('-', ' ');
    expect((await pass(await challengeOf(user.email), code)).statusCode).toBe(200);
    expect((await pass(await challengeOf(user.email), code)).statusCode).toBe(400);
    const mails = await sentMails(context.database, user.email);
    expect(mails.at(-1)?.subject).toBe('A code for recovery has signed in to Waymark');
    expect((await call('GET', '/second-step', user)).json().data.recoveryCodesLeft).toBe(9);
  });

  test('of one code for recovery in two calls at once only one signs in', async () => {
    const [first, second] = [await challengeOf(user.email), await challengeOf(user.email)];
    const code = recoveryCodes[0] as string;
    const answers = await Promise.all([pass(first, code), pass(second, code)]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 400]);
  });

  test('an account has at most ten pending sign-ins', async () => {
    for (let i = 0; i < 13; i++) await challengeOf(user.email);
    const waiting = await context.database
      .selectFrom('sign_in_challenges')
      .select('id')
      .where('user_id', '=', user.id)
      .execute();
    expect(waiting).toHaveLength(10);
  });
});

describe('[L-16] nothing leads around MFA', () => {
  test('no session starts without it', async () => {
    await expect(startSession(context.services, user.id, { userAgent: '' })).rejects.toThrow(
      'without the MFA',
    );
  });

  test.each([
    ['signing out other devices', () => call('DELETE', '/sessions?except=current', user)],
    ['another password', () => call('PUT', '/reset-password', { ...user, payload: otherPassword })],
  ])('a challenge ends with %s', async (_how, end) => {
    const challenge = await challengeOf(user.email);
    expect((await end()).statusCode).toBe(200);
    expect((await pass(challenge, codeOf(secret))).statusCode).toBe(410);
  });

  test('a password set by mail starts no session, ends challenges, and is only the first step', async () => {
    // Setting a password by mail removes MFA of an unproven address; this one is proven.
    await context.database
      .updateTable('users')
      .set({ email_confirmed_at: new Date() })
      .where('id', '=', user.id)
      .execute();
    const challenge = await challengeOf(user.email);
    await post('/forgot-password', { email: user.email });
    const token = tokenOf((await sentMails(context.database, user.email)).at(-1));
    const set = await post('/set-password', { token, password: otherPassword.newPassword });
    expect(set.json()).toEqual({ message: expect.any(String), data: null });
    const again = await post('/login', { email: user.email, password: otherPassword.newPassword });
    expect(again.json().data).toMatchObject({ mfa: 'code' });
    expect((await pass(challenge, codeOf(secret))).statusCode).toBe(410);
  });

  test('staff with a passkey and no app sign in by the passkey alone', async () => {
    const staff = await createStaff(context.services, { password_hash: await knownHash() });
    await keepPasskey(staff.id);
    expect((await logIn(staff.email)).json()).toEqual({ data: { mfa: 'passkey', challenge: null } });
  });

  test('[A-10] staff without any MFA sign in, and get nothing of the staff’s', async () => {
    const staff = await createStaff(context.services, { password_hash: await knownHash() });
    const { user: signedIn, accessToken } = (await logIn(staff.email)).json().data;
    expect(signedIn.needsMfa).toBe(true);
    const headers = { authorization: `Bearer ${accessToken}` };
    expect((await call('GET', '/staff/members', { headers })).statusCode).toBe(403);
    await setUp({ ...staff, headers });
    expect((await call('GET', '/staff/members', { headers })).statusCode).toBe(200);
    expect((await call('GET', '/get-auth-user', { headers })).json().data.needsMfa).toBe(false);
  });
});
