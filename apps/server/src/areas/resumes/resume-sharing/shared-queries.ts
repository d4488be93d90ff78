import { sql, type Kysely } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import { AppError } from '../../../platform/errors.ts';
import { hashSecret } from '../../../platform/ids.ts';

/**
 * What a link opens at this moment; undefined for one that never was, has expired or was revoked, whose resume is
 * deleted, or whose owner is suspended or about to go.
 */
export function findShared(database: Kysely<Tables>, token: string) {
  return database
    .selectFrom('resume_links')
    .innerJoin('users', 'users.id', 'resume_links.user_id')
    .innerJoin('resumes', 'resumes.id', 'resume_links.resume_id')
    .innerJoin('files', 'files.id', 'resumes.file_id')
    .select(['resume_links.id', 'resume_links.user_id', 'users.first_name', 'users.last_name'])
    .select(['resume_links.with_contact', 'resume_links.allows_download', 'resume_links.expires_at'])
    .select(['files.id as file_id', 'files.name as file_name', 'files.extension', 'files.size'])
    .select(['files.media_type', 'files.storage_key', 'files.created_at as updated_at'])
    .where('resume_links.token_hash', '=', hashSecret(token))
    .where('resume_links.revoked_at', 'is', null)
    .where(sql<boolean>`resume_links.expires_at > now()`)
    .where('resumes.removed_at', 'is', null)
    .where('users.deletion_due_at', 'is', null)
    .where('users.suspended_at', 'is', null)
    .executeTakeFirst();
}

export type Shared = NonNullable<Awaited<ReturnType<typeof findShared>>>;

/** The same for all that open nothing: nobody learns which of them ever did. */
export const deadLink = () =>
  new AppError('not_found', 'This link opens nothing. It may have expired, or its owner has ended it.');
