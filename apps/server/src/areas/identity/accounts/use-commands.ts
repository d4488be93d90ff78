import { sql, type Kysely } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';

/** Notes that an account is used, once a day at most. */
export async function noteUse(database: Kysely<Tables>, userId: string): Promise<void> {
  await database
    .updateTable('users')
    .set({ last_active_at: sql<Date>`now()` })
    .where('id', '=', userId)
    .where('last_active_at', '<', sql<Date>`now() - interval '1 day'`)
    .execute();
}
