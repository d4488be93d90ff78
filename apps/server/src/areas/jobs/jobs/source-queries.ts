import { sql, type Kysely } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';

/** Names of the sources that allow their postings to be passed on to others. */
export async function sourcesPassedOn(database: Kysely<Tables>): Promise<string[]> {
  const { rows: tables } = await sql<{ isThere: boolean }>`
    select to_regclass('job_sources') is not null as "isThere"
  `.execute(database);
  // A board without the table has no source that could allow it.
  if (tables[0]?.isThere !== true) return [];
  const { rows } = await sql<{ name: string }>`
    select name from job_sources where passes_on order by name
  `.execute(database);
  return rows.map(({ name }) => name);
}
