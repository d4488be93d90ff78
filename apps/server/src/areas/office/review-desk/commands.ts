import type { ReviewFields } from '@waymark/contract/resumes/resume-review';
import { msg } from '@waymark/contract/text/message';
import { sql, type Kysely } from 'kysely';
import { board } from '../../../platform/board/board.ts';
import type { Tables } from '../../../platform/database/tables.ts';
import { AppError } from '../../../platform/errors.ts';
import { sayIn } from '../../../platform/languages/say-in.ts';
import { noteStaffAction } from '../../identity/audit/commands.ts';
import type { FoundCheck } from '../../resumes/resume-check/finding-rules.ts';
import { lockReview } from './queries.ts';
import { prefillOf, requireMine, requireClaimable, type Prefill } from './rules.ts';

/**
 * The sentences that the form of a review begins with, in the board's own language, as reviews are. They are kept when
 * they are first shown: rules of the check that change later do not make them the reviewer's own. Empty where the
 * resume cannot be read.
 */
export async function ensurePrefill(
  database: Kysely<Tables>,
  reviewId: string,
  check: FoundCheck | null,
): Promise<Prefill> {
  if (check) {
    // Of two who open it at once, the first one's sentences stay.
    await database
      .updateTable('critiques')
      .set({ prefill: JSON.stringify(prefillOf(sayIn(board.settings.languages.own), check)) })
      .where('id', '=', reviewId)
      .where('prefill', 'is', null)
      .execute();
  }
  const row = await database
    .selectFrom('critiques')
    .select('prefill')
    .where('id', '=', reviewId)
    .executeTakeFirst();
  return row?.prefill ?? {};
}

/**
 * Saves what is written over the version that it was written from, and gives the new version. Throws
 * `not_found` for a request that was withdrawn, `conflict` for one in other hands and where a second window
 * was there before.
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

/** Throws `conflict` where the request is based on an old version. */
export function requireVersion(stored: number, seen: number): void {
  if (stored === seen) return;
  throw new AppError(
    'conflict',
    msg`This review was changed in another window. Take over what is newer there.`,
  );
}

/**
 * Puts a request into a reviewer's hands; one that a colleague has not worked on for hours is taken over.
 * Throws `not_found`, or `conflict` where another reviewer has claimed it.
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
