import { sql } from 'kysely';
import { describe, expect, test, vi } from 'vitest';
import { codeOf, knownHash, knownPassword } from '../../../testing/account-calls.ts';
import { createCandidate, createEmployer, createStaff, suspend } from '../../../testing/factories.ts';
import { createMemberProviderCalls, client, useOpenIdProvider } from '../../../testing/open-id-provider.ts';
import { sentMails } from '../../../testing/sent-mails.ts';
import { setBack, switchOff } from '../../../testing/switches.ts';
import { tokenIn } from '../../../testing/provider-boards.ts';
import { useTestApp } from '../../../testing/test-app.ts';
import { attemptsKept } from './constants.ts';

const context = useTestApp();
const provider = useOpenIdProvider(context, '/provider-sign-in');
const { board, boardWith, newPerson } = createMemberProviderCalls(context, provider);

const proven = { email_confirmed_at: new Date() };
const bearer = (token: string | undefined) => ({ authorization: `Bearer ${token}` });

/** A candidate with a proven address who has linked the next person of the provider. */
async function createLinked(overrides: Parameters<typeof createCandidate>[1] = {}) {
  const person = newPerson();
  const user = await createCandidate(context.services, { ...proven, email: person.email, ...overrides });
  const { post, come } = await board();
  const { ticket } = (await come()).json().data;
  expect((await post('/linked-providers', { ticket }, user)).statusCode).toBe(200);
  return { user, person };
}

const linksOf = (userId: string) =>
  context.database.selectFrom('linked_providers').selectAll().where('user_id', '=', userId).execute();

describe('[L-31] signing in with a provider', () => {
  test('the linked account is found by what the provider calls the person, whatever their address is now', async () => {
    const { user, person } = await createLinked();
    const { come, call } = await board();
    provider.person = { ...person, email: `later-${person.email}` };
    const answer = await come();
    expect(answer.statusCode).toBe(200);
    const { data } = answer.json();
    expect(data.user).toMatchObject({ id: user.id, email: person.email });
    expect((await call('GET', '/get-auth-user', { headers: bearer(data.accessToken) })).statusCode).toBe(200);
    const listed = (await call('GET', '/linked-providers', user)).json().data;
    expect(listed).toMatchObject({
      isRecent: true,
      linked: [{ provider: 'google', email: `later-${person.email}` }],
    });
  });

  test('a person without an account is offered to register, and none is made yet', async () => {
    const person = newPerson();
    const { come } = await board();
    const { data } = (await come()).json();
    expect(data).toMatchObject({
      next: 'register',
      provider: 'google',
      email: person.email,
      emailProven: true,
      firstName: 'Ada',
      lastName: 'Lovelace',
    });
    const users = context.database.selectFrom('users').select('id').where('email', '=', person.email);
    expect(await users.execute()).toEqual([]);
  });

  test('an address that has an account is not linked before its owner has signed in to it', async () => {
    const person = newPerson();
    const fields = { ...proven, email: person.email, password_hash: await knownHash() };
    const user = await createCandidate(context.services, fields);
    const { come, post, logIn } = await board();
    const { data } = (await come()).json();
    expect(data).toMatchObject({ next: 'sign-in', email: person.email });
    expect((await post('/linked-providers', { ticket: data.ticket })).statusCode).toBe(401);
    expect(await linksOf(user.id)).toEqual([]);
    const headers = bearer(tokenIn(await logIn(person.email)));
    const linked = await post('/linked-providers', { ticket: data.ticket }, { headers });
    expect(linked.json()).toEqual({ message: 'Google signs you in from now on.' });
    expect((await post('/linked-providers', { ticket: data.ticket }, { headers })).statusCode).toBe(410);
    const [mail] = await sentMails(context.database, person.email);
    expect(mail?.text).toContain('Google signs in to your account from now on');
    expect((await come()).json().data.user.id).toBe(user.id);
  });

  test('an address that the provider has not proven finds no account, proven or not', async () => {
    const person = newPerson({ xms_edov: false });
    const user = await createCandidate(context.services, { ...proven, email: person.email });
    const { come } = await board();
    expect((await come('microsoft')).json().data).toMatchObject({ next: 'register', emailProven: false });
    provider.person = { ...person, email_verified: false };
    expect((await come('google')).json().data).toMatchObject({ next: 'register', emailProven: false });
    expect(await linksOf(user.id)).toEqual([]);
    provider.person = { ...person, xms_edov: true };
    expect((await come('microsoft')).json().data).toMatchObject({ next: 'sign-in', emailProven: true });
  });

  test('MFA stays asked', async () => {
    const { user } = await createLinked({ password_hash: await knownHash() });
    const { come, enterCode, setUp } = await board();
    const { secret } = await setUp(user);
    const { data } = (await come()).json();
    expect(data).toEqual({ mfa: 'code', challenge: expect.any(String) });
    const code = codeOf(secret);
    const entered = await enterCode(data.challenge, code);
    expect(entered.json().data.user.id).toBe(user.id);
  });

  test('staff and suspended people are refused, linked or by their address', async () => {
    const { come } = await board();
    const { user } = await createLinked();
    await suspend(context.database, user.id);
    const closed = await come();
    expect([closed.statusCode, closed.json().message]).toEqual([
      403,
      'This account is suspended. We wrote to you why; answer by the contact page.',
    ]);
    await context.database
      .updateTable('users')
      .set({ suspended_at: null, role: 'staff', staff_role: 'administrator' })
      .where('id', '=', user.id)
      .execute();
    expect((await come()).json().message).toContain('Accounts of staff do not sign in with Google here.');
    for (const email_confirmed_at of [new Date(), null]) {
      const { email } = newPerson();
      const staff = await createStaff(context.services, { email, email_confirmed_at });
      expect((await come()).statusCode).toBe(403);
      const { data } = (await come('google', 'link')).json();
      const { post } = await board();
      expect((await post('/linked-providers', { ticket: data.ticket }, staff)).statusCode).toBe(403);
      expect(await linksOf(staff.id)).toEqual([]);
    }
  });

  test('a password typed for an account that has none gets the answer of every wrong one', async () => {
    const { user } = await createLinked();
    const { post } = await board();
    const answers = [];
    for (const email of [user.email, 'nobody@example.org']) {
      const answer = await post('/login', { email, password: knownPassword });
      answers.push([answer.statusCode, answer.json()]);
    }
    expect(answers[0]).toEqual(answers[1]);
    expect(answers[0]?.[0]).toBe(401);
  });
});

