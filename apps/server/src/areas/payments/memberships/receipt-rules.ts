import { formatMoney } from '@waymark/contract/text/format-money';
import { formatDay } from '@waymark/contract/text/format-day';
import { describeOrder } from './order-rules.ts';
import type { OrderKind } from '@waymark/contract/payments/choices/memberships';
import { board } from '../../../platform/board/board.ts';

interface Fact {
  name: string;
  value: string;
  strong?: boolean;
}

/** What stands on a receipt, from top to bottom. */
export interface ReceiptText {
  title: string;
  seller: string[];
  billed: string[];
  facts: Fact[];
  name: string;
  description: string;
  amount: string;
  totals: Fact[];
  closing: string[];
  paidAt: Date;
}

interface Receipt {
  receipt_number: string;
  number: number;
  kind: OrderKind;
  product_id: string;
  item: string;
  amount: number;
  currency: string;
  payment_method: string;
  billed_name: string;
  billed_address: string;
  paid_at: Date;
  refunded_at: Date | null;
}

/** The words of a receipt. */
export function writeReceipt(
  row: Receipt,
  seller: { address: string | null; email: string | null },
): ReceiptText {
  const amount = formatMoney(row.amount, row.currency);
  const refunded = row.refunded_at && `Refunded on ${formatDay(row.refunded_at)}`;
  return {
    title: `Receipt ${row.receipt_number}`,
    seller: [board.settings.name, seller.address, seller.email].filter((line) => line !== null),
    billed: [row.billed_name, ...row.billed_address.split('\n')].filter(Boolean),
    facts: [
      { name: 'Date', value: formatDay(row.paid_at) },
      { name: 'Order', value: String(row.number) },
      { name: 'Payment method', value: row.payment_method },
    ],
    ...describeOrder(row),
    amount,
    totals: [
      { name: 'Tax', value: formatMoney(0, row.currency) },
      { name: 'Total', value: amount, strong: true },
      { name: `Paid on ${formatDay(row.paid_at)}`, value: amount },
      ...(refunded ? [{ name: refunded, value: `-${amount}` }] : []),
    ],
    closing: [
      refunded ? `Paid. ${refunded}: nothing of it is owed by either side.` : 'Paid. Nothing is owed.',
      'No sales tax and no VAT was charged, and none is contained in the price.',
    ],
    paidAt: row.paid_at,
  };
}
