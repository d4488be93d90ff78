import type { PublishedFields, ResumeSheet, ReviewFields } from '@waymark/contract/resumes/resume-review';
import type { Kysely } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import { reviewGone } from './lock-queries.ts';

export interface WrittenReview {
  fields: ReviewFields | null;
  version: number;
  previous: { id: string; publishedAt: Date; fields: PublishedFields } | null;
}

/** What is written of a review so far, and what was published in the round before. Throws `not_found`. */
export async function getWrittenReview(database: Kysely<Tables>, reviewId: string): Promise<WrittenReview> {
  const row = await database
    .selectFrom('critiques')
    .select(['fields', 'version', 'previous_id'])
    .where('id', '=', reviewId)
    .executeTakeFirst();
  if (!row) throw reviewGone();
  const { fields, version, previous_id: previousId } = row;
  return { fields, version, previous: previousId === null ? null : await findPrevious(database, previousId) };
}

async function findPrevious(database: Kysely<Tables>, id: string): Promise<WrittenReview['previous']> {
  const row = await database
    .selectFrom('critique_publications')
    .select(['fields', 'published_at as publishedAt'])
    .where('critique_id', '=', id)
    .orderBy('published_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row ? { id, ...row } : null;
}

/** The file that a request is about. Throws `not_found`. */
export async function getReviewFile(database: Kysely<Tables>, reviewId: string) {
  const row = await database
    .selectFrom('critiques')
    .innerJoin('files', 'files.id', 'critiques.file_id')
    .select(['files.name', 'files.size', 'files.media_type', 'files.storage_key', 'files.extension'])
    .where('critiques.id', '=', reviewId)
    .executeTakeFirst();
  if (!row) throw reviewGone();
  return row;
}

/** The resume of a request as it was read; null while it was not. */
export async function findSheet(database: Kysely<Tables>, reviewId: string): Promise<ResumeSheet | null> {
  const row = await database
    .selectFrom('critiques')
    .select('sheet')
    .where('id', '=', reviewId)
    .executeTakeFirst();
  return row?.sheet ?? null;
}
