import type { Kysely } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';
import type { ResumeRow } from './presenter.ts';

/** A candidate's resumes, the default one first and then the newest. */
export function listResumes(database: Kysely<Tables>, userId: string): Promise<ResumeRow[]> {
  return selectResumes(database, userId)
    .orderBy('resumes.is_default', 'desc')
    .orderBy('resumes.id', 'desc')
    .execute();
}

/** A resume of this candidate; undefined when it is somebody else's. */
export function findResume(
  database: Kysely<Tables>,
  userId: string,
  resumeId: string,
): Promise<ResumeRow | undefined> {
  return selectResumes(database, userId).where('resumes.id', '=', resumeId).executeTakeFirst();
}

/** The resume that is sent where none was chosen; undefined when the candidate has none. */
export function findDefaultResume(database: Kysely<Tables>, userId: string): Promise<ResumeRow | undefined> {
  return selectResumes(database, userId).where('resumes.is_default', '=', true).executeTakeFirst();
}

function selectResumes(database: Kysely<Tables>, userId: string) {
  return database
    .selectFrom('resumes')
    .innerJoin('files', 'files.id', 'resumes.file_id')
    .select([
      'resumes.id',
      'resumes.is_default',
      'resumes.created_at',
      'files.name',
      'files.size',
      'files.media_type',
      'files.storage_key',
    ])
    .where('resumes.user_id', '=', userId);
}
