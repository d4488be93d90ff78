import { sql } from 'kysely';
import { openDatabase } from '../../apps/server/src/platform/database/open-database.ts';
import type { SeededData } from '../seed/seeded-directory.ts';

/**
 * How many rows of postings the database has read, by an index or without. What looks at all of them for one answer is
 * seen here, also where the planner took an index for it.
 */
export async function countRowsRead({ directory, databaseUrl }: SeededData): Promise<number> {
  const { database, close } = await openDatabase({ databaseUrl, dataDirectory: directory });
  const { rows } = await sql<{ count: number }>`
    select seq_tup_read + idx_tup_fetch as count from pg_stat_user_tables where relname = 'jobs'
  `.execute(database);
  await close();
  return rows[0]?.count ?? 0;
}
