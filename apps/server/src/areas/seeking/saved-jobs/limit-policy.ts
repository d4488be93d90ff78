import type { Kysely } from 'kysely';
import { savedJobsLimit } from '@waymark/contract/seeking/choices/saved-jobs';
import type { Tables } from '../../../platform/database/tables.ts';
import { AppError } from '../../../platform/errors.ts';

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
export async function refuseBeyondLimit(transaction: Kysely<Tables>, userId: string): Promise<void> {
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
