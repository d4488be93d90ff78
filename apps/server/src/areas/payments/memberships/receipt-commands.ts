import { sql, type Kysely } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import { receiptNumberOf } from './order-rules.ts';

/**
 * The next number of this year's receipts. The year's row is locked until the payment is stored, and a payment that
 * fails takes its number back: none is missing and none is there twice.
 */
export async function nextReceiptNumber(transaction: Kysely<Tables>, now = new Date()): Promise<string> {
  const year = now.getUTCFullYear();
  const { last_number: number } = await transaction
    .insertInto('receipt_years')
    .values({ year, last_number: 1 })
    .onConflict((conflict) =>
      conflict.column('year').doUpdateSet({ last_number: sql`receipt_years.last_number + 1` }),
    )
    .returning('last_number')
    .executeTakeFirstOrThrow();
  return receiptNumberOf(year, number);
}
