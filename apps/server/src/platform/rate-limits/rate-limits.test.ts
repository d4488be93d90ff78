import { sql } from 'kysely';
import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { openOwnDatabase } from '../../testing/test-database.ts';
import { AppError } from '../errors.ts';
import { networkOf } from './network.ts';
import { createRateLimits, type LimitName, type RateLimits } from './rate-limits.ts';

const free = 10;

/** The seconds that an attempt is told to wait; 0 when it may be made. */
async function attempt(limits: RateLimits, key: string, name: LimitName = 'login-pair'): Promise<number> {
  try {
    await limits.consume(name, key);
    return 0;
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'too_many_requests') throw error;
    return error.detail.retryAfterSeconds ?? Number.NaN;
  }
}

async function attempts(limits: RateLimits, times: number, key: string): Promise<number[]> {
  const waits = [];
  for (let i = 0; i < times; i++) waits.push(await attempt(limits, key));
  return waits;
}

const passMinutes = (minutes: number) => vi.setSystemTime(Date.now() + minutes * 60_000);

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
});
afterEach(() => {
  vi.useRealTimers();
});

const opening = openOwnDatabase();
afterAll(async () => {
  await (await opening).close();
});

// The same rules twice: counted in memory, and in a table that several nodes share.
describe.each(['embedded', 'server'] as const)('[B-13] attempts counted on the %s database', (kind) => {
  const create = async () => createRateLimits({ ...(await opening), kind });

  test('the first are free; who goes on at once waits longer every time, up to an hour', async () => {
    const limits = await create();
    expect(await attempts(limits, free, 'hasty')).toEqual(Array(free).fill(0));
    expect(await attempts(limits, 12, 'hasty')).toEqual([
      15, 30, 60, 120, 240, 480, 960, 1920, 3600, 3600, 3600, 3600,
    ]);
  });

  test('who waits as told gets the attempt that was promised, and then waits longer for the next', async () => {
    const limits = await create();
    await attempts(limits, free, 'patient');
    const waits: number[] = [];
    for (let i = 0; i < 4; i++) {
      const wait = await attempt(limits, 'patient');
      waits.push(wait);
      passMinutes(wait / 60);
      expect(await attempt(limits, 'patient')).toBe(0);
    }
    expect(waits).toEqual([15, 60, 240, 960]);
  });

  test('hammering keeps the door shut for an hour at the longest', async () => {
    const limits = await create();
    await attempts(limits, free + 12, 'hammered');
    for (let minute = 1; minute < 60; minute++) {
      passMinutes(1);
      expect(await attempt(limits, 'hammered')).toBe(3600 - minute * 60);
    }
    passMinutes(1);
    expect(await attempt(limits, 'hammered')).toBe(0);
  });

  test('of simultaneous attempts after a wait one is let through', async () => {
    const limits = await create();
    await attempts(limits, free + 1, 'crowd');
    passMinutes(1);
    const waits = await Promise.all(Array.from({ length: 20 }, () => attempt(limits, 'crowd')));
    expect(waits.filter((wait) => wait === 0)).toHaveLength(1);
  });

  test('a day after the first attempt all is forgotten, and at once when it is reset', async () => {
    const limits = await create();
    await attempts(limits, free + 12, 'forgotten');
    passMinutes(24 * 60);
    expect(await attempts(limits, free, 'forgotten')).toEqual(Array(free).fill(0));
    expect(await attempt(limits, 'forgotten')).toBe(15);
    await limits.reset('login-pair', 'forgotten');
    expect(await attempts(limits, free, 'forgotten')).toEqual(Array(free).fill(0));
  });

  test('a refund gives one attempt back, and keys do not share theirs', async () => {
    const limits = await create();
    await attempts(limits, free - 1, 'refunded');
    await limits.refund('login-pair', 'refunded');
    expect(await attempts(limits, 3, 'refunded')).toEqual([0, 0, 15]);
    expect(await attempt(limits, 'someone else')).toBe(0);
  });

  test('a plain window refuses until it has passed', async () => {
    const limits = await create();
    for (let i = 0; i < 5; i++) expect(await attempt(limits, 'window', 'export-user')).toBe(0);
    expect(await attempt(limits, 'window', 'export-user')).toBe(86_400);
    passMinutes(24 * 60);
    expect(await attempt(limits, 'window', 'export-user')).toBe(0);
  });

  test('what is remembered is so for twenty days', async () => {
    const limits = await create();
    expect(await limits.remembers('login-known', 'pair')).toBe(false);
    await limits.remember('login-known', 'pair');
    passMinutes(20 * 24 * 60 - 1);
    expect(await limits.remembers('login-known', 'pair')).toBe(true);
    passMinutes(1);
    expect(await limits.remembers('login-known', 'pair')).toBe(false);
  });
});

test('[B-13] the table holds no address of a person, however long it is', async () => {
  const opened = await opening;
  const limits = createRateLimits({ ...opened, kind: 'server' });
  const email = `${'a'.repeat(64)}@${'b'.repeat(181)}.example`;
  await limits.consume('password-link-account', email);
  await limits.consume('signup-address', '198.51.100.77');
  const { rows } = await sql<{ key: string }>`select key from rate_limits`.execute(opened.database);
  const keys = rows.map(({ key }) => key).join(' ');
  expect(keys).toContain('signup-address:');
  expect(keys).not.toMatch(/aaaa|198\.51/);
});

test.each([
  ['198.51.100.1', '198.51.100.1'],
  ['::ffff:198.51.100.1', '198.51.100.1'],
  ['2001:db8:0:1::1', '2001:db8:0:1::/64'],
  ['2001:0DB8::1:ffff:ffff:ffff:ffff', '2001:db8:0:1::/64'],
  ['2001:db8::', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
])('[B-13] %s counts as %s', (ip, network) => {
  expect(networkOf(ip)).toBe(network);
});
