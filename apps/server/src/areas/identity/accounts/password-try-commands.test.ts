import { sql } from 'kysely';
import { afterAll, afterEach, expect, test, vi } from 'vitest';
import { createRateLimits } from '../../../platform/rate-limits/rate-limits.ts';
import { createCandidate, type TestUser } from '../../../testing/factories.ts';
import { sentMails, tokenOf } from '../../../testing/sent-mails.ts';
import { useTestApp } from '../../../testing/test-app.ts';
import { openOwnDatabase } from '../../../testing/test-database.ts';
import { tryPassword } from './password-try-commands.ts';
import { hashPassword } from './rules.ts';

const context = useTestApp();
// A table of its own, whose rows can be counted.
const opening = openOwnDatabase();
afterAll(async () => {
  await (await opening).close();
});

const password = 'a quiet harbour';
const home = '198.51.100.1';
const elsewhere = '203.0.113.1';

afterEach(() => {
  vi.useRealTimers();
});

const logIn = (email: string, given: string, remoteAddress: string) =>
  context.app.inject({
    method: 'POST',
    url: '/api/login',
    remoteAddress,
    payload: { email, password: given },
  });

async function statusesOf(email: string, given: string, remoteAddress: string, times: number) {
  const statuses: number[] = [];
  for (let i = 0; i < times; i++) statuses.push((await logIn(email, given, remoteAddress)).statusCode);
  return statuses;
}

const createMember = async (): Promise<TestUser> =>
  createCandidate(context.services, { password_hash: await hashPassword(password) });

/** As if so many guesses had been made at an account from as many places. */
async function guessFromEverywhere(email: string, times: number): Promise<void> {
  for (let i = 0; i < times; i++) await context.services.rateLimits.consume('login-account', email);
}

test('[B-13] [F-3] after ten wrong passwords the next try waits, and is told how long', async () => {
  const { email } = await createMember();
  expect(await statusesOf(email, 'wrong password', home, 10)).toEqual(Array(10).fill(401));
  const refused = await logIn(email, 'wrong password', home);
  expect(refused.statusCode).toBe(429);
  expect(refused.headers['retry-after']).toBe('15');
  expect(refused.json()).toEqual({
    code: 'too_many_requests',
    message: 'Too many attempts. Please try again in 15 seconds.',
    retryAfterSeconds: 15,
  });
  expect((await logIn(email, 'wrong password', home)).headers['retry-after']).toBe('30');
});

test('[B-13] while a sign-in is delayed the right password opens nothing, and after the wait it does', async () => {
  const { id, email } = await createMember();
  await statusesOf(email, 'wrong password', home, 10);
  const delayed = await logIn(email, password, home);
  const wrong = await logIn('nobody@example.org', 'wrong password', home);
  expect([delayed.statusCode, wrong.statusCode]).toEqual([429, 401]);
  const sessions = await context.database
    .selectFrom('sessions')
    .select('id')
    .where('user_id', '=', id)
    .execute();
  expect(sessions).toHaveLength(1);
  vi.useFakeTimers({ toFake: ['Date'] });
  vi.setSystemTime(Date.now() + 15_000);
  expect((await logIn(email, password, home)).statusCode).toBe(200);
});

test('[B-13] a right password resets the count', async () => {
  const { email } = await createMember();
  expect(await statusesOf(email, 'wrong password', home, 9)).toEqual(Array(9).fill(401));
  expect(await statusesOf(email, password, home, 1)).toEqual([200]);
  expect(await statusesOf(email, 'wrong password', home, 10)).toEqual(Array(10).fill(401));
  expect(await statusesOf(email, password, home, 1)).toEqual([429]);
});

test('[B-13] an unknown account is delayed like a known one', async () => {
  expect(await statusesOf('nobody.here@example.org', password, home, 11)).toEqual([
    ...Array<number>(10).fill(401),
    429,
  ]);
});

test('[B-13] an attack on one account locks out neither its owner elsewhere nor a neighbour', async () => {
  const victim = await createMember();
  const neighbour = await createMember();
  const hammered = await statusesOf(victim.email, 'wrong password', elsewhere, 100);
  expect(hammered.filter((status) => status === 401)).toHaveLength(10);
  expect((await logIn(victim.email, password, home)).statusCode).toBe(200);
  expect((await logIn(neighbour.email, password, elsewhere)).statusCode).toBe(200);
});

