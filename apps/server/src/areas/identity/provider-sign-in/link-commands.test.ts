import { describe, expect, test } from 'vitest';
import { knownHash, knownPassword } from '../../../testing/account-calls.ts';
import { createCandidate, createEmployer, type TestUser } from '../../../testing/factories.ts';
import { createMemberProviderCalls, useOpenIdProvider } from '../../../testing/open-id-provider.ts';
import { sentMails } from '../../../testing/sent-mails.ts';
import { useTestApp } from '../../../testing/test-app.ts';
import { startSession } from '../accounts/session-commands.ts';

const context = useTestApp();
const provider = useOpenIdProvider(context, '/provider-sign-in');
const { board, newPerson } = createMemberProviderCalls(context, provider);
const proven = { email_confirmed_at: new Date() };
const newPassword = 'a quiet lighthouse';

/** Links the next person of the provider with the account; gives the id of the link. */
async function link(user: TestUser, key = 'google'): Promise<string> {
  newPerson();
  const { come, post, call } = await board();
  const { ticket } = (await come(key, 'link')).json().data;
  expect((await post('/linked-providers', { ticket }, user)).statusCode).toBe(200);
  const { linked } = (await call('GET', '/linked-providers', user)).json<{
    data: { linked: { id: string; provider: string }[] };
  }>().data;
  return linked.find((one) => one.provider === key)?.id ?? '';
}

const signInLongAgo = (user: TestUser) =>
  context.database
    .updateTable('sessions')
    .set({ created_at: new Date(Date.now() - 16 * 60_000) })
    .where('user_id', '=', user.id)
    .execute();

describe('[L-31] linking a provider', () => {
  test('starts no session, even for a person who is linked with another account', async () => {
    const owner = await createCandidate(context.services, proven);
    await link(owner);
    const { come, post, countSessions } = await board();
    const sessions = await countSessions(owner.id);
    const other = await createCandidate(context.services, proven);
    const { data } = (await come('google', 'link')).json();
    expect(data).toMatchObject({ next: 'link' });
    expect(await countSessions(owner.id)).toBe(sessions);
    const refused = await post('/linked-providers', { ticket: data.ticket }, other);
    expect(refused.statusCode).toBe(409);
    expect(refused.json().message).toContain('This Google account signs in to another account here');
  });

  test('of two accounts that use a ticket at once one gets it', async () => {
    newPerson();
    const { come, post } = await board();
    const { ticket } = (await come('google', 'link')).json().data;
    const users = [await createCandidate(context.services), await createEmployer(context.services)];
    const answers = await Promise.all(users.map((user) => post('/linked-providers', { ticket }, user)));
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 410]);
  });

  test('an account has one of each provider', async () => {
    const user = await createCandidate(context.services, proven);
    await link(user);
    newPerson();
    const { come, post } = await board();
    const { ticket } = (await come('google', 'link')).json().data;
    expect((await post('/linked-providers', { ticket }, user)).statusCode).toBe(409);
    await link(user, 'microsoft');
  });

  test('needs a sign-in of a few minutes ago, as unlinking and the first password do', async () => {
    const user = await createCandidate(context.services, proven);
    const linkedId = await link(user);
    newPerson();
    const { come, post, call } = await board();
    const { ticket } = (await come('microsoft', 'link')).json().data;
    await signInLongAgo(user);
    expect((await call('GET', '/linked-providers', user)).json().data.isRecent).toBe(false);
    const answers = [
      await post('/linked-providers', { ticket }, user),
      await call('DELETE', `/linked-providers/${linkedId}`, user),
      await post('/first-password', { newPassword }, user),
    ];
    for (const answer of answers) {
      expect(answer.statusCode).toBe(403);
      expect(answer.json().message).toBe('Sign in again first: this needs a sign-in of the last 15 minutes.');
    }
  });
});

