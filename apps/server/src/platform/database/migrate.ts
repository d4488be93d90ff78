import { readdir, readFile } from 'node:fs/promises';
import { sql, type Kysely } from 'kysely';
import { StartError } from '../errors.ts';
import type { Tables } from './tables.ts';

const directory = new URL('../../../migrations/', import.meta.url);
// Any constant will do; it names this lock among the advisory locks of the database.
const migrationLock = 7_392_001;

/**
 * Brings the schema to the newest migration: plain SQL files in order of their names, each in a
 * transaction with its record. Several nodes may start at once; the lock lets one of them work.
 */
export async function migrate(database: Kysely<Tables>): Promise<string[]> {
  const names = await listMigrations();
  const known = await readApplied(database);
  refuseUnknown(known, names);
  const applied: string[] = [];
  for (const name of names) {
    if (!known.has(name) && (await applyOnce(database, name))) applied.push(name);
  }
  return applied;
}

/** The migrations that the database has, all read at once: nearly every start finds nothing to do. */
async function readApplied(database: Kysely<Tables>): Promise<ReadonlySet<string>> {
  return database.transaction().execute(async (transaction) => {
    // "if not exists" alone is a race: two nodes that start together both find nothing and both create.
    await takeLock(transaction);
    await sql`create table if not exists migrations (name text primary key, applied_at timestamptz not null default now())`.execute(
      transaction,
    );
    const { rows } = await sql<{ name: string }>`select name from migrations`.execute(transaction);
    return new Set(rows.map((row) => row.name));
  });
}

async function takeLock(transaction: Kysely<Tables>): Promise<void> {
  await sql`select pg_advisory_xact_lock(${sql.lit(migrationLock)})`.execute(transaction);
}

/** File names of the migrations, in order. */
export async function listMigrations(): Promise<string[]> {
  return (await readdir(directory)).filter((name) => name.endsWith('.sql')).toSorted();
}

/** The SQL of a migration. */
export function readMigration(name: string): Promise<string> {
  return readFile(new URL(name, directory), 'utf8');
}

async function applyOnce(database: Kysely<Tables>, name: string): Promise<boolean> {
  const text = await readMigration(name);
  return database.transaction().execute(async (transaction) => {
    await takeLock(transaction);
    const { rows } = await sql`select 1 from migrations where name = ${name}`.execute(transaction);
    if (rows.length > 0) return false;
    await sql.raw(text).execute(transaction);
    await sql`insert into migrations (name) values (${name})`.execute(transaction);
    return true;
  });
}

/** A database that a newer version has changed must not be written by this one. */
function refuseUnknown(known: ReadonlySet<string>, names: string[]): void {
  const unknown = [...known].filter((name) => !names.includes(name)).toSorted();
  if (unknown.length === 0) return;
  throw new StartError(
    `The database was used by a newer version of Waymark (it has ${unknown[0]}). Start that version, or use another database.`,
  );
}
