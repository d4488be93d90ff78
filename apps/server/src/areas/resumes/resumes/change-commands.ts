import { resumeRestoreMinutes, resumesLimit } from '@waymark/contract/identity/choices/accounts';
import { sql, type Kysely } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import type { Upload } from '../../../platform/http/uploads.ts';
import type { Services } from '../../../platform/services.ts';
import { lockOwner, requireRoom, storeResume } from './commands.ts';
import { unknownResume } from './queries.ts';

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

/** Also of those that are deleted: who has chosen another one since is not asked again when one comes back. */
async function forgetDefault(transaction: Kysely<Tables>, userId: string): Promise<void> {
  await transaction
    .updateTable('resumes')
    .set({ is_default: false })
    .where('user_id', '=', userId)
    .where('is_default', '=', true)
    .execute();
}

/**
 * Puts another file in the place of a resume's. Applications and reviews keep the one that they were sent with; one
 * that nothing names any more is swept. Throws `not_found` for one that was deleted meanwhile.
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
 * Deletes a resume: nobody finds it any more, and for an hour it can be taken back. Of those that stay the newest
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

/** Whoever uploads and deletes all day long keeps the last of it. */
async function dropOldest(transaction: Kysely<Tables>, userId: string): Promise<void> {
  await sql`
    delete from resumes where id in (
      select id from resumes where user_id = ${userId} and removed_at is not null
      order by removed_at desc, id desc offset ${resumesLimit}
    )
  `.execute(transaction);
}

/** Takes back that a resume was deleted. Throws `not_found` when it is too late, `conflict` when its place is taken. */
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

/** Deletes for good what cannot be taken back any more; the sweep of files comes for those that nothing names now. */
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
