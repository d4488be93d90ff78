import { reviewResultPath } from '@waymark/contract/paths';
import type {
  CritiqueDetail,
  OwnReview,
  PublishedFields,
  ResumeChanges,
  ResumeSheet,
  ReviewResult,
} from '@waymark/contract/resumes/resume-review';
import { fullName } from '@waymark/contract/text/format';
import { unreadSheet } from '../resume-reading/presenter.ts';
import { dueAtOf, secondRoundEnd } from './rules.ts';
import { msg } from '@waymark/contract/text/message';

export interface CritiqueRow {
  link_token: string | null;
  opened_by_customer: boolean;
  review_ready: boolean;
}

/** A review as the candidate sees it. The link is withheld until the review is ready. */
export function presentCritique(row: CritiqueRow | undefined, publicUrl: string): CritiqueDetail {
  if (!row) return null;
  return {
    reviewLink: reviewLinkOf(row, publicUrl),
    openedByCustomer: row.opened_by_customer ? 'true' : 'false',
    reviewReady: row.review_ready,
  };
}

/** Null before publication and for a revoked link. */
export function reviewLinkOf(
  { link_token: token, review_ready: isReady }: Pick<CritiqueRow, 'link_token' | 'review_ready'>,
  publicUrl: string,
): string | null {
  return isReady && token !== null ? publicUrl + reviewResultPath(token) : null;
}

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
  /** The date of the first publication. */
  published_at: Date | null;
  has_next_round: boolean;
  /** Whether the candidate has any open request. */
  has_open_request: boolean;
}

/** A request as the candidate sees it. */
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

/** The deadline for requesting the next round; null if it was requested or another request is open. */
export function secondRoundUntil(
  row: Pick<OwnReviewRow, 'round' | 'review_ready' | 'published_at' | 'has_next_round' | 'has_open_request'>,
  now: Date,
): Date | null {
  if (!row.review_ready || row.has_next_round || row.has_open_request) return null;
  const until = secondRoundEnd(row.round, row.published_at);
  return until && until > now ? until : null;
}

export interface ResultRow {
  name: string;
  extension: string;
  round: number;
  sheet: ResumeSheet | null;
  first_name: string;
  last_name: string;
  fields: PublishedFields;
  published_at: Date;
  /** The date of the first publication. */
  first_published_at: Date | null;
  reviewer_first_name: string | null;
  reviewer_last_name: string | null;
  previous_sheet: ResumeSheet | null;
  previous_fields: PublishedFields | null;
}

/** A published review by its link. */
export function presentResult(row: ResultRow, changes: ResumeChanges | null): ReviewResult {
  return {
    candidate: fullName(row.first_name, row.last_name),
    reviewer: reviewerName(row.reviewer_first_name, row.reviewer_last_name),
    resumeName: row.name,
    round: row.round,
    publishedAt: row.published_at.toISOString(),
    secondRoundUntil: secondRoundEnd(row.round, row.first_published_at)?.toISOString() ?? null,
    fields: row.fields,
    sheet: row.sheet ?? unreadSheet(row.extension, msg`The lines of this resume could not be read.`),
    changes,
    previousScores:
      row.previous_fields &&
      Object.fromEntries(
        Object.entries(row.previous_fields.sections).map(([name, { score }]) => [name, score]),
      ),
  };
}

/** Null for a reviewer who has left the team. */
export function reviewerName(firstName: string | null, lastName: string | null): string | null {
  return firstName === null ? null : fullName(firstName, lastName);
}
