import { sql, type Kysely } from 'kysely';
import { expect } from 'vitest';
import type { Tables } from '../platform/database/tables.ts';

/**
 * Makes a race certain: no attempt can write to the table before all of them have got as far as they can, so that each
 * has looked at the rows before another has changed them, unless a lock keeps it from looking. For a server: the
 * embedded database has one session.
 */
export async function race<T>(
  database: Kysely<Tables>,
  table: keyof Tables,
  attempts: readonly (() => Promise<T>)[],
): Promise<PromiseSettledResult<T>[]> {
  const closed = Promise.withResolvers<void>();
  const opened = Promise.withResolvers<void>();
  const closing = database.transaction().execute(async (transaction) => {
    // Rows can be read and locked, and none written.
    await sql`lock table ${sql.table(table)} in share mode`.execute(transaction);
    closed.resolve();
    await opened.promise;
  });
  await closed.promise;
  const running: Promise<PromiseSettledResult<T>[]>[] = [];
  let ended = 0;
  for (const attempt of attempts) {
    running.push(Promise.allSettled([attempt()]).finally(() => ended++));
    const arrived = async () => ended + (await countWaiting(database));
    await expect.poll(arrived, { interval: 5, timeout: 20_000 }).toBe(running.length);
  }
  opened.resolve();
  await closing;
  return (await Promise.all(running)).flat();
}

async function countWaiting(database: Kysely<Tables>): Promise<number> {
  const { rows } = await sql`
    select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'
  `.execute(database);
  return rows.length;
}
