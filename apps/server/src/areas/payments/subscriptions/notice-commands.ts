import type { CheckoutEvent, CheckoutOrder, CheckoutSubscription } from '@waymark/contract/payments/billing';
import { msg, term, type Message } from '@waymark/contract/text/message';
import { sql } from 'kysely';
import type { Database } from '../../../platform/database/tables.ts';
import { AppError } from '../../../platform/errors.ts';
import { invalidFields } from '../../../platform/http/parse-fields.ts';
import { newId } from '../../../platform/ids.ts';
import { mailRecruiters } from '../../companies/companies/commands.ts';
import { settle, type OrderRow } from '../memberships/payment-commands.ts';
import { findPaymentFlag } from '../memberships/rules.ts';
import { lockCompany } from '../orders/commands.ts';
import { cardExpiringMail, planCanceledMail, planFailingMail } from './emails/subscriptions.ts';
import { changeSubscription, endSubscription, type Parts } from './grant-commands.ts';
import { takeNextTerms } from './next-commands.ts';
import {
  countRenewal,
  findRenewalFlag,
  isNewFailure,
  isNextPaid,
  nextTermsOf,
  type SubscriptionRow,
} from './rules.ts';

type Notice = CheckoutOrder & { subscription: CheckoutSubscription };
interface Known {
  /** The order that it began with. */
  order: OrderRow;
  row: SubscriptionRow;
  notice: Notice;
}

/**
 * Records what the checkout says of a plan that renews. Notices come late, twice and in any order: each period is paid
 * once, by an order of its own, and nothing older undoes what is newer. Throws `invalid_input` for an unknown reference
 * and for an order that does not renew, `conflict` for another customer's.
 */
export async function recordSubscription(
  transaction: Database,
  { type, data }: CheckoutEvent,
  parts: Parts,
): Promise<void> {
  const { subscription } = data;
  if (!subscription) throw invalidFields({ 'data.subscription': msg`Name the subscription.` });
  const notice = { ...data, subscription };
  const order = await lockFirstOrder(transaction, data);
  const found = await findByNumber(transaction, subscription.id);
  if (found && found.order_id !== order.id) {
    throw new AppError('conflict', msg`This subscription belongs to another order.`);
  }
  if (!found && !beginning.has(type)) return;
  const row = found ?? (await begin(transaction, order, notice));
  const known = { order, row, notice };
  if (type === 'subscription.started') await recordStart(transaction, known, parts);
  else if (type === 'subscription.renewed') await recordRenewal(transaction, known, parts);
  else if (type === 'subscription.payment_failed') await recordFailure(transaction, known, parts);
  else if (type === 'subscription.card_expiring') await recordCard(transaction, known, parts);
  else if (type === 'subscription.updated') await recordUpdate(transaction, known, parts);
  else await recordEnd(transaction, known, parts);
}

/** What may be the first that is heard of one. A failure of what never began is the checkout's own affair. */
const beginning = new Set<string>(['subscription.started', 'subscription.renewed', 'subscription.ended']);

/** The order of a reference, locked after its company. */
async function lockFirstOrder(transaction: Database, data: CheckoutOrder): Promise<OrderRow> {
  const handoff = await transaction
    .selectFrom('posting_handoffs')
    .innerJoin('posting_orders', 'posting_orders.id', 'posting_handoffs.order_id')
    .select(['order_id', 'user_id', 'company_id'])
    .where('reference', '=', data.reference ?? '')
    .executeTakeFirst();
  if (!handoff) throw invalidFields({ 'data.reference': msg`There is no order of this reference.` });
  // The payer's account may be deleted by now.
  if (handoff.user_id !== null && handoff.user_id !== data.customerId) {
    throw new AppError('conflict', msg`This order belongs to another customer.`);
  }
  if (handoff.company_id) await lockCompany(transaction, handoff.company_id);
  return transaction
    .selectFrom('posting_orders')
    .selectAll()
    .where('id', '=', handoff.order_id)
    .forUpdate()
    .executeTakeFirstOrThrow();
}

function findByNumber(transaction: Database, number: string): Promise<SubscriptionRow | undefined> {
  return transaction
    .selectFrom('subscriptions')
    .selectAll()
    .where('external_id', '=', number)
    .forUpdate()
    .executeTakeFirst();
}

