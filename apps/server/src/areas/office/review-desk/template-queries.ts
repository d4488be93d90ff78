import type { ReviewTemplate } from '@waymark/contract/office/review-desk';
import { sql, type Kysely } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';

/** A reviewer's own sentences and the shared ones, by name. */
export function listTemplates(database: Kysely<Tables>, reviewerId: string): Promise<ReviewTemplate[]> {
  return selectTemplates(database, reviewerId)
    .orderBy(sql`lower(name)`)
    .orderBy('id')
    .execute();
}

/** Those that a reviewer may use and change. */
export function selectTemplates(database: Kysely<Tables>, reviewerId: string) {
  return database
    .selectFrom('review_templates')
    .select(['id', 'name', 'text', sql<boolean>`owner_id is null`.as('isShared')])
    .where(({ or, eb }) => or([eb('owner_id', '=', reviewerId), eb('owner_id', 'is', null)]));
}
