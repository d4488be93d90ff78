import { resumesLimit, resumeRestoreMinutes } from '@waymark/contract/identity/choices';
import { msg } from '@waymark/contract/text/message';
import { sql, type Kysely } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import { AppError } from '../../../platform/errors.ts';
import { storeFile } from '../../../platform/files/stored-files.ts';
import type { Upload } from '../../../platform/http/uploads.ts';
import { newId } from '../../../platform/ids.ts';
import type { Services } from '../../../platform/services.ts';
import { unknownResume } from './queries.ts';
import { cleanResumeName, inspectResume } from './rules.ts';

/**
 * Checks and stores an upload, and calls `record` to write the rows that refer to it, in one transaction. On
 * failure, neither rows nor the file are left.
 */
export async function storeResume<T>(
  services: Pick<Services, 'database' | 'files'>,
  { path, name, size, sha256 }: Upload,
  record: (transaction: Kysely<Tables>, fileId: string) => Promise<T>,
): Promise<T> {
  const { extension, mediaType } = await inspectResume(path, name);
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

/**
 * Inserts a candidate's resume and returns its id. The first one becomes the default. Throws `conflict` for
 * too many.
 */
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
 * Serializes all changes to an account's resumes: otherwise two first uploads would both become the default,
 * and two tabs would both take the last place.
 */
async function lockOwner(transaction: Kysely<Tables>, userId: string): Promise<void> {
  const owner = await transaction
    .selectFrom('users')
    .select('id')
    .where('id', '=', userId)
    .forUpdate()
    .executeTakeFirst();
  // The account was deleted during the upload.
  if (!owner)
    throw new AppError('unauthenticated', msg`This account does not exist any more.`, { logout: true });
}

/** Throws `conflict` if the account has the maximum number of resumes, not counting deleted ones. */
async function requireRoom(transaction: Kysely<Tables>, userId: string): Promise<void> {
  const { count } = await transaction
    .selectFrom('resumes')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .where('removed_at', 'is', null)
    .executeTakeFirstOrThrow();
  if (count < resumesLimit) return;
  const message = msg`You have ${resumesLimit} resumes, which is all an account keeps. Choose one of them, or delete one in your CV manager.`;
  throw new AppError('conflict', message, { fields: { resume: message } });
}

/** Renames a resume; employers still see the name of its file. Throws `not_found`. */
export async function labelResume(
  database: Kysely<Tables>,
  userId: string,
  resumeId: string,
  label: string,
): Promise<void> {
  const changed = await own(database, userId, resumeId).set({ label }).returning('id').executeTakeFirst();
  if (!changed) throw unknownResume();
}

/** Makes a resume the default. Throws `not_found`. */
export async function chooseDefault(
  database: Kysely<Tables>,
  userId: string,
  resumeId: string,
): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    await lockOwner(transaction, userId);
    await forgetDefault(transaction, userId);
    const changed = await own(transaction, userId, resumeId)
      .set({ is_default: true })
      .returning('id')
      .executeTakeFirst();
    if (!changed) throw unknownResume();
  });
}

/** Includes deleted resumes, so that restoring one does not override a later choice. */
async function forgetDefault(transaction: Kysely<Tables>, userId: string): Promise<void> {
  await transaction
    .updateTable('resumes')
    .set({ is_default: false })
    .where('user_id', '=', userId)
    .where('is_default', '=', true)
    .execute();
}

/**
 * Replaces a resume's file. Applications and reviews keep the file they were sent with; the sweep deletes
 * files without references. Throws `not_found` for a resume deleted meanwhile.
 */
export async function replaceFile(
  services: Pick<Services, 'database' | 'files'>,
  userId: string,
  resumeId: string,
  upload: Upload,
): Promise<void> {
  await storeResume(services, upload, async (transaction, fileId) => {
    await lockOwner(transaction, userId);
    const changed = await own(transaction, userId, resumeId)
      .set({ file_id: fileId, replaced_at: sql<Date>`now()` })
      .returning('id')
      .executeTakeFirst();
    if (!changed) throw unknownResume();
  });
}

/**
 * Deletes a resume; it can be restored for an hour. If it was the default, the newest other one becomes the
 * default. Throws `not_found`.
 */
export async function removeResume(
  database: Kysely<Tables>,
  userId: string,
  resumeId: string,
): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    await lockOwner(transaction, userId);
    const removed = await own(transaction, userId, resumeId)
      .set({ removed_at: sql<Date>`clock_timestamp()` })
      .returning('id')
      .executeTakeFirst();
    if (!removed) throw unknownResume();
    await ensureDefault(transaction, userId);
    await dropOldest(transaction, userId);
  });
}

/** Makes the newest resume the default if there is none. */
async function ensureDefault(transaction: Kysely<Tables>, userId: string): Promise<void> {
  await sql`
    update resumes set is_default = true
    where id = (
        select id from resumes where user_id = ${userId} and removed_at is null
        order by id desc limit 1
      )
      and not exists (select from resumes where user_id = ${userId} and is_default and removed_at is null)
  `.execute(transaction);
}

/** Deletes the oldest deleted resumes of an account above the limit. */
async function dropOldest(transaction: Kysely<Tables>, userId: string): Promise<void> {
  await sql`
    delete from resumes where id in (
      select id from resumes where user_id = ${userId} and removed_at is not null
      order by removed_at desc, id desc offset ${resumesLimit}
    )
  `.execute(transaction);
}

/**
 * Restores a deleted resume. Throws `not_found` when it is too late, `conflict` when the account has no place
 * left for it.
 */
export async function restoreResume(
  database: Kysely<Tables>,
  userId: string,
  resumeId: string,
): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    await lockOwner(transaction, userId);
    const removed = await transaction
      .selectFrom('resumes')
      .select('is_default')
      .where('id', '=', resumeId)
      .where('user_id', '=', userId)
      .where(isRestorable)
      .executeTakeFirst();
    if (!removed) throw unknownResume(msg`This resume can no longer be restored.`);
    await requireRoom(transaction, userId);
    if (removed.is_default) await forgetDefault(transaction, userId);
    await transaction
      .updateTable('resumes')
      .set({ removed_at: null, is_default: removed.is_default })
      .where('id', '=', resumeId)
      .execute();
    await ensureDefault(transaction, userId);
  });
}

const isRestorable = sql<boolean>`
  removed_at > now() - make_interval(mins => ${resumeRestoreMinutes}::int)
`;

/**
 * Deletes resumes for good once the time to restore them is over; the file sweep then deletes files without
 * references.
 */
export async function dropRemovedResumes(database: Kysely<Tables>): Promise<void> {
  await sql`delete from resumes where removed_at is not null and not (${isRestorable})`.execute(database);
}

function own(database: Kysely<Tables>, userId: string, resumeId: string) {
  return database
    .updateTable('resumes')
    .where('id', '=', resumeId)
    .where('user_id', '=', userId)
    .where('removed_at', 'is', null);
}
