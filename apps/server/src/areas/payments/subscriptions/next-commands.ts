import type { Database } from '../../../platform/database/tables.ts';
import type { SubscriptionRow } from './rules.ts';

/** Nothing else follows. */
export const noNext = {
  next_plan: null,
  next_product_id: null,
  next_item: null,
  next_amount: null,
  next_tax_off: null,
  next_terms: null,
} as const;

/** The plan that was to follow is the one that renews from now on. */
export async function takeNextTerms(transaction: Database, row: SubscriptionRow): Promise<void> {
  await transaction
    .updateTable('subscriptions')
    .set({
      plan: row.next_plan ?? row.plan,
      product_id: row.next_product_id ?? row.product_id,
      item: row.next_item ?? row.item,
      amount: row.next_amount ?? row.amount,
      tax_off: row.next_tax_off ?? row.tax_off,
      terms: JSON.stringify(row.next_terms ?? row.terms),
      ...noNext,
    })
    .where('id', '=', row.id)
    .execute();
}