/** Its first period is noted as over before it began: what is paid for it moves it on. */
async function begin(transaction: Database, order: OrderRow, notice: Notice): Promise<SubscriptionRow> {
  const { renewal = 'once' } = order.terms;
  if (renewal === 'once') throw invalidFields({ 'data.reference': msg`What was ordered does not renew.` });
  const start = new Date(notice.subscription.periodStart);
  const { trialDays: _over, ...terms } = order.terms;
  return transaction
    .insertInto('subscriptions')
    .values({
      id: newId(),
      company_id: order.company_id,
      order_id: order.id,
      external_id: notice.subscription.id,
      payer_id: sql<string>`(select id from users where id = ${notice.customerId})`,
      plan: sql<string>`(select key from plans where product_id = ${order.product_id})`,
      product_id: order.product_id,
      item: order.item,
      amount: order.amount + order.discount,
      tax_off: order.tax_off,
      currency: order.currency,
      renewal,
      terms: JSON.stringify(terms),
      period_start: start,
      period_end: start,
      trial_ends_at: null,
      state_at: new Date(notice.subscription.at),
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

async function recordStart(transaction: Database, { order, row, notice }: Known, parts: Parts) {
  const known = await findPayment(transaction, row, notice);
  if (known) return;
  if (order.status !== 'pending' && order.status !== 'canceled') {
    // Two windows may begin one order twice, its invoice may be paid, and a refund may be here before its payment.
    return refuse(transaction, { order, row, notice }, msg`Paid a second time.`, parts);
  }
  const { isTrial } = notice.subscription;
  const isOffered = isTrial && (order.terms.trialDays ?? 0) > 0;
  const priced = isOffered ? { ...order, discount: order.amount + order.discount, amount: 0 } : order;
  const flag = findPaymentFlag(priced, notice) ?? (await findSecond(transaction, row));
  if (flag !== undefined) {
    await settle(transaction, order, paymentOf(notice, flag), parts);
    return endSubscription(transaction, parts, row, { reason: 'refused', at: new Date(), isToTell: true });
  }
  const period = { subscription_id: row.id, ...periodOf(notice) };
  const { amount, discount } = priced;
  await transaction
    .updateTable('posting_orders')
    .set({ ...period, amount, discount })
    .where('id', '=', order.id)
    .execute();
  await settle(transaction, { ...priced, ...period }, paymentOf(notice, undefined), parts);
  await moveOn(transaction, row, notice);
}

/** A second plan that renews would be paid beside the first. */
async function findSecond(transaction: Database, row: SubscriptionRow): Promise<Message | undefined> {
  const other = await transaction
    .selectFrom('subscriptions')
    .select('item')
    .where('company_id', '=', row.company_id)
    .where('id', '<>', row.id)
    .where('ended_at', 'is', null)
    .executeTakeFirst();
  return other && msg`Begun while ${term(other.item)} renews already.`;
}

/** What is paid for a subscription that must not go on is kept and flagged, and the checkout is told to end it. */
async function refuse(transaction: Database, { order, row, notice }: Known, flag: Message, parts: Parts) {
  if (notice.amount > 0) {
    const second = await insertRenewalOrder(
      transaction,
      { ...row, company_id: order.company_id },
      notice,
      false,
    );
    await settle(transaction, second, paymentOf(notice, flag), parts);
  }
  await endSubscription(transaction, parts, row, { reason: 'refused', at: new Date(), isToTell: true });
}

async function recordRenewal(transaction: Database, { order, row, notice }: Known, parts: Parts) {
  if (await findPayment(transaction, row, notice)) return;
  const second = isBegun(row) ? undefined : await findSecond(transaction, row);
  if (second !== undefined) return refuse(transaction, { order, row, notice }, second, parts);
  const charged = { ...notice, start: new Date(notice.subscription.periodStart) };
  const flag = findRenewalFlag(row, charged);
  const isNext = flag === undefined && isNextPaid(row, charged);
  const renewal = await insertRenewalOrder(transaction, row, notice, isNext);
  await settle(transaction, renewal, paymentOf(notice, flag), parts);
  if (flag !== undefined) {
    // It goes on at the checkout though it must not: that is said again.
    await changeSubscription(transaction, row, {}, { isToTell: true });
    return;
  }
  if (isNext) await takeNextTerms(transaction, row);
  await moveOn(transaction, row, notice);
}

/** Twice or late: the number of the payment is there. Throws `conflict` for the number of another company's. */
async function findPayment(transaction: Database, row: SubscriptionRow, { orderId }: Notice) {
  const known = await transaction
    .selectFrom('posting_orders')
    .select(['id', 'company_id', 'status'])
    .where('external_id', '=', orderId)
    .executeTakeFirst();
  if (known && known.company_id !== row.company_id) {
    throw new AppError('conflict', msg`This order belongs to another customer.`);
  }
  return known;
}

/** Flagged until it is settled, so that it is not in the way of an order that waits for its payment. */
function insertRenewalOrder(
  transaction: Database,
  row: SubscriptionRow,
  notice: Notice,
  isNext: boolean,
): Promise<OrderRow> {
  const { product_id, item, tax_off, terms } = isNext ? nextTermsOf(row) : row;
  return transaction
    .insertInto('posting_orders')
    .values({
      id: newId(),
      company_id: row.company_id,
      kind: 'plan',
      product_id,
      item,
      amount: notice.amount,
      tax_off,
      currency: notice.currency,
      terms: JSON.stringify(terms),
      status: 'flagged',
      flag: msg`Not settled yet.`,
      subscription_id: row.id,
      ...periodOf(notice),
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

const periodOf = ({ subscription: { periodStart, periodEnd } }: Notice) => ({
  period_start: new Date(periodStart),
  period_end: new Date(periodEnd),
});

const paymentOf = (notice: Notice, flag: Message | undefined) => ({
  flag,
  externalId: notice.orderId,
  paymentMethod: notice.subscription.isTrial ? msg`Trial` : (notice.paymentMethod ?? msg`Card`),
  payerId: notice.customerId,
});

/** Whether a period of it was paid before. */
const isBegun = (row: SubscriptionRow) => row.period_end > row.period_start;

/** A period that is paid for: the latest one counts, whichever is reported last. */
async function moveOn(transaction: Database, row: SubscriptionRow, notice: Notice): Promise<void> {
  const { period_start: start, period_end: end } = periodOf(notice);
  const { isTrial } = notice.subscription;
  const isLatest = end > row.period_end;
  await changeSubscription(transaction, row, {
    ...(isLatest && {
      period_start: start,
      period_end: end,
      failed_at: null,
      next_try_at: null,
      card_ends_on: null,
      payment_method: notice.paymentMethod ?? row.payment_method,
      ...(isTrial && { trial_ends_at: end }),
      ...(isBegun(row) && countRenewal(row)),
    }),
  });
}

async function recordFailure(transaction: Database, { row, notice }: Known, parts: Parts): Promise<void> {
  const { nextTryAt: next, periodEnd, at } = notice.subscription;
  const nextTryAt = next === null ? null : new Date(next);
  if (!isNewFailure(row, { periodEnd: new Date(periodEnd), nextTryAt })) return;
  const failed = await changeSubscription(transaction, row, {
    failed_at: row.failed_at ?? new Date(at),
    next_try_at: nextTryAt,
  });
  await mailCompany(transaction, parts, failed, (to) =>
    planFailingMail(to, {
      name: failed.item,
      amount: { amount: notice.amount, currency: notice.currency },
      nextTryAt,
      publicUrl: parts.config.publicUrl,
    }),
  );
}

async function recordCard(transaction: Database, { row, notice }: Known, parts: Parts): Promise<void> {
  const { cardEndsOn } = notice.subscription;
  if (cardEndsOn === null || row.ended_at !== null || row.cancel_asked_at !== null) return;
  if (row.card_ends_on === cardEndsOn) return;
  await changeSubscription(transaction, row, { card_ends_on: cardEndsOn });
  await mailCompany(transaction, parts, row, (to) =>
    cardExpiringMail(to, { name: row.item, cardEndsOn, publicUrl: parts.config.publicUrl }),
  );
}

/** Canceled or taken back at the checkout. What its company said here and the checkout has not heard yet goes first. */
async function recordUpdate(transaction: Database, { row, notice }: Known, parts: Parts): Promise<void> {
  const { at, cancelsAtPeriodEnd } = notice.subscription;
  const saidAt = new Date(at);
  if (row.ended_at !== null || row.wish > row.told_wish || saidAt <= row.state_at) return;
  if (cancelsAtPeriodEnd === (row.cancel_asked_at !== null)) return;
  const updated = await changeSubscription(transaction, row, {
    cancel_asked_at: cancelsAtPeriodEnd ? saidAt : null,
    state_at: saidAt,
  });
  if (cancelsAtPeriodEnd) await mailCanceled(transaction, updated, parts);
}

async function mailCanceled(transaction: Database, row: SubscriptionRow, parts: Parts): Promise<void> {
  await mailCompany(transaction, parts, row, (to) =>
    planCanceledMail(to, {
      name: row.item,
      endsAt: row.period_end,
      canceledAt: row.cancel_asked_at ?? new Date(),
      isOver: row.end_reason !== '',
      publicUrl: parts.config.publicUrl,
    }),
  );
}

/** It is over at the checkout. A period that is paid goes on to its end here. */
async function recordEnd(transaction: Database, { row, notice }: Known, parts: Parts): Promise<void> {
  if (row.ended_at !== null) return;
  const at = new Date(notice.subscription.at);
  const now = new Date();
  if (row.period_end > now && row.failed_at === null) {
    const over = await changeSubscription(transaction, row, {
      cancel_asked_at: row.cancel_asked_at ?? at,
      end_reason: 'canceled',
    });
    if (row.cancel_asked_at === null) await mailCanceled(transaction, over, parts);
    return;
  }
  const reason = row.failed_at === null ? 'canceled' : 'unpaid';
  await endSubscription(transaction, parts, row, { reason, at: now });
}

async function mailCompany(
  transaction: Database,
  parts: Parts,
  { company_id: companyId, order_id: about }: SubscriptionRow,
  compose: Parameters<typeof mailRecruiters>[3],
): Promise<void> {
  if (companyId === null) return;
  await mailRecruiters(transaction, parts, companyId, (to) => ({ ...compose(to), about }));
}
