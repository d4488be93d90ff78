import type { StaffSubscription, Subscription } from '@waymark/contract/payments/subscriptions';
import { isOnTrial, type SubscriptionRow } from './rules.ts';

/** A plan that renews, for its company. */
export function presentSubscription(row: SubscriptionRow): Omit<Subscription, 'switches'> {
  const { next_plan: plan, next_item: name, next_amount: amount } = row;
  return {
    id: row.id,
    plan: row.plan,
    name: row.item,
    amount: row.amount,
    currency: row.currency,
    renewal: row.renewal,
    periodEnd: row.period_end.toISOString(),
    isTrial: isOnTrial(row),
    isInvoiced: row.external_id === null,
    paymentMethod: row.payment_method,
    cancelAskedAt: row.cancel_asked_at?.toISOString() ?? null,
    isOver: row.end_reason !== '',
    failedAt: row.failed_at?.toISOString() ?? null,
    nextTryAt: row.next_try_at?.toISOString() ?? null,
    cardEndsOn: row.card_ends_on,
    next: plan !== null && name !== null && amount !== null ? { plan, name, amount } : null,
  };
}

export interface StaffRow extends SubscriptionRow {
  company_name: string | null;
  order_number: number;
}

const endReasons = {
  '': '',
  canceled: 'Canceled',
  unpaid: 'Not paid',
  staff: 'Ended by staff',
  refused: 'Began twice, or for what was not ordered',
  gone: 'The company is gone',
} as const;

export function presentStaffSubscription(row: StaffRow): StaffSubscription {
  return {
    ...presentSubscription(row),
    company: row.company_id === null ? null : { id: row.company_id, name: row.company_name ?? '' },
    orderNumber: row.order_number,
    endedAt: row.ended_at?.toISOString() ?? null,
    endReason: endReasons[row.end_reason],
    waitsForCheckout: row.external_id !== null && row.wish > row.told_wish,
  };
}
