import pg from 'pg';
import { pino } from 'pino';
import { afterEach, expect, test } from 'vitest';
import { createServerDatabase, testServerUrl } from '../../testing/test-database.ts';
import { migrate } from '../database/migrate.ts';
import { maxWait } from '../database/node-words.ts';
import { openDatabase, type OpenDatabase } from '../database/open-database.ts';
import { board } from './board.ts';

const log = pino({ level: 'silent' });
const usualWait = { ...maxWait };

afterEach(() => Object.assign(maxWait, usualWait));

/** A process has one board; a second node is another of its kind. */
function createBoard(): typeof board {
  return new (board.constructor as new () => typeof board)();
}

const openNode = (databaseUrl: string) => openDatabase({ databaseUrl, dataDirectory: '' });

async function setName({ database }: OpenDatabase, name: string): Promise<void> {
  const value = JSON.stringify(name);
  await database
    .insertInto('board_settings')
    .values({ key: 'name', value, version: 1 })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
    .execute();
}

test.skipIf(testServerUrl === undefined)(
  '[L-31] [L-32] a saved setting holds on the other node before its change is answered, and no silent node prevents it',
  async () => {
    const databaseUrl = await createServerDatabase(testServerUrl ?? '');
    const [here, there] = await Promise.all([openNode(databaseUrl), openNode(databaseUrl)]);
    await migrate(here.database);
    const [first, second] = [createBoard(), createBoard()];
    const stops = [
      first.follow(here.database, here.notices, log, 'answers'),
      second.follow(there.database, there.notices, log, 'answers'),
    ];
    await expect.poll(() => countListeners(here)).toBe(2);

    maxWait.ms = 60_000;
    for (const name of ['Harbour Jobs', 'Lighthouse Jobs', 'Pier Jobs']) {
      await setName(here, name);
      await first.loadEverywhere(here.database);
      expect([first.settings.name, second.settings.name]).toEqual([name, name]);
    }

    // It holds the lock of a node and hears nothing, as one whose machine stands still.
    Object.assign(maxWait, usualWait);
    const away = new pg.Client({ connectionString: databaseUrl });
    await away.connect();
    await away.query('select pg_advisory_lock_shared(7392006, 1)');
    await setName(here, 'Quay Jobs');
    await first.loadEverywhere(here.database);
    expect(first.settings.name).toBe('Quay Jobs');
    await expect.poll(() => second.settings.name).toBe('Quay Jobs');
    await away.end();

    await Promise.all(stops.map((stop) => stop()));
    await Promise.all([here.close(), there.close()]);
  },
);

async function countListeners({ pool }: OpenDatabase): Promise<number> {
  const { rows } = await pool.query<{ count: number }>(
    `select count(*)::int as count from pg_locks where locktype = 'advisory' and classid = 7392006 and database =
      (select oid from pg_database where datname = current_database())`,
  );
  return rows[0]?.count ?? 0;
}
