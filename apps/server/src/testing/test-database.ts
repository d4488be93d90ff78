import { sql, type Kysely } from 'kysely';
import pg from 'pg';
import { inject } from 'vitest';
import { migrate } from '../platform/database/migrate.ts';
import { openDatabase, openInMemory, type OpenDatabase } from '../platform/database/open-database.ts';
import type { Tables } from '../platform/database/tables.ts';
import { newId } from '../platform/ids.ts';

/** A PostgreSQL server for the tests; undefined where they run on the embedded database. */
export const testServerUrl = inject('testServerUrl');

/** A directory for what tests write, removed at the end of the run. */
export const temporaryRoot = () => inject('temporaryRoot');

/** Of a table that has grown so far, deleted rows would be in the way of the next files. */
const largeBytes = 1024 * 1024;

/** A migrated database that no other test has: for what cannot share the queue. */
export async function openOwnDatabase(): Promise<OpenDatabase> {
  if (testServerUrl !== undefined) {
    migrated ??= createMigrated(testServerUrl);
    const databaseUrl = await createServerDatabase(testServerUrl, await migrated);
    return openDatabase({ databaseUrl, dataDirectory: '' });
  }
  const opened = await openEmptyDatabase();
  await migrate(opened.database);
  return opened;
}

/** A database without any table. */
export async function openEmptyDatabase(): Promise<OpenDatabase> {
  if (testServerUrl === undefined) return openInMemory();
  return openDatabase({ databaseUrl: await createServerDatabase(testServerUrl), dataDirectory: '' });
}

/** The name of a migrated database without connections: a copy takes a tenth of the migrations' time. */
let migrated: Promise<string> | undefined;

async function createMigrated(url: string): Promise<string> {
  const databaseUrl = await createServerDatabase(url);
  const opened = await openDatabase({ databaseUrl, dataDirectory: '' });
  await migrate(opened.database);
  await opened.close();
  return new URL(databaseUrl).pathname.slice(1);
}

/** A database of its own on the given PostgreSQL server, empty or a copy; gives its address. */
export async function createServerDatabase(url: string, template = 'template1'): Promise<string> {
  const name = `waymark_test_${newId().replaceAll('-', '')}`;
  const admin = new pg.Client({ connectionString: url });
  await admin.connect();
  await admin.query(`create database ${name} template ${template}`);
  await admin.end();
  const address = new URL(url);
  address.pathname = `/${name}`;
  return address.href;
}

/** What an earlier file has left. To truncate every table there is takes longer than most tests do. */
export async function emptyTables(database: Kysely<Tables>): Promise<void> {
  const { rows: tables } = await sql<{ name: string }>`
    select quote_ident(tablename) as name from pg_tables where schemaname = 'public' and tablename <> 'migrations'
  `.execute(database);
  const looks = tables.map(
    ({ name }) => `
      select '${name}' as name, pg_relation_size('${name}') > ${largeBytes} as large
      where exists (select from ${name})`,
  );
  const { rows: filled } = await sql
    .raw<{ name: string; large: boolean }>(looks.join(' union all '))
    .execute(database);
  const { rows: counters } = await sql<{ name: string }>`
    select format('%I.%I', schemaname, sequencename) as name from pg_sequences
    where schemaname = 'public' and last_value is not null
  `.execute(database);
  const large = filled.filter((table) => table.large);
  await database.transaction().execute(async (transaction) => {
    // All rows are deleted, so foreign keys and triggers have nothing to protect.
    await sql`set local session_replication_role = replica`.execute(transaction);
    const statements = [
      ...filled.filter((table) => !table.large).map(({ name }) => `delete from ${name}`),
      // Sequences restart too, so that every test starts with the same numbers.
      ...counters.map(({ name }) => `alter sequence ${name} restart`),
      ...(large.length > 0 ? [`truncate ${large.map(({ name }) => name).join(', ')} cascade`] : []),
      'delete from pgboss.job',
      // A board begins with them.
      'select write_first_plans()',
    ];
    await sql.raw(statements.join(';')).execute(transaction);
  });
}
