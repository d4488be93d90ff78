import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { codeOf, createAccountCalls, createSignInCalls, knownHash } from '../../../testing/account-calls.ts';
import { createCandidate, createEmployer, createStaff, suspend } from '../../../testing/factories.ts';
import { sentMails } from '../../../testing/sent-mails.ts';
import { useTestApp } from '../../../testing/test-app.ts';
import { startSession } from './session-commands.ts';

const context = useTestApp();
const { call, post, lastLink, readUser, isSignedIn, newAddress } = createAccountCalls(context);
const { setUp, countSessions } = createSignInCalls(context);

const ask = (email: string) => post('/login/link', { email }, { 'user-agent': firefox });
const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const signIn = (token: string) => post('/login/by-link', { token });
const gone = { code: 'gone', message: 'This link was used or has expired. Ask for a new one.' };

async function newLink(email: string): Promise<string> {
  await ask(email);
  return lastLink(email, '/sign-in-link');
}

describe('[L-33] signing in by a mailed link', () => {
  test('the mail says from which device it was asked for, and its link signs in once', async () => {
    const user = await createCandidate(context.services);
    const token = await newLink(user.email);
    const [mail] = await sentMails(context.database, user.email);
    expect(mail?.kind).toBe('sign-in-link');
    expect(mail?.text).toContain('Device: Firefox on Linux');
    expect(mail?.text).toContain('works once and for 15 minutes');
    const response = await signIn(token);
    expect(response.statusCode).toBe(200);
    const { user: signedIn, accessToken } = response.json().data;
    expect(signedIn).toMatchObject({ id: user.id, email: user.email });
    expect(await isSignedIn(accessToken)).toBe(true);
    const again = await signIn(token);
    expect([again.statusCode, again.json()]).toEqual([410, gone]);
  });

  test('opening the page uses nothing up, and an expired link signs no one in', async () => {
    const { email, id } = await createCandidate(context.services);
    const token = await newLink(email);
    const checked = await post('/links/check', { token, purpose: 'sign-in' });
    expect(checked.json()).toEqual({ data: { email } });
    const before = await countSessions(id);
    await sql`update one_time_tokens set expires_at = now() - interval '1 second' where user_id = ${id}`.execute(
      context.database,
    );
    expect((await signIn(token)).json()).toEqual(gone);
    expect(await countSessions(id)).toBe(before);
  });

  test('a link lives for 15 minutes', async () => {
    const { email, id } = await createEmployer(context.services);
    await newLink(email);
    const { rows } = await sql<{ minutes: number }>`
      select (extract(epoch from expires_at - created_at) / 60)::int as minutes from one_time_tokens where user_id = ${id}
    `.execute(context.database);
    expect(rows).toEqual([{ minutes: 15 }]);
  });

  test('with MFA it gives the challenge and no session, and the code the session', async () => {
    const user = await createCandidate(context.services, {
      password_hash: await knownHash(),
      email_confirmed_at: new Date(),
    });
    const { secret } = await setUp(user);
    const before = await countSessions(user.id);
    const half = await signIn(await newLink(user.email));
    expect(half.json()).toEqual({ data: { mfa: 'code', challenge: expect.any(String) } });
    expect(await countSessions(user.id)).toBe(before);
    const { challenge } = half.json().data;
    const whole = await post('/login/second-step', { challenge, code: codeOf(secret) });
    expect(whole.json().data.user).toMatchObject({ id: user.id });
  });

  test('it proves the address, and ends what a stranger began with an account of it', async () => {
    const user = await createCandidate(context.services, { email_confirmed_at: null });
    const { accessToken: stranger } = await startSession(context.services, user.id, { userAgent: '' });
    const token = await newLink(user.email);
    const { accessToken } = (await signIn(token)).json().data;
    expect((await readUser(user.id)).email_confirmed_at).toBeInstanceOf(Date);
    expect(await isSignedIn(stranger)).toBe(false);
    expect(await isSignedIn(accessToken)).toBe(true);
  });

  test('a member who has proven the address stays signed in elsewhere', async () => {
    const user = await createCandidate(context.services, { email_confirmed_at: new Date() });
    await signIn(await newLink(user.email));
    expect((await call('GET', '/get-auth-user', user.headers)).statusCode).toBe(200);
  });
});

describe('[L-33] a link signs no one in', () => {
  test.each<[string, (id: string, email: string) => Promise<unknown>]>([
    ['after the account was suspended', (id) => suspend(context.database, id)],
    [
      'after it became one of staff',
      (id) =>
        context.database
          .updateTable('users')
          .set({ role: 'staff', staff_role: 'moderator' })
          .where('id', '=', id)
          .execute(),
    ],
    [
      'after the account was deleted',
      (id) => context.database.deleteFrom('users').where('id', '=', id).execute(),
    ],
  ])('%s', async (_name, happen) => {
    const { id, email } = await createCandidate(context.services);
    const token = await newLink(email);
    await happen(id, email);
    const response = await signIn(token);
    expect([response.statusCode, response.json()]).toEqual([410, gone]);
  });

  test('after the address was changed to another account’s', async () => {
    const user = await createCandidate(context.services, { email_confirmed_at: new Date() });
    const token = await newLink(user.email);
    await context.database
      .updateTable('users')
      .set({ email: newAddress() })
      .where('id', '=', user.id)
      .execute();
    await createCandidate(context.services, { email: user.email });
    expect((await signIn(token)).json()).toEqual(gone);
  });

  test('with the secret of another purpose', async () => {
    const { email } = await createCandidate(context.services);
    await post('/forgot-password', { email });
    expect((await signIn(await lastLink(email, '/set-password'))).statusCode).toBe(410);
    const token = await newLink(email);
    expect((await post('/set-password', { token, password: 'a quiet harbour' })).statusCode).toBe(410);
  });
});

describe('[L-33] asking for a link tells nothing', () => {
  test('members, staff, suspended and unknown addresses get one answer, and only members a mail', async () => {
    const member = await createCandidate(context.services);
    const staff = await createStaff(context.services);
    const suspended = await createCandidate(context.services);
    await suspend(context.database, suspended.id);
    const answers = [];
    for (const email of [member.email, staff.email, suspended.email, 'no-one@example.org']) {
      const { statusCode, body } = await ask(email);
      answers.push(`${statusCode} ${body}`);
    }
    expect(new Set(answers)).toEqual(
      new Set(['200 {"message":"If this email has an account, a link that signs in is on its way to it."}']),
    );
    expect(await sentMails(context.database, member.email)).toHaveLength(1);
    for (const { email } of [staff, suspended]) {
      expect(
        (await sentMails(context.database, email)).filter(({ kind }) => kind === 'sign-in-link'),
      ).toEqual([]);
    }
    const { rows } =
      await sql`select from one_time_tokens where user_id in (${staff.id}, ${suspended.id})`.execute(
        context.database,
      );
    expect(rows).toEqual([]);
  });

  test('an address that is asked for again and again has to wait', async () => {
    const { email } = await createCandidate(context.services);
    const statuses = [];
    for (let asked = 0; asked < 7; asked++) statuses.push((await ask(email)).statusCode);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429, 429]);
  });
});
