import { sql, type Kysely } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';
import { receiptDays } from './constants.ts';

/**
 * Acts on a webhook once, however often and however simultaneously it comes: its id and its effect are one
 * transaction, and of two the second waits for the id. Gives false for one that was acted upon before. When the
 * effect throws, the id is forgotten with it, so that the sender may try again.
 */
export function receiveOnce(
  database: Kysely<Tables>,
  id: string,
  effect: (transaction: Kysely<Tables>) => Promise<void>,
): Promise<boolean> {
  return database.transaction().execute(async (transaction) => {
    const { numInsertedOrUpdatedRows } = await transaction
      .insertInto('webhook_receipts')
      .values({ id })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .executeTakeFirst();
    if (numInsertedOrUpdatedRows !== 1n) return false;
    await effect(transaction);
    await transaction
      .deleteFrom('webhook_receipts')
      .where('received_at', '<', sql<Date>`now() - make_interval(days => ${receiptDays}::int)`)
      .execute();
    return true;
  });
}
