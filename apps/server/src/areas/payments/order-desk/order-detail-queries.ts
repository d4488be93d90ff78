import type { StaffOrderDetail } from '@waymark/contract/payments/staff-orders';
import type { Kysely } from 'kysely';
import type { CheckoutConfig } from '../../../platform/checkout-settings.ts';
import type { Tables } from '../../../platform/database/tables.ts';
import { mailState } from '../../../platform/mail/mail-state-queries.ts';
import { listNotesOn } from '../../identity/audit/subject-queries.ts';
import { presentOrder } from './order-presenter.ts';
import { getOrder } from './order-queries.ts';
import { checkoutUrlOf, isReceiptMailable, listOrderEvents } from './order-rules.ts';
import { stateOfReceipt } from './receipt-rules.ts';

/** Of each: nobody reads more of them at once. */
const mostShown = 50;

/** An order with what happened to it. Throws `not_found`. */
export async function getStaffOrder(
  database: Kysely<Tables>,
  checkout: CheckoutConfig | undefined,
  orderId: string,
): Promise<StaffOrderDetail> {
  const order = await getOrder(database, orderId);
  return {
    ...presentOrder(order),
    note: order.staff_note,
    checkoutNumber: order.checkout_number,
    checkoutUrl: checkoutUrlOf(checkout, order.checkout_number),
    paymentMethod: order.payment_method,
    receiptNumber: order.receipt_number,
    flag: order.flag,
    events: listOrderEvents(order, await listHandoffs(database, orderId)),
    receipts: await listReceipts(database, orderId),
    mails: await listMails(database, orderId),
    isReceiptMailable: isReceiptMailable(order),
    history: await listNotesOn(database, 'order', orderId),
  };
}

async function listHandoffs(database: Kysely<Tables>, orderId: string): Promise<Date[]> {
  const rows = await database
    .selectFrom('posting_handoffs')
    .select('created_at')
    .where('order_id', '=', orderId)
    .orderBy('created_at')
    .limit(mostShown)
    .execute();
  return rows.map((row) => row.created_at);
}

async function listReceipts(
  database: Kysely<Tables>,
  orderId: string,
): Promise<StaffOrderDetail['receipts']> {
  const rows = await database
    .selectFrom('webhook_receipts')
    .select(['id', 'kind', 'refusal', 'set_aside_at', 'received_at'])
    .where('order_id', '=', orderId)
    .orderBy('received_at')
    .orderBy('id')
    .limit(mostShown)
    .execute();
  return rows.map((row) => ({
    id: row.id,
    kind: row.kind,
    state: stateOfReceipt(row),
    at: row.received_at.toISOString(),
  }));
}

async function listMails(database: Kysely<Tables>, orderId: string): Promise<StaffOrderDetail['mails']> {
  const rows = await database
    .selectFrom('mail_sends')
    .select(['mail_sends.id', 'recipient', 'kind', 'created_at', 'sent_at', mailState.as('state')])
    .where('about', '=', orderId)
    .orderBy('created_at')
    .orderBy('mail_sends.id')
    .limit(mostShown)
    .execute();
  return rows.map(({ recipient, created_at: createdAt, sent_at: sentAt, ...row }) => ({
    ...row,
    to: recipient,
    at: (sentAt ?? createdAt).toISOString(),
  }));
}
