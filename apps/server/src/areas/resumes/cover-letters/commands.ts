import { coverLettersLimit } from '@waymark/contract/resumes/choices';
import type { CoverLetterFields } from '@waymark/contract/resumes/resume-export/cover-letters';
import { msg } from '@waymark/contract/text/message';
import { sql, type Kysely } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import { AppError } from '../../../platform/errors.ts';
import { newId } from '../../../platform/ids.ts';

/** Inserts a letter and returns its id. Throws `conflict` when the account has too many. */
export async function insertLetter(
  database: Kysely<Tables>,
  userId: string,
  fields: CoverLetterFields,
): Promise<string> {
  return database.transaction().execute(async (transaction) => {
    // Two concurrent inserts would both count nine letters: locking the account's row serializes them.
    await transaction
      .selectFrom('users')
      .select('id')
      .where('id', '=', userId)
      .forUpdate()
      .executeTakeFirstOrThrow();
    const { count } = await transaction
      .selectFrom('cover_letters')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('user_id', '=', userId)
      .executeTakeFirstOrThrow();
    if (count >= coverLettersLimit) throw tooMany();
    const id = newId();
    await transaction
      .insertInto('cover_letters')
      .values({ id, user_id: userId, ...columnsOf(fields) })
      .execute();
    return id;
  });
}

/** Saves over the version that was read. Throws `not_found`, or `conflict` if another window saved first. */
export async function updateLetter(
  database: Kysely<Tables>,
  { userId, letterId, version }: { userId: string; letterId: string; version: number },
  fields: CoverLetterFields,
): Promise<void> {
  // A single statement: of two saves over the same version, the second one sees the new version.
  const { numUpdatedRows } = await database
    .updateTable('cover_letters')
    .set({ ...columnsOf(fields), version: sql<number>`version + 1`, updated_at: sql<Date>`now()` })
    .where('id', '=', letterId)
    .where('user_id', '=', userId)
    .where('version', '=', version)
    .executeTakeFirstOrThrow();
  if (numUpdatedRows > 0n) return;
  const kept = await database
    .selectFrom('cover_letters')
    .select('id')
    .where('id', '=', letterId)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  if (!kept) throw noSuchLetter();
  const message = msg`This letter was just changed in another window. Copy what you wrote here, and open the letter again.`;
  throw new AppError('conflict', message);
}

export async function deleteLetter(
  database: Kysely<Tables>,
  userId: string,
  letterId: string,
): Promise<void> {
  const { numDeletedRows } = await database
    .deleteFrom('cover_letters')
    .where('id', '=', letterId)
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  if (numDeletedRows === 0n) throw noSuchLetter();
}

export function noSuchLetter(): AppError {
  return new AppError('not_found', msg`There is no cover letter with this address.`);
}

function tooMany(): AppError {
  const message = msg`You have ${coverLettersLimit} cover letters, which is all an account keeps. Change or remove one of them.`;
  return new AppError('conflict', message);
}

function columnsOf({ jobTitle, title, recipient, company, text }: CoverLetterFields) {
  return { title, recipient, company, job_title: jobTitle, text };
}
