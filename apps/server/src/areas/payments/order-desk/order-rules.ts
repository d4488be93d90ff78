import type {
  OrderMark,
  StaffOrderKind,
  StaffOrderStatus,
} from '@waymark/contract/payments/choices/staff-orders';
import type { StaffOrderDetail } from '@waymark/contract/payments/staff-orders';

/** An order of either kind, with who bought. */
export interface OrderRow {
  id: string;
  kind: StaffOrderKind;
  number: string;
  checkout_number: string | null;
  item: string;
  amount: number;
  currency: string;
  status: StaffOrderStatus;
  percentage: number | null;
  flag: string;
  payment_method: string;
  receipt_number: string | null;
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

/** What happened to an order, oldest first, as far as its row tells. */
export function listOrderEvents(order: Moments, handoffs: readonly Date[]): StaffOrderDetail['events'] {
  const isPackage = order.kind === 'package';
  const moved = isPackage && order.percentage !== null && order.percentage > 0 ? order.updated_at : null;
  const events: [string, Date | null][] = [
    [isPackage ? 'Bought at the checkout' : 'Ordered', order.created_at],
    ...handoffs.map((at): [string, Date] => ['Sent to the checkout', at]),
    [order.flag === '' ? 'Paid' : 'Paid, and flagged', isPackage ? null : order.paid_at],
    [`The work is at ${order.percentage} %`, moved],
    ['Canceled', order.canceled_at],
    ['Refunded', order.refunded_at],
  ];
  return events
    .flatMap(([what, at]) => (at === null ? [] : [{ what, at: at.toISOString() }]))
    .toSorted((a, b) => a.at.localeCompare(b.at));
}

/** Whether the receipt of an order can be mailed: there is one, and somebody who paid. */
export function isReceiptMailable({
  status,
  receipt_number: receiptNumber,
  user_id: userId,
}: Pick<OrderRow, 'status' | 'receipt_number' | 'user_id'>): boolean {
  return status === 'paid' && receiptNumber !== null && userId !== null;
}

/** Where an order stands at the checkout: the page that is set, with the checkout's number in it. */
export function checkoutUrlOf(
  checkout: { origin: string; orderPath?: string | undefined } | undefined,
  checkoutNumber: string | null,
): string | null {
  if (!checkout?.orderPath || checkoutNumber === null) return null;
  return checkout.origin + checkout.orderPath.replace('{order}', encodeURIComponent(checkoutNumber));
}
