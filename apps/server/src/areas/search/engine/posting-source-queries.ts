import { sql, type Kysely } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import type { PostingSource } from '../replica/posting-pages-gateway.ts';

/** All postings as the tables have them, and what tells one state of them from another. */
export async function sourceOf(
  database: Kysely<Tables>,
  databaseUrl: string,
): Promise<{ source: PostingSource; state: string }> {
  // A change that is committed late has a low sequence: it counts all the same.
  const { rows } = await sql<{ state: string }>`
    select concat_ws(' ', max(sequence), count(*)) as state from job_changes
  `.execute(database);
  return { source: { databaseUrl }, state: rows[0]?.state ?? '' };
}
