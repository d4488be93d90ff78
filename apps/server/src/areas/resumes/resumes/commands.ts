import { readFile } from 'node:fs/promises';
import { resumesLimit } from '@waymark/contract/identity/choices/accounts';
import { sql, type Kysely } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import { storeFile } from '../../../platform/files/stored-files.ts';
import type { Upload } from '../../../platform/http/uploads.ts';
import { AppError } from '../../../platform/errors.ts';
import { newId } from '../../../platform/ids.ts';
import type { Services } from '../../../platform/services.ts';
import { cleanResumeName, inspectResume } from './rules.ts';

/**
 * Checks an upload, stores it, and has `record` write, in one transaction, what names it. When any of this fails
 * neither row nor file is left.
 */
export async function storeResume<T>(
  services: Pick<Services, 'database' | 'files'>,
  { path, name, size, sha256 }: Upload,
  record: (transaction: Kysely<Tables>, fileId: string) => Promise<T>,
): Promise<T> {
  const { extension, mediaType } = await inspectResume(await readFile(path), name);
  const file = {
    path,
    purpose: 'resume',
    storage_key: newId(),
    name: cleanResumeName(name, extension),
    extension,
    media_type: mediaType,
    size,
    sha256,
  } as const;
  return storeFile(services, file, record);
}

/** Writes a candidate's resume and gives its id. The first one becomes the default. Throws `conflict` for too many. */
export async function insertResume(
  transaction: Kysely<Tables>,
  userId: string,
  fileId: string,
  label = '',
): Promise<string> {
  await lockOwner(transaction, userId);
  await requireRoom(transaction, userId);
  const { id } = await transaction
    .insertInto('resumes')
    .values({
      id: newId(),
      user_id: userId,
      file_id: fileId,
      label,
      is_default: sql<boolean>`not exists (
        select from resumes where user_id = ${userId}::uuid and is_default and removed_at is null
      )`,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/**
 * Whoever changes the resumes of an account takes its row first: two first uploads at once would both become the
 * default, and two tabs would both take the last place.
 */
export async function lockOwner(transaction: Kysely<Tables>, userId: string): Promise<void> {
  const owner = await transaction
    .selectFrom('users')
    .select('id')
    .where('id', '=', userId)
    .forUpdate()
    .executeTakeFirst();
  // The account was deleted while its resume was on the way.
  if (!owner)
    throw new AppError('unauthenticated', 'This account does not exist any more.', { logout: true });
}

/** Throws `conflict` where the account has as many as it may; what is deleted takes no place. */
export async function requireRoom(transaction: Kysely<Tables>, userId: string): Promise<void> {
  const { count } = await transaction
    .selectFrom('resumes')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .where('removed_at', 'is', null)
    .executeTakeFirstOrThrow();
  if (count < resumesLimit) return;
  const message = `You have ${resumesLimit} resumes, which is all an account keeps. Choose one of them, or delete one in your CV manager.`;
  throw new AppError('conflict', message, { fields: { resume: message } });
}
