import { readFile } from 'node:fs/promises';
import { resumesLimit, resumeRestoreMinutes } from '@waymark/contract/identity/choices';
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
 * Checks an upload, stores it, and has `record` write, in one transaction, what names it. When any of this
 * fails neither row nor file is left.
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

/**
 * Writes a candidate's resume and gives its id. The first one becomes the default. Throws `conflict` for too
 * many.
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
 * Every change of an account's resumes locks its row first: two first uploads at once would both become the
 * default, and two tabs would both take the last place.
 */
async function lockOwner(transaction: Kysely<Tables>, userId: string): Promise<void> {
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
async function requireRoom(transaction: Kysely<Tables>, userId: string): Promise<void> {
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

/** Calls a resume by another name; employers go on seeing that of its file. Throws `not_found`. */
export async function labelResume(
  database: Kysely<Tables>,
  userId: string,
  resumeId: string,
  label: string,
): Promise<void> {
  const changed = await own(database, userId, resumeId).set({ label }).returning('id').executeTakeFirst();
  if (!changed) throw unknownResume();
}

/** Makes a resume the one that is sent unless another is chosen. Throws `not_found`. */
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

/**
 * Also of those that are deleted: who has chosen another one since is not asked again when one comes back.
 */
async function forgetDefault(transaction: Kysely<Tables>, userId: string): Promise<void> {
  await transaction
    .updateTable('resumes')
    .set({ is_default: false })
    .where('user_id', '=', userId)
    .where('is_default', '=', true)
    .execute();
}

/**
 * Puts another file in the place of a resume's. Applications and reviews keep the one that they were sent
 * with; one that nothing names any more is swept. Throws `not_found` for one that was deleted meanwhile.
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
 * Deletes a resume, which can be undone for an hour. Of the others the newest
 * becomes the default where it was. Throws `not_found`.
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

/** The newest, where there is no default any more. */
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

/** How many deleted resumes of an account are kept. */
async function dropOldest(transaction: Kysely<Tables>, userId: string): Promise<void> {
  await sql`
    delete from resumes where id in (
      select id from resumes where user_id = ${userId} and removed_at is not null
      order by removed_at desc, id desc offset ${resumesLimit}
    )
  `.execute(transaction);
}

/**
 * Takes back that a resume was deleted. Throws `not_found` when it is too late, `conflict` when its place is
 * taken.
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
    if (!removed) throw unknownResume('This resume cannot be taken back any more.');
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
 * Deletes for good what cannot be taken back any more; the sweep of files comes for those that nothing names
 * now.
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
