import type { ReviewFields } from '@waymark/contract/resumes/resume-review';
import { sql, type Kysely } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import { AppError } from '../../../platform/errors.ts';
import { requireMine } from './claim-rules.ts';
import { lockReview } from './lock-queries.ts';

/**
 * Saves what is written over the version that it was written from, and gives the new version. Throws `not_found` for a
 * request that was withdrawn, `conflict` for one in other hands and where a second window was there before.
 */
export async function saveReview(
  database: Kysely<Tables>,
  reviewerId: string,
  reviewId: string,
  { version, fields }: { version: number; fields: ReviewFields },
): Promise<number> {
  return database.transaction().execute(async (transaction) => {
    const review = await lockReview(transaction, reviewId);
    requireMine(review, reviewerId);
    requireVersion(review.version, version);
    await transaction
      .updateTable('critiques')
      .set({ fields: JSON.stringify(fields), version: version + 1, worked_at: sql<Date>`now()` })
      .where('id', '=', reviewId)
      .execute();
    return version + 1;
  });
}

/** Throws `conflict` where what somebody saw is not what is there. */
export function requireVersion(stored: number, seen: number): void {
  if (stored === seen) return;
  throw new AppError('conflict', 'This review was changed in another window. Take over what is newer there.');
}
