import { sql, type Kysely } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import { noteStaffAction } from '../../identity/audit/audit-commands.ts';
import { requireClaimable, requireMine } from './claim-rules.ts';
import { lockReview } from './lock-queries.ts';

/**
 * Puts a request into a reviewer's hands; one that a colleague has not worked on for hours is taken over. Throws
 * `not_found`, or `conflict` where somebody else is at it.
 */
export async function claimReview(
  database: Kysely<Tables>,
  reviewerId: string,
  reviewId: string,
): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    const review = await lockReview(transaction, reviewId);
    requireClaimable(review, reviewerId);
    if (review.claimedBy === reviewerId) return;
    await setClaim(transaction, reviewId, reviewerId);
    await noteStaffAction(transaction, {
      staffId: reviewerId,
      action: review.claimedBy === null ? 'review.claim' : 'review.take-over',
      subjectKind: 'review',
      subjectId: reviewId,
      before: { claimedBy: review.claimedBy },
      after: { claimedBy: reviewerId },
    });
  });
}

/** Gives a request back to the queue with what is written so far. Throws `not_found` or `conflict`. */
export async function releaseReview(
  database: Kysely<Tables>,
  reviewerId: string,
  reviewId: string,
): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    requireMine(await lockReview(transaction, reviewId), reviewerId);
    await setClaim(transaction, reviewId, null);
    await noteStaffAction(transaction, {
      staffId: reviewerId,
      action: 'review.release',
      subjectKind: 'review',
      subjectId: reviewId,
      before: { claimedBy: reviewerId },
      after: { claimedBy: null },
    });
  });
}

/** Of a review that is locked. */
async function setClaim(
  transaction: Kysely<Tables>,
  reviewId: string,
  reviewerId: string | null,
): Promise<void> {
  const since = reviewerId === null ? null : sql<Date>`now()`;
  await transaction
    .updateTable('critiques')
    .set({ claimed_by: reviewerId, claimed_at: since, worked_at: since })
    .where('id', '=', reviewId)
    .execute();
}
