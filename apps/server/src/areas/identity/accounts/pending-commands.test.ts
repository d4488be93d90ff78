import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { hashSecret as hashOf } from '../../../platform/ids.ts';
import { createAccountCalls } from '../../../testing/account-calls.ts';
import { createCandidate, type TestUser } from '../../../testing/factories.ts';
import { useTestApp } from '../../../testing/test-app.ts';
import { hashPassword } from './rules.ts';
import { startSession } from './session-commands.ts';

/*
 * The pending requests of an account, and every event that may intervene: the table says which requests end.
 * A thief may have made a request, so it must not survive an event that proves who the owner is.
 */

const context = useTestApp();
const password = 'a quiet harbour';
const newPassword = 'a stormy harbour';

const { call, post, newAddress, lastLink, readUser, saveEmail, isSignedIn } = createAccountCalls(context);

async function isLive(token: string): Promise<boolean> {
  const { rows } = await sql`
    select from one_time_tokens
    where token_hash = ${hashOf(token)} and used_at is null and expires_at > now()
  `.execute(context.database);
  return rows.length === 1;
}

async function hasReversal(token: string): Promise<boolean> {
  const { rows } = await sql`
    select from email_changes
    where (asked_token_hash = ${hashOf(token)} or moved_token_hash = ${hashOf(token)}) and expires_at > now()
  `.execute(context.database);
  return rows.length === 1;
}

/** Everything at once that can wait on an account. */
interface Waiting {
  user: TestUser;
  /** Where the account was before. */
  former: string;
  newEmail: string;
  tokens: {
    change: string;
    password: string;
    deletion: string;
    signIn: string;
    reversalLink: string;
    undoWish: string;
  };
  elsewhere: string;
  loginCode: string;
}

let waiting: Waiting;

async function beginAll(): Promise<Waiting> {
  const user = await createCandidate(context.services, {
    password_hash: await hashPassword(password),
    email_confirmed_at: new Date(),
  });
  const former = user.email;
  const own = newAddress();
  await saveEmail(user, own, password);
  await post('/confirm-email', { token: await lastLink(own, '/confirm-email') });
  const reversalLink = await lastLink(former, '/undo-email');
  await post('/forgot-password', { email: own });
  await post('/login/link', { email: own });
  await call('POST', '/delete-account/link', user.headers);
  const newEmail = newAddress();
  await saveEmail(user, newEmail, password);
  const { json } = await call('GET', '/get-customer-login', user.headers);
  return {
    user: { ...user, email: own },
    former,
    newEmail,
    tokens: {
      change: await lastLink(newEmail, '/confirm-email'),
      password: await lastLink(own, '/set-password'),
      deletion: await lastLink(own, '/delete-account'),
      signIn: await lastLink(own, '/sign-in-link'),
      reversalLink,
      undoWish: await lastLink(own, '/undo-email'),
    },
    elsewhere: (await startSession(context.services, user.id, { userAgent: '' })).accessToken,
    loginCode: json().data.autoLoginCode,
  };
}

async function listWaiting({ user, tokens, elsewhere, loginCode }: Waiting): Promise<string[]> {
  const { pending_email: pending } = await readUser(user.id);
  const redeemed = await post(
    '/partner/redeem-login-code',
    { code: loginCode, audience: 'https://checkout.example' },
    { authorization: 'Bearer the-partner-secret-of-the-tests-only' },
  );
  const found = {
    'the new address': pending !== null,
    'its link': await isLive(tokens.change),
    'the password link': await isLive(tokens.password),
    'the deletion link': await isLive(tokens.deletion),
    'the link that signs in': await isLive(tokens.signIn),
    'the way back from the wish': await hasReversal(tokens.undoWish),
    'the way back to a former address': await hasReversal(tokens.reversalLink),
    'another session': await isSignedIn(elsewhere),
    'the login code': redeemed.statusCode === 200,
  };
  return Object.entries(found).flatMap(([name, there]) => (there ? [name] : []));
}

const links = ['the password link', 'the deletion link', 'the link that signs in'];
const change = ['the new address', 'its link', 'the way back from the wish'];
const former = 'the way back to a former address';

