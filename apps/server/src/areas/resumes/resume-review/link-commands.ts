import type { Kysely } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import { AppError } from '../../../platform/errors.ts';
import { newSecret } from '../../../platform/ids.ts';
import { getOwnReview } from './request-queries.ts';

/** Gives a published review a new link; the old one ends. Throws `not_found`, or `conflict` before it is published. */
export function renewLink(database: Kysely<Tables>, userId: string, reviewId: string): Promise<void> {
  return setLink(database, userId, reviewId, newSecret().secret);
}

/** Ends the link of a published review. Throws as `renewLink`. */
export function revokeLink(database: Kysely<Tables>, userId: string, reviewId: string): Promise<void> {
  return setLink(database, userId, reviewId, null);
}

async function setLink(
  database: Kysely<Tables>,
  userId: string,
  reviewId: string,
  token: string | null,
): Promise<void> {
  const set = await database
    .updateTable('critiques')
    .set({ link_token: token })
    .where('id', '=', reviewId)
    .where('user_id', '=', userId)
    .where('review_ready', '=', true)
    .returning('id')
    .executeTakeFirst();
  if (set) return;
  await getOwnReview(database, userId, reviewId);
  throw new AppError('conflict', 'There is no link yet: this review is still being written.');
}

/** Notes that its owner has opened a review; gives whether it is theirs. Anybody else changes nothing. */
export async function markOpened(database: Kysely<Tables>, userId: string, token: string): Promise<boolean> {
  const opened = await database
    .updateTable('critiques')
    .set({ opened_by_customer: true })
    .where('link_token', '=', token)
    .where('user_id', '=', userId)
    .where('review_ready', '=', true)
    .returning('id')
    .executeTakeFirst();
  return opened !== undefined;
}