describe('[L-31] unlinking a provider', () => {
  test('never takes the last way in: a password or another provider stays', async () => {
    const user = await createCandidate(context.services, proven);
    const google = await link(user);
    const { call, post } = await board();
    const refused = await call('DELETE', `/linked-providers/${google}`, user);
    expect([refused.statusCode, refused.json().message]).toEqual([
      409,
      'Your account has no password yet. Set one first, then unlink this.',
    ]);
    const microsoft = await link(user, 'microsoft');
    expect((await call('DELETE', `/linked-providers/${google}`, user)).statusCode).toBe(200);
    expect((await call('DELETE', `/linked-providers/${microsoft}`, user)).statusCode).toBe(409);
    expect((await post('/first-password', { newPassword }, user)).statusCode).toBe(200);
    expect((await call('DELETE', `/linked-providers/${microsoft}`, user)).statusCode).toBe(200);
    const login = await post('/login', { email: user.email, password: newPassword });
    expect(login.json().data.user.id).toBe(user.id);
  });

  test('of two that are taken off at once one stays', async () => {
    const user = await createCandidate(context.services, proven);
    const ids = [await link(user), await link(user, 'microsoft')];
    const { call } = await board();
    const answers = await Promise.all(ids.map((id) => call('DELETE', `/linked-providers/${id}`, user)));
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
  });

  test('signs all other devices out, tells the owner, and the provider no longer opens anything', async () => {
    const user = await createCandidate(context.services, { ...proven, password_hash: await knownHash() });
    const linkedId = await link(user);
    const other = await startSession(context.services, user.id, { userAgent: '' });
    const { call, come, isSignedIn } = await board();
    expect((await call('DELETE', `/linked-providers/${linkedId}`, user)).statusCode).toBe(200);
    expect(await isSignedIn({ authorization: `Bearer ${other.accessToken}` })).toBe(false);
    expect(await isSignedIn(user.headers)).toBe(true);
    const mails = await sentMails(context.database, user.email);
    expect(mails.at(-1)?.text).toContain('Google no longer signs in to your account.');
    expect((await come()).json().data).toMatchObject({ next: 'register' });
  });

  test('of another account finds nothing', async () => {
    const [owner, other] = [
      await createCandidate(context.services, { ...proven, password_hash: await knownHash() }),
      await createCandidate(context.services, proven),
    ];
    const linkedId = await link(owner);
    const { call } = await board();
    expect((await call('DELETE', `/linked-providers/${linkedId}`, other)).statusCode).toBe(404);
    expect((await call('GET', '/linked-providers', other)).json().data.linked).toEqual([]);
  });

  test('comes with a password that is set by a forgotten-password link', async () => {
    const user = await createCandidate(context.services, { ...proven, password_hash: await knownHash() });
    await link(user);
    const { post, call } = await board();
    await post('/forgot-password', { email: user.email });
    const mail = (await sentMails(context.database, user.email)).at(-1);
    const token = /token=([\w-]+)/.exec(mail?.text ?? '')?.[1];
    expect((await post('/set-password', { token, password: newPassword }, user)).statusCode).toBe(200);
    expect((await call('GET', '/linked-providers', user)).json().data.linked).toEqual([]);
    const told = (await sentMails(context.database, user.email)).at(-1);
    expect(told?.text).toContain('The providers that signed you in, such as Google, were unlinked.');
  });
});

describe('[L-31] the first password of an account that came by a provider', () => {
  test('is set once, not easy to guess, and ends the other sessions', async () => {
    const user = await createCandidate(context.services, proven);
    const other = await startSession(context.services, user.id, { userAgent: '' });
    const { post, isSignedIn } = await board();
    const weak = await post('/first-password', { newPassword: 'password123' }, user);
    expect([weak.statusCode, Object.keys(weak.json().fields)]).toEqual([400, ['newPassword']]);
    const answers = await Promise.all(
      [newPassword, 'another lighthouse'].map((text) => post('/first-password', { newPassword: text }, user)),
    );
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
    expect(await isSignedIn({ authorization: `Bearer ${other.accessToken}` })).toBe(false);
    const mails = await sentMails(context.database, user.email);
    expect(mails.at(-1)?.text).toContain('A password was set for your account, which had none.');
  });

  test('is not for an unproven address, which may be a stranger’s', async () => {
    const user = await createCandidate(context.services);
    const { post } = await board();
    const refused = await post('/first-password', { newPassword: knownPassword }, user);
    expect([refused.statusCode, refused.json().message]).toEqual([
      409,
      'Confirm your email address first, by the link in our mail.',
    ]);
  });

  test('set by a mailed link in the browser that is signed in, the provider stays', async () => {
    const user = await createCandidate(context.services, proven);
    await link(user);
    const { post, come } = await board();
    await post('/forgot-password', { email: user.email });
    const mail = (await sentMails(context.database, user.email)).at(-1);
    const token = /token=([\w-]+)/.exec(mail?.text ?? '')?.[1];
    expect((await post('/set-password', { token, password: newPassword }, user)).statusCode).toBe(200);
    expect((await come()).json().data.user).toMatchObject({ id: user.id, hasPassword: true });
  });
});
