import { setTimeout as pause } from 'node:timers/promises';
import { sql, type Kysely } from 'kysely';
import pg from 'pg';
import { StartError } from '../errors.ts';
import {
  listMigrations,
  migrationsDirectory,
  numberOf,
  readMigration,
  statementsOf,
  type Migration,
} from './migration-files.ts';
import type { Tables } from './tables.ts';

// Any constant will do; it names this lock among the advisory locks of the database.
const migrationLock = 7_392_001;
/** How often a node looks whether the node that is migrating has finished. */
const lookAgainMs = 100;
const lockNotAvailable = '55P03';

interface MigrateOptions {
  /** Where the migrations lie; those of this version. */
  directory?: URL;
  /** Milliseconds to wait for a lock on a table: everybody else who needs the table waits behind a migration. */
  lockMs?: number;
  /** Pauses before the attempts that follow a failed one; others go on meanwhile. */
  pausesMs?: readonly number[];
  /** Called after each attempt that found a table locked and that is followed by another one. */
  onLocked?: (name: string) => void;
}

type Settings = Required<MigrateOptions>;

const defaults: Settings = {
  directory: migrationsDirectory,
  lockMs: 3000,
  pausesMs: [1000, 3000, 5000, 10_000],
  onLocked: () => {},
};

/**
 * Brings the schema to the newest migration: plain SQL files in order of their names, each in a
 * transaction with its record. Several nodes may start at once; the lock lets one of them work.
 * Throws a StartError where the schema is too new for this version, or a table stays locked.
 */
export async function migrate(database: Kysely<Tables>, options: MigrateOptions = {}): Promise<string[]> {
  const settings = { ...defaults, ...options };
  const names = await listMigrations(settings.directory);
  const known = await readApplied(database);
  refuseUnsuitable(known, names);
  const applied: string[] = [];
  for (const name of names) {
    if (known.has(name)) continue;
    const migration = await readMigration(name, settings.directory);
    if (await applyPatiently(database, migration, settings)) applied.push(name);
  }
  return applied;
}

/**
 * The migrations that the database has, all read at once: nearly every start finds nothing to do. Each with the
 * number of the oldest schema whose code runs on it; null where it was applied by a version that kept none.
 */
async function readApplied(database: Kysely<Tables>): Promise<ReadonlyMap<string, number | null>> {
  return database.transaction().execute(async (transaction) => {
    // "if not exists" alone is a race: two nodes that start together both find nothing and both create.
    await takeLock(transaction);
    await sql`
      create table if not exists migrations (
        name text primary key, applied_at timestamptz not null default now(), oldest_suitable integer
      )
    `.execute(transaction);
    const { rows: columns } = await sql`
      select from information_schema.columns
      where table_schema = current_schema() and table_name = 'migrations' and column_name = 'oldest_suitable'
    `.execute(transaction);
    if (columns.length === 0) {
      await sql`alter table migrations add column oldest_suitable integer`.execute(transaction);
    }
    const { rows } = await sql<{ name: string; oldest_suitable: number | null }>`
      select name, oldest_suitable from migrations
    `.execute(transaction);
    return new Map(rows.map((row) => [row.name, row.oldest_suitable]));
  });
}

/**
 * Asks again and again: a node that waits within a statement would hold up an index that is built concurrently. The
 * lock ends with the transaction, or with the session.
 */
async function takeLock(
  database: Kysely<Tables>,
  until: 'transaction' | 'session' = 'transaction',
): Promise<void> {
  const take = sql.raw(until === 'session' ? 'pg_try_advisory_lock' : 'pg_try_advisory_xact_lock');
  for (;;) {
    const { rows } = await sql<{ taken: boolean }>`
      select ${take}(${sql.lit(migrationLock)}) as taken
    `.execute(database);
    if (rows[0]?.taken) return;
    await pause(lookAgainMs);
  }
}

