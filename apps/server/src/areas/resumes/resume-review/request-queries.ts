import { sql, type Kysely } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import { AppError } from '../../../platform/errors.ts';
import type { OwnReviewRow } from './request-presenter.ts';

const mostListed = 50;

/** A candidate's requests, the newest first. */
export function listOwnReviews(database: Kysely<Tables>, userId: string): Promise<OwnReviewRow[]> {
  return selectOwnReviews(database, userId).limit(mostListed).execute();
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

export const noSuchReview = () => new AppError('not_found', 'There is no review with this address.');

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
