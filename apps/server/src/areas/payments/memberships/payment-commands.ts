import type { CheckoutEvent, CheckoutOrder } from '@waymark/contract/payments/billing';
import { msg, type Message } from '@waymark/contract/text/message';
import { type Selectable, sql } from 'kysely';
import type { Tables, Database } from '../../../platform/database/tables.ts';
import { board } from '../../../platform/board/board.ts';
import { AppError } from '../../../platform/errors.ts';
import { invalidFields } from '../../../platform/http/parse-fields.ts';
import { newId } from '../../../platform/ids.ts';
import { keepMessage } from '../../../platform/languages/kept-message.ts';
import type { Services } from '../../../platform/services.ts';
import { withdrawUnpaid } from '../../jobs/jobs/state-commands.ts';
import { mailOpened } from '../../jobs/jobs/commands.ts';
import { grantPlan, grantPosting, mailPayment, mailRefund, nextReceiptNumber } from './commands.ts';
import { spendCoupon } from '../coupons/commands.ts';
import { lockCompany, lockPayableOrder } from '../orders/commands.ts';
import { Hook } from '../../../platform/hook.ts';
import { creditOrder } from '../invoices/credit-commands.ts';
import { buyerOf, findCompanyBilling } from '../invoices/buyer-queries.ts';
import { partyOf } from '../invoices/buyer-rules.ts';
import { canIssueInvoices } from '../invoices/seller-rules.ts';
import { endFeaturing, grantFeaturing } from './featuring-commands.ts';
import { issueOrderInvoice } from './invoicing-commands.ts';
import { countAllowedPostings, countTakenPlaces } from './queries.ts';
import { findPaymentFlag } from './rules.ts';
import { settleCompany } from './settling-commands.ts';

type Parts = Pick<Services, 'queue' | 'config'>;
export type OrderRow = Selectable<Tables['posting_orders']>;

/** What is granted by a payment for a plan that renews. */
export interface PaidPeriod {
  period_start: Date;
  period_end: Date;
}

/** A plan that renews is paid without a subscription at the checkout: by invoice, or as what follows on one. */
export const renewingPaid = new Hook<[order: OrderRow], PaidPeriod | undefined>();

/**
 * Records a report of an order that was made here. Reports come late, twice and in any order: a payment
 * counts once, and a refunded one is never granted. A payment that differs from its order is flagged. Throws
 * `invalid_input` for an unknown reference, `conflict` for another customer’s.
 */
export async function recordPayment(
  transaction: Database,
  { type, data }: CheckoutEvent,
  parts: Parts,
): Promise<void> {
  const order = await findReportedOrder(transaction, data);
  if (type === 'order.refunded') await refund(transaction, order, data, parts);
  else if (order.status === 'pending' || order.status === 'canceled') {
    await settlePayment(transaction, order, data, parts);
  }
}

/** The order of a report, locked after its company, in the same order as publishing locks. */
async function findReportedOrder(transaction: Database, data: CheckoutOrder): Promise<OrderRow> {
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
  const rows = await transaction
    .selectFrom('posting_orders')
    .selectAll()
    .where(({ or, eb }) => or([eb('id', '=', handoff.order_id), eb('external_id', '=', data.orderId)]))
    .forUpdate()
    .execute();
  const known = rows.find((row) => row.external_id === data.orderId);
  if (known && known.company_id !== handoff.company_id) {
    throw new AppError('conflict', msg`This order belongs to another customer.`);
  }
  const ordered = rows.find((row) => row.id === handoff.order_id);
  if (!ordered) throw invalidFields({ 'data.reference': msg`There is no order of this reference.` });
  if (known) return known;
  return ordered.external_id === null ? ordered : noteSecondPayment(transaction, ordered, data);
}

