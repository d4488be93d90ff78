import { term } from '@waymark/contract/text/message';
import { paths } from '@waymark/contract/paths';
import type { CompanyPlan, PayableOrder, Transaction } from '@waymark/contract/payments/memberships';
import type { Say } from '@waymark/contract/text/say';
import { board } from '../../../platform/board/board.ts';
import { readFlag, readPaymentMethod } from '../invoices/kept-words-rules.ts';
import { nameItem, writeOrder } from './rules.ts';
import type { Selectable } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';

type OrderRow = Selectable<Tables['posting_orders']>;
type PayableRow = Pick<OrderRow, 'kind' | 'product_id' | 'terms' | 'item' | 'amount' | 'currency' | 'status'>;
type TransactionRow = Omit<PayableRow, 'product_id'> &
  Pick<
    OrderRow,
    'id' | 'number' | 'discount' | 'flag' | 'payment_method' | 'receipt_number' | 'created_at'
  > & {
    waiting_job_id: string | null;
    invoice_number: string | null;
  };

/** An order for its company. */
export function presentTransaction(say: Say, row: TransactionRow): Transaction {
  const isFeaturing = row.terms.featuredJobId !== undefined;
  return {
    id: row.id,
    number: row.number,
    kind: row.kind,
    item: isFeaturing ? writeOrder(say, row).name : nameItem(row, say.language),
    amount: row.amount,
    discount: row.discount,
    currency: row.currency,
    orderedAt: row.created_at.toISOString(),
    paymentMethod: say(readPaymentMethod(row.payment_method)),
    status: row.status,
    note:
      row.status === 'flagged'
        ? say`${term(readFlag(row.flag))} Nothing was granted for it; we look at it and write to you.`
        : '',
    receiptNumber: row.receipt_number,
    invoiceNumber: row.invoice_number,
    waitingJobId: row.waiting_job_id,
    ...(isFeaturing && { isFeaturing }),
  };
}

export interface PlanState {
  plan: string;
  name: string;
  ends_at: Date | null;
  postings: number;
  taken: number;
  ended: { plan: string; name: string; ended_at: Date } | null;
  closing: { id: string; title: string; closes_at: Date }[];
}

/** The plan and its use, for members. */
export function presentPlan(
  { plan, name, ends_at, postings, taken, ended, closing }: PlanState,
  selling: Pick<CompanyPlan, 'offers' | 'mayPayByInvoice'>,
): CompanyPlan {
  return {
    plan,
    name,
    endsAt: ends_at?.toISOString() ?? null,
    postings,
    taken,
    ended: ended && { plan: ended.plan, name: ended.name, endedAt: ended.ended_at.toISOString() },
    closing: closing.map(({ id, title, closes_at }) => ({
      jobId: id,
      title,
      closesAt: closes_at.toISOString(),
    })),
    ...selling,
  };
}

/** An order for the checkout, in the language that its pages have. */
export function presentPayable(
  say: Say,
  row: PayableRow &
    Pick<OrderRow, 'subscription_id'> & { is_invoiced: boolean; subscription_number: string | null },
  publicUrl: string,
): PayableOrder {
  const { renewal = 'once' } = row.terms;
  return {
    productId: row.product_id,
    ...writeOrder(say, row),
    amount: row.amount,
    currency: row.currency,
    refundTerms: board.ownText(row.terms.refundTerms, say.language),
    // Nothing is left to pay, or the invoice is what is paid.
    pending: row.status === 'pending' && row.amount > 0 && !row.is_invoiced,
    returnUrl: publicUrl + paths.companyTransactions,
    ...(renewal !== 'once' &&
      row.subscription_id === null && {
        renewal: { interval: renewal, trialDays: row.terms.trialDays ?? 0 },
      }),
    ...(row.subscription_number !== null && { subscriptionId: row.subscription_number }),
  };
}
