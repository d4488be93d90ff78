import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { createCandidate, createEmployer, createStaff } from '../../../testing/factories.ts';
import { sentMails, tokenOf } from '../../../testing/sent-mails.ts';
import { useTestApp } from '../../../testing/test-app.ts';
import { hashPassword } from './rules.ts';
import { startSession } from './session-commands.ts';

const context = useTestApp();
const password = 'a quiet harbour';

let visitors = 0;

const post = (url: string, payload: object, headers: Record<string, string> = {}, remoteAddress?: string) =>
  context.app.inject({
    method: 'POST',
    url: `/api${url}`,
    payload,
    headers,
    // Everybody comes from an address of their own, so that only the limits of an account are met.
    remoteAddress: remoteAddress ?? `198.51.100.${++visitors % 250}`,
  });

const readUser = (id: string) =>
  context.database.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

const statusWith = async (token: string) =>
  (await context.app.inject({ url: '/api/get-auth-user', headers: { authorization: `Bearer ${token}` } }))
    .statusCode;

async function requestLink(email: string): Promise<string> {
  await post('/forgot-password', { email });
  return tokenOf((await sentMails(context.database, email)).at(-1));
}

describe('[B-10] POST /forgot-password', () => {
  test('a known address gets a link for 30 minutes, whose secret is not stored', async () => {
    const { id, email } = await createCandidate(context.services);
    const token = await requestLink(email);
    const row = await context.database
      .selectFrom('one_time_tokens')
      .selectAll()
      .where('user_id', '=', id)
      .executeTakeFirstOrThrow();
    expect(row.expires_at.getTime() - row.created_at.getTime()).toBe(30 * 60_000);
    expect(token).toHaveLength(43);
    expect(JSON.stringify(row)).not.toContain(token);
  });

  test('an unknown address gets the same answer and no mail', async () => {
    const { email } = await createCandidate(context.services);
    const known = await post('/forgot-password', { email });
    const unknown = await post('/forgot-password', { email: 'nobody@example.org' });
    expect(unknown.statusCode).toBe(200);
    expect(unknown.json()).toEqual(known.json());
    expect(await sentMails(context.database, 'nobody@example.org')).toEqual([]);
  });

  test('the sixth request for one account within the hour has to wait', async () => {
    const { email } = await createCandidate(context.services);
    for (let i = 0; i < 5; i++) await post('/forgot-password', { email });
    expect((await post('/forgot-password', { email })).statusCode).toBe(429);
    expect(await sentMails(context.database, email)).toHaveLength(5);
  });
});

