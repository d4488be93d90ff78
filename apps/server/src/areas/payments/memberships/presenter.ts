import { paths } from '@waymark/contract/paths';
import type { PlanKey } from '@waymark/contract/payments/membership-plans';
import type { CompanyPlan, PayableOrder, Transaction } from '@waymark/contract/payments/memberships';
import { describeOrder } from './rules.ts';
import type { Selectable } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';

type OrderRow = Selectable<Tables['posting_orders']>;
type PayableRow = Pick<OrderRow, 'kind' | 'product_id' | 'item' | 'amount' | 'currency' | 'status'>;
type TransactionRow = PayableRow &
  Pick<OrderRow, 'id' | 'number' | 'flag' | 'payment_method' | 'receipt_number' | 'created_at'> & {
    waiting_job_id: string | null;
  };

/** An order for its company. */
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

/** The plan and its use, for members. */
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

/** An order for the checkout. */
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
