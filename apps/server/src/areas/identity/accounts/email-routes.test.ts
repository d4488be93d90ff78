import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { createCandidate, createEmployer, type TestUser } from '../../../testing/factories.ts';
import { sentMails, tokenOf } from '../../../testing/sent-mails.ts';
import { useTestApp } from '../../../testing/test-app.ts';
import { sendEmailConfirmation } from './commands.ts';
import { hashPassword } from './rules.ts';

const context = useTestApp();

let visitors = 0;
/** Everybody comes from an address of their own, so that only the limits of an account are met. */
const newVisitor = () => `198.51.100.${++visitors % 250}`;

let addresses = 0;
const newAddress = () => `new-${++addresses}@example.org`;

const post = (url: string, payload?: object, headers: Record<string, string> = {}) =>
  context.app.inject({
    method: 'POST',
    url: `/api${url}`,
    headers,
    remoteAddress: newVisitor(),
    ...(payload ? { payload } : {}),
  });

const readUser = (id: string) =>
  context.database.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

const subjectsTo = async (email: string) =>
  (await sentMails(context.database, email)).map((mail) => mail.subject);

const lastToken = async (email: string) => tokenOf((await sentMails(context.database, email)).at(-1));

/** Saves the profile form with an address. */
const save = ({ headers }: TestUser, email: string, currentPassword?: string) =>
  context.app.inject({
    method: 'PUT',
    url: '/api/update-user',
    headers,
    remoteAddress: newVisitor(),
    payload: {
      email,
      jobTitle: 'Admiral',
      location: 'Arlington',
      firstName: 'Grace',
      lastName: 'Hopper',
      phone: '+1 202 555 0100',
      desireCompensation: '$150,0000',
      ...(currentPassword && { currentPassword }),
    },
  });

/** Mails the link that proves the own address of a new account; gives its token. */
async function createUnconfirmed(): Promise<TestUser & { linkToken: string }> {
  const user = await createEmployer(context.services, {
    email_confirmed_at: null,
    password_hash: 'never used to sign in here',
  });
  await context.database
    .transaction()
    .execute((transaction) =>
      sendEmailConfirmation(transaction, context.services, { ...user, language: null }),
    );
  return { ...user, linkToken: await lastToken(user.email) };
}

describe('[B-10] [B-12] POST /confirm-email for the own address', () => {
  test('the link lasts 24 hours, leads to a page, and its secret is not stored', async () => {
    const { id, email, linkToken } = await createUnconfirmed();
    const [mail] = await sentMails(context.database, email);
    expect(mail?.text).toContain(`${context.services.config.publicUrl}/confirm-email?token=${linkToken}`);
    const row = await context.database
      .selectFrom('one_time_tokens')
      .selectAll()
      .where('user_id', '=', id)
      .executeTakeFirstOrThrow();
    expect(row).toMatchObject({ purpose: 'confirm-email', email });
    expect(row.expires_at.getTime() - row.created_at.getTime()).toBe(24 * 3_600_000);
    expect(JSON.stringify(row)).not.toContain(linkToken);
  });

  test('a guest proves the address with it, once', async () => {
    const { id, email, headers, linkToken } = await createUnconfirmed();
    const response = await post('/confirm-email', { token: linkToken });
    expect(response.statusCode).toBe(200);
    expect(response.json()).toEqual({ message: 'Your email address is confirmed.' });
    expect(await readUser(id)).toMatchObject({ email, email_confirmed_at: expect.any(Date) as Date });
    const own = await context.app.inject({ url: '/api/get-auth-user', headers });
    expect(own.json().data.emailConfirmed).toBe(true);
    const again = await post('/confirm-email', { token: linkToken });
    expect(again.statusCode).toBe(410);
    expect(again.json().message).toBe('This link was used or has expired. Ask for a new one.');
  });

  test('opening the address does not act: mail scanners do that', async () => {
    const { id, linkToken } = await createUnconfirmed();
    const response = await context.app.inject(`/api/confirm-email?token=${linkToken}`);
    expect(response.statusCode).toBe(404);
    expect((await readUser(id)).email_confirmed_at).toBeNull();
  });

  test('a link that has expired, one for another purpose and an invented one do nothing', async () => {
    const { id, email, linkToken } = await createUnconfirmed();
    await context.database
      .updateTable('one_time_tokens')
      .set({ expires_at: sql`now()` })
      .where('user_id', '=', id)
      .execute();
    await post('/forgot-password', { email });
    for (const token of [linkToken, await lastToken(email), 'x'.repeat(43)]) {
      expect((await post('/confirm-email', { token })).statusCode).toBe(410);
    }
    expect((await post('/confirm-email', { token: 'short' })).statusCode).toBe(400);
    expect((await readUser(id)).email_confirmed_at).toBeNull();
  });

  test('the link does not set a password', async () => {
    const { linkToken } = await createUnconfirmed();
    const response = await post('/set-password', { token: linkToken, password: 'a quiet harbour' });
    expect(response.statusCode).toBe(410);
  });
});

