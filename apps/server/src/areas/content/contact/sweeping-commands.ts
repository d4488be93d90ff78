import { sql, type Kysely } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import { messageDays } from './constants.ts';

/** Forgets what was written to us long ago: it has been mailed to those who answer. */
export async function forgetOldMessages(database: Kysely<Tables>): Promise<void> {
  await database
    .deleteFrom('contact_messages')
    .where('created_at', '<', sql<Date>`now() - make_interval(days => ${messageDays}::int)`)
    .execute();
}
