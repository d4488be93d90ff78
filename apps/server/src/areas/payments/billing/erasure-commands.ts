import { sql, type Kysely } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';

/**
 * Forgets who bought: the sale stays, and that the checkout reported it; what it said of the customer, and what staff
 * noted of their orders, do not.
 */
export async function forgetCustomer(transaction: Kysely<Tables>, userId: string): Promise<void> {
  await transaction
    .updateTable('webhook_receipts')
    .set({ payload: null })
    .where(sql<string>`payload -> 'data' ->> 'customerId'`, '=', userId)
    .execute();
  await transaction.updateTable('orders').set({ staff_note: '' }).where('user_id', '=', userId).execute();
  await transaction
    .updateTable('posting_orders')
    .set({ staff_note: '' })
    .where('paid_by', '=', userId)
    .execute();
}
