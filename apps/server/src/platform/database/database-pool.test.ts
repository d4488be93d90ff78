import { sql } from 'kysely';
import type pg from 'pg';
import { describe, expect, test, vi } from 'vitest';
import { createCandidate } from '../../testing/factories.ts';
import { useTestApp } from '../../testing/test-app.ts';
import { createServerDatabase, testServerUrl } from '../../testing/test-database.ts';
import { runForCaller } from '../caller.ts';
import { newId } from '../ids.ts';
import { createDatabasePool } from './database-pool.ts';
import { openDatabase, openInMemory } from './open-database.ts';

const context = useTestApp();

describe.skipIf(testServerUrl !== undefined)('while the embedded database is busy', () => {
  test('guests beyond the line are told at once when to come back, and members go before those in it', async () => {
    const { headers } = await createCandidate(context.services);
    // Only what is asked of the database is refused here.
    await context.index.ready;
    const hold = Promise.withResolvers<void>();
    const held = Promise.withResolvers<void>();
    const holding = context.database.connection().execute(async () => {
      held.resolve();
      await hold.promise;
    });
    await held.promise;

    const answered: string[] = [];
    const ask = (url: string, from: string, given = {}) =>
      context.app.inject({ url, remoteAddress: from, headers: given }).then((answer) => {
        answered.push(`${from} ${answer.statusCode}`);
        return answer;
      });
    const flood = Array.from({ length: 30 }, () => ask(`/api/jobs/${newId()}`, '10.0.0.1'));
    const refused = await Promise.race(flood);
    expect(refused.statusCode).toBe(503);
    expect(refused.json()).toMatchObject({ code: 'unavailable', retryAfterSeconds: 5 });
    const member = ask('/api/get-auth-user', '10.0.0.1', headers);
    const other = ask(`/api/jobs/${newId()}`, '10.0.0.2');
    await expect.poll(() => answered.length).toBeGreaterThanOrEqual(5);
    hold.resolve();
    await Promise.all([holding, member, other, ...flood]);

    expect(answered.filter((one) => one === '10.0.0.1 503')).toHaveLength(5);
    expect((await member).statusCode).toBe(200);
    // By turns of addresses: the other guest is not behind the whole crowd.
    expect(answered.indexOf('10.0.0.2 404')).toBeLessThan(answered.length - 10);
  });
});

test('a pool describes the last query of each connection in use', async () => {
  const { pool, close } = await openInMemory();
  expect(pool.describeHeld()).toBe('');
  const client = await pool.connect();
  await client.query('select  1 as one,\n  $1::int as two', [2]);
  expect(pool.describeHeld()).toMatch(/^0\.\d s ago "select 1 as one, \$1::int as two"$/);
  client.release();
  expect(pool.describeHeld()).toBe('');
  await close();
});

test('a connection that was refused leaves its place to the next', async () => {
  const { pool: driver, close } = await openInMemory();
  const connect = vi.fn(() => driver.connect());
  const drivers = { on: () => {}, options: {}, connect } as unknown as pg.Pool;
  const places = { places: 1, guestPlaces: 1, otherPlaces: 1, guests: 0, guestsEach: 0, others: 0 };
  const pool = createDatabasePool(
    { guests: drivers, others: drivers },
    { ...places, guestMs: 1000, otherMs: 1000 },
  );
  connect.mockRejectedValueOnce(Object.assign(new Error('refused'), { code: 'ECONNREFUSED' }));
  await expect(pool.connect()).rejects.toMatchObject({ code: 'unavailable' });
  const client = await pool.connect();
  await expect(pool.connect()).rejects.toThrow('We are very busy');
  client.release();
  (await pool.connect()).release();
  await close();
});

describe.skipIf(testServerUrl === undefined)('on PostgreSQL', () => {
  test('statements have a time limit, a shorter one for guests, and none for commands', async () => {
    const databaseUrl = await createServerDatabase(testServerUrl ?? '');
    const web = await openDatabase({ databaseUrl, dataDirectory: '', role: 'web' });
    const command = await openDatabase({ databaseUrl, dataDirectory: '' });
    const limitOf = async ({ database }: typeof web) =>
      (await sql<{ statement_timeout: string }>`show statement_timeout`.execute(database)).rows[0]
        ?.statement_timeout;
    const asCaller = (isSignedIn: boolean) =>
      new Promise((resolve) => {
        runForCaller({ address: '10.0.0.1', isSignedIn, isOutsideLines: false }, () => resolve(limitOf(web)));
      });
    expect(await asCaller(false)).toBe('5s');
    expect(await asCaller(true)).toBe('30s');
    expect(await limitOf(web)).toBe('30s');
    expect(await limitOf(command)).toBe('0');
    await web.close();
    await command.close();
  });
});
