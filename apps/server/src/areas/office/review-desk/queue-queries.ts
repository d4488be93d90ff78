import type { DeskPage, DeskQuery, DeskReview } from '@waymark/contract/office/review-desk';
import { defaultPageSize } from '@waymark/contract/pagination';
import { reviewLists, reviewUndoMinutes, type ReviewList } from '@waymark/contract/resumes/choices';
import { fullName } from '@waymark/contract/text/format';
import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import { refuseBeyondLastPage } from '../../../platform/pagination.ts';
import { reviewerName } from '../../resumes/resume-review/presenter.ts';
import { dueAtOf } from '../../resumes/resume-review/rules.ts';
import { isStaleClaim, reviewGone } from './queries.ts';

/** A page of a list of the desk: the oldest request first, of what is published the newest. */
export async function listDeskReviews(
  database: Kysely<Tables>,
  viewerId: string,
  { show, page }: DeskQuery,
): Promise<DeskPage> {
  const counts = await countLists(database, viewerId);
  const total = counts[show];
  refuseBeyondLastPage(page, defaultPageSize, total);
  const order =
    show === 'published'
      ? sql`last.published_at desc, critiques.id`
      : sql`critiques.created_at, critiques.id`;
  const { rows } = await sql<DeskRow>`
    ${selectDesk} where ${inList(show, viewerId)}
    order by ${order} limit ${defaultPageSize} offset ${(page - 1) * defaultPageSize}
  `.execute(database);
  const data = rows.map((row) => presentDeskReview(row, viewerId));
  return { data, total, page, pageSize: defaultPageSize, counts };
}

/** A request of the desk. Throws `not_found` for one that was withdrawn. */
export async function getDeskReview(
  database: Kysely<Tables>,
  viewerId: string,
  reviewId: string,
): Promise<DeskReview> {
  const { rows } = await sql<DeskRow>`${selectDesk} where critiques.id = ${reviewId}`.execute(database);
  if (!rows[0]) throw reviewGone();
  return presentDeskReview(rows[0], viewerId);
}

async function countLists(database: Kysely<Tables>, viewerId: string): Promise<Record<ReviewList, number>> {
  const counts = reviewLists.map(
    ({ value }) => sql`count(*) filter (where ${inList(value, viewerId)})::int as ${sql.ref(value)}`,
  );
  const { rows } = await sql<Record<ReviewList, number>>`
    select ${sql.join(counts)} from critiques join users on users.id = critiques.user_id
  `.execute(database);
  return rows[0] as Record<ReviewList, number>;
}

/** Which requests a list holds; people who are about to leave are left out. */
function inList(list: ReviewList, viewerId: string): RawBuilder<boolean> {
  const isWorked = sql`critiques.is_open and users.deletion_due_at is null`;
  switch (list) {
    case 'waiting':
      return sql`${isWorked} and critiques.claimed_by is null`;
    case 'mine':
      return sql`${isWorked} and critiques.claimed_by = ${viewerId}`;
    case 'taken':
      return sql`${isWorked} and critiques.claimed_by <> ${viewerId}`;
    case 'published':
      return sql`critiques.review_ready and not critiques.is_open`;
  }
}

const selectDesk = sql`
  select critiques.id, users.first_name, users.last_name, users.job_title, files.name, files.size, critiques.round,
    critiques.created_at, critiques.is_open, critiques.claimed_by, critiques.claimed_at,
    ${isStaleClaim} as is_stale,
    claimers.first_name as claimer_first_name, claimers.last_name as claimer_last_name,
    last.published_at, last.announced_at, last.reviewer_id,
    (last.announced_at is null and reviewers.suspended_at is not null) as is_held,
    reviewers.first_name as reviewer_first_name, reviewers.last_name as reviewer_last_name
  from critiques
  join users on users.id = critiques.user_id
  join files on files.id = critiques.file_id
  left join users as claimers on claimers.id = critiques.claimed_by
  left join lateral (
    select published_at, announced_at, reviewer_id from critique_publications
    where critique_id = critiques.id order by published_at desc limit 1
  ) as last on true
  left join users as reviewers on reviewers.id = last.reviewer_id
`;

interface DeskRow {
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
function presentDeskReview(row: DeskRow, viewerId: string, now = new Date()): DeskReview {
  return {
    id: row.id,
    candidate: fullName(row.first_name, row.last_name),
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
