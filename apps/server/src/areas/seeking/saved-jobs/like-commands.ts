import { sql, type Kysely } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import { publicStatuses } from './constants.ts';
import { lockList, refuseBeyondLimit } from './limit-policy.ts';
import { lockPublicJob } from './queries.ts';
import { newSavedJobId } from './rules.ts';

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
