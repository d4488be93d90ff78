import type { CheckoutEvent, CheckoutOrder } from '@waymark/contract/payments/billing';
import { singlePosting } from '@waymark/contract/payments/membership-plans';
import { type Selectable, sql } from 'kysely';
import type { Tables, Database } from '../../../platform/database/tables.ts';
import { AppError } from '../../../platform/errors.ts';
import { invalidFields } from '../../../platform/http/parse-fields.ts';
import { newId } from '../../../platform/ids.ts';
import type { Services } from '../../../platform/services.ts';
import { withdrawUnpaid } from '../../jobs/jobs/state-commands.ts';
import { mailOpened } from '../../jobs/jobs/commands.ts';
import { grantPlan, grantPosting, mailPayment, mailRefund, nextReceiptNumber } from './commands.ts';
import { lockCompany } from './place-commands.ts';
import { countAllowedPostings, countTakenPlaces } from './queries.ts';
import { findPaymentFlag } from './rules.ts';
import { settleCompany } from './settling-commands.ts';

type Parts = Pick<Services, 'queue' | 'config'>;
type OrderRow = Selectable<Tables['posting_orders']>;

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
  if (!handoff) throw invalidFields({ 'data.reference': 'There is no order of this reference.' });
  // The payer's account may be deleted by now.
  if (handoff.user_id !== null && handoff.user_id !== data.customerId) {
    throw new AppError('conflict', 'This order belongs to another customer.');
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
    throw new AppError('conflict', 'This order belongs to another customer.');
  }
  const ordered = rows.find((row) => row.id === handoff.order_id);
  if (!ordered) throw invalidFields({ 'data.reference': 'There is no order of this reference.' });
  if (known) return known;
  return ordered.external_id === null ? ordered : noteSecondPayment(transaction, ordered, data);
}

/** Two windows may pay one order twice: the second payment is recorded too. */
function noteSecondPayment(
  transaction: Database,
  { company_id, kind, product_id, item }: OrderRow,
  data: CheckoutOrder,
): Promise<OrderRow> {
  return transaction
    .insertInto('posting_orders')
    .values({
      id: newId(),
      company_id,
      kind,
      product_id,
      item,
      amount: Math.max(1, data.amount),
      currency: data.currency,
      status: 'flagged',
      flag: 'Paid a second time.',
      external_id: data.orderId,
      payment_method: methodOf(data),
      paid_by: null,
      paid_at: sql`now()`,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

async function settlePayment(transaction: Database, order: OrderRow, data: CheckoutOrder, parts: Parts) {
  const flag = findPaymentFlag(order, data);
  const isGranted = flag === undefined && order.company_id !== null;
  await transaction
    .updateTable('posting_orders')
    .set({
      status: isGranted ? 'paid' : 'flagged',
      flag: flag ?? '',
      external_id: data.orderId,
      payment_method: methodOf(data),
      // The account may be gone: a customer is named only where there is one.
      paid_by: sql`(select id from users where id = ${data.customerId})`,
      paid_at: sql`now()`,
      ...(isGranted && {
        receipt_number: await nextReceiptNumber(transaction),
        ...(await findBilled(transaction, order.company_id ?? '')),
      }),
    })
    .where('id', '=', order.id)
    .execute();
  if (!isGranted || order.company_id === null) return;
  const own = { ...order, company_id: order.company_id };
  const opened = await (order.kind === 'plan' ? grantPlan : grantPosting)(transaction, own);
  await mailPayment(transaction, parts, order.id);
  await mailOpened(transaction, parts, opened);
}

/** The recipient of the receipt at the time of payment. */
async function findBilled(transaction: Database, companyId: string) {
  const company = await transaction
    .selectFrom('companies')
    .select(['name', 'country', 'contact_address', 'contact_zip', 'contact_city', 'contact_country'])
    .where('id', '=', companyId)
    .executeTakeFirstOrThrow();
  const town = [company.contact_zip, company.contact_city].filter(Boolean).join(' ');
  const lines = [company.contact_address, town, company.contact_country || company.country];
  return { billed_name: company.name, billed_address: lines.filter(Boolean).join('\n') };
}

async function refund(transaction: Database, order: OrderRow, data: CheckoutOrder, parts: Parts) {
  if (order.status === 'refunded') return;
  await transaction
    .updateTable('posting_orders')
    .set({
      status: 'refunded',
      external_id: data.orderId,
      payment_method: order.payment_method || methodOf(data),
      refunded_at: sql`now()`,
    })
    .where('id', '=', order.id)
    .execute();
  if (order.status === 'paid') await revokeGrant(transaction, order, parts);
  else await mailRefund(transaction, parts, order.id, 'Nothing was granted for it, so nothing else changes.');
}

function methodOf({ paymentMethod = 'Card' }: CheckoutOrder): string {
  return paymentMethod;
}

type RefundedOrder = Pick<OrderRow, 'id' | 'company_id' | 'kind' | 'job_id' | 'plan_id' | 'paid_at'>;

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
      : await endPaidPlace(transaction, order.company_id, order);
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
async function endPaidPlan(transaction: Database, companyId: string, planId: string | null): Promise<string> {
  return (await endPlan(transaction, companyId, planId))
    ? 'The plan has ended with it. Postings beyond the plan that you have now stay open for seven more days; we mail you which ones.'
    : 'The plan had ended already; nothing else changes.';
}

/** The posting moves to a free place of the plan, or closes. */
async function endPaidPlace(
  transaction: Database,
  companyId: string,
  { job_id: jobId, paid_at: paidAt }: RefundedOrder,
): Promise<string> {
  const place = await transaction
    .selectFrom('posting_places')
    .innerJoin('jobs', 'jobs.id', 'posting_places.job_id')
    .select('jobs.status')
    // Beyond what was paid for it stays: staff has granted that.
    .select(
      sql<boolean>`posting_places.paid_until > ${paidAt}::timestamptz + make_interval(days => ${singlePosting.days + 1}::int)`.as(
        'is_granted',
      ),
    )
    .where('posting_places.job_id', '=', jobId)
    .where('posting_places.paid_until', '>', sql<Date>`now()`)
    .executeTakeFirst();
  if (!place || jobId === null) return 'Its time was over already; nothing else changes.';
  if (place.is_granted) return 'We have granted the posting a place beyond that, so it stays as it is.';
  await transaction
    .updateTable('posting_places')
    .set({ paid_until: null })
    .where('job_id', '=', jobId)
    .execute();
  const isOpen = place.status === 'active' || place.status === 'pending';
  if (!isOpen) return 'The posting was closed already; nothing else changes.';
  const taken = await countTakenPlaces(transaction, companyId, { exceptJobId: jobId });
  if (taken < (await countAllowedPostings(transaction, companyId))) {
    return 'Your plan has a place for the posting, so it stays as it is.';
  }
  await transaction.deleteFrom('posting_places').where('job_id', '=', jobId).execute();
  await withdrawUnpaid(transaction, [jobId]);
  return place.status === 'active'
    ? 'The posting has closed with it: your plan has no place left for it. Applications that came in stay with you.'
    : 'The posting waits for a place again: your plan has none left for it.';
}