/** Two windows may pay one order twice: the second payment is recorded too. */
function noteSecondPayment(
  transaction: Database,
  { company_id, kind, product_id, terms, item }: OrderRow,
  data: CheckoutOrder,
): Promise<OrderRow> {
  return transaction
    .insertInto('posting_orders')
    .values({
      id: newId(),
      company_id,
      kind,
      product_id,
      terms: JSON.stringify(terms),
      item,
      amount: data.amount,
      currency: data.currency,
      status: 'flagged',
      flag: msg`Paid a second time.`,
      external_id: data.orderId,
      payment_method: methodOf(data),
      paid_by: null,
      paid_at: sql`now()`,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Takes up an order of which a coupon leaves nothing to pay. Throws `not_found` and `conflict`. */
export async function takeUpOrder(
  { database, ...parts }: Parts & Pick<Services, 'database'>,
  userId: string,
  orderId: string,
): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    const order = await lockPayableOrder(transaction, userId, orderId);
    if (order.amount > 0)
      throw new AppError('conflict', msg`This order has to be paid. Press “Pay now” instead.`);
    if (!(await spendCoupon(transaction, orderId))) {
      throw new AppError(
        'conflict',
        msg`Others have used up your coupon. Take it off the order, and pay it.`,
      );
    }
    await settle(transaction, order, { flag: undefined, paymentMethod: 'Coupon', payerId: userId }, parts);
  });
}

/** An order whose invoice was paid begins. The invoice takes the place of a receipt. */
export async function settleInvoice(
  transaction: Database,
  order: OrderRow,
  { number, payerId }: { number: string; payerId: string | null },
  parts: Parts,
): Promise<void> {
  await spendCoupon(transaction, order.id);
  const payment = { flag: undefined, paymentMethod: `Invoice ${number}`, payerId, isInvoiced: true };
  await settle(transaction, order, payment, parts);
}

/** Ends what an order has granted that was paid by invoice. */
export async function refundOrder(transaction: Database, order: OrderRow, parts: Parts): Promise<void> {
  await transaction
    .updateTable('posting_orders')
    .set({ status: 'refunded', refunded_at: sql`now()` })
    .where('id', '=', order.id)
    .execute();
  await revokeGrant(transaction, order, parts);
}

/**
 * A payment of the full price from a window that was opened before the order got its coupon, or before its tax was taken
 * off: a coupon stays unused.
 */
async function withPaidPrice(transaction: Database, order: OrderRow, data: CheckoutOrder): Promise<OrderRow> {
  const { amount, discount, tax_off: taxOff } = order;
  const isTaxed = taxOff > 0 && data.amount === amount + taxOff;
  if (!isTaxed && (discount === 0 || data.amount !== amount + taxOff + discount)) return order;
  if (!isTaxed) await transaction.deleteFrom('coupon_uses').where('order_id', '=', order.id).execute();
  const price = { amount: data.amount, discount: isTaxed ? discount : 0, tax_off: 0 };
  await transaction.updateTable('posting_orders').set(price).where('id', '=', order.id).execute();
  return { ...order, ...price };
}

async function settlePayment(transaction: Database, reported: OrderRow, data: CheckoutOrder, parts: Parts) {
  const order = await withPaidPrice(transaction, reported, data);
  const flag =
    findPaymentFlag(order, data) ??
    ((await spendCoupon(transaction, order.id))
      ? undefined
      : msg`Paid with a coupon that others had used up.`);
  const payment = { flag, externalId: data.orderId, paymentMethod: methodOf(data), payerId: data.customerId };
  await settle(transaction, order, payment, parts);
}

interface Payment {
  /** The problem with it. */
  flag: Message | undefined;
  /** The checkout's number; undefined of an order that was not paid there. */
  externalId?: string;
  paymentMethod: string;
  payerId: string | null;
  isInvoiced?: boolean;
}

