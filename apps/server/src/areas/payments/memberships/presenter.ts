import { paths } from '@waymark/contract/paths';
import type { OrderKind, OrderStatus } from '@waymark/contract/payments/choices/memberships';
import type { PlanKey } from '@waymark/contract/payments/membership-plans';
import type { CompanyPlan, PayableOrder, Transaction } from '@waymark/contract/payments/memberships';
import { describeOrder } from './rules.ts';

interface TransactionRow {
  id: string;
  number: number;
  kind: OrderKind;
  item: string;
  amount: number;
  currency: string;
  status: OrderStatus;
  flag: string;
  payment_method: string;
  receipt_number: string | null;
  created_at: Date;
  refunded_at: Date | null;
  waiting_job_id: string | null;
}

/** An order as its company sees it. */
export function presentTransaction(row: TransactionRow): Transaction {
  return {
    id: row.id,
    number: row.number,
    kind: row.kind,
    item: row.item,
    amount: row.amount,
    currency: row.currency,
    orderedAt: row.created_at.toISOString(),
    paymentMethod: row.payment_method,
    status: row.status,
    note:
      row.status === 'flagged'
        ? `${row.flag} Nothing was granted for it; we look at it and write to you.`
        : '',
    receiptNumber: row.receipt_number,
    waitingJobId: row.waiting_job_id,
  };
}

export interface PlanState {
  plan: PlanKey;
  ends_at: Date | null;
  postings: number;
  taken: number;
  ended: { plan: PlanKey; ended_at: Date } | null;
  closing: { id: string; title: string; closes_at: Date }[];
}

/** What a company may have open and has, as its members see it. */
export function presentPlan({ plan, ends_at, postings, taken, ended, closing }: PlanState): CompanyPlan {
  return {
    plan,
    endsAt: ends_at?.toISOString() ?? null,
    postings,
    taken,
    ended: ended && { plan: ended.plan, endedAt: ended.ended_at.toISOString() },
    closing: closing.map(({ id, title, closes_at }) => ({
      jobId: id,
      title,
      closesAt: closes_at.toISOString(),
    })),
  };
}

interface PayableRow {
  kind: OrderKind;
  product_id: string;
  item: string;
  amount: number;
  currency: string;
  status: OrderStatus;
}

/** An order as the checkout is told of it. */
export function presentPayable(row: PayableRow, publicUrl: string): PayableOrder {
  return {
    productId: row.product_id,
    ...describeOrder(row),
    amount: row.amount,
    currency: row.currency,
    pending: row.status === 'pending',
    returnUrl: publicUrl + paths.companyTransactions,
  };
}