/** What happens, and what is still waiting afterwards. */
const events: [string, (waiting: Waiting) => Promise<unknown>, string[]][] = [
  ['nothing happens', async () => {}, [...change, ...links, former, 'another session', 'the login code']],
  [
    'a password is set by a link',
    ({ user, tokens }) =>
      post('/set-password', { token: tokens.password, password: newPassword }, user.headers),
    [former],
  ],
  [
    'the password is changed',
    ({ user }) => call('PUT', '/reset-password', user.headers, { oldPassword: password, newPassword }),
    [former],
  ],
  [
    'the new address is confirmed',
    ({ tokens }) => post('/confirm-email', { token: tokens.change }),
    [former, 'the way back from the wish', 'another session'],
  ],
  [
    'another new address is asked for',
    ({ user }) => saveEmail(user, newAddress(), password),
    ['the new address', ...links, former, 'another session', 'the login code'],
  ],
  [
    'the own address is given again',
    ({ user }) => saveEmail(user, user.email),
    [...links, former, 'another session', 'the login code'],
  ],
  ['the wish is undone', ({ tokens }) => post('/undo-email', { token: tokens.undoWish }), [former]],
  [
    'the account goes back to its former address',
    ({ tokens }) => post('/undo-email', { token: tokens.reversalLink }),
    [],
  ],
  [
    'the deletion is asked for by password',
    ({ user }) => post('/delete-account', { password }, user.headers),
    [former],
  ],
  [
    'the deletion is asked for by its link',
    ({ user, tokens }) => post('/delete-account/confirm', { token: tokens.deletion }, user.headers),
    [former],
  ],
  [
    'the person signs out',
    ({ user }) => call('POST', '/logout', user.headers),
    [...change, ...links, former, 'another session'],
  ],
  [
    'the person signs out everywhere',
    ({ user }) => call('DELETE', '/sessions', user.headers),
    [...change, ...links, former],
  ],
  [
    'the other devices are signed out',
    ({ user }) => call('DELETE', '/sessions?except=current', user.headers),
    [...change, ...links, former, 'the login code'],
  ],
];

describe('[B-10, B-13, D-5, L-33] what waits on an account', () => {
  beforeEach(async () => {
    waiting = await beginAll();
  });

  test.each(events)('when %s', async (_name, happen, left) => {
    const answer = (await happen(waiting)) as { statusCode?: number } | undefined;
    expect(answer?.statusCode ?? 200).toBe(200);
    expect((await listWaiting(waiting)).toSorted()).toEqual(left.toSorted());
  });
});

describe('[B-10, L-33] a link that is used twice at once works once', () => {
  const race = async (url: string, payload: object) =>
    (await Promise.all([post(url, payload), post(url, payload)]))
      .map(({ statusCode }) => statusCode)
      .toSorted((a, b) => a - b);

  beforeEach(async () => {
    waiting = await beginAll();
  });

  test.each<[string, (tokens: Waiting['tokens']) => object]>([
    ['/set-password', ({ password: token }) => ({ token, password: newPassword })],
    ['/confirm-email', ({ change: token }) => ({ token })],
    ['/login/by-link', ({ signIn: token }) => ({ token })],
    ['/delete-account/confirm', ({ deletion: token }) => ({ token })],
    ['/undo-email', ({ reversalLink: token }) => ({ token })],
  ])('%s', async (url, payloadOf) => {
    expect(await race(url, payloadOf(waiting.tokens))).toEqual([200, 410]);
  });

  test('a password and a new address at once: whichever comes first, the other one is gone', async () => {
    const { tokens, user, newEmail } = waiting;
    const [set, confirmed] = await Promise.all([
      post('/set-password', { token: tokens.password, password: newPassword }),
      post('/confirm-email', { token: tokens.change }),
    ]);
    expect([set.statusCode, confirmed.statusCode].toSorted((a, b) => a - b)).toEqual([200, 410]);
    expect((await readUser(user.id)).email).toBe(set.statusCode === 200 ? user.email : newEmail);
  });
});
