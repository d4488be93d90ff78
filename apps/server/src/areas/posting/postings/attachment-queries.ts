import type { Kysely } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';

/** The file of an open job; undefined where there is none, and once the job is closed. */
export function findAttachment(database: Kysely<Tables>, jobId: string) {
  return database
    .selectFrom('jobs')
    .innerJoin('files', 'files.id', 'jobs.attachment_file_id')
    .select(['files.storage_key', 'files.name', 'files.media_type', 'files.size'])
    .where('jobs.id', '=', jobId)
    .where('jobs.status', '=', 'active')
    .executeTakeFirst();
}
