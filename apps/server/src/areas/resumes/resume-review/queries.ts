import { msg } from '@waymark/contract/text/message';
import { sql, type Kysely } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import { AppError } from '../../../platform/errors.ts';
import type { CritiqueRow, OwnReviewRow, ResultRow } from './presenter.ts';

/** A candidate's newest review request; undefined if there is none. */
export function findCritique(database: Kysely<Tables>, userId: string): Promise<CritiqueRow | undefined> {
  return database
    .selectFrom('critiques')
    .select(['link_token', 'opened_by_customer', 'review_ready'])
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** The newest requests of several candidates; those without a request are left out. */
export async function listCritiques(
  database: Kysely<Tables>,
  userIds: readonly string[],
): Promise<Map<string, CritiqueRow>> {
  const rows = await database
    .selectFrom('critiques')
    .distinctOn('user_id')
    .select(['user_id', 'link_token', 'opened_by_customer', 'review_ready'])
    .where('user_id', '=', sql<string>`any(${[...userIds]}::uuid[])`)
    .orderBy('user_id')
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
  return new Map(rows.map(({ user_id: userId, ...row }) => [userId, row]));
}

const maxListed = 50;

/** A candidate's requests, newest first. */
export function listOwnReviews(database: Kysely<Tables>, userId: string): Promise<OwnReviewRow[]> {
  return selectOwnReviews(database, userId).limit(maxListed).execute();
}

/** A request of this candidate. Throws `not_found`. */
export async function getOwnReview(
  database: Kysely<Tables>,
  userId: string,
  reviewId: string,
): Promise<OwnReviewRow> {
  const row = await selectOwnReviews(database, userId)
    .where('critiques.id', '=', reviewId)
    .executeTakeFirst();
  if (!row) throw noSuchReview();
  return row;
}

export const noSuchReview = () => new AppError('not_found', msg`There is no review with this address.`);

/** A candidate's requests by where they stand, for the navigation; a review without a link cannot be opened. */
export async function countOwnReviews(database: Kysely<Tables>, userId: string) {
  const { rows } = await sql<{ reviewsWaiting: number; reviewsInWork: number; reviewsReady: number }>`
    select
      (count(*) filter (where not review_ready and claimed_by is null))::int as "reviewsWaiting",
      (count(*) filter (where not review_ready and claimed_by is not null))::int as "reviewsInWork",
      (count(*) filter (where review_ready and not opened_by_customer and link_token is not null))::int
        as "reviewsReady"
    from critiques where user_id = ${userId}
  `.execute(database);
  return rows[0] ?? {};
}

function selectOwnReviews(database: Kysely<Tables>, userId: string) {
  return database
    .selectFrom('critiques')
    .innerJoin('files', 'files.id', 'critiques.file_id')
    .select(['critiques.id', 'critiques.round', 'critiques.created_at', 'critiques.review_ready'])
    .select(['critiques.link_token', 'critiques.opened_by_customer', 'files.name'])
    .select(sql<boolean>`critiques.claimed_by is not null`.as('is_claimed'))
    .select(
      sql<number>`(
        select count(*)::int from critiques as earlier
        join users on users.id = earlier.user_id and users.deletion_due_at is null
        where earlier.is_open and earlier.claimed_by is null
          and (earlier.created_at, earlier.id) <= (critiques.created_at, critiques.id)
      )`.as('place'),
    )
    .select((row) =>
      row
        .selectFrom('critique_publications')
        .select(({ fn }) => fn.min('published_at').as('published_at'))
        .whereRef('critique_id', '=', 'critiques.id')
        .as('published_at'),
    )
    .select(
      sql<boolean>`exists (select from critiques as next where next.previous_id = critiques.id)`.as(
        'has_next_round',
      ),
    )
    .select(
      sql<boolean>`exists (
        select from critiques as other where other.user_id = critiques.user_id and not other.review_ready
      )`.as('has_open_request'),
    )
    .where('critiques.user_id', '=', userId)
    .orderBy('critiques.created_at', 'desc')
    .orderBy('critiques.id', 'desc');
}

/** The published review of a link. Throws `not_found` for an unknown, revoked or deleted one. */
export async function getResult(database: Kysely<Tables>, token: string): Promise<ResultRow> {
  const row = await selectByToken(database, token)
    .innerJoin('critique_publications', 'critique_publications.critique_id', 'critiques.id')
    .leftJoin('users as reviewers', 'reviewers.id', 'critique_publications.reviewer_id')
    .leftJoin('critiques as earlier', 'earlier.id', 'critiques.previous_id')
    .select(['critiques.round', 'critiques.sheet', 'users.first_name', 'users.last_name'])
    .select(['critique_publications.fields', 'critique_publications.published_at'])
    .select(['reviewers.first_name as reviewer_first_name', 'reviewers.last_name as reviewer_last_name'])
    .select('earlier.sheet as previous_sheet')
    .select(({ selectFrom }) =>
      selectFrom('critique_publications as before')
        .select('before.fields')
        .whereRef('before.critique_id', '=', 'critiques.previous_id')
        .orderBy('before.published_at', 'desc')
        .limit(1)
        .as('previous_fields'),
    )
    .select(({ selectFrom }) =>
      selectFrom('critique_publications as first')
        .select(({ fn }) => fn.min('first.published_at').as('published_at'))
        .whereRef('first.critique_id', '=', 'critiques.id')
        .as('first_published_at'),
    )
    .orderBy('critique_publications.published_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!row) throw deadLink();
  return row;
}

/** The file that a link's review is about. Throws like `getResult`. */
export async function getResultResume(database: Kysely<Tables>, token: string) {
  const row = await selectByToken(database, token).executeTakeFirst();
  if (!row) throw deadLink();
  return row;
}

/** Excludes accounts that are suspended or about to be deleted. */
function selectByToken(database: Kysely<Tables>, token: string) {
  return database
    .selectFrom('critiques')
    .innerJoin('users', 'users.id', 'critiques.user_id')
    .innerJoin('files', 'files.id', 'critiques.file_id')
    .select(['files.name', 'files.size', 'files.media_type', 'files.storage_key', 'files.extension'])
    .where('critiques.link_token', '=', token)
    .where('critiques.review_ready', '=', true)
    .where('users.suspended_at', 'is', null)
    .where(sql<boolean>`users.deletion_due_at is null`);
}

const deadLink = () =>
  new AppError(
    'not_found',
    msg`This link leads to no review. It may have been renewed, or revoked by its owner.`,
  );
