import type { Database } from '../../../platform/database/tables.ts';
import { nextTermsOf, type SubscriptionRow } from './rules.ts';

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
  const next = nextTermsOf(row);
  await transaction
    .updateTable('subscriptions')
    .set({ ...next, terms: JSON.stringify(next.terms), ...noNext })
    .where('id', '=', row.id)
    .execute();
}
