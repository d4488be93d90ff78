import { sql, type Insertable, type Kysely } from 'kysely';
import type { RestoreSavedJobFields, SavedJobFields } from '@waymark/contract/seeking/saved-jobs';
import type { Tables } from '../../../platform/database/tables.ts';
import { AppError } from '../../../platform/errors.ts';
import { lockList, refuseBeyondLimit } from './limit-policy.ts';
import { lockPublicJob } from './queries.ts';
import { newSavedJobId } from './rules.ts';

/** Writes a job down that is not of this board, and gives the row's id. Throws `conflict` when the list is full. */
export async function addSavedJob(
  database: Kysely<Tables>,
  userId: string,
  fields: SavedJobFields,
): Promise<string> {
  const id = newSavedJobId();
  await database.transaction().execute(async (transaction) => {
    await lockList(transaction, userId);
    await insertRow(transaction, { id, user_id: userId, job_id: null, ...fields });
    await refuseBeyondLimit(transaction, userId);
  });
  return id;
}

/** Replaces the words of a row. Throws `not_found`, also for somebody else's. */
export async function changeSavedJob(
  database: Kysely<Tables>,
  userId: string,
  id: string,
  { title, company, date }: SavedJobFields,
): Promise<void> {
  const posted = {
    title: sql`select jobs.title from jobs where jobs.id = job_id`,
    company: sql`select name from jobs join companies on companies.id = company_id where jobs.id = job_id`,
  };
  // What is the posting's own word is not kept a second time: it may be corrected there.
  const words = (typed: string, own: typeof posted.title) =>
    sql<string>`case when job_id is null then ${typed} else nullif(nullif(${typed}::text, ''), (${own})) end`;
  const changed = await database
    .updateTable('saved_jobs')
    .set({ title: words(title, posted.title), company: words(company, posted.company), date })
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .returning('id')
    .executeTakeFirst();
  if (!changed) throw noSuchRow();
}

/** Deletes a row, liked or written. Throws `not_found`, also for somebody else's. */
export async function removeSavedJob(database: Kysely<Tables>, userId: string, id: string): Promise<void> {
  const removed = await database
    .deleteFrom('saved_jobs')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .returning('id')
    .executeTakeFirst();
  if (!removed) throw noSuchRow();
}

/** Puts a deleted row back into its place. Doing it twice, or after the job was liked again, is no error. */
export async function restoreSavedJob(
  database: Kysely<Tables>,
  userId: string,
  { id, jobId, savedAt, ...words }: RestoreSavedJobFields,
): Promise<void> {
  const now = new Date();
  const createdAt = new Date(savedAt);
  await database.transaction().execute(async (transaction) => {
    await lockList(transaction, userId);
    if (jobId !== null) await lockPublicJob(transaction, jobId);
    const row = { id, user_id: userId, job_id: jobId, ...words };
    const created_at = createdAt < now ? createdAt : now;
    if (!(await insertRow(transaction, { ...row, created_at }))) return;
    await changeSavedJob(transaction, userId, id, words);
    await refuseBeyondLimit(transaction, userId);
  });
}

/** Gives false when the row, or the job in this list, is there already. */
async function insertRow(
  transaction: Kysely<Tables>,
  row: Insertable<Tables['saved_jobs']>,
): Promise<boolean> {
  const inserted = await transaction
    .insertInto('saved_jobs')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return inserted !== undefined;
}

function noSuchRow(): AppError {
  return new AppError('not_found', 'There is no saved job with this address.');
}
