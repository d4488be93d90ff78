import { sql, type Kysely } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import type { CritiqueRow } from './presenter.ts';

/** A candidate's newest request for a review; undefined when none was made. */
export function findCritique(database: Kysely<Tables>, userId: string): Promise<CritiqueRow | undefined> {
  return database
    .selectFrom('critiques')
    .select(['link_token', 'opened_by_customer', 'review_ready'])
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** The newest requests of several candidates at once; those who made none are left out. */
export async function listCritiques(
  database: Kysely<Tables>,
  userIds: readonly string[],
): Promise<Map<string, CritiqueRow>> {
  const rows = await database
    .selectFrom('critiques')
    .distinctOn('user_id')
    .select(['user_id', 'link_token', 'opened_by_customer', 'review_ready'])
    .where('user_id', '=', sql<string>`any(${[...userIds]}::uuid[])`)
    .orderBy('user_id')
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
  return new Map(rows.map(({ user_id: userId, ...row }) => [userId, row]));
}
