import { sql, type Kysely } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import { AppError } from '../../../platform/errors.ts';
import { newId } from '../../../platform/ids.ts';
import { recordConsents } from '../../identity/accounts/consent-commands.ts';
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

/**
 * Puts a resume into the experts' queue, unless it is waiting there already. Throws `conflict` where another one of the
 * candidate waits: there is one request at a time.
 */
export async function requestReview(
  transaction: Kysely<Tables>,
  userId: string,
  resumeId: string,
): Promise<void> {
  // The update also locks the account's row: of two calls at once the second sees what the first has queued.
  await transaction
    .updateTable('users')
    .set({ send_resume_to_expert: true, updated_at: sql`now()` })
    .where('id', '=', userId)
    .execute();
  const waiting = await listWaiting(transaction, userId);
  if (waiting.some((one) => one.resumeId === resumeId)) return;
  if (waiting[0]) throw oneAtATime(waiting[0].name);
  await transaction
    .insertInto('critiques')
    .values({ id: newId(), user_id: userId, resume_id: resumeId })
    .execute();
}

/** The candidate's requests without a review; more than one only from earlier versions. */
export function listWaiting(
  transaction: Kysely<Tables>,
  userId: string,
): Promise<{ resumeId: string | null; name: string }[]> {
  return transaction
    .selectFrom('critiques')
    .innerJoin('files', 'files.id', 'critiques.file_id')
    .select(['critiques.resume_id as resumeId', 'files.name'])
    .where('critiques.user_id', '=', userId)
    .where('critiques.review_ready', '=', false)
    .orderBy('critiques.created_at')
    .execute();
}

function oneAtATime(name: string): AppError {
  return new AppError(
    'conflict',
    `“${name}” waits for its review already, and there is one request at a time. Nothing was sent: withdraw that request in your profile first, or wait for its review.`,
  );
}