describe('[B-10] [B-13] POST /set-password', () => {
  test('the new password signs in, and every other session ends', async () => {
    const { email, token: here, headers, id } = await createCandidate(context.services);
    const { accessToken: elsewhere } = await startSession(context.services, id, { userAgent: '' });
    const token = await requestLink(email);
    const response = await post('/set-password', { token, password }, headers);
    expect(response.statusCode).toBe(200);
    expect((await post('/login', { email, password })).statusCode).toBe(200);
    expect(await statusWith(here)).toBe(200);
    expect(await statusWith(elsewhere)).toBe(401);
  });

  test('a link works once, and takes the older ones with it', async () => {
    const { email } = await createCandidate(context.services);
    const older = await requestLink(email);
    const token = await requestLink(email);
    expect((await post('/set-password', { token, password })).statusCode).toBe(200);
    for (const dead of [token, older]) {
      const response = await post('/set-password', { token: dead, password: 'another harbour' });
      expect(response.statusCode).toBe(410);
      expect(response.json().message).toBe('This link was used or has expired. Ask for a new one.');
    }
    expect((await post('/login', { email, password })).statusCode).toBe(200);
  });

  test('of two simultaneous uses one sets the password', async () => {
    const { email } = await createCandidate(context.services);
    const token = await requestLink(email);
    const answers = await Promise.all(
      [password, 'another harbour'].map((one) => post('/set-password', { token, password: one })),
    );
    expect(answers.map((answer) => answer.statusCode).toSorted((a, b) => a - b)).toEqual([200, 410]);
  });

  test('a link that has expired sets nothing', async () => {
    const { id, email } = await createCandidate(context.services);
    const token = await requestLink(email);
    await context.database
      .updateTable('one_time_tokens')
      .set({ expires_at: sql`now()` })
      .where('user_id', '=', id)
      .execute();
    expect((await post('/set-password', { token, password })).statusCode).toBe(410);
    expect((await post('/login', { email, password })).statusCode).toBe(401);
  });

  test('a refused password leaves the link usable', async () => {
    const { email } = await createCandidate(context.services);
    const token = await requestLink(email);
    const short = await post('/set-password', { token, password: 'short' });
    expect(short.json().fields.password).toBe('Please use at least 10 characters.');
    const common = await post('/set-password', { token, password: 'password1234' });
    expect(common.statusCode).toBe(400);
    expect(common.json().fields.password).toContain('most used');
    expect((await post('/set-password', { token, password })).statusCode).toBe(200);
  });

  test('[L-36] it signs in once, together with the password', async () => {
    const { email, id } = await createCandidate(context.services);
    const token = await requestLink(email);
    const answers = await Promise.all([0, 1].map(() => post('/set-password', { token, password })));
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 410]);
    const [session] = answers
      .filter(({ statusCode }) => statusCode === 200)
      .map((answer) => answer.json().data);
    expect(session.user).toMatchObject({ id, emailConfirmed: true, hasPassword: true });
    expect(await statusWith(session.accessToken)).toBe(200);
    expect(answers.filter((answer) => 'data' in answer.json())).toHaveLength(1);
  });

  test('[L-36] a browser that is signed in stays with its session, also that of another person', async () => {
    const { email, id, headers } = await createCandidate(context.services);
    const own = await post('/set-password', { token: await requestLink(email), password }, headers);
    expect(own.json().data).toBeNull();
    const other = await createCandidate(context.services);
    const others = { token: await requestLink(email), password: 'another harbour' };
    expect((await post('/set-password', others, other.headers)).json().data).toBeNull();
    expect(await statusWith(other.token)).toBe(200);
    const sessions = context.database.selectFrom('sessions').select('id').where('user_id', '=', id);
    expect(await sessions.execute()).toEqual([]);
  });

  test.each([
    ['a suspended account', { suspended_at: new Date() }],
    ['one of the demo that is left over', { is_demo: true }],
  ])('[L-36] it signs in to no account that the password does not open: %s', async (_name, columns) => {
    const { email, id } = await createCandidate(context.services, columns);
    const answer = await post('/set-password', { token: await requestLink(email), password });
    expect(answer.json()).toEqual({
      message: 'Your password is set. You can sign in with it now.',
      data: null,
    });
    const sessions = context.database.selectFrom('sessions').select('id').where('user_id', '=', id);
    expect(await sessions.execute()).toEqual([]);
  });

  test('it proves the address that the link was mailed to', async () => {
    const { id, email } = await createCandidate(context.services);
    expect((await readUser(id)).email_confirmed_at).toBeNull();
    await post('/set-password', { token: await requestLink(email), password });
    expect((await readUser(id)).email_confirmed_at).toBeInstanceOf(Date);
  });

  test('a first password is no change to tell of; a later one is', async () => {
    const { email } = await createCandidate(context.services);
    await post('/set-password', { token: await requestLink(email), password });
    const subjects = async () => (await sentMails(context.database, email)).map((mail) => mail.subject);
    expect(await subjects()).toEqual(['Set a new password for Waymark']);
    await post('/set-password', { token: await requestLink(email), password: 'another harbour' });
    expect((await subjects()).at(-1)).toBe('Your Waymark password was changed');
  });
});

