import type { Kysely } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import type { LetterRow } from './presenter.ts';

/** A candidate's letters, most recently saved first. */
export function listLetters(database: Kysely<Tables>, userId: string): Promise<LetterRow[]> {
  return selectLetters(database, userId).orderBy('updated_at', 'desc').orderBy('id').execute();
}

/** A letter of this candidate; undefined for another candidate's. */
export function findLetter(
  database: Kysely<Tables>,
  userId: string,
  letterId: string,
): Promise<LetterRow | undefined> {
  return selectLetters(database, userId).where('id', '=', letterId).executeTakeFirst();
}

function selectLetters(database: Kysely<Tables>, userId: string) {
  return database
    .selectFrom('cover_letters')
    .select(['id', 'title', 'recipient', 'company', 'job_title', 'text', 'version', 'updated_at'])
    .where('user_id', '=', userId);
}
