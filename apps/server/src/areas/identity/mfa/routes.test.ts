import { beforeEach, describe, expect, test } from 'vitest';
import {
  codeOf,
  createSignInCalls,
  knownHash,
  knownPassword,
  wrongCodeOf,
} from '../../../testing/account-calls.ts';
import { createCandidate, createStaff, type TestUser } from '../../../testing/factories.ts';
import { sentMails } from '../../../testing/sent-mails.ts';
import { useTestApp } from '../../../testing/test-app.ts';
import { startSession } from '../accounts/session-commands.ts';

const context = useTestApp();
const { post, call, logIn, setUp, isSignedIn } = createSignInCalls(context);
const password = knownPassword;
const read = async (user: TestUser) => (await call('GET', '/second-step', user)).json().data;

let user: TestUser;
beforeEach(async () => {
  user = await createCandidate(context.services, { password_hash: await knownHash() });
});

describe('[L-16] setting MFA up', () => {
  test('asks for the password, and is on with the first right code', async () => {
    expect(await read(user)).toEqual({ since: null, recoveryCodesLeft: 0 });
    const stranger = await post('/second-step', { password: 'not the password' }, user);
    expect(stranger.json().fields).toHaveProperty('password');
    const { secret, address } = (await post('/second-step', { password }, user)).json().data;
    expect(address).toMatch(/^otpauth:\/\/totp\/localhost:person-\d+%40example\.org\?/);
    expect(address).toContain(`secret=${secret}`);
    // Until then nothing is asked for.
    expect((await logIn(user.email)).json().data).toHaveProperty('accessToken');
    expect((await post('/second-step/confirm', { code: wrongCodeOf(secret) }, user)).statusCode).toBe(400);
    const { recoveryCodes } = (await post('/second-step/confirm', { code: codeOf(secret) }, user)).json()
      .data;
    expect(new Set(recoveryCodes).size).toBe(10);
    expect(await read(user)).toEqual({ since: expect.any(String), recoveryCodesLeft: 10 });
    expect((await logIn(user.email)).json().data).toMatchObject({ mfa: 'code' });
  });

  test('ends the sessions that have not passed it, and tells the owner', async () => {
    const { accessToken: elsewhere } = await startSession(context.services, user.id, { userAgent: '' });
    await setUp(user);
    expect(await isSignedIn({ authorization: `Bearer ${elsewhere}` })).toBe(false);
    expect(await isSignedIn(user.headers)).toBe(true);
    const mail = (await sentMails(context.database, user.email)).at(-1);
    expect(mail?.subject).toBe('Signing in to Waymark now needs two-factor authentication');
  });

  test('the secret is answered once, and codes for recovery are kept as hashes', async () => {
    const { secret, recoveryCodes } = await setUp(user);
    expect((await post('/second-step', { password }, user)).statusCode).toBe(409);
    expect((await post('/second-step/confirm', { code: codeOf(secret) }, user)).statusCode).toBe(409);
    expect((await call('GET', '/second-step', user)).body).not.toContain(secret);
    expect((await call('GET', '/get-auth-user', user)).body).not.toContain(secret);
    const rows = await context.database.selectFrom('recovery_codes').selectAll().execute();
    const kept = JSON.stringify(rows);
    expect(recoveryCodes.filter((code) => kept.includes(code.slice(5)))).toEqual([]);
    expect(rows.every(({ code_hash: hash }) => hash.startsWith('$argon2id$'))).toBe(true);
  });

  test('an account without a password sets one first', async () => {
    const wizard = await createCandidate(context.services);
    expect((await post('/second-step', { password: 'any password' }, wizard)).statusCode).toBe(409);
  });

  test('two at once: the secret of one of them counts, and its code alone', async () => {
    const begun = await Promise.all([1, 2].map(() => post('/second-step', { password }, user)));
    const secrets = begun.map((one) => one.json().data.secret as string);
    const kept = await context.database
      .selectFrom('totp_secrets')
      .select('secret')
      .where('user_id', '=', user.id)
      .execute();
    expect(kept).toHaveLength(1);
    const lost = secrets.find((secret) => secret !== kept[0]?.secret) as string;
    expect((await post('/second-step/confirm', { code: codeOf(lost) }, user)).statusCode).toBe(400);
  });
});

describe('[L-16] changing it', () => {
  test('a password and a code replace the recovery codes; the earlier ones stop working', async () => {
    const { secret, recoveryCodes } = await setUp(user);
    const url = '/second-step/recovery-codes';
    expect((await post(url, { password }, user)).json().fields).toHaveProperty('code');
    expect((await post(url, { password: 'wrong', code: codeOf(secret) }, user)).statusCode).toBe(400);
    const made = (await post(url, { password, code: codeOf(secret) }, user)).json().data.recoveryCodes;
    expect(made).toHaveLength(10);
    expect(made.some((code: string) => recoveryCodes.includes(code))).toBe(false);
    const removal = { password, code: recoveryCodes[0] };
    expect((await post('/second-step/remove', removal, user)).statusCode).toBe(400);
  });

  test('is turned off by password and code, which ends other sessions and tells the owner', async () => {
    const { secret, recoveryCodes } = await setUp(user);
    const { accessToken: elsewhere } = await startSession(context.services, user.id, {
      userAgent: '',
      mfaPassed: true,
    });
    expect((await post('/second-step/remove', { password }, user)).statusCode).toBe(400);
    expect(
      (await post('/second-step/remove', { password, code: wrongCodeOf(secret) }, user)).statusCode,
    ).toBe(400);
    const removed = await post('/second-step/remove', { password, code: recoveryCodes[5] }, user);
    expect(removed.statusCode).toBe(200);
    expect(await isSignedIn({ authorization: `Bearer ${elsewhere}` })).toBe(false);
    expect(await read(user)).toEqual({ since: null, recoveryCodesLeft: 0 });
    expect((await logIn(user.email)).json().data).toHaveProperty('accessToken');
    const mail = (await sentMails(context.database, user.email)).at(-1);
    expect(mail?.subject).toBe('Signing in to Waymark no longer needs two-factor authentication');
    expect((await post('/second-step/remove', { password }, user)).statusCode).toBe(409);
  });

  test('[A-10] a member of staff who turns it off gets no further before there is a new one', async () => {
    const staff = await createStaff(context.services, { password_hash: await knownHash() });
    const { secret } = await setUp(staff);
    expect((await call('GET', '/staff/members', staff)).statusCode).toBe(200);
    await post('/second-step/remove', { password, code: codeOf(secret) }, staff);
    expect((await call('GET', '/staff/members', staff)).statusCode).toBe(403);
  });

  test('of two that turn it off at once with one code only one does', async () => {
    const { secret } = await setUp(user);
    const proof = { password, code: codeOf(secret) };
    const answers = await Promise.all([1, 2].map(() => post('/second-step/remove', proof, user)));
    const statuses = answers.map(({ statusCode }) => statusCode).toSorted();
    expect(statuses[0]).toBe(200);
    expect([400, 409]).toContain(statuses[1]);
  });
});
