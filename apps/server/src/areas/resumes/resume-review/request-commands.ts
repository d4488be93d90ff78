import { reviewRounds } from '@waymark/contract/resumes/choices';
import { type Message, msg } from '@waymark/contract/text/message';
import type { Kysely } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import { AppError } from '../../../platform/errors.ts';
import type { Upload } from '../../../platform/http/uploads.ts';
import { newId } from '../../../platform/ids.ts';
import type { Services } from '../../../platform/services.ts';
import { recordConsents, setSentToExpert } from '../../identity/accounts/commands.ts';
import { insertResume, storeResume } from '../resumes/commands.ts';
import { secondRoundUntil } from './presenter.ts';
import { getOwnReview, noSuchReview } from './queries.ts';

/**
 * Withdraws an open request, claimed or not. Throws `not_found` for another candidate's, `conflict` if the
 * review is published.
 */
export async function withdrawRequest(
  database: Kysely<Tables>,
  userId: string,
  reviewId: string,
): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    await lockOwner(transaction, userId);
    // If a publication runs at the same time, the second of the two sees the first one's change to the row.
    const gone = await transaction
      .deleteFrom('critiques')
      .where('id', '=', reviewId)
      .where('user_id', '=', userId)
      .where('review_ready', '=', false)
      .returning('id')
      .executeTakeFirst();
    if (!gone) {
      await getOwnReview(transaction, userId, reviewId);
      throw new AppError('conflict', msg`Your review is there already: it cannot be withdrawn any more.`);
    }
    await forgetSending(transaction, userId);
  });
}

/** Clears the consent once the last request is withdrawn, so that a new request can ask for it again. */
async function forgetSending(transaction: Kysely<Tables>, userId: string): Promise<void> {
  const left = await transaction
    .selectFrom('critiques')
    .select('id')
    .where('user_id', '=', userId)
    .limit(1)
    .executeTakeFirst();
  if (left) return;
  await setSentToExpert(transaction, userId, false);
  await recordConsents(transaction, userId, { sendResumeToExpert: false }, 'resume-review');
}

/**
 * Requests a second round of a review with a new resume and returns the request's id. Throws `not_found` for
 * another candidate's review, `conflict` if no round can be requested.
 */
export async function askSecondRound(
  services: Pick<Services, 'database' | 'files'>,
  userId: string,
  reviewId: string,
  upload: Upload,
): Promise<string> {
  // Checked first, so that a refused upload is not stored.
  await requireRound(services.database, userId, reviewId);
  return storeResume(services, upload, async (transaction, fileId) => {
    // After a double click, the second request waits here and finds the first.
    await lockOwner(transaction, userId);
    const { round } = await requireRound(transaction, userId, reviewId);
    await recordConsents(transaction, userId, { sendResumeToExpert: true }, 'resume-review');
    const resumeId = await insertResume(transaction, userId, fileId);
    const id = newId();
    await transaction
      .insertInto('critiques')
      .values({ id, user_id: userId, resume_id: resumeId, round: round + 1, previous_id: reviewId })
      .execute();
    return id;
  });
}

async function requireRound(
  database: Kysely<Tables>,
  userId: string,
  reviewId: string,
): Promise<{ round: number }> {
  const review = await getOwnReview(database, userId, reviewId);
  if (secondRoundUntil(review, new Date())) return review;
  throw new AppError('conflict', refusalOf(review));
}

function refusalOf(review: Awaited<ReturnType<typeof getOwnReview>>): Message {
  if (!review.review_ready) return msg`This review is still being written.`;
  if (review.round >= reviewRounds) {
    return msg`This was the second round, the last one of this review. Send your resume as a new request.`;
  }
  if (review.has_next_round) return msg`You have asked for another round of this review already.`;
  if (review.has_open_request)
    return msg`Another of your resumes waits for its review, and there is one request at a time. Withdraw it, or wait for its review.`;
  return msg`The time for a second round of this review is over. Send your resume as a new one.`;
}

async function lockOwner(transaction: Kysely<Tables>, userId: string): Promise<void> {
  const owner = await transaction
    .selectFrom('users')
    .select('id')
    .where('id', '=', userId)
    .forUpdate()
    .executeTakeFirst();
  if (!owner) throw noSuchReview();
}