describe('[G-8] [B-13] [F-1] PUT /reset-password', () => {
  const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:144.0) Gecko/20100101 Firefox/144.0';
  const newPassword = 'over the hills';
  const home = '203.0.113.1';
  const change = (payload: object, headers: Record<string, string> = {}) =>
    context.app.inject({
      method: 'PUT',
      url: '/api/reset-password',
      payload,
      headers: { 'user-agent': firefox, ...headers },
      remoteAddress: home,
    });
  const createMember = async (create = createCandidate) =>
    create(context.services, { password_hash: await hashPassword(password) });
  const logInStatus = async (email: string, given: string) =>
    (await post('/login', { email, password: given }, {}, home)).statusCode;

  test.each([
    ['candidate', createCandidate],
    ['employer', createEmployer],
    ['member of staff', createStaff],
  ])('a %s signs in with the new password from then on, and only with it', async (_role, create) => {
    const { email, headers } = await createMember(create);
    const response = await change({ oldPassword: password, newPassword }, headers);
    expect(response.statusCode).toBe(200);
    expect(response.json()).toEqual({ message: 'Password changed successfully' });
    expect(await logInStatus(email, newPassword)).toBe(200);
    expect(await logInStatus(email, password)).toBe(401);
  });

  test('every other session ends, and links that were mailed before are dead', async () => {
    const { id, email, token: here, headers } = await createMember();
    const { accessToken: elsewhere } = await startSession(context.services, id, { userAgent: '' });
    const link = await requestLink(email);
    await change({ oldPassword: password, newPassword }, headers);
    expect(await statusWith(here)).toBe(200);
    expect(await statusWith(elsewhere)).toBe(401);
    expect((await post('/set-password', { token: link, password: 'another harbour' })).statusCode).toBe(410);
  });

  test('its owner is told when, from which device, and what to do', async () => {
    const { email, headers } = await createMember();
    await change({ oldPassword: password, newPassword }, headers);
    const [mail, ...others] = await sentMails(context.database, email);
    expect(others).toEqual([]);
    expect(mail?.subject).toBe('Your Waymark password was changed');
    expect(mail?.text).toMatch(/on \d{1,2} \w+ 20\d\d at \d\d:\d\d UTC, from Firefox on Windows/);
    expect(mail?.text).toContain('If it was not you');
    expect(mail?.text).toContain(`${context.services.config.publicUrl}/forgot-password`);
  });

  test('a wrong old password changes nothing', async () => {
    const { email, headers } = await createMember();
    const response = await change({ oldPassword: 'a quiet harbor', newPassword }, headers);
    expect(response.statusCode).toBe(400);
    expect(response.json()).toEqual({
      code: 'invalid_input',
      message: 'Your old password is not right.',
      fields: { oldPassword: 'Your old password is not right.' },
    });
    expect(await logInStatus(email, password)).toBe(200);
    expect(await sentMails(context.database, email)).toEqual([]);
  });

  test('wrong old passwords count like wrong sign-ins, and wait like them', async () => {
    const { email, headers } = await createMember();
    for (let i = 0; i < 10; i++) await change({ oldPassword: 'wrong password', newPassword }, headers);
    const refused = await change({ oldPassword: password, newPassword }, headers);
    expect(refused.statusCode).toBe(429);
    expect(refused.headers['retry-after']).toBe('15');
    expect(await logInStatus(email, password)).toBe(429);
  });

  test.each([
    ['the old one', password, 'This is your old password. Please choose another.'],
    ['common', 'password123', 'This password is one of the most used ones. Please choose another.'],
    [
      'the own name',
      'Ada.Lovelace',
      'This password is your own name or email address. Please choose another.',
    ],
    [
      'easy to guess',
      'Password1234!',
      'This password is close to one of the most used ones. Please choose another.',
    ],
    ['short', 'short', 'Please use at least 10 characters.'],
    ['too long', 'x'.repeat(129), 'Please use at most 128 characters.'],
    ['missing', '', 'New password is required.'],
  ])('a new password that is %s is refused at its field', async (_kind, weak, message) => {
    const { email, headers } = await createMember();
    const response = await change({ oldPassword: password, newPassword: weak }, headers);
    expect(response.statusCode).toBe(400);
    expect(response.json().fields).toEqual({ newPassword: message });
    expect(await logInStatus(email, password)).toBe(200);
  });

  test('128 characters of any kind are taken', async () => {
    const { email, headers } = await createMember();
    const long = `🧭 ${'käse & brøt '.repeat(10)}`.padEnd(128, '!').slice(0, 128);
    expect((await change({ oldPassword: password, newPassword: long }, headers)).statusCode).toBe(200);
    expect(await logInStatus(email, long)).toBe(200);
  });

  test('an empty form gets the messages of the change-password form', async () => {
    const { headers } = await createMember();
    const response = await change({ oldPassword: '', newPassword: '' }, headers);
    expect(response.json().fields).toEqual({
      oldPassword: 'Old password is required.',
      newPassword: 'New password is required.',
    });
  });

  test('an account without a password is told how to get one', async () => {
    const { id, headers } = await createCandidate(context.services);
    const response = await change({ oldPassword: 'whatever it was', newPassword }, headers);
    expect(response.statusCode).toBe(409);
    expect(response.json().message).toContain('Use "Forgot password" on the sign-in page');
    expect((await readUser(id)).password_hash).toBeNull();
  });

  test('of two simultaneous changes one holds, and the other is told', async () => {
    const { email, headers } = await createMember();
    const wishes = [newPassword, 'another harbour'];
    const answers = await Promise.all(
      wishes.map((wish) => change({ oldPassword: password, newPassword: wish }, headers)),
    );
    expect(answers.map((answer) => answer.statusCode).toSorted((a, b) => a - b)).toEqual([200, 400]);
    const won = answers.findIndex((answer) => answer.statusCode === 200);
    expect(await logInStatus(email, wishes[won] ?? '')).toBe(200);
    expect(await logInStatus(email, wishes[1 - won] ?? '')).toBe(401);
    expect(await sentMails(context.database, email)).toHaveLength(1);
  });

  test('a guest changes nothing', async () => {
    expect((await change({ oldPassword: password, newPassword })).statusCode).toBe(401);
  });
});
