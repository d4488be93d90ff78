import type { RestoreSavedJobFields, SavedJobFields } from '@waymark/contract/seeking/saved-jobs';
import { sql } from 'kysely';
import type { Insertable, Kysely } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import { AppError } from '../../../platform/errors.ts';
import { publicStatuses } from './constants.ts';
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

/** Likes a job of the board. Doing it twice is no error. Throws `not_found`, or `conflict` when the list is full. */
export async function likeJob(database: Kysely<Tables>, userId: string, jobId: string): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    await lockList(transaction, userId);
    await lockPublicJob(transaction, jobId);
    const inserted = await transaction
      .insertInto('saved_jobs')
      .values({ id: newSavedJobId(), user_id: userId, job_id: jobId, title: null, company: null })
      .onConflict((conflict) => conflict.columns(['user_id', 'job_id']).doNothing())
      .returning('id')
      .executeTakeFirst();
    if (inserted) await refuseBeyondLimit(transaction, userId);
  });
}

/** Takes a like back. Doing it twice is no error; a job that nobody may see is `not_found`. */
export async function unlikeJob(database: Kysely<Tables>, userId: string, jobId: string): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    await lockPublicJob(transaction, jobId);
    await transaction
      .deleteFrom('saved_jobs')
      .where('user_id', '=', userId)
      .where('job_id', '=', jobId)
      .execute();
  });
}

/**
 * Adds what somebody liked before signing in, given oldest first, and gives how many were new to the list. Jobs
 * that are gone meanwhile are left out. Throws `conflict`, and adds none, when the list has no room for all.
 */
export async function mergeLikes(
  database: Kysely<Tables>,
  userId: string,
  jobIds: readonly string[],
): Promise<number> {
  return database.transaction().execute(async (transaction) => {
    await lockList(transaction, userId);
    // A moment apart, so that the list keeps their order.
    const { rows } = await sql`
      insert into saved_jobs (id, user_id, job_id, created_at)
      select liked.id, ${userId}::uuid, jobs.id, now() - (${jobIds.length}::int - position) * interval '1 ms'
      from unnest(${jobIds.map(newSavedJobId)}::text[], ${jobIds}::uuid[])
        with ordinality as liked (id, job_id, position)
      join jobs on jobs.id = liked.job_id and jobs.status = any(${publicStatuses}::text[])
      for key share of jobs
      on conflict (user_id, job_id) do nothing
      returning id
    `.execute(transaction);
    if (rows.length > 0) await refuseBeyondLimit(transaction, userId);
    return rows.length;
  });
}
