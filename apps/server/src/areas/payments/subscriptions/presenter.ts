import type { Say } from '@waymark/contract/text/say';
import { msg } from '@waymark/contract/text/message';
import type { StaffSubscription, Subscription } from '@waymark/contract/payments/subscriptions';
import { readPaymentMethod } from '../invoices/kept-words-rules.ts';
import { board } from '../../../platform/board/board.ts';
import { isOnTrial, type SubscriptionRow } from './rules.ts';

/** A plan that renews, for its company. */
export function presentSubscription(say: Say, row: SubscriptionRow): Omit<Subscription, 'switches'> {
  const { next_plan: plan, next_item: name, next_amount: amount } = row;
  return {
    id: row.id,
    plan: row.plan,
    name: board.ownText(row.item, say.language),
    amount: row.amount,
    currency: row.currency,
    renewal: row.renewal,
    periodEnd: row.period_end.toISOString(),
    isTrial: isOnTrial(row),
    isInvoiced: row.external_id === null,
    paymentMethod: say(readPaymentMethod(row.payment_method)),
    cancelAskedAt: row.cancel_asked_at?.toISOString() ?? null,
    isOver: row.end_reason !== '',
    failedAt: row.failed_at?.toISOString() ?? null,
    nextTryAt: row.next_try_at?.toISOString() ?? null,
    cardEndsOn: row.card_ends_on,
    next:
      plan !== null && name !== null && amount !== null
        ? { plan, name: board.ownText(name, say.language), amount }
        : null,
  };
}

export interface StaffRow extends SubscriptionRow {
  company_name: string | null;
  order_number: number;
}

const endReasons = {
  '': '',
  canceled: msg`Canceled`,
  unpaid: msg`Not paid`,
  staff: msg`Ended by staff`,
  refused: msg`Began twice, or for what was not ordered`,
  gone: msg`The company is gone`,
} as const;

export function presentStaffSubscription(say: Say, row: StaffRow): StaffSubscription {
  return {
    ...presentSubscription(say, row),
    company: row.company_id === null ? null : { id: row.company_id, name: row.company_name ?? '' },
    orderNumber: row.order_number,
    endedAt: row.ended_at?.toISOString() ?? null,
    endReason: say(endReasons[row.end_reason]),
    waitsForCheckout: row.external_id !== null && row.wish > row.told_wish,
  };
}
