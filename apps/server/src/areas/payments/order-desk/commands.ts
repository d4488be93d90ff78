import type { CheckoutEvent } from '@waymark/contract/payments/billing';
import type { OrderMarkFields } from '@waymark/contract/payments/staff-orders';
import { msg } from '@waymark/contract/text/message';
import { sql } from 'kysely';
import type { Database } from '../../../platform/database/tables.ts';
import { AppError } from '../../../platform/errors.ts';
import type { Services } from '../../../platform/services.ts';
import { noteStaffAction } from '../../identity/audit/commands.ts';
import { actUpon, effectOf } from '../billing/commands.ts';
import { findOrderState } from '../billing/queries.ts';
import { recordOrder } from '../career-services/commands.ts';
import { mailPayment } from '../memberships/commands.ts';
import { recordPayment } from '../memberships/payment-commands.ts';
import { recordSubscription } from '../subscriptions/notice-commands.ts';
import { getOrder, noReceipt } from './queries.ts';
import { findReplayRefusal, isReceiptMailable, stateOfReceipt } from './rules.ts';

interface OrderAction {
  orderId: string;
  staffId: string;
}

/** Sets the staff note of an order. Throws `not_found`, or `conflict` if a colleague changed it meanwhile. */
export async function markOrder(
  database: Database,
  { orderId, staffId, mark, was, note }: OrderAction & OrderMarkFields,
): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    const { kind } = await getOrder(transaction, orderId);
    const marked = await transaction
      .updateTable(kind === 'package' ? 'orders' : 'posting_orders')
      .set({
        staff_mark: mark,
        staff_note: mark === null ? '' : note,
        staff_marked_at: mark === null ? null : sql<Date>`now()`,
      })
      .where('id', '=', orderId)
      // Of two colleagues at once the second gets a conflict.
      .where('staff_mark', 'is not distinct from', was)
      .returning('id')
      .executeTakeFirst();
    if (!marked) {
      throw new AppError(
        'conflict',
        msg`A colleague has noted something of this order. Load the page again.`,
      );
    }
    await noteStaffAction(transaction, {
      staffId,
      action: 'order.mark',
      subjectKind: 'order',
      subjectId: orderId,
      before: { mark: was },
      after: { mark },
    });
  });
}

/** Mails the receipt again. Throws `not_found`, or `conflict` without a receipt. */
export async function mailReceiptAgain(
  { database, queue, config }: Pick<Services, 'database' | 'queue' | 'config'>,
  { orderId, staffId }: OrderAction,
): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    const order = await getOrder(transaction, orderId);
    if (!isReceiptMailable(order)) {
      throw new AppError(
        'conflict',
        msg`There is no receipt to mail: the order is not paid, or it has no recipient left.`,
      );
    }
    await mailPayment(transaction, { queue, config }, orderId);
    await noteStaffAction(transaction, {
      staffId,
      action: 'order.mail-receipt',
      subjectKind: 'order',
      subjectId: orderId,
      after: { receipt: order.receipt_number },
    });
  });
}

interface ReceiptAction {
  receiptId: string;
  staffId: string;
}

const records = { referenced: recordPayment, subscriptions: recordSubscription, others: recordOrder };

/**
 * Processes a report again as if it came now; earlier effects are not repeated. Returns whether it changed
 * anything. Throws `not_found`, or `conflict` with the reason.
 */
export async function replayWebhook(
  services: Services,
  { receiptId, staffId }: ReceiptAction,
): Promise<boolean> {
  return services.database.transaction().execute(async (transaction) => {
    // Of two replays at once, and of a replay and a delivery, the second finds what the first has done.
    const receipt = await lockReceipt(transaction, receiptId);
    const event = receipt.payload;
    if (event === null)
      throw new AppError(
        'conflict',
        msg`What this report said is no longer kept, so it cannot be dealt with again.`,
      );
    const refusal = findReplayRefusal(event, await findOrderState(transaction, event.data));
    if (refusal) throw new AppError('conflict', refusal);
    const isChanged = await act(transaction, services, { id: receiptId, event });
    const { changes } = await lockReceipt(transaction, receiptId);
    await noteStaffAction(transaction, {
      staffId,
      action: 'webhook.replay',
      subjectKind: 'webhook',
      subjectId: receiptId,
      before: { state: stateOfReceipt(receipt), ...(isChanged && changes?.before) },
      after: { state: 'acted', ...(isChanged && changes?.after) },
    });
    return isChanged;
  });
}

/** Any refusal becomes a conflict: staff has no input to correct. */
async function act(
  transaction: Database,
  services: Services,
  report: { id: string; event: CheckoutEvent },
): Promise<boolean> {
  try {
    return await actUpon(transaction, report, effectOf(records, services));
  } catch (error) {
    throw error instanceof AppError && error.status < 500 ? new AppError('conflict', error.said) : error;
  }
}

/** Sets a refused report aside. Throws `not_found`, or `conflict` for any other. */
export async function setWebhookAside(
  database: Database,
  { receiptId, staffId }: ReceiptAction,
): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    const state = stateOfReceipt(await lockReceipt(transaction, receiptId));
    if (state !== 'refused')
      throw new AppError('conflict', msg`This report is dealt with already. Load the page again.`);
    await transaction
      .updateTable('webhook_receipts')
      .set({ set_aside_at: sql<Date>`now()` })
      .where('id', '=', receiptId)
      .execute();
    await noteStaffAction(transaction, {
      staffId,
      action: 'webhook.set-aside',
      subjectKind: 'webhook',
      subjectId: receiptId,
      before: { state },
      after: { state: 'set-aside' },
    });
  });
}

async function lockReceipt(transaction: Database, receiptId: string) {
  const receipt = await transaction
    .selectFrom('webhook_receipts')
    .select(['payload', 'refusal', 'set_aside_at', 'changes'])
    .where('id', '=', receiptId)
    .forUpdate()
    .executeTakeFirst();
  if (!receipt) throw noReceipt();
  return receipt;
}
