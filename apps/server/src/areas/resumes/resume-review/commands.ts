import type { ChangeConsentFields } from '@waymark/contract/identity/consents';
import type { ResumeSheet } from '@waymark/contract/resumes/resume-review';
import type { Kysely } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import { AppError } from '../../../platform/errors.ts';
import { newId, newSecret } from '../../../platform/ids.ts';
import type { Services } from '../../../platform/services.ts';
import { recordConsents, setSentToExpert } from '../../identity/accounts/commands.ts';
import { ensureFileReading } from '../resume-reading/kept-commands.ts';
import { presentSheet } from '../resume-reading/presenter.ts';
import { findDefaultResume } from '../resumes/queries.ts';
import { getOwnReview } from './queries.ts';

/** Sends the candidate's default resume to an expert (C-3). Throws `conflict` when there is none. */
export async function sendDefaultResume(database: Kysely<Tables>, userId: string): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    await recordConsents(transaction, userId, { sendResumeToExpert: true }, 'resume-review');
    await requestDefaultReview(transaction, userId);
  });
}

/** Puts the candidate's default resume into the experts' queue. Throws `conflict` when there is none. */
async function requestDefaultReview(transaction: Kysely<Tables>, userId: string): Promise<void> {
  const resume = await findDefaultResume(transaction, userId);
  if (!resume) {
    throw new AppError('conflict', 'You have no resume yet. Upload one, then send it to an expert.');
  }
  await requestReview(transaction, userId, resume.id);
}

/**
 * Puts a resume into the experts' queue, unless it is waiting there already. Throws `conflict` where another
 * one of the candidate waits: there is one request at a time.
 */
export async function requestReview(
  transaction: Kysely<Tables>,
  userId: string,
  resumeId: string,
): Promise<void> {
  // The update also locks the account's row: of two calls at once the second sees what the first has queued.
  await setSentToExpert(transaction, userId, true);
  const waiting = await listWaiting(transaction, userId);
  if (waiting.some((one) => one.resumeId === resumeId)) return;
  if (waiting[0]) throw oneAtATime(waiting[0].name);
  await transaction
    .insertInto('critiques')
    .values({ id: newId(), user_id: userId, resume_id: resumeId })
    .execute();
}

/** The candidate's requests without a review; more than one only from earlier versions. */
function listWaiting(
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

/**
 * Changes one choice from the profile. Agreeing to the expert's review asks for it, taking that back
 * withdraws what is still open. Throws `conflict` when there is no resume to review.
 */
export async function changeConsent(
  database: Kysely<Tables>,
  userId: string,
  { purpose, granted }: ChangeConsentFields,
): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    const changed = await recordConsents(transaction, userId, { [purpose]: granted }, 'profile');
    if (!changed.includes('sendResumeToExpert')) return;
    if (!granted) await withdrawReviews(transaction, userId);
    // A request that waits already is what is agreed to.
    else if ((await listWaiting(transaction, userId)).length === 0) {
      await requestDefaultReview(transaction, userId);
    }
  });
}

/** Takes the resumes that wait out of the experts' queue; reviews that were written stay. */
async function withdrawReviews(transaction: Kysely<Tables>, userId: string): Promise<void> {
  await transaction
    .deleteFrom('critiques')
    .where('user_id', '=', userId)
    .where('review_ready', '=', false)
    .execute();
  const written = await transaction
    .selectFrom('critiques')
    .select('id')
    .where('user_id', '=', userId)
    .limit(1)
    .executeTakeFirst();
  await setSentToExpert(transaction, userId, written !== undefined);
}

type Stores = Pick<Services, 'database' | 'files'>;

/**
 * The resume of a request as lines with their places. It is read when it is first asked for and kept:
 * comments point at its lines. One that cannot be read says why, and is tried again the next time: a reader
 * may have learned meanwhile. Throws `not_found` for a request that was withdrawn.
 */
export async function ensureSheet({ database, files }: Stores, reviewId: string): Promise<ResumeSheet> {
  const row = await database
    .selectFrom('critiques')
    .innerJoin('files', 'files.id', 'critiques.file_id')
    .select(['critiques.sheet', 'critiques.file_id', 'files.extension', 'files.storage_key'])
    .where('critiques.id', '=', reviewId)
    .executeTakeFirst();
  if (!row) throw new AppError('not_found', 'This request is not there any more.');
  if (row.sheet) return row.sheet;
  // Bytes that are away for a moment are no reason to keep a reviewer from the form.
  const reading = await ensureFileReading({ database, files }, row).catch(() => null);
  const sheet = presentSheet(reading, row.extension);
  if (sheet.problem === null) await keepSheet(database, reviewId, sheet);
  return sheet;
}

/** Of two who open a request at once, the first reading stays: both read the same bytes. */
async function keepSheet(
  database: Services['database'],
  reviewId: string,
  sheet: ResumeSheet,
): Promise<void> {
  await database
    .updateTable('critiques')
    .set({ sheet: JSON.stringify(sheet) })
    .where('id', '=', reviewId)
    .where('sheet', 'is', null)
    .execute();
}

/**
 * Gives a published review a new link; the old one ends. Throws `not_found`, or `conflict` before it is
 * published.
 */
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
