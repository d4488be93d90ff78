import type { ChangeConsentFields } from '@waymark/contract/identity/consents';
import type { ResumeSheet } from '@waymark/contract/resumes/resume-review';
import { msg } from '@waymark/contract/text/message';
import type { Kysely } from 'kysely';
import { board } from '../../../platform/board/board.ts';
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

/** Adds the candidate's default resume to the experts' queue. Throws `conflict` if there is none. */
async function requestDefaultReview(transaction: Kysely<Tables>, userId: string): Promise<void> {
  const resume = await findDefaultResume(transaction, userId);
  if (!resume) {
    throw new AppError('conflict', msg`You have no resume yet. Upload one, then send it to an expert.`);
  }
  await requestReview(transaction, userId, resume.id);
}

/**
 * Adds a resume to the experts' queue, unless it already waits there. Throws `conflict` if another resume of
 * the candidate waits: only one request may be open at a time.
 */
export async function requestReview(
  transaction: Kysely<Tables>,
  userId: string,
  resumeId: string,
): Promise<void> {
  // The update also locks the account's row: of two concurrent calls the second sees the first one's request.
  await setSentToExpert(transaction, userId, true);
  const waiting = await listWaiting(transaction, userId);
  if (waiting.some((one) => one.resumeId === resumeId)) return;
  if (waiting[0]) throw oneAtATime(waiting[0].name);
  await transaction
    .insertInto('critiques')
    .values({ id: newId(), user_id: userId, resume_id: resumeId })
    .execute();
}

/** The candidate's requests without a review; earlier versions allowed more than one. */
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
    msg`“${name}” waits for its review already, and there is one request at a time. Nothing was sent: withdraw that request in your profile first, or wait for its review.`,
  );
}

/**
 * Changes one consent in the profile. Granting the expert's review requests it, withdrawing the consent
 * withdraws an open request. Throws `conflict` if there is no resume to review, `not_found` where reviews are switched
 * off.
 */
export async function changeConsent(
  database: Kysely<Tables>,
  userId: string,
  { purpose, granted }: ChangeConsentFields,
): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    const changed = await recordConsents(transaction, userId, { [purpose]: granted }, 'profile');
    if (!changed.includes('sendResumeToExpert')) return;
    if (granted && !board.has('resumeReview')) {
      throw new AppError('not_found', msg`This board does not review resumes.`);
    }
    if (!granted) await withdrawReviews(transaction, userId);
    // The consent covers a request that already waits.
    else if ((await listWaiting(transaction, userId)).length === 0) {
      await requestDefaultReview(transaction, userId);
    }
  });
}

/** Removes the waiting resumes from the experts' queue; written reviews stay. */
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
 * A request's resume as lines with positions, stored because comments point at them; a failure is retried
 * on the next call. Throws `not_found` for a withdrawn request.
 */
export async function ensureSheet({ database, files }: Stores, reviewId: string): Promise<ResumeSheet> {
  const row = await database
    .selectFrom('critiques')
    .innerJoin('files', 'files.id', 'critiques.file_id')
    .select(['critiques.sheet', 'critiques.file_id', 'files.extension', 'files.storage_key'])
    .where('critiques.id', '=', reviewId)
    .executeTakeFirst();
  if (!row) throw new AppError('not_found', msg`This request no longer exists.`);
  if (row.sheet) return row.sheet;
  // If the file is briefly unavailable, the reviewer can still use the form.
  const reading = await ensureFileReading({ database, files }, row).catch(() => null);
  const sheet = presentSheet(reading, row.extension);
  if (sheet.problem === null) await keepSheet(database, reviewId, sheet);
  return sheet;
}

/** If two callers open a request at once, the first reading is kept: both read the same bytes. */
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
 * Creates a new link for a published review and revokes the old one. Throws `not_found`, or `conflict` if the
 * review is not published yet.
 */
export function renewLink(database: Kysely<Tables>, userId: string, reviewId: string): Promise<void> {
  return setLink(database, userId, reviewId, newSecret().secret);
}

/** Revokes the link of a published review. Throws like `renewLink`. */
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
  throw new AppError('conflict', msg`There is no link yet: this review is still being written.`);
}

/**
 * Records that the owner has opened a review; returns whether it is theirs. Other visitors change nothing.
 */
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