describe('[G-2] a new address in the profile', () => {
  test('it waits: the old one signs in, the new one gets the link, and both are told', async () => {
    const user = await createCandidate(context.services, {
      password_hash: await hashPassword('a quiet harbour'),
    });
    const next = newAddress();
    const response = await save(user, next.toUpperCase(), 'a quiet harbour');
    expect(response.statusCode).toBe(200);
    expect(response.json().data).toMatchObject({
      email: user.email,
      pendingEmail: next,
      firstName: 'Grace',
    });
    expect(await subjectsTo(next)).toEqual(['Confirm your new email address for Waymark']);
    expect(await subjectsTo(user.email)).toEqual(['A new email address was asked for your Waymark account']);
    const signIn = (email: string) => post('/login', { email, password: 'a quiet harbour' });
    expect((await signIn(user.email)).statusCode).toBe(200);
    expect((await signIn(next)).statusCode).toBe(401);
  });

  test("confirmed, it is the account's; sessions stay, open links die, the old address is told", async () => {
    const user = await createCandidate(context.services);
    await post('/forgot-password', { email: user.email });
    const passwordLink = await lastToken(user.email);
    const next = newAddress();
    await save(user, next);
    const response = await post('/confirm-email', { token: await lastToken(next) });
    expect(response.statusCode).toBe(200);
    expect(response.json().message).toContain('Sign in with it from now on');
    expect(await readUser(user.id)).toMatchObject({
      email: next,
      pending_email: null,
      email_confirmed_at: expect.any(Date) as Date,
    });
    expect((await subjectsTo(user.email)).at(-1)).toBe(
      'The email address of your Waymark account was changed',
    );
    const own = await context.app.inject({ url: '/api/get-auth-user', headers: user.headers });
    expect(own.json().data).toMatchObject({ email: next, emailConfirmed: true, pendingEmail: null });
    const dead = await post('/set-password', { token: passwordLink, password: 'a quiet harbour' });
    expect(dead.statusCode).toBe(410);
    const open = await context.database
      .selectFrom('one_time_tokens')
      .select('id')
      .where('user_id', '=', user.id)
      .where('used_at', 'is', null)
      .execute();
    expect(open).toEqual([]);
  });

  test('saving the form again mails nothing again; another address replaces the one that waits', async () => {
    const user = await createCandidate(context.services);
    const [first, second] = [newAddress(), newAddress()];
    await save(user, first);
    const token = await lastToken(first);
    await save(user, first);
    expect(await sentMails(context.database, first)).toHaveLength(1);
    expect((await save(user, second)).json().data.pendingEmail).toBe(second);
    expect((await post('/confirm-email', { token })).statusCode).toBe(410);
    expect(await readUser(user.id)).toMatchObject({ email: user.email, pending_email: second });
    expect((await post('/confirm-email', { token: await lastToken(second) })).statusCode).toBe(200);
    expect((await readUser(user.id)).email).toBe(second);
  });

  test('giving the own address again takes the wish back, and its link is dead', async () => {
    const user = await createCandidate(context.services);
    const next = newAddress();
    await save(user, next);
    expect((await save(user, user.email)).json().data.pendingEmail).toBeNull();
    expect((await post('/confirm-email', { token: await lastToken(next) })).statusCode).toBe(410);
    expect(await readUser(user.id)).toMatchObject({ email: user.email, email_confirmed_at: null });
  });

  test('two accounts may wait for one address; the first to confirm has it, the other keeps its own', async () => {
    const [winner, loser] = [
      await createCandidate(context.services),
      await createCandidate(context.services),
    ];
    const next = newAddress();
    await save(winner, next);
    const winning = await lastToken(next);
    expect((await save(loser, next)).statusCode).toBe(200);
    const losing = await lastToken(next);
    expect((await post('/confirm-email', { token: winning })).statusCode).toBe(200);
    const refused = await post('/confirm-email', { token: losing });
    expect(refused.statusCode).toBe(409);
    expect(refused.json().message).toContain('Another account has taken this address meanwhile.');
    expect(await readUser(winner.id)).toMatchObject({ email: next });
    expect(await readUser(loser.id)).toMatchObject({
      email: loser.email,
      pending_email: null,
      email_confirmed_at: null,
    });
    expect((await post('/confirm-email', { token: losing })).statusCode).toBe(410);
  });

  test('of two simultaneous confirmations one gets the address', async () => {
    const users = [await createCandidate(context.services), await createCandidate(context.services)];
    const next = newAddress();
    for (const user of users) await save(user, next);
    const tokens = (await sentMails(context.database, next)).map(tokenOf);
    const answers = await Promise.all(tokens.map((token) => post('/confirm-email', { token })));
    expect(answers.map((answer) => answer.statusCode).toSorted((a, b) => a - b)).toEqual([200, 409]);
    const emails = await Promise.all(users.map(async ({ id }) => (await readUser(id)).email));
    expect(emails.filter((email) => email === next)).toHaveLength(1);
  });

  test('a link mailed to the old address does not prove the new one', async () => {
    const user = await createUnconfirmed();
    const next = newAddress();
    await context.database.updateTable('users').set({ email: next }).where('id', '=', user.id).execute();
    expect((await post('/confirm-email', { token: user.linkToken })).statusCode).toBe(410);
    expect((await readUser(user.id)).email_confirmed_at).toBeNull();
  });

  test('[B-13] who asks for one new address after the other has to wait, and nothing more is saved', async () => {
    const user = await createCandidate(context.services);
    for (let i = 0; i < 5; i++) expect((await save(user, newAddress())).statusCode).toBe(200);
    const last = newAddress();
    const refused = await save(user, last);
    expect(refused.statusCode).toBe(429);
    expect(refused.json().retryAfterSeconds).toBe(15);
    expect(await sentMails(context.database, last)).toEqual([]);
    expect((await save(user, user.email)).statusCode).toBe(200);
  });
});

