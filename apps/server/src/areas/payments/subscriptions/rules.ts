import { moneyOf, msg, type Message } from '@waymark/contract/text/message';
import type { BoardSettings } from '@waymark/contract/all-settings';
import type { CheckoutOrder } from '@waymark/contract/payments/billing';
import type { Selectable } from 'kysely';
import { board } from '../../../platform/board/board.ts';
import type { Tables } from '../../../platform/database/tables.ts';

export type SubscriptionRow = Selectable<Tables['subscriptions']>;

const dayMs = 86_400_000;

/** A checkout charges some hours after a period has begun, and its report may be late. */
const cardLeewayDays = 3;
/** However long a checkout tries: the plan does not go on for longer. */
export const maxFailingDays = 30;

/** Until when the plan is granted that a subscription pays for. */
export function grantEndOf(row: SubscriptionRow, { unpaidDays }: BoardSettings['renewing']): Date {
  const end = row.period_end.getTime();
  if (row.cancel_asked_at !== null || row.ended_at !== null) return row.period_end;
  if (row.external_id === null) return new Date(end + unpaidDays * dayMs);
  const usual = end + cardLeewayDays * dayMs;
  const tried = row.next_try_at === null ? usual : row.next_try_at.getTime() + dayMs;
  return new Date(Math.min(Math.max(usual, tried), end + maxFailingDays * dayMs));
}

interface Charged extends Pick<CheckoutOrder, 'amount' | 'currency' | 'productId'> {
  start: Date;
}

/** The plan of the next period: the one that follows, or else the one that there is. */
export const nextTermsOf = (row: SubscriptionRow) => ({
  plan: row.next_plan ?? row.plan,
  product_id: row.next_product_id ?? row.product_id,
  item: row.next_item ?? row.item,
  amount: row.next_amount ?? row.amount,
  tax_off: row.next_tax_off ?? row.tax_off,
  terms: row.next_terms ?? row.terms,
});

/** Whether the plan that follows is paid, and not the one that there is, where the checkout was told too late. */
export const isNextPaid = (row: SubscriptionRow, { amount, productId }: Charged) =>
  row.next_amount === amount && row.next_product_id === productId;

/** Why a renewal grants nothing; undefined where it does. */
export function findRenewalFlag(row: SubscriptionRow, charged: Charged): Message | undefined {
  const { start, amount, currency, productId } = charged;
  if (row.company_id === null) return msg`The company is gone.`;
  if (row.ended_at !== null && start >= row.ended_at) return msg`Charged after the plan had ended.`;
  if (row.cancel_asked_at !== null && start >= row.period_end && start > row.cancel_asked_at) {
    return msg`Charged after it was canceled.`;
  }
  if (isNextPaid(row, charged)) return undefined;
  if (amount !== row.amount || currency !== row.currency) {
    return msg`Charged ${moneyOf(board.words, amount, currency)}, which is not the price.`;
  }
  return productId === row.product_id ? undefined : msg`Charged for something else than was ordered.`;
}

/** Whether a failure is news: not of a period that was paid since, and not older than what is known. */
export function isNewFailure(
  row: SubscriptionRow,
  { periodEnd, nextTryAt }: { periodEnd: Date; nextTryAt: Date | null },
): boolean {
  if (row.ended_at !== null || periodEnd <= row.period_end) return false;
  if (row.failed_at === null) return true;
  if (row.next_try_at === null) return false;
  return nextTryAt === null || nextTryAt > row.next_try_at;
}

/** Days before the end of a period. Law asks for 15 to 30 days before a year. */
const toldBefore = { yearly: 30, monthly: 10, trial: 7 } as const;

/** Whether a company is told now that its plan renews: before each year, the end of a trial, and each sixth month or as set. */
export function isReminderDue(
  row: SubscriptionRow,
  { monthlyReminders }: BoardSettings['renewing'],
  now: Date,
): boolean {
  if (row.ended_at !== null || row.cancel_asked_at !== null || row.failed_at !== null) return false;
  if (now >= row.period_end || isTold(row)) return false;
  const left = (row.period_end.getTime() - now.getTime()) / dayMs;
  if (isOnTrial(row)) return left <= toldBefore.trial;
  if (row.next_amount !== null && row.next_amount > row.amount) return left <= toldBefore.yearly;
  if (row.renewal === 'yearly') return left <= toldBefore.yearly;
  return monthlyReminders > 0 && row.untold + 1 >= monthlyReminders && left <= toldBefore.monthly;
}

/** Whether its company was told of the renewal that comes next. */
const isTold = ({ told_of: told, period_end: end }: SubscriptionRow) => told?.getTime() === end.getTime();

/** The counts of a plan of which another period is paid. */
export const countRenewal = (row: SubscriptionRow) => ({
  renewals: row.renewals + 1,
  untold: isTold(row) ? 0 : row.untold + 1,
});

export const monthsOf = (renewal: SubscriptionRow['renewal']) => (renewal === 'monthly' ? 1 : 12);

/** A number of months later, on the day of the month that it began on where the month has one, in UTC. */
export function addMonths(from: Date, months: number, began: Date): Date {
  const to = new Date(from);
  to.setUTCDate(1);
  to.setUTCMonth(to.getUTCMonth() + months);
  const last = new Date(Date.UTC(to.getUTCFullYear(), to.getUTCMonth() + 1, 0)).getUTCDate();
  to.setUTCDate(Math.min(began.getUTCDate(), last));
  return to;
}

/** Whether its period is free. */
export const isOnTrial = ({ trial_ends_at: trial, period_end: end }: SubscriptionRow) =>
  trial !== null && trial.getTime() === end.getTime();

/** How long the checkout is left alone after it did not take a change. */
export const tellAgainSeconds = (failures: number) => Math.min(3600, 15 * 2 ** failures);
