import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createServerDatabase, testServerUrl } from '../../testing/test-database.ts';
import { AppError } from '../errors.ts';
import { isDatabaseAway, LastingClient } from './lost-connection.ts';
import { openDatabase, type OpenDatabase } from './open-database.ts';

const away = expect.objectContaining({ code: 'unavailable', detail: { retryAfterSeconds: 5 } });

test.each([
  ['57P01', true],
  ['08006', true],
  ['ECONNREFUSED', true],
  ['23505', false],
  ['22021', false],
])('an error with the code %s speaks of the server: %s', (code, expected) => {
  expect(isDatabaseAway(Object.assign(new Error('any text'), { code }))).toBe(expected);
});

test('a server that is gone by the time of a statement is unavailable, not a failure of ours', async () => {
  const database = testServerUrl === undefined ? undefined : await createServerDatabase(testServerUrl);
  // The address answers while the product starts and not afterwards.
  const relay = await createRelay(database);
  if (!relay) return;
  const opened = await openDatabase({ databaseUrl: relay.url, dataDirectory: '' });
  await relay.cut();
  await expect(sql`select 1`.execute(opened.database)).rejects.toEqual(away);
  await expect(opened.pool.query('select 1')).rejects.toEqual(away);
  await opened.close();
});

test.skipIf(testServerUrl === undefined)('a network that swallows a statement is noticed', async () => {
  const relay = await createRelay(await createServerDatabase(testServerUrl ?? ''));
  const client = new LastingClient({ connectionString: relay?.url ?? '', answerMs: 100 });
  await client.connect();
  relay?.swallow();
  await expect(client.query('select 1')).rejects.toEqual(away);
  await client.end();
  await relay?.cut();
});

describe.skipIf(testServerUrl === undefined)('a backend that is ended', () => {
  let opened: OpenDatabase;
  let admin: pg.Client;
  beforeAll(async () => {
    const databaseUrl = await createServerDatabase(testServerUrl ?? '');
    opened = await openDatabase({ databaseUrl, dataDirectory: '' });
    admin = new pg.Client({ connectionString: databaseUrl });
    await admin.connect();
    await sql`create table notes (text text)`.execute(opened.database);
  });
  afterAll(async () => {
    await admin.end();
    await opened.close();
  });

  const endBackend = (pid: number) => admin.query('select pg_terminate_backend($1)', [pid]);

  test('between two statements of a transaction rolls it back and says so; the next one works', async () => {
    const transaction = opened.database.transaction().execute(async (trx) => {
      await sql`insert into notes values ('half')`.execute(trx);
      const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(trx);
      await endBackend(rows[0]?.pid ?? 0);
      await goneFromServer(admin, rows[0]?.pid ?? 0);
      await sql`insert into notes values ('other half')`.execute(trx);
    });
    await expect(transaction).rejects.toBeInstanceOf(AppError);
    await expect(transaction).rejects.toEqual(away);
    expect((await sql`select * from notes`.execute(opened.database)).rows).toEqual([]);
  });

  test('during a statement says so', async () => {
    const client = await opened.pool.connect();
    const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
    const waiting = client.query('select pg_sleep(60)');
    const [ended] = await Promise.allSettled([waiting, endBackend(rows[0]?.pid ?? 0)]);
    expect(ended).toMatchObject({ status: 'rejected', reason: away });
    client.release();
    expect((await opened.pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
  });
});

/** Resolves when the server has no such backend any more. */
async function goneFromServer(admin: pg.Client, pid: number): Promise<void> {
  await expect
    .poll(async () => (await admin.query('select from pg_stat_activity where pid = $1', [pid])).rowCount)
    .toBe(0);
}

/**
 * Stands between the product and PostgreSQL; `swallow` passes nothing on, `cut` ends what is open and refuses what
 * comes.
 */
async function createRelay(target: string | undefined) {
  if (target === undefined) return undefined;
  const { hostname, port } = new URL(target);
  const sockets: Socket[] = [];
  const server = createServer((near) => {
    const far = connect(Number(port), hostname);
    near.on('error', () => {}).pipe(far);
    far.on('error', () => {}).pipe(near);
    sockets.push(near, far);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = new URL(target);
  url.host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url: url.href,
    swallow: () => sockets.forEach((socket) => socket.unpipe()),
    async cut() {
      server.close();
      for (const socket of sockets) socket.destroy();
      await once(server, 'close');
    },
  };
}
