import { sql, type Kysely } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';

interface Waiting {
  work: Date | null;
  mails: Date | null;
  lastImport: Date | null;
}

/** Since when the oldest mail and the oldest other work are due, and when an import last came to its end. */
export async function findWaiting(database: Kysely<Tables>): Promise<Waiting> {
  const { rows } = await sql<Waiting>`
    select
      min(start_after) filter (where name = 'send-mail') as mails,
      min(start_after) filter (where name <> 'send-mail') as work,
      (select max(finished_at) from import_reports where failure = '') as "lastImport"
    from pgboss.job where state in ('created', 'retry') and start_after <= now()
  `.execute(database);
  return rows[0] ?? { work: null, mails: null, lastImport: null };
}
