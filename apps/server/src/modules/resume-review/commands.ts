import { sql, type Kysely } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';
import { AppError } from '../../platform/errors.ts';
import { newId } from '../../platform/ids.ts';
import { recordConsents } from '../accounts/consent-commands.ts';
import { findDefaultResume } from '../resumes/queries.ts';

/** Resumes of one candidate that wait for an expert at once. */
const waitingReviewsLimit = 5;

/** Sends the candidate's default resume to an expert (C-3). Throws `conflict` when there is none. */
export async function sendDefaultResume(database: Kysely<Tables>, userId: string): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    await recordConsents(transaction, userId, { sendResumeToExpert: true }, 'resume-review');
    await requestDefaultReview(transaction, userId);
  });
}

/** Puts the candidate's default resume into the experts' queue. Throws `conflict` when there is none. */
export async function requestDefaultReview(transaction: Kysely<Tables>, userId: string): Promise<void> {
  const resume = await findDefaultResume(transaction, userId);
  if (!resume) {
    throw new AppError('conflict', 'You have no resume yet. Upload one, then send it to an expert.');
  }
  await requestReview(transaction, userId, resume.id);
}

/** Throws `conflict` where as many resumes of the candidate wait as may: the experts read others too. */
async function refuseMany(transaction: Kysely<Tables>, userId: string): Promise<void> {
  const { waiting } = await transaction
    .selectFrom('critiques')
    .select(({ fn }) => fn.countAll<number>().as('waiting'))
    .where('user_id', '=', userId)
    .where('review_ready', '=', false)
    .executeTakeFirstOrThrow();
  if (waiting < waitingReviewsLimit) return;
  throw new AppError(
    'conflict',
    `${waitingReviewsLimit} of your resumes wait for an expert already. Withdraw one of them first, or wait for its review.`,
  );
}

/** Puts a resume into the experts' queue, unless it is waiting there already. */
export async function requestReview(
  transaction: Kysely<Tables>,
  userId: string,
  resumeId: string,
): Promise<void> {
  // The update also locks the account's row, so that a double click queues the resume once.
  await transaction
    .updateTable('users')
    .set({ send_resume_to_expert: true, updated_at: sql`now()` })
    .where('id', '=', userId)
    .execute();
  const waiting = await transaction
    .selectFrom('critiques')
    .select('id')
    .where('user_id', '=', userId)
    .where('resume_id', '=', resumeId)
    .where('review_ready', '=', false)
    .executeTakeFirst();
  if (waiting) return;
  await refuseMany(transaction, userId);
  await transaction
    .insertInto('critiques')
    .values({ id: newId(), user_id: userId, resume_id: resumeId })
    .execute();
}