/** Settles an order with the money that is there: it begins under a receipt, or is flagged. */
export async function settle(
  transaction: Database,
  order: OrderRow,
  { flag: problem, externalId, paymentMethod, payerId, isInvoiced = false }: Payment,
  parts: Parts,
) {
  const flag = problem ?? (await grantFeaturing(transaction, order));
  const isGranted = flag === undefined && order.company_id !== null;
  const { taxName, taxRate } = board.settings.invoicing;
  const hasInvoice = order.amount > 0 && canIssueInvoices(board.settings, parts.config);
  await transaction
    .updateTable('posting_orders')
    .set({
      status: isGranted ? 'paid' : 'flagged',
      flag: keepMessage(flag ?? ''),
      ...(externalId !== undefined && { external_id: externalId }),
      payment_method: paymentMethod,
      // The account may be gone: a customer is named only where there is one.
      paid_by: sql`(select id from users where id = ${payerId})`,
      paid_at: sql`now()`,
      ...(isGranted && {
        ...(!isInvoiced && !hasInvoice && { receipt_number: await nextReceiptNumber(transaction) }),
        tax_name: taxName,
        tax_rate: taxRate,
        ...(await findBilled(transaction, order)),
      }),
    })
    .where('id', '=', order.id)
    .execute();
  if (!isGranted || order.company_id === null) return;
  await noteInvoicePaid(transaction, order.id);
  const renews = order.kind === 'plan' && (order.terms.renewal ?? 'once') !== 'once';
  const [period] =
    renews && (isInvoiced || order.subscription_id !== null)
      ? await renewingPaid.run(transaction, order)
      : [];
  const own = { ...order, company_id: order.company_id, ...period };
  const opened = await (order.kind === 'plan' ? grantPlan : grantPosting)(transaction, own);
  if (!isInvoiced) {
    await issueOrderInvoice(transaction, parts.config, order.id, {
      paidWith: paymentMethod,
      askedBy: payerId,
    });
    // Its report may have come before that of the payment.
    if (order.refunded_amount > 0) {
      await creditOrder(transaction, { order_id: order.id }, order.refunded_amount);
    }
  }
  await mailPayment(transaction, parts, order.id);
  await mailOpened(transaction, parts, opened);
}

/** Whichever way the money came. */
async function noteInvoicePaid(transaction: Database, orderId: string): Promise<void> {
  await transaction
    .updateTable('invoice_states')
    .set({ paid_at: sql`now()` })
    .where(
      'number',
      '=',
      sql<string>`(select number from invoices where kind = 'invoice' and order_id = ${orderId})`,
    )
    .where('paid_at', 'is', null)
    .execute();
}

/** The recipient of the receipt at the time of payment. */
async function findBilled(transaction: Database, { company_id: companyId, buyer }: OrderRow) {
  const billed = buyer ?? buyerOf(await findCompanyBilling(transaction, companyId ?? ''), true);
  const { name, address } = partyOf(billed, board.settings.languages.own);
  return { billed_name: name, billed_address: address };
}

async function refund(transaction: Database, order: OrderRow, data: CheckoutOrder, parts: Parts) {
  if (order.status === 'refunded') return;
  const { refundedAmount = data.amount } = data;
  if (refundedAmount < data.amount) return refundPart(transaction, order, refundedAmount);
  await transaction
    .updateTable('posting_orders')
    .set({
      status: 'refunded',
      external_id: data.orderId,
      payment_method: order.payment_method || methodOf(data),
      refunded_at: sql`now()`,
      refunded_amount: order.amount,
    })
    .where('id', '=', order.id)
    .execute();
  await creditOrder(transaction, { order_id: order.id }, 'all');
  if (order.status === 'paid') await revokeGrant(transaction, order, parts);
  else
    await mailRefund(transaction, parts, order.id, msg`Nothing was granted for it, so nothing else changes.`);
}

/** A part that was given back: what was bought goes on. Reports say the whole of it, so that a late one changes nothing. */
async function refundPart(transaction: Database, order: OrderRow, refundedAmount: number): Promise<void> {
  if (refundedAmount <= order.refunded_amount) return;
  await transaction
    .updateTable('posting_orders')
    .set({ refunded_amount: refundedAmount })
    .where('id', '=', order.id)
    .execute();
  await creditOrder(transaction, { order_id: order.id }, refundedAmount);
}

function methodOf({ paymentMethod = msg`Card` }: CheckoutOrder): string {
  return paymentMethod;
}

type RefundedOrder = Pick<
  OrderRow,
  'id' | 'company_id' | 'kind' | 'job_id' | 'plan_id' | 'paid_at' | 'terms'