describe('[L-31] the answer of the provider', () => {
  test('counts once, and for the browser that began', async () => {
    newPerson();
    const { begin, post } = await board();
    const [own, other] = [await begin(), await begin()];
    expect(new URL(own.url).searchParams.get('code_challenge_method')).toBe('S256');
    const query = await provider.pass(own.url);
    const crossed = await post('/login/provider', { token: other.token, query });
    expect([crossed.statusCode, crossed.json().message]).toEqual([
      401,
      'You were not signed in with Google. Start again.',
    ]);
    expect((await post('/login/provider', { token: 'x'.repeat(43), query })).statusCode).toBe(410);
    expect((await post('/login/provider', { token: own.token, query })).statusCode).toBe(200);
    expect((await post('/login/provider', { token: own.token, query })).statusCode).toBe(410);
    // The same code once more, in a sign-in of its own.
    const again = await begin();
    const replayed = new URLSearchParams(query);
    replayed.set('state', new URL(again.url).searchParams.get('state') ?? '');
    const refused = await post('/login/provider', { token: again.token, query: `?${replayed}` });
    expect(refused.statusCode).toBe(401);
  });

  test('that the person has refused, or taken back, says so and signs in no one', async () => {
    const { begin, post } = await board();
    const { token, url } = await begin();
    const state = new URL(url).searchParams.get('state') ?? '';
    const refused = await post('/login/provider', { token, query: `?error=access_denied&state=${state}` });
    expect(refused.statusCode).toBe(401);
    const empty = await post('/login/provider', { token: (await begin()).token, query: '' });
    expect(empty.statusCode).toBe(400);
  });

  test('is taken for ten minutes, and only the newest of very many are kept', async () => {
    const { begin, post } = await board();
    const { token } = await begin();
    await context.database
      .updateTable('provider_attempts')
      .set({ expires_at: new Date(0) })
      .execute();
    expect((await post('/login/provider', { token, query: '?code=x' })).statusCode).toBe(410);
    await sql`
      insert into provider_attempts
      select gen_random_uuid(), 'hash ' || n, 'google', 'sign-in', '', '', '', now()
      from generate_series(1, ${attemptsKept}) n
    `.execute(context.database);
    await begin();
    const kept = await context.database.selectFrom('provider_attempts').select('id').execute();
    expect(kept).toHaveLength(attemptsKept);
    await context.database.deleteFrom('provider_attempts').execute();
  });

  test('does not come from a provider that is away: one clear sentence, and the next try asks again', async () => {
    const away = await boardWith([{ key: 'google', issuer: 'http://127.0.0.1:1', ...client }]);
    for (let nth = 0; nth < 2; nth++) {
      const answer = await away.post('/login/provider/options', { provider: 'google' });
      expect(answer.statusCode).toBe(503);
      expect(answer.json().message).toContain('The sign-in with Google does not answer at the moment.');
    }
    expect((await away.post('/login/provider/options', { provider: 'linkedin' })).statusCode).toBe(404);
    await away.app.close();
  });

  test('is not asked for where the board has providers switched off; unlinking goes on', async () => {
    const { user } = await createLinked({ password_hash: await knownHash() });
    const { post, call, begin } = await board();
    const { token } = await begin();
    try {
      await switchOff(context.database, 'providerSignIn');
      expect((await post('/login/provider/options', { provider: 'google' })).statusCode).toBe(404);
      expect((await post('/login/provider', { token, query: '?code=x' })).statusCode).toBe(404);
      const [link] = await linksOf(user.id);
      expect((await call('DELETE', `/linked-providers/${link?.id}`, user)).statusCode).toBe(200);
    } finally {
      await setBack(context.database);
    }
  });

  test('where no provider is set up, none is offered', async () => {
    const answer = await context.app.inject({
      method: 'POST',
      url: '/api/login/provider/options',
      payload: { provider: 'google' },
    });
    expect([answer.statusCode, answer.json().message]).toEqual([
      404,
      'Signing in with Google is not offered here.',
    ]);
  });
});

