import type { Kysely } from 'kysely';
import { savedJobsLimit } from '@waymark/contract/saved-job-choices';
import type { Tables } from '../../platform/database/tables.ts';
import { AppError } from '../../platform/errors.ts';
import { publicStatuses } from './constants.ts';

/** Two additions to one list wait for each other: both at once would count the rows before either was there. */
export async function lockList(transaction: Kysely<Tables>, userId: string): Promise<void> {
  await transaction
    .selectFrom('users')
    .select('id')
    .where('id', '=', userId)
    .forNoKeyUpdate()
    .executeTakeFirst();
}

/** After an addition, in its transaction. Throws `conflict` when the list holds more than it may. */
export async function requireRoom(transaction: Kysely<Tables>, userId: string): Promise<void> {
  const { count } = await transaction
    .selectFrom('saved_jobs')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  if (count <= savedJobsLimit) return;
  const limit = savedJobsLimit.toLocaleString('en-US');
  throw new AppError(
    'conflict',
    `Your list of saved jobs is full: it holds ${limit}. Delete some of them to save more.`,
  );
}

/** Throws `not_found` for a job that nobody may see. One that is deleted meanwhile is waited for. */
export async function requirePublicJob(transaction: Kysely<Tables>, jobId: string): Promise<void> {
  const job = await transaction
    .selectFrom('jobs')
    .select('id')
    .where('id', '=', jobId)
    .where('status', 'in', publicStatuses)
    .forKeyShare()
    .executeTakeFirst();
  if (!job) throw new AppError('not_found', 'There is no job with this address.');
}
