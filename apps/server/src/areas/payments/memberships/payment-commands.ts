import type { CheckoutEvent, CheckoutOrder } from '@waymark/contract/payments/billing';
import { sql } from 'kysely';
import type { Kysely, Selectable } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import { AppError } from '../../../platform/errors.ts';
import { invalidFields } from '../../../platform/http/parse-fields.ts';
import { newId } from '../../../platform/ids.ts';
import type { Services } from '../../../platform/services.ts';
import { mailOpened } from '../../jobs/jobs/commands.ts';
import { grantPlan, grantPosting, mailPayment, mailRefund, nextReceiptNumber } from './commands.ts';
import { lockCompany } from './place-commands.ts';
import { revokeGrant } from './refund-commands.ts';
import { findPaymentFlag } from './rules.ts';

type Parts = Pick<Services, 'queue' | 'config'>;
type OrderRow = Selectable<Tables['posting_orders']>;

/**
 * Writes what the checkout reports of an order that was made here. Reports come late, twice and in any order: a
 * payment counts once, and what was refunded before we heard of its payment is never granted. A payment that is not
 * what was ordered is kept and flagged. Throws `invalid_input` for an unknown reference, `conflict` for the reference
 * of another customer.
 */
export async function recordPayment(
  transaction: Kysely<Tables>,
  { type, data }: CheckoutEvent,
  parts: Parts,
): Promise<void> {
  const order = await findReportedOrder(transaction, data);
  if (type === 'order.refunded') await refund(transaction, order, data, parts);
  else if (order.status === 'pending' || order.status === 'canceled') {
    await settlePayment(transaction, order, data, parts);
  }
}

/** The order of a report, locked, after its company: a payment and a publishing take their turns in one order. */
async function findReportedOrder(transaction: Kysely<Tables>, data: CheckoutOrder): Promise<OrderRow> {
  const handoff = await transaction
    .selectFrom('posting_handoffs')
    .innerJoin('posting_orders', 'posting_orders.id', 'posting_handoffs.order_id')
    .select(['order_id', 'user_id', 'company_id'])
    .where('reference', '=', data.reference ?? '')
    .executeTakeFirst();
  if (!handoff) throw invalidFields({ 'data.reference': 'There is no order of this reference.' });
  // Whoever has left meanwhile has paid all the same.
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

/** Two windows of one order, paid in both: the second payment is money too. */
function noteSecondPayment(
  transaction: Kysely<Tables>,
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

async function settlePayment(
  transaction: Kysely<Tables>,
  order: OrderRow,
  data: CheckoutOrder,
  parts: Parts,
): Promise<void> {
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

/** Who the receipt is made out to, as they are at the time of the payment. */
async function findBilled(transaction: Kysely<Tables>, companyId: string) {
  const company = await transaction
    .selectFrom('companies')
    .select(['name', 'country', 'contact_address', 'contact_zip', 'contact_city', 'contact_country'])
    .where('id', '=', companyId)
    .executeTakeFirstOrThrow();
  const town = [company.contact_zip, company.contact_city].filter(Boolean).join(' ');
  const lines = [company.contact_address, town, company.contact_country || company.country];
  return { billed_name: company.name, billed_address: lines.filter(Boolean).join('\n') };
}

async function refund(
  transaction: Kysely<Tables>,
  order: OrderRow,
  data: CheckoutOrder,
  parts: Parts,
): Promise<void> {
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
