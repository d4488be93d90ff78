import { msg, type Message } from '@waymark/contract/text/message';
import { isSubscriptionEvent, type CheckoutEvent } from '@waymark/contract/payments/billing';
import type {
  OrderMark,
  StaffOrderKind,
  StaffOrderStatus,
  ReceiptState,
} from '@waymark/contract/payments/choices';
import type { WebhookReceiptDetail } from '@waymark/contract/payments/webhooks';
import type { Say } from '@waymark/contract/text/say';
import { readFlag } from '../invoices/kept-words-rules.ts';

/** An order of either kind, with its customer. */
export interface OrderRow {
  id: string;
  kind: StaffOrderKind;
  number: string;
  checkout_number: string | null;
  item: string;
  is_featuring: boolean;
  amount: number;
  currency: string;
  status: StaffOrderStatus;
  percentage: number | null;
  flag: string;
  payment_method: string;
  receipt_number: string | null;
  /** Paid, and without an invoice. */
  is_uninvoiced: boolean;
  /** Null for a product that is gone. */
  refund_terms: string | null;
  staff_mark: OrderMark | null;
  staff_note: string;
  created_at: Date;
  updated_at: Date | null;
  paid_at: Date | null;
  refunded_at: Date | null;
  canceled_at: Date | null;
  user_id: string | null;
  user_name: string | null;
  user_email: string | null;
  company_id: string | null;
  company_name: string | null;
}

type Moments = Pick<
  OrderRow,
  'kind' | 'percentage' | 'flag' | 'created_at' | 'updated_at' | 'paid_at' | 'refunded_at' | 'canceled_at'
>;

interface Event {
  what: Message;
  at: string;
}

/** The history of an order, oldest first, as far as its row shows. */
export function listOrderEvents(order: Moments, handoffs: readonly Date[]): Event[] {
  const isPackage = order.kind === 'package';
  const moved = isPackage && order.percentage !== null && order.percentage > 0 ? order.updated_at : null;
  const events: [Message, Date | null][] = [
    [isPackage ? msg`Bought at the checkout` : msg`Ordered`, order.created_at],
    ...handoffs.map((at): [Message, Date] => [msg`Sent to the checkout`, at]),
    [order.flag === '' ? msg`Paid` : msg`Paid, and flagged`, isPackage ? null : order.paid_at],
    [msg`The work is at ${order.percentage} %`, moved],
    [msg`Canceled`, order.canceled_at],
    [msg`Refunded`, order.refunded_at],
  ];
  return events
    .flatMap(([what, at]) => (at === null ? [] : [{ what, at: at.toISOString() }]))
    .toSorted((a, b) => a.at.localeCompare(b.at));
}

/** Whether there is a receipt and a payer. */
export function isReceiptMailable({
  status,
  receipt_number: receiptNumber,
  user_id: userId,
}: Pick<OrderRow, 'status' | 'receipt_number' | 'user_id'>): boolean {
  return status === 'paid' && receiptNumber !== null && userId !== null;
}

/** The order’s page at the checkout. */
export function checkoutUrlOf(
  checkout: { origin: string; orderPath?: string | undefined } | undefined,
  checkoutNumber: string | null,
): string | null {
  if (!checkout?.orderPath || checkoutNumber === null) return null;
  return checkout.origin + checkout.orderPath.replace('{order}', encodeURIComponent(checkoutNumber));
}

export function stateOfReceipt({
  refusal,
  set_aside_at: setAsideAt,
}: {
  refusal: string | null;
  set_aside_at: Date | null;
}): ReceiptState {
  if (refusal === null) return 'acted';
  return setAsideAt === null ? 'refused' : 'set-aside';
}

/** Why a report cannot be processed again; undefined if it can. */
export function findReplayRefusal(
  { type, data }: CheckoutEvent,
  order: { isRefunded: boolean; percentage: number | null } | undefined,
): Message | undefined {
  // A later period may be paid although the first one was given back.
  if (isSubscriptionEvent(type)) return undefined;
  if (order?.isRefunded && type !== 'order.refunded') {
    return msg`The money of this order has been given back since: there is nothing to act upon.`;
  }
  const percentage = order?.percentage ?? null;
  if (percentage !== null && data.statusPercentage < percentage) {
    return msg`The work is at ${percentage} % by now: this report is behind it.`;
  }
  return undefined;
}

interface Changes {
  before: Record<string, string> | null;
  after: Record<string, string>;
}

/** The changes of a report, by field. */
export function listChanges(say: Say, changes: Changes | null): WebhookReceiptDetail['changes'] {
  if (changes === null) return [];
  return Object.entries(changes.after)
    .map(([field, after]) => ({ field, before: changes.before?.[field] ?? null, after }))
    .filter(({ before, after }) => before !== after)
    .map((change) => (change.field === 'flag' ? { ...change, after: say(readFlag(change.after)) } : change));
}

/** The content of a report as text, without the reference, which gives access to the order. */
export function writePayload(event: CheckoutEvent | null): string | null {
  if (event === null) return null;
  const { reference, ...data } = event.data;
  return JSON.stringify(
    { type: event.type, data: { ...data, ...(reference !== undefined && { reference: '(left out)' }) } },
    null,
    2,
  );
}
