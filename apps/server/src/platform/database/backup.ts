import { getConstructionPlans } from 'pg-boss';
import type pg from 'pg';
import { StartError } from '../errors.ts';
import { backupEnd, backupHeader, statementEnd, toIdentifier, toLiteral } from './backup-format.ts';
import { asOneTransaction, listMigrations, readMigration } from './migration-files.ts';
import type { OpenDatabase } from './open-database.ts';

interface Table {
  schema: string;
  name: string;
  columns: string[];
  /** Columns that draw their values from a sequence. */
  identities: string[];
  /** Which rows are worth keeping; all when empty. */
  where?: string;
}

const rowsRead = 500;
const insertMaxLength = 1_000_000;
// Counters of attempts are worth nothing a quarter of an hour later. What has changed is known by the
// transactions of this server, and a process on a restored database reads everything.
const passingTables = ['rate_limits', 'job_changes', 'job_changes_trimmed'];

/**
 * Writes the whole database as SQL, as it was at one moment, for `restoreDatabase` or psql. Work that the
 * queue has not finished is kept; files that people uploaded are not part of the database. `counts` are the rows by
 * table.
 */
export async function backupDatabase(
  opened: OpenDatabase,
  write: (text: string) => Promise<void>,
): Promise<{ tables: number; rows: number; counts: Record<string, number> }> {
  const client = await opened.pool.connect();
  try {
    // One snapshot for all tables, while others go on writing; text forms that every server reads alike.
    await client.query('begin isolation level repeatable read read only');
    await client.query(
      "set local timezone = 'UTC'; set local datestyle = 'ISO'; set local bytea_output = 'hex'",
    );
    const statement = (text: string) => write(`${text}\n${statementEnd}\n`);
    await write(`${backupHeader}\n`);
    await statement("set standard_conforming_strings = on; set client_encoding = 'UTF8'; begin;");
    await statement(refuseTables);
    await writeSchema(client, statement);
    const tables = sortByReference(await listTables(client, 'public'), await listReferences(client));
    const names = tables.map((table) => toIdentifier(table.name)).join(', ');
    // A migration may have written rows of its own.
    await statement(`truncate ${names};`);
    const queue = await writeQueueSchema(client, statement);
    let rows = 0;
    const counts: Record<string, number> = {};
    for (const table of [...tables, ...queue]) {
      const count = await writeRows(client, table, statement);
      counts[`${table.schema}.${table.name}`] = count;
      rows += count;
    }
    await statement('commit;');
    await write(`${backupEnd}\n`);
    await client.query('commit');
    return { tables: tables.length + queue.length, rows, counts };
  } finally {
    client.release();
  }
}

/** The product's own tables that a backup keeps, with the columns that are the same on another server. */
export async function listStoredTables({
  pool,
}: Pick<OpenDatabase, 'pool'>): Promise<{ name: string; columns: string[] }[]> {
  const client = await pool.connect();
  try {
    const tables = await listTables(client, 'public');
    // Numbers of transactions belong to one server: triggers write its own ones during a restore.
    const { rows } = await client.query<{ name: string; column: string }>(
      `select relname as name, attname as column from pg_attribute join pg_class on pg_class.oid = attrelid
       where relnamespace = 'public'::regnamespace and atttypid = 'xid8'::regtype`,
    );
    const own = new Set(rows.map(({ name, column }) => `${name}.${column}`));
    return tables.map(({ name, columns }) => ({
      name,
      columns: columns.filter((column) => !own.has(`${name}.${column}`)),
    }));
  } finally {
    client.release();
  }
}

const refuseTables = `do $$ begin
  if exists (select from pg_tables where schemaname in ('public', 'pgboss')) then
    raise exception 'This database already has tables. Restore into an empty one.';
  end if;
end $$;`;

async function writeSchema(client: pg.PoolClient, statement: (text: string) => Promise<void>): Promise<void> {
  const { rows } = await client.query<{ name: string }>('select name from migrations');
  const applied = new Set(rows.map((row) => row.name));
  const names = (await listMigrations()).filter((one) => applied.has(one));
  const unknown = [...applied].filter((name) => !names.includes(name)).toSorted();
  if (unknown.length > 0) {
    throw new StartError(
      `A newer version of Waymark has changed the database (${unknown[0]}). Make the backup with that version.`,
    );
  }
  await statement(
    'create table migrations (name text primary key, applied_at timestamptz not null default now(), oldest_suitable integer);',
  );
  for (const name of names) await statement(asOneTransaction(await readMigration(name)));
}

async function listTables(client: pg.PoolClient, schema: string): Promise<Table[]> {
  const { rows } = await client.query<Table>(
    `select schemaname as schema, tablename as name,
       array_agg(attname::text order by attnum) as columns,
       coalesce(array_agg(attname::text) filter (where attidentity <> ''), '{}') as identities
     from pg_tables
     join pg_attribute on attrelid = format('%I.%I', schemaname, tablename)::regclass
     where schemaname = $1 and attnum > 0 and not attisdropped and attgenerated = ''
     group by schemaname, tablename order by tablename`,
    [schema],
  );
  return rows.filter((table) => !passingTables.includes(table.name));
}

