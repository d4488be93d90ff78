import { sql, type Kysely } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import { deadLinkDays } from './constants.ts';

/** Forgets sessions that have ended and links that stopped working long ago, of people who did not come back. */
export async function forgetEndedSessions(database: Kysely<Tables>): Promise<void> {
  await database
    .deleteFrom('sessions')
    .where('expires_at', '<', sql<Date>`now()`)
    .execute();
  await database
    .deleteFrom('sign_in_challenges')
    .where('expires_at', '<', sql<Date>`now()`)
    .execute();
  await database
    .deleteFrom('one_time_tokens')
    .where('expires_at', '<', sql<Date>`now() - make_interval(days => ${deadLinkDays}::int)`)
    .execute();
}
