import { sql, type Kysely } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import type { LiveSession } from './session-presenter.ts';

/** The live sessions of an account, the one that was used last first. */
export function listSessions(database: Kysely<Tables>, userId: string): Promise<LiveSession[]> {
  return database
    .selectFrom('sessions')
    .select(['id', 'user_agent', 'created_at', 'last_used_at'])
    .where('user_id', '=', userId)
    .where('expires_at', '>', sql<Date>`now()`)
    .orderBy('last_used_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
}
