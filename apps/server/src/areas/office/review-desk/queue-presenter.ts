import { reviewUndoMinutes } from '@waymark/contract/resumes/choices/resume-review';
import type { DeskReview } from '@waymark/contract/office/review-desk';
import { reviewerName } from '../../resumes/resume-review/result-presenter.ts';
import { dueAtOf } from '../../resumes/resume-review/time-rules.ts';

export interface DeskRow {
  id: string;
  first_name: string;
  last_name: string;
  job_title: string;
  name: string;
  size: number;
  round: number;
  created_at: Date;
  is_open: boolean;
  claimed_by: string | null;
  claimed_at: Date | null;
  is_stale: boolean;
  claimer_first_name: string | null;
  claimer_last_name: string | null;
  /** Of the last publication. */
  published_at: Date | null;
  announced_at: Date | null;
  reviewer_id: string | null;
  reviewer_first_name: string | null;
  reviewer_last_name: string | null;
  is_held: boolean;
}

/** A request as the given reviewer sees it. */
export function presentDeskReview(row: DeskRow, viewerId: string, now = new Date()): DeskReview {
  return {
    id: row.id,
    candidate: `${row.first_name} ${row.last_name}`,
    jobTitle: row.job_title,
    resumeName: row.name,
    resumeSize: row.size,
    round: row.round,
    requestedAt: row.created_at.toISOString(),
    dueAt: dueAtOf(row.created_at).toISOString(),
    isOpen: row.is_open,
    claim: presentClaim(row, viewerId),
    publication: row.published_at && {
      publishedAt: row.published_at.toISOString(),
      reviewer: reviewerName(row.reviewer_first_name, row.reviewer_last_name),
      undoUntil: undoUntil(row, viewerId, now)?.toISOString() ?? null,
      isHeld: row.is_held && !row.is_open,
    },
  };
}

function presentClaim(row: DeskRow, viewerId: string): DeskReview['claim'] {
  const { claimed_by: claimedBy, claimed_at: since, is_open: isOpen } = row;
  if (!isOpen || claimedBy === null || since === null) return null;
  return {
    reviewer: reviewerName(row.claimer_first_name, row.claimer_last_name) ?? '',
    isMine: claimedBy === viewerId,
    since: since.toISOString(),
    isStale: row.is_stale,
  };
}

function undoUntil(row: DeskRow, viewerId: string, now: Date): Date | null {
  const { published_at: publishedAt, announced_at: announcedAt, reviewer_id: reviewerId } = row;
  if (!publishedAt || row.is_open || announcedAt || reviewerId !== viewerId) return null;
  const until = new Date(publishedAt.getTime() + reviewUndoMinutes * 60_000);
  return until > now ? until : null;
}
