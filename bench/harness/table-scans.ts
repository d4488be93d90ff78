import { sql } from 'kysely';
import { openDatabase } from '../../apps/server/src/platform/database/open-database.ts';
import type { SeededData } from '../seed/seeded-directory.ts';

/** How often the table of postings was read from end to end since the database started. */
export async function countScans({ directory, databaseUrl }: SeededData): Promise<number> {
  const { database, close } = await openDatabase({ databaseUrl, dataDirectory: directory });
  const { rows } = await sql<{ scans: number }>`
    select seq_scan as scans from pg_stat_user_tables where relname = 'jobs'
  `.execute(database);
  await close();
  return rows[0]?.scans ?? 0;
}