>;

/** Takes back what a refunded order granted, and mails the company. */
async function revokeGrant(
  transaction: Database,
  order: RefundedOrder,
  parts: Pick<Services, 'queue' | 'config'>,
): Promise<void> {
  if (order.company_id === null) return;
  const consequence =
    order.kind === 'plan'
      ? await endPaidPlan(transaction, order.company_id, order.plan_id)
      : order.terms.featuredJobId === undefined
        ? await endPaidPlace(transaction, order.company_id, order)
        : await endFeaturing(transaction, order);
  await mailRefund(transaction, parts, order.id, consequence);
  if (order.kind === 'plan') await settleCompany(transaction, parts, order.company_id);
}

/**
 * Ends a plan now; plans bought to follow it move forward. False if it had ended: by the clock, as `now()`
 * is from before the lock.
 */
export async function endPlan(
  transaction: Database,
  companyId: string,
  planId: string | null,
): Promise<boolean> {
  const { rows } = await sql`
    with ended as (
      select id, plan, ends_at, greatest(starts_at, now()) as stop from company_plans
      where id = ${planId} and ends_at > clock_timestamp()
    ), moved as (
      update company_plans set
        starts_at = company_plans.starts_at - (ended.ends_at - ended.stop),
        ends_at = company_plans.ends_at - (ended.ends_at - ended.stop)
      from ended
      where company_plans.company_id = ${companyId} and company_plans.plan = ended.plan
        and company_plans.id <> ended.id and company_plans.starts_at >= ended.ends_at
    )
    update company_plans set ends_at = ended.stop from ended where company_plans.id = ended.id
    returning company_plans.id
  `.execute(transaction);
  return rows.length > 0;
}

/** Ends a paid plan; returns the consequence in words. */
async function endPaidPlan(
  transaction: Database,
  companyId: string,
  planId: string | null,
): Promise<Message> {
  return (await endPlan(transaction, companyId, planId))
    ? msg`The plan has ended with it. Postings beyond the plan that you have now stay open for seven more days; we mail you which ones.`
    : msg`The plan had ended already; nothing else changes.`;
}

/** The posting moves to a free place of the plan, or closes. */
async function endPaidPlace(
  transaction: Database,
  companyId: string,
  { job_id: jobId, paid_at: paidAt, terms }: RefundedOrder,
): Promise<Message> {
  const place = await transaction
    .selectFrom('posting_places')
    .innerJoin('jobs', 'jobs.id', 'posting_places.job_id')
    .select('jobs.status')
    // Beyond what was paid for it stays: staff has granted that.
    .select(
      sql<boolean>`posting_places.paid_until > ${paidAt}::timestamptz + make_interval(days => ${(terms.days ?? 0) + 1}::int)`.as(
        'is_granted',
      ),
    )
    .where('posting_places.job_id', '=', jobId)
    .where('posting_places.paid_until', '>', sql<Date>`now()`)
    .executeTakeFirst();
  if (!place || jobId === null) return msg`Its time was over already; nothing else changes.`;
  if (place.is_granted) return msg`We have granted the posting a place beyond that, so it stays as it is.`;
  await transaction
    .updateTable('posting_places')
    .set({ paid_until: null })
    .where('job_id', '=', jobId)
    .execute();
  const isOpen = place.status === 'active' || place.status === 'pending';
  if (!isOpen) return msg`The posting was closed already; nothing else changes.`;
  const taken = await countTakenPlaces(transaction, companyId, { exceptJobId: jobId });
  if (taken < (await countAllowedPostings(transaction, companyId))) {
    return msg`Your plan has a place for the posting, so it stays as it is.`;
  }
  await transaction.deleteFrom('posting_places').where('job_id', '=', jobId).execute();
  await withdrawUnpaid(transaction, [jobId]);
  return place.status === 'active'
    ? msg`The posting has closed with it: your plan has no place left for it. Applications that came in stay with you.`
    : msg`The posting waits for a place again: your plan has none left for it.`;
}
