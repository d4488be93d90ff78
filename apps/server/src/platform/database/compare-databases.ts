import { sql } from 'kysely';
import { listStoredTables } from './backup.ts';
import type { OpenDatabase } from './open-database.ts';
import type { Database } from './tables.ts';

export interface TableContent {
  rows: number;
  /** Covers all rows, in whatever order they lie. */
  checksum: string;
}

/** The rows and the checksum of each table of the product, by name: the same on every server that holds the same. */
export async function readContents(opened: OpenDatabase): Promise<Map<string, TableContent>> {
  const contents = new Map<string, TableContent>();
  for (const { name, columns } of await listStoredTables(opened)) {
    contents.set(name, await readContent(opened.database, name, columns));
  }
  return contents;
}

/** Names of the tables that differ. */
export function listDifferences(
  source: ReadonlyMap<string, TableContent>,
  target: ReadonlyMap<string, TableContent>,
): string[] {
  const names = new Set([...source.keys(), ...target.keys()]);
  return [...names].filter((name) => {
    const [one, other] = [source.get(name), target.get(name)];
    return one?.rows !== other?.rows || one?.checksum !== other?.checksum;
  });
}

/** Sixty bits of each row's MD5, added up: one number stays in memory, however many rows there are. */
async function readContent(
  database: Database,
  name: string,
  columns: readonly string[],
): Promise<TableContent> {
  const row = sql.join(columns.map((column) => sql.ref(column)));
  const { rows } = await sql<TableContent>`
    select count(*)::float8 as rows,
      coalesce(sum(('x' || left(md5(row(${row})::text), 15))::bit(60)::bigint), 0)::text as checksum
    from ${sql.id('public', name)}
  `.execute(database);
  return rows[0] ?? { rows: 0, checksum: '0' };
}
