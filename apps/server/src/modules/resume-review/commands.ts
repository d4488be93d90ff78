import { sql, type Kysely } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';
import { AppError } from '../../platform/errors.ts';
import { newId } from '../../platform/ids.ts';
import { recordConsents } from '../accounts/consent-commands.ts';
import { findDefaultResume } from '../resumes/queries.ts';

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
  await transaction
    .insertInto('critiques')
    .values({ id: newId(), user_id: userId, resume_id: resumeId })
    .execute();
}