/** A locked table is tried again a few times; then one sentence says what to do. */
async function applyPatiently(
  database: Kysely<Tables>,
  migration: Migration,
  settings: Settings,
): Promise<boolean> {
  const apply = migration.withoutTransaction ? applyByItself : applyOnce;
  for (const pauseMs of [...settings.pausesMs, undefined]) {
    try {
      return await apply(database, migration, settings.lockMs);
    } catch (error) {
      if (!(error instanceof pg.DatabaseError) || error.code !== lockNotAvailable) throw error;
      if (pauseMs === undefined) throw stayedLocked(migration.name, settings, error);
      settings.onLocked(migration.name);
      await pause(pauseMs);
    }
  }
  return false;
}

function stayedLocked(name: string, { pausesMs }: Settings, cause: Error): StartError {
  return new StartError(
    `The migration ${name} was tried ${pausesMs.length + 1} times and found a table in use by a long ` +
      'transaction each time. Nothing was changed by it: end that transaction (pg_stat_activity lists ' +
      'it), then start again.',
    { cause },
  );
}

async function applyOnce(database: Kysely<Tables>, migration: Migration, lockMs: number): Promise<boolean> {
  return database.transaction().execute(async (transaction) => {
    await takeLock(transaction);
    if (await isApplied(transaction, migration.name)) return false;
    await sql`set local lock_timeout = ${sql.lit(lockMs)}`.execute(transaction);
    await sql.raw(migration.text).execute(transaction);
    await record(transaction, migration);
    return true;
  });
}

/**
 * For what PostgreSQL does outside of a transaction only. The transaction beside it holds the lock; what fails is
 * done again from the first statement, which removes what an attempt has left.
 */
async function applyByItself(
  database: Kysely<Tables>,
  migration: Migration,
  lockMs: number,
): Promise<boolean> {
  return database.connection().execute(async (connection) => {
    await takeLock(connection, 'session');
    try {
      if (await isApplied(connection, migration.name)) return false;
      await sql`set lock_timeout = ${sql.lit(lockMs)}`.execute(connection);
      for (const statement of statementsOf(migration.text)) await sql.raw(statement).execute(connection);
      await record(connection, migration);
      return true;
    } finally {
      await sql`reset lock_timeout`.execute(connection);
      await sql`select pg_advisory_unlock(${sql.lit(migrationLock)})`.execute(connection);
    }
  });
}

async function isApplied(database: Kysely<Tables>, name: string): Promise<boolean> {
  const { rows } = await sql`select from migrations where name = ${name}`.execute(database);
  return rows.length > 0;
}

async function record(database: Kysely<Tables>, { name, oldestSuitable }: Migration): Promise<void> {
  await sql`insert into migrations (name, oldest_suitable) values (${name}, ${oldestSuitable})`.execute(
    database,
  );
}

/**
 * A newer version may have changed the schema while this one is still in use, in a rolling upgrade for one. Each of
 * its migrations says from which schema on code runs on it; where that is newer than this code's, it must not write.
 */
function refuseUnsuitable(known: ReadonlyMap<string, number | null>, names: readonly string[]): void {
  refuseOtherHistory(known, names);
  const newest = Math.max(0, ...names.map(numberOf));
  const unsuitable = [...known]
    .filter(([name, oldest]) => !names.includes(name) && (oldest === null || oldest > newest))
    .map(([name]) => name)
    .toSorted();
  if (unsuitable.length === 0) return;
  throw new StartError(
    `A newer version of Waymark has changed the database in a way that this version cannot work with (${unsuitable[0]}). Start that version, or use another database.`,
  );
}

/** What this version adds to a schema builds on its first migration. */
function refuseOtherHistory(
  known: ReadonlyMap<string, number | null>,
  [first = '']: readonly string[],
): void {
  const [other] = [...known.keys()].toSorted();
  if (other === undefined || known.has(first)) return;
  throw new StartError(
    `The database was made before the first migration of this version (it has ${other}), and cannot be brought up to date. Use another database: set DATABASE_URL or DATA_DIR.`,
  );
}