describe('[L-31] an account that a stranger opened with somebody’s address', () => {
  test('is its owner’s alone once they come by a provider that has proven the address', async () => {
    const stranger = newPerson();
    const { come, post, logIn, isSignedIn, keepPasskey } = await board();
    const victim = `${crypto.randomUUID()}@jobs.example`;
    const user = await createEmployer(context.services, {
      email: victim,
      email_confirmed_at: null,
      deletion_due_at: new Date(Date.now() + 60_000),
      password_hash: await knownHash(),
      first_name: 'Mallory',
    });
    await keepPasskey(user.id);
    const { ticket } = (await come('google', 'link')).json().data;
    expect((await post('/linked-providers', { ticket }, user)).statusCode).toBe(200);
    expect((await come()).json().data.user.id).toBe(user.id);

    newPerson({ email: victim });
    const settled = vi.spyOn(context.services.changes, 'settledEverywhere');
    const { data } = (await come()).json();
    // The company is public from now on, on every node.
    expect(settled).toHaveBeenCalledOnce();
    settled.mockRestore();
    expect(data.user).toMatchObject({
      id: user.id,
      firstName: 'Ada',
      emailConfirmed: true,
      hasPassword: false,
      deletionDueAt: null,
    });
    expect(await isSignedIn(bearer(data.accessToken))).toBe(true);
    expect(await isSignedIn(user.headers)).toBe(false);
    expect((await logIn(victim)).statusCode).toBe(401);
    const passkeys = context.database.selectFrom('passkeys').select('id').where('user_id', '=', user.id);
    expect(await passkeys.execute()).toEqual([]);
    const mails = await sentMails(context.database, victim);
    expect(mails.at(-1)?.text).toContain('Google has proven that the address is yours');
    // The stranger's own account at the provider no longer opens anything.
    provider.person = stranger;
    expect((await come()).json().data).toMatchObject({ next: 'register' });
  });

  test('keeps no provider of theirs when the owner proves the address by a mailed link', async () => {
    for (const way of ['confirm-email', 'set-password', 'sign-in'] as const) {
      const person = newPerson({ email_verified: false });
      const { come, post, call } = await board();
      const victim = `${crypto.randomUUID()}@jobs.example`;
      const { ticket } = (await come()).json().data;
      const fields = { role: 'candidate', ticket, email: victim, firstName: 'Mallory', lastName: 'M' };
      const opened = await post('/provider-signup', fields);
      expect(opened.statusCode).toBe(201);
      const userId = opened.json().data.user.id;
      expect(await linksOf(userId)).toHaveLength(1);
      const asks = { 'confirm-email': '', 'set-password': '/forgot-password', 'sign-in': '/login/link' };
      if (asks[way]) await post(asks[way], { email: victim });
      const token = /token=([\w-]+)/.exec(
        (await sentMails(context.database, victim)).at(-1)?.text ?? '',
      )?.[1];
      const uses = {
        'confirm-email': () => post('/confirm-email', { token }),
        'set-password': () => post('/set-password', { token, password: 'a stormy harbour' }),
        'sign-in': () => post('/login/by-link', { token }),
      };
      expect((await uses[way]()).statusCode, way).toBe(200);
      expect(await linksOf(userId), way).toEqual([]);
      const headers = bearer(tokenIn(opened));
      expect((await call('GET', '/get-auth-user', { headers })).statusCode).toBe(401);
      provider.person = person;
      expect((await come()).json().data.next).toBe('register');
    }
  });

  test('a person who opened it with a provider and reads the mail in the same browser keeps the provider', async () => {
    newPerson({ email_verified: false });
    const { come, post } = await board();
    const email = `${crypto.randomUUID()}@jobs.example`;
    const { ticket } = (await come()).json().data;
    const fields = { role: 'candidate', ticket, email, firstName: 'Ada', lastName: 'Lovelace' };
    const opened = await post('/provider-signup', fields);
    const headers = bearer(tokenIn(opened));
    const token = /token=([\w-]+)/.exec((await sentMails(context.database, email)).at(-1)?.text ?? '')?.[1];
    expect((await post('/confirm-email', { token }, { headers })).statusCode).toBe(200);
    expect((await come()).json().data.user).toMatchObject({ email, emailConfirmed: true });
  });
});
