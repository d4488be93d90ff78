import type { ReviewTemplate, ReviewFigures } from '@waymark/contract/office/review-desk';
import { claimHours } from '@waymark/contract/resumes/choices';
import type { ReviewFields, PublishedFields, ResumeSheet } from '@waymark/contract/resumes/resume-review';
import { msg } from '@waymark/contract/text/message';
import { sql, type Kysely } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import { AppError } from '../../../platform/errors.ts';
import { countWaiting, countWeeks, figureWeeks, weekOf } from './figure-rules.ts';

/** A reviewer's own sentences and the shared ones, by name. */
export function listTemplates(database: Kysely<Tables>, reviewerId: string): Promise<ReviewTemplate[]> {
  return selectTemplates(database, reviewerId)
    .orderBy(sql`lower(name)`)
    .orderBy('id')
    .execute();
}

/** Those that a reviewer may use and change. */
export function selectTemplates(database: Kysely<Tables>, reviewerId: string) {
  return database
    .selectFrom('review_templates')
    .select(['id', 'name', 'text', sql<boolean>`owner_id is null`.as('isShared')])
    .where(({ or, eb }) => or([eb('owner_id', '=', reviewerId), eb('owner_id', 'is', null)]));
}

const maxCounted = 5000;

const maxReviewers = 100;

/** How the desk is doing: who waits, how long reviews took, who has how many. */
export async function readFigures(database: Kysely<Tables>, now = new Date()): Promise<ReviewFigures> {
  const since = new Date(weekOf(now) - (figureWeeks - 1) * 7 * 86_400_000);
  return {
    waiting: countWaiting(await listRequestTimes(database), now),
    weeks: countWeeks(await listFinished(database, since), now),
    reviewers: await listReviewers(database),
  };
}

async function listRequestTimes(database: Kysely<Tables>): Promise<Date[]> {
  const { rows } = await sql<{ created_at: Date }>`
    select critiques.created_at from critiques join users on users.id = critiques.user_id
    where is_open and not review_ready and users.deletion_due_at is null
    order by critiques.created_at limit ${maxCounted}
  `.execute(database);
  return rows.map((row) => row.created_at);
}

/** Each review by its first publication: what was opened again took no longer for that. */
async function listFinished(database: Kysely<Tables>, since: Date) {
  const { rows } = await sql<{ requestedAt: Date; publishedAt: Date }>`
    select critiques.created_at as "requestedAt", min(published_at) as "publishedAt"
    from critique_publications join critiques on critiques.id = critique_id
    group by critiques.id having min(published_at) >= ${since}
    order by min(published_at) desc limit ${maxCounted}
  `.execute(database);
  return rows;
}

async function listReviewers(database: Kysely<Tables>): Promise<ReviewFigures['reviewers']> {
  const { rows } = await sql<ReviewFigures['reviewers'][number]>`
    select rtrim(first_name || ' ' || last_name) as name,
      (select count(*)::int from critiques where is_open and claimed_by = users.id) as "inWork",
      (
        select count(*)::int from critique_publications
        where reviewer_id = users.id and published_at > now() - interval '30 days'
      ) as published
    from users
    where role = 'staff' and staff_role in ('reviewer', 'administrator')
    order by published desc, "inWork" desc, coalesce(nullif(last_name, ''), first_name), id limit ${maxReviewers}
  `.execute(database);
  return rows;
}

export interface LockedReview {
  id: string;
  isOpen: boolean;
  isReady: boolean;
  claimedBy: string | null;
  /** Empty for an unclaimed request. */
  claimer: string;
  /** Another reviewer may take it over. */
  isStale: boolean;
  /** The candidate has asked for the account to be deleted. */
  isLeaving: boolean;
  version: number;
  fields: ReviewFields | null;
}

/**
 * Holds a request until the transaction ends: of two reviewers who press at once, the second waits here and
 * sees what the first has done. Throws `not_found` for one that was withdrawn or went with its account.
 */
export async function lockReview(transaction: Kysely<Tables>, reviewId: string): Promise<LockedReview> {
  // In a statement of its own: after waiting for the row it sees its new values, but not those of joined
  // rows.
  await sql`select from critiques where id = ${reviewId} for update`.execute(transaction);
  const { rows } = await sql<LockedReview>`
    select critiques.id, critiques.is_open as "isOpen", critiques.review_ready as "isReady",
      critiques.claimed_by as "claimedBy", critiques.version, critiques.fields,
      coalesce(rtrim(claimers.first_name || ' ' || claimers.last_name), '') as claimer,
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
 * Whether a claim has been idle for hours, or its reviewer is suspended or has left: a
 * candidate does not wait for them. Of rows that are joined with `claimers`.
 */
export const isStaleClaim = sql<boolean>`(
  critiques.claimed_by is not null and (
    critiques.worked_at < now() - make_interval(hours => ${sql.lit(claimHours)})
    or claimers.suspended_at is not null or coalesce(claimers.staff_role, '') not in ('reviewer', 'administrator')
  )
)`;

export const reviewGone = () =>
  new AppError('not_found', msg`This request is not there any more: its candidate has withdrawn it or left.`);

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
