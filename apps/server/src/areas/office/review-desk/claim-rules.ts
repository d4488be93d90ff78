import { AppError } from '../../../platform/errors.ts';
import type { LockedReview } from './lock-queries.ts';

type Claim = Pick<LockedReview, 'isOpen' | 'claimedBy' | 'claimer' | 'isStale' | 'isLeaving'>;

/** Throws `conflict` for a review that is published, another's, or of somebody who is leaving. */
export function requireClaimable(review: Claim, reviewerId: string): void {
  requireStaying(review);
  if (!review.isOpen) throw new AppError('conflict', 'This review is published. Open it again to change it.');
  const { claimedBy, isStale, claimer } = review;
  if (claimedBy === null || claimedBy === reviewerId || isStale) return;
  throw new AppError('conflict', `${claimer} has this request already. Take the next one.`);
}

/** Throws `conflict` for a review that is not in this reviewer's hands. */
export function requireMine(review: Claim, reviewerId: string): void {
  requireStaying(review);
  const { isOpen, claimedBy, claimer } = review;
  if (!isOpen) throw new AppError('conflict', 'This review is published. Open it again to change it.');
  if (claimedBy === reviewerId) return;
  throw new AppError(
    'conflict',
    claimedBy === null
      ? 'This request is back in the queue. Take it to go on.'
      : `${claimer} has taken this request over.`,
  );
}

function requireStaying({ isLeaving }: Claim): void {
  if (isLeaving)
    throw new AppError('conflict', 'This candidate has asked to be deleted. Nobody waits for the review.');
}
