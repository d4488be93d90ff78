import type { CheckoutOrder } from '@waymark/contract/payments/billing';
import { sayEnglish } from '@waymark/contract/text/say';
import type { Database } from '../../../platform/database/tables.ts';
import { readFlag } from '../invoices/kept-words-rules.ts';

export interface OrderState {
  id: string;
  isRefunded: boolean;
  /** How far the work on a package is; null of what companies pay for. */
  percentage: number | null;
  /** What can differ before and after a report, in words. */
  facts: Record<string, string>;
}

/** The current state of a report’s order; undefined if there is none yet. */
export function findOrderState(
  database: Database,
  { orderId, reference }: Pick<CheckoutOrder, 'orderId' | 'reference'>,
): Promise<OrderState | undefined> {
  return reference === undefined
    ? findPackageOrder(database, orderId)
    : findPostingOrder(database, orderId, reference);
}

async function findPackageOrder(database: Database, orderId: string): Promise<OrderState | undefined> {
  const row = await database
    .selectFrom('orders')
    .select(['id', 'status_percentage', 'refunded_at'])
    .where('external_id', '=', orderId)
    .executeTakeFirst();
  if (!row) return undefined;
  const isRefunded = row.refunded_at !== null;
  return {
    id: row.id,
    isRefunded,
    percentage: row.status_percentage,
    facts: { progress: `${row.status_percentage} %`, refunded: isRefunded ? 'yes' : 'no' },
  };
}

/** By the payment if known, else by the hand-off to the checkout. */
async function findPostingOrder(
  database: Database,
  orderId: string,
  reference: string,
): Promise<OrderState | undefined> {
  const orders = database.selectFrom('posting_orders').select(['posting_orders.id', 'status', 'flag']);
  const row =
    (await orders.where('external_id', '=', orderId).executeTakeFirst()) ??
    (await orders
      .innerJoin('posting_handoffs', 'posting_handoffs.order_id', 'posting_orders.id')
      .where('reference', '=', reference)
      .executeTakeFirst());
  if (!row) return undefined;
  return {
    id: row.id,
    isRefunded: row.status === 'refunded',
    percentage: null,
    facts: { status: row.status, ...(row.flag !== '' && { flag: sayEnglish(readFlag(row.flag)) }) },
  };
}
