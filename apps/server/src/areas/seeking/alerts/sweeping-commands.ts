import { sql, type Kysely } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import { undoHours } from './constants.ts';
import { addMinutes } from './rules.ts';

/** Forgets what was deleted some time ago, and the addresses of guests who never confirmed an alert. */
export async function forgetOldAlerts(database: Kysely<Tables>, now = new Date()): Promise<void> {
  await sql`
    delete from job_alerts
    where deleted_at < ${addMinutes(now, -undoHours * 60)} or (confirmed_at is null and confirm_expires_at < ${now})
  `.execute(database);
}