describe('[B-10] [B-12] POST /confirm-email/send', () => {
  const send = (headers: Record<string, string> = {}) => post('/confirm-email/send', undefined, headers);

  test('an address that is not proven yet gets the link again', async () => {
    const { id, email, headers } = await createCandidate(context.services);
    const response = await send(headers);
    expect(response.statusCode).toBe(200);
    expect(response.json()).toEqual({ message: `A new link is on its way to ${email}.` });
    expect((await post('/confirm-email', { token: await lastToken(email) })).statusCode).toBe(200);
    expect((await readUser(id)).email_confirmed_at).toBeInstanceOf(Date);
  });

  test('the address that waits comes before the own one', async () => {
    const user = await createCandidate(context.services);
    const next = newAddress();
    await save(user, next);
    expect((await send(user.headers)).json().message).toContain(next);
    expect(await sentMails(context.database, next)).toHaveLength(2);
    await post('/confirm-email', { token: await lastToken(next) });
    expect((await readUser(user.id)).email).toBe(next);
  });

  test('with nothing to confirm there is nothing to send', async () => {
    const { email, headers } = await createCandidate(context.services, { email_confirmed_at: new Date() });
    const response = await send(headers);
    expect(response.statusCode).toBe(409);
    expect(response.json().message).toBe('Your email address is confirmed already. There is nothing to do.');
    expect(await sentMails(context.database, email)).toEqual([]);
  });

  test('[B-13] the sixth within the hour has to wait', async () => {
    const { email, headers } = await createCandidate(context.services);
    for (let i = 0; i < 5; i++) expect((await send(headers)).statusCode).toBe(200);
    const refused = await send(headers);
    expect(refused.statusCode).toBe(429);
    expect(refused.headers['retry-after']).toBe('15');
    expect(await sentMails(context.database, email)).toHaveLength(5);
  });

  test('[B-13] an address that asks for many accounts has to wait', async () => {
    const remoteAddress = '203.0.113.1';
    for (let i = 0; i < 300; i++) {
      await context.services.rateLimits.consume('confirm-email-address', remoteAddress);
    }
    const { email, headers } = await createCandidate(context.services);
    const url = '/api/confirm-email/send';
    const refused = await context.app.inject({ method: 'POST', url, headers, remoteAddress });
    expect(refused.statusCode).toBe(429);
    expect(await sentMails(context.database, email)).toEqual([]);
  });

  test('a guest asks for none', async () => {
    expect((await send()).statusCode).toBe(401);
  });
});
