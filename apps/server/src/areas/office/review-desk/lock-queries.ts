import { claimHours } from '@waymark/contract/resumes/choices/resume-review';
import type { ReviewFields } from '@waymark/contract/resumes/resume-review';
import { sql, type Kysely } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import { AppError } from '../../../platform/errors.ts';

export interface LockedReview {
  id: string;
  isOpen: boolean;
  isReady: boolean;
  claimedBy: string | null;
  /** Empty where nobody has claimed it. */
  claimer: string;
  /** Another reviewer may take it over. */
  isStale: boolean;
  /** The candidate has asked for the account to be deleted. */
  isLeaving: boolean;
  version: number;
  fields: ReviewFields | null;
}

/**
 * Holds a request until the transaction ends: of two reviewers who press at once, the second waits here and sees what
 * the first has done. Throws `not_found` for one that was withdrawn or went with its account.
 */
export async function lockReview(transaction: Kysely<Tables>, reviewId: string): Promise<LockedReview> {
  // In a statement of its own: one that has waited for the row sees anew what is in it, but not what it is joined with.
  await sql`select from critiques where id = ${reviewId} for update`.execute(transaction);
  const { rows } = await sql<LockedReview>`
    select critiques.id, critiques.is_open as "isOpen", critiques.review_ready as "isReady",
      critiques.claimed_by as "claimedBy", critiques.version, critiques.fields,
      coalesce(claimers.first_name || ' ' || claimers.last_name, '') as claimer,
      ${isStaleClaim} as "isStale", users.deletion_due_at is not null as "isLeaving"
    from critiques
    join users on users.id = critiques.user_id
    left join users as claimers on claimers.id = critiques.claimed_by
    where critiques.id = ${reviewId}
  `.execute(transaction);
  const [review] = rows;
  if (!review) throw reviewGone();
  return review;
}

/**
 * Whether nobody has worked for hours on what somebody has claimed, or that reviewer is suspended or reviews no more: a
 * candidate does not wait for them. Of rows that are joined with `claimers`.
 */
export const isStaleClaim = sql<boolean>`(
  critiques.claimed_by is not null and (
    critiques.worked_at < now() - make_interval(hours => ${sql.lit(claimHours)})
    or claimers.suspended_at is not null or coalesce(claimers.staff_role, '') not in ('reviewer', 'administrator')
  )
)`;

export const reviewGone = () =>
  new AppError('not_found', 'This request is not there any more: its candidate has withdrawn it or left.');
