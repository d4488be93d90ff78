import type { SupportHours } from '@waymark/contract/identity/staff-choices';
import { msg } from '@waymark/contract/text/message';
import { sql, type Kysely } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import { AppError } from '../../../platform/errors.ts';
import { newId } from '../../../platform/ids.ts';
import type { Services } from '../../../platform/services.ts';
import type { Viewer } from '../accounts/policy.ts';
import { lockAccount } from '../accounts/queries.ts';
import { closeVisits } from './visit-commands.ts';

/**
 * Allows staff to look, from now on for so long; what was allowed before is no longer what counts. Throws
 * `forbidden` for staff themselves.
 */
export async function allowSupport(
  database: Kysely<Tables>,
  { userId, account }: Pick<Viewer, 'userId' | 'account'>,
  hours: SupportHours,
): Promise<void> {
  if (account.role === 'staff') throw staffHaveNone();
  await database.transaction().execute(async (transaction) => {
    await lockAccount(transaction, userId);
    const expiry = sql<Date>`now() + make_interval(hours => ${hours}::int)`;
    await transaction
      .updateTable('support_consents')
      .set({ ended_at: sql`expires_at` })
      .where('user_id', '=', userId)
      .where('ended_at', 'is', null)
      .where('expires_at', '<=', sql<Date>`now()`)
      .execute();
    await transaction
      .insertInto('support_consents')
      .values({ id: newId(), user_id: userId, expires_at: expiry })
      // What is open goes on for longer, or for less: a visit that is under way goes on with it.
      .onConflict((conflict) =>
        conflict.column('user_id').where('ended_at', 'is', null).doUpdateSet({ expires_at: expiry }),
      )
      .execute();
  });
}

/** Takes it back, and ends the visit that is under way. What was not allowed is no error. */
export async function withdrawSupport(
  { database, ...parts }: Pick<Services, 'database' | 'queue'>,
  userId: string,
): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    await lockAccount(transaction, userId);
    await transaction
      .updateTable('support_consents')
      .set({ ended_at: sql`now()` })
      .where('user_id', '=', userId)
      .where('ended_at', 'is', null)
      .execute();
    await closeVisits(transaction, parts, sql<boolean>`user_id = ${userId}`);
  });
}

export function staffHaveNone(): AppError {
  return new AppError(
    'forbidden',
    msg`This is for candidates and employers. Staff accounts cannot be viewed this way.`,
  );
}
