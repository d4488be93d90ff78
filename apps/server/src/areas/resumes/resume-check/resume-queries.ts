import type { Kysely } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import { AppError } from '../../../platform/errors.ts';
import type { ReadableFile } from '../resume-reading/kept-commands.ts';

/** A resume that is to be checked, with what is known of its file. */
export interface CheckableResume {
  file: ReadableFile;
  name: string;
  extension: string;
  /** When these bytes were uploaded. */
  uploadedAt: Date;
}

/** One that is in its owner's list. */
export interface OwnResume extends CheckableResume {
  id: string;
}

/** A candidate's own resume. Throws `not_found` for another's. */
export async function getOwnResume(
  database: Kysely<Tables>,
  userId: string,
  resumeId: string,
): Promise<OwnResume> {
  const row = await selectOwn(database, userId).where('resumes.id', '=', resumeId).executeTakeFirst();
  if (!row) throw new AppError('not_found', 'There is no resume with this address.');
  return { ...checkable(row), id: row.resume_id };
}

/** The resume that a candidate applies with where none is chosen; undefined for who has none. */
export async function findOwnDefault(
  database: Kysely<Tables>,
  userId: string,
): Promise<OwnResume | undefined> {
  const row = await selectOwn(database, userId).where('resumes.is_default', '=', true).executeTakeFirst();
  return row && { ...checkable(row), id: row.resume_id };
}

/** The resume of a request for a review, as it was when it was asked for; undefined for one that was withdrawn. */
export async function findReviewedResume(
  database: Kysely<Tables>,
  reviewId: string,
): Promise<CheckableResume | undefined> {
  const row = await database
    .selectFrom('critiques')
    .innerJoin('files', 'files.id', 'critiques.file_id')
    .select(fileColumns)
    .where('critiques.id', '=', reviewId)
    .executeTakeFirst();
  return row && checkable(row);
}

const fileColumns = [
  'files.id as file_id',
  'files.storage_key',
  'files.name',
  'files.extension',
  'files.created_at',
] as const;

function selectOwn(database: Kysely<Tables>, userId: string) {
  return database
    .selectFrom('resumes')
    .innerJoin('files', 'files.id', 'resumes.file_id')
    .select(fileColumns)
    .select('resumes.id as resume_id')
    .where('resumes.user_id', '=', userId)
    .where('resumes.removed_at', 'is', null);
}

function checkable(
  row: ReadableFile & { name: string; extension: string; created_at: Date },
): CheckableResume {
  const { file_id, storage_key, name, extension, created_at: uploadedAt } = row;
  return { file: { file_id, storage_key }, name, extension, uploadedAt };
}
