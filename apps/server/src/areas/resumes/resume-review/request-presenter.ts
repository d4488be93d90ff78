import type { OwnReview } from '@waymark/contract/resumes/resume-review';
import { reviewLinkOf } from './presenter.ts';
import { dueAtOf, secondRoundEnd } from './time-rules.ts';

export interface OwnReviewRow {
  id: string;
  round: number;
  created_at: Date;
  name: string;
  review_ready: boolean;
  link_token: string | null;
  opened_by_customer: boolean;
  is_claimed: boolean;
  place: number;
  /** The first time. */
  published_at: Date | null;
  has_next_round: boolean;
  /** Of the same candidate, any. */
  has_open_request: boolean;
}

/** A request as its candidate sees it. */
export function presentOwnReview(row: OwnReviewRow, publicUrl: string, now = new Date()): OwnReview {
  const state = row.review_ready ? 'published' : row.is_claimed ? 'in-work' : 'waiting';
  return {
    id: row.id,
    state,
    round: row.round,
    resumeName: row.name,
    requestedAt: row.created_at.toISOString(),
    place: state === 'waiting' ? row.place : null,
    dueAt: dueAtOf(row.created_at).toISOString(),
    publishedAt: row.review_ready ? (row.published_at?.toISOString() ?? null) : null,
    reviewLink: reviewLinkOf(row, publicUrl),
    opened: row.opened_by_customer,
    secondRoundUntil: secondRoundUntil(row, now)?.toISOString() ?? null,
  };
}

/** Until when the next round may be asked for; null where it was asked for, or something else waits. */
export function secondRoundUntil(
  row: Pick<OwnReviewRow, 'round' | 'review_ready' | 'published_at' | 'has_next_round' | 'has_open_request'>,
  now: Date,
): Date | null {
  if (!row.review_ready || row.has_next_round || row.has_open_request) return null;
  const until = secondRoundEnd(row.round, row.published_at);
  return until && until > now ? until : null;
}
