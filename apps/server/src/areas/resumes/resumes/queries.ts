import { resumeRestoreMinutes } from '@waymark/contract/identity/choices';
import { sql, type Kysely } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import { AppError } from '../../../platform/errors.ts';
import type { RemovedResumeRow, ResumeRow } from './presenter.ts';
import { msg } from '@waymark/contract/text/message';

/** A candidate's resumes, the default first, then the newest. */
export function listResumes(database: Kysely<Tables>, userId: string): Promise<ResumeRow[]> {
  return selectResumes(database, userId)
    .orderBy('resumes.is_default', 'desc')
    .orderBy('resumes.id', 'desc')
    .execute();
}

/** Deleted resumes that can still be restored, last deleted first. */
export function listRemovedResumes(database: Kysely<Tables>, userId: string): Promise<RemovedResumeRow[]> {
  const until = sql<Date>`removed_at + make_interval(mins => ${resumeRestoreMinutes}::int)`;
  return database
    .selectFrom('resumes')
    .innerJoin('files', 'files.id', 'resumes.file_id')
    .select(['resumes.id', 'resumes.label', 'files.name', until.as('restorable_until')])
    .where('resumes.user_id', '=', userId)
    .where(sql<boolean>`${until} > now()`)
    .orderBy('resumes.removed_at', 'desc')
    .execute();
}

/** A candidate's resume; undefined for another candidate's or a deleted one. */
export function findResume(
  database: Kysely<Tables>,
  userId: string,
  resumeId: string,
): Promise<ResumeRow | undefined> {
  return selectResumes(database, userId).where('resumes.id', '=', resumeId).executeTakeFirst();
}

/** Like `findResume`, but throws `not_found`. */
export async function getResume(
  database: Kysely<Tables>,
  userId: string,
  resumeId: string,
): Promise<ResumeRow> {
  const resume = await findResume(database, userId, resumeId);
  if (!resume) throw unknownResume();
  return resume;
}

/** The default resume; undefined if the candidate has none. */
export function findDefaultResume(database: Kysely<Tables>, userId: string): Promise<ResumeRow | undefined> {
  return selectResumes(database, userId).where('resumes.is_default', '=', true).executeTakeFirst();
}

export const unknownResume = (message = msg`There is no resume with this address.`) =>
  new AppError('not_found', message);

function selectResumes(database: Kysely<Tables>, userId: string) {
  return database
    .selectFrom('resumes')
    .innerJoin('files', 'files.id', 'resumes.file_id')
    .select([
      'resumes.id',
      'resumes.file_id',
      'resumes.label',
      'resumes.is_default',
      'resumes.created_at',
      'resumes.replaced_at',
      'files.name',
      'files.extension',
      'files.size',
      'files.media_type',
      'files.storage_key',
    ])
    .where('resumes.user_id', '=', userId)
    .where('resumes.removed_at', 'is', null);
}
