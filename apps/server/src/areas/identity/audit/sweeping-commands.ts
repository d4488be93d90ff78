import { sql, type Kysely } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import { auditKeptDays } from './constants.ts';

/** Forgets what was done longer ago than the log is kept. */
export async function trimAuditLog(database: Kysely<Tables>): Promise<void> {
  await database
    .deleteFrom('audit_log')
    .where('created_at', '<', sql<Date>`now() - make_interval(days => ${auditKeptDays}::int)`)
    .execute();
}
