import type { Kysely } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';
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
