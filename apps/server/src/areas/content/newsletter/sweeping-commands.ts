import { sql, type Kysely } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import { stoppedKeptDays } from './constants.ts';

/** Forgets the addresses that nobody has confirmed in time, and those whose newsletter was stopped some time ago. */
export async function sweepSubscribers(database: Kysely<Tables>, now = new Date()): Promise<void> {
  await sql`
    delete from newsletter_subscribers
    where (confirmed_at is null and confirm_expires_at < ${now})
      or (stopped_at < ${now}::timestamptz - make_interval(days => ${stoppedKeptDays}::int)
        and (confirm_expires_at is null or confirm_expires_at < ${now}))
  `.execute(database);
}