test('[B-13] guesses from many places delay new places, and not where the owner has signed in before', async () => {
  const { email } = await createMember();
  expect((await logIn(email, password, home)).statusCode).toBe(200);
  await guessFromEverywhere(email, 100);
  const stranger = await logIn(email, password, elsewhere);
  expect(stranger.statusCode).toBe(429);
  expect(stranger.json().retryAfterSeconds).toBeLessThanOrEqual(3600);
  expect((await logIn(email, password, home)).statusCode).toBe(200);
});

test('[B-10] [B-13] a password set by mail lets its owner in, however much others guess', async () => {
  const { email } = await createMember();
  await guessFromEverywhere(email, 100);
  expect((await logIn(email, password, home)).statusCode).toBe(429);
  await context.app.inject({ method: 'POST', url: '/api/forgot-password', payload: { email } });
  const token = tokenOf((await sentMails(context.database, email)).at(-1));
  const next = 'over the hills';
  await context.app.inject({
    method: 'POST',
    url: '/api/set-password',
    payload: { token, password: next },
    remoteAddress: home,
  });
  await guessFromEverywhere(email, 100);
  expect((await logIn(email, next, home)).statusCode).toBe(200);
});

test('[B-13] one address that tries many accounts waits, whichever account is next', async () => {
  const sprayer = '192.0.2.7';
  for (let i = 0; i < 300; i++) await context.services.rateLimits.consume('login-address', sprayer);
  const { email } = await createMember();
  expect((await logIn(email, password, sprayer)).statusCode).toBe(429);
  expect((await logIn(email, password, home)).statusCode).toBe(200);
});

test('[B-13] an address with IPv6 is its whole line', async () => {
  for (let i = 0; i < 300; i++) {
    await context.services.rateLimits.consume('login-address', `2001:db8::${i.toString(16)}`);
  }
  const { email } = await createMember();
  expect((await logIn(email, password, '2001:db8::ffff:1')).statusCode).toBe(429);
  expect((await logIn(email, password, '2001:db8:0:1::1')).statusCode).toBe(200);
});

test('[B-13] right passwords of colleagues do not use up what their address is allowed', async () => {
  const office = '192.0.2.8';
  for (let i = 0; i < 298; i++) await context.services.rateLimits.consume('login-address', office);
  for (let i = 0; i < 3; i++) {
    const { email } = await createMember();
    expect((await logIn(email, password, office)).statusCode).toBe(200);
  }
});

test('[B-13] a sign-in that is refused for its place or its account stores nothing', async () => {
  const limits = createRateLimits({ ...(await opening), kind: 'server' });
  const countStored = async () =>
    (await sql`select 1 from rate_limits`.execute((await opening).database)).rows.length;
  const tryOnce = (email: string, ip: string) =>
    tryPassword(limits, { email, ip }, async () => {
      throw new Error('wrong');
    }).catch((error: Error) => error);
  const sprayer = '192.0.2.9';
  for (let i = 0; i < 300; i++) await limits.consume('login-address', sprayer);
  for (let i = 0; i < 100; i++) await limits.consume('login-account', 'victim@example.org');
  const before = await countStored();
  for (let i = 0; i < 10; i++) {
    const fromOnePlace = await tryOnce(`invented-${i}@example.org`, sprayer);
    const atOneAccount = await tryOnce('victim@example.org', `192.0.2.${100 + i}`);
    for (const refusal of [fromOnePlace, atOneAccount]) {
      expect(refusal).toMatchObject({ code: 'too_many_requests' });
    }
  }
  expect(await countStored()).toBe(before);
  // A try that is looked at counts.
  await tryOnce('somebody@example.org', '192.0.2.10');
  expect(await countStored()).toBe(before + 3);
});

test('[B-13] of many at once those that are refused store nothing either', async () => {
  const limits = createRateLimits({ ...(await opening), kind: 'server' });
  const sprayer = '192.0.2.11';
  for (let i = 0; i < 299; i++) await limits.consume('login-address', sprayer);
  const tries = await Promise.all(
    Array.from({ length: 10 }, (_none, i) =>
      tryPassword(limits, { email: `crowd-${i}@example.org`, ip: sprayer }, async () => {
        throw new Error('wrong');
      }).catch((error: Error & { code?: string }) => error.code ?? 'looked at'),
    ),
  );
  const looked = tries.filter((answer) => answer === 'looked at').length;
  const { rows } = await sql`select 1 from rate_limits where key like 'login-pair:%'`.execute(
    (await opening).database,
  );
  const earlier = 1;
  expect(looked).toBeGreaterThan(0);
  expect(rows).toHaveLength(looked + earlier);
});
