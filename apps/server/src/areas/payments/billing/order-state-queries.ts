import type { CheckoutOrder } from '@waymark/contract/payments/billing';
import type { Kysely } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';

export interface OrderState {
  id: string;
  isRefunded: boolean;
  /** How far the work on a package is; null of what companies pay for. */
  percentage: number | null;
  /** What can differ before and after a report, in words. */
  facts: Record<string, string>;
}

/** The order that a report is about, as it stands; undefined where there is none yet. */
export function findOrderState(
  database: Kysely<Tables>,
  { orderId, reference }: Pick<CheckoutOrder, 'orderId' | 'reference'>,
): Promise<OrderState | undefined> {
  return reference === undefined
    ? findPackageOrder(database, orderId)
    : findPostingOrder(database, orderId, reference);
}

async function findPackageOrder(database: Kysely<Tables>, orderId: string): Promise<OrderState | undefined> {
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

/** By the payment where it is known; else the order that somebody was sent to the checkout with. */
async function findPostingOrder(
  database: Kysely<Tables>,
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
    facts: { status: row.status, ...(row.flag !== '' && { flag: row.flag }) },
  };
}
