import { savedJobsLimit } from '@waymark/contract/seeking/choices';
import type { RestoreSavedJobFields, SavedJobFields } from '@waymark/contract/seeking/saved-jobs';
import { msg } from '@waymark/contract/text/message';
import { type Insertable, sql } from 'kysely';
import type { Tables, Database } from '../../../platform/database/tables.ts';
import { AppError } from '../../../platform/errors.ts';
import { lockPublicJob, publicStatuses } from './queries.ts';
import { newSavedJobId } from './rules.ts';

/** Saves a job from elsewhere and returns the row’s id. Throws `conflict` when the list is full. */
export async function addSavedJob(
  database: Database,
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

/** Replaces the texts of a row. Throws `not_found`. */
export async function changeSavedJob(
  database: Database,
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

/** Deletes a row. Throws `not_found`. */
export async function removeSavedJob(database: Database, userId: string, id: string): Promise<void> {
  const removed = await database
    .deleteFrom('saved_jobs')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .returning('id')
    .executeTakeFirst();
  if (!removed) throw noSuchRow();
}

/** Restores a deleted row in its place; repeating it is no error. */
export async function restoreSavedJob(
  database: Database,
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

/** False if the row, or the job in this list, exists. */
async function insertRow(transaction: Database, row: Insertable<Tables['saved_jobs']>): Promise<boolean> {
  const inserted = await transaction
    .insertInto('saved_jobs')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return inserted !== undefined;
}

function noSuchRow(): AppError {
  return new AppError('not_found', msg`There is no saved job with this address.`);
}

/**
 * Saves a job of the board; repeating it is no error. Throws `not_found`, or `conflict` when the list is
 * full.
 */
export async function likeJob(database: Database, userId: string, jobId: string): Promise<void> {
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

/**
 * Removes a saved job of the board; repeating it is no error. Throws `not_found` for a job that is not
 * public.
 */
export async function unlikeJob(database: Database, userId: string, jobId: string): Promise<void> {
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
 * Adds jobs that were saved before signing in, oldest first, and returns how many were new; missing jobs are
 * skipped. Throws `conflict`, adding none, when the list has no room for all.
 */
export async function mergeLikes(
  database: Database,
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

/** Serialises additions to a list, which would otherwise both count the rows before either exists. */
async function lockList(transaction: Database, userId: string): Promise<void> {
  await transaction
    .selectFrom('users')
    .select('id')
    .where('id', '=', userId)
    .forNoKeyUpdate()
    .executeTakeFirst();
}

/** Checks the limit after an addition, in its transaction. Throws `conflict`. */
async function refuseBeyondLimit(transaction: Database, userId: string): Promise<void> {
  const { count } = await transaction
    .selectFrom('saved_jobs')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  if (count <= savedJobsLimit) return;
  const limit = savedJobsLimit.toLocaleString('en-US');
  throw new AppError(
    'conflict',
    msg`Your list of saved jobs is full: it holds ${limit}. Delete some of them to save more.`,
  );
}