async function listReferences(client: pg.PoolClient): Promise<{ from: string; to: string }[]> {
  const { rows } = await client.query<{ from: string; to: string }>(
    `select source.relname as "from", target.relname as "to" from pg_constraint
     join pg_class source on source.oid = conrelid join pg_class target on target.oid = confrelid
     where contype = 'f' and conrelid <> confrelid and source.relnamespace = 'public'::regnamespace`,
  );
  return rows;
}

/** A table after all that it refers to. */
function sortByReference(
  tables: readonly Table[],
  references: readonly { from: string; to: string }[],
): Table[] {
  const sorted = new Set<Table>();
  const add = (table: Table, above: readonly string[]): void => {
    if (sorted.has(table)) return;
    if (above.includes(table.name))
      throw new Error(`Tables refer to each other in a circle: ${above.join(', ')}.`);
    for (const { to } of references.filter(({ from }) => from === table.name)) {
      const target = tables.find(({ name }) => name === to);
      if (target) add(target, [...above, table.name]);
    }
    sorted.add(table);
  };
  for (const table of tables) add(table, []);
  return [...sorted];
}

/** The queue's tables and what it has not finished; nothing where it has never run. */
async function writeQueueSchema(
  client: pg.PoolClient,
  statement: (text: string) => Promise<void>,
): Promise<Table[]> {
  const tables = await listTables(client, 'pgboss');
  if (tables.length === 0) return [];
  const plan = getConstructionPlans('pgboss');
  const { rows } = await client.query<{ version: number }>('select version from pgboss.version');
  if (!plan.includes(`pgboss.version(version) VALUES ('${rows[0]?.version}')`)) {
    throw new StartError('The queue has tables of another version. Start the product once, then back it up.');
  }
  // The plan is a transaction of its own; here it is part of a larger one.
  await statement(plan.replace(/^\s*BEGIN;/, '').replace(/COMMIT;\s*$/, ''));
  const kept = (name: string, where?: string) =>
    tables.filter((table) => table.name === name).map((table) => (where ? { ...table, where } : table));
  const job = await describePartitioned(client, 'job');
  return [
    ...kept('queue'),
    ...kept('schedule'),
    ...kept('subscription'),
    { ...job, where: "state in ('created', 'retry', 'active')" },
  ];
}

/** The table above its partitions, which may be others where the backup is restored. */
async function describePartitioned(client: pg.PoolClient, name: string): Promise<Table> {
  const { rows } = await client.query<{ columns: string[] }>(
    `select array_agg(attname::text order by attnum) as columns from pg_attribute
     where attrelid = format('pgboss.%I', $1::text)::regclass and attnum > 0
       and not attisdropped and attgenerated = ''`,
    [name],
  );
  return { schema: 'pgboss', name, columns: rows[0]?.columns ?? [], identities: [] };
}

async function writeRows(
  client: pg.PoolClient,
  table: Table,
  statement: (text: string) => Promise<void>,
): Promise<number> {
  const name = `${toIdentifier(table.schema)}.${toIdentifier(table.name)}`;
  const columns = table.columns.map(toIdentifier);
  const where = table.where ? `where ${table.where}` : '';
  const insert = `insert into ${name} (${columns.join(', ')}) overriding system value values `;
  await client.query(
    `declare backup_rows no scroll cursor for select ${columns.map((column) => `${column}::text`).join(', ')} from ${name} ${where}`,
  );
  let written = 0;
  for (;;) {
    const { rows } = await client.query<(string | null)[]>({
      text: `fetch ${rowsRead} from backup_rows`,
      rowMode: 'array',
    });
    if (rows.length === 0) break;
    for (const values of chunk(rows.map((row) => `(${row.map(toLiteral).join(', ')})`))) {
      await statement(`${insert}${values};`);
    }
    written += rows.length;
  }
  await client.query('close backup_rows');
  for (const identity of table.identities) await writeSequence(client, name, identity, statement);
  return written;
}

/** Joins rows up to a length that a server takes in one statement without effort. */
function* chunk(rows: readonly string[]): Generator<string> {
  let from = 0;
  let length = 0;
  for (const [index, row] of rows.entries()) {
    if (index > from && length + row.length > insertMaxLength) {
      yield rows.slice(from, index).join(', ');
      [from, length] = [index, 0];
    }
    length += row.length;
  }
  yield rows.slice(from).join(', ');
}

async function writeSequence(
  client: pg.PoolClient,
  table: string,
  column: string,
  statement: (text: string) => Promise<void>,
): Promise<void> {
  const sequence = `pg_get_serial_sequence(${toLiteral(table)}, ${toLiteral(column)})`;
  const { rows } = await client.query<{ value: number | null }>(
    `select pg_sequence_last_value(${sequence}::regclass) as value`,
  );
  const value = rows[0]?.value;
  if (value != null) await statement(`select setval(${sequence}, ${value});`);
}
