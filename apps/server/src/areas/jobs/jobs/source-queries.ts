import { sql, type Kysely } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';

/** Names of the sources that allow their postings to be passed on to others. */
export async function sourcesPassedOn(database: Kysely<Tables>): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select name from job_sources where passes_on order by name
  `.execute(database);
  return rows.map(({ name }) => name);
}
