import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql, type Kysely } from 'kysely';
import type { Tables } from '../platform/database/tables.ts';

/** Which of the strings stand where: in some column of a row of `schema.table`, whatever their case. */
export async function findInDatabase(
  database: Kysely<Tables>,
  strings: readonly string[],
): Promise<Map<string, string[]>> {
  const { rows: tables } = await sql<{ schema: string; name: string }>`
    select nspname as schema, relname as name from pg_class join pg_namespace on pg_namespace.oid = relnamespace
    where relkind = 'r' and nspname in ('public', 'pgboss') order by 1, 2
  `.execute(database);
  const traces = new Map<string, string[]>();
  for (const { schema, name } of tables) {
    const { rows } = await sql<{ found: string }>`
      select distinct wanted.text as found
      from ${sql.id(schema, name)} as looked_at, unnest(${strings}::text[]) as wanted(text)
      where strpos(lower(looked_at::text), lower(wanted.text)) > 0
    `.execute(database);
    if (rows.length > 0) traces.set(`${schema}.${name}`, rows.map((row) => row.found).toSorted());
  }
  return traces;
}

/**
 * Which of the strings stand in the names or the bytes of files below a directory. The database's own files are
 * left out: PostgreSQL overwrites the place of deleted rows only later.
 */
export async function findInFiles(
  dataDirectory: string,
  strings: readonly string[],
): Promise<Map<string, string[]>> {
  const traces = new Map<string, string[]>();
  const names = await readdir(dataDirectory, { recursive: true, withFileTypes: true });
  for (const entry of names) {
    const path = join(entry.parentPath, entry.name);
    if (!entry.isFile() || path.startsWith(join(dataDirectory, 'database/'))) continue;
    const haystack = `${path} ${(await readFile(path)).toString('latin1')}`;
    const found = strings.filter((one) => haystack.includes(one));
    if (found.length > 0) traces.set(path, found.toSorted());
  }
  return traces;
}
