import type { OrderMarkFields } from '@waymark/contract/payments/staff-orders';
import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import { AppError } from '../../../platform/errors.ts';
import type { Services } from '../../../platform/services.ts';
import { noteStaffAction } from '../../identity/audit/commands.ts';
import { mailPayment } from '../memberships/commands.ts';
import { getOrder } from './queries.ts';
import { isReceiptMailable } from './rules.ts';

interface Which {
  orderId: string;
  staffId: string;
}

/** Notes something of an order. Throws `not_found`, or `conflict` where a colleague noted something else meanwhile. */
export async function markOrder(
  database: Kysely<Tables>,
  { orderId, staffId, mark, was, note }: Which & OrderMarkFields,
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
      // Of two colleagues at once the second is told what the first has noted.
      .where('staff_mark', 'is not distinct from', was)
      .returning('id')
      .executeTakeFirst();
    if (!marked) {
      throw new AppError('conflict', 'A colleague has noted something of this order. Load the page again.');
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

/** Mails the receipt of an order once more. Throws `not_found`, or `conflict` where there is none to mail. */
export async function mailReceiptAgain(
  { database, queue, config }: Pick<Services, 'database' | 'queue' | 'config'>,
  { orderId, staffId }: Which,
): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    const order = await getOrder(transaction, orderId);
    if (!isReceiptMailable(order)) {
      throw new AppError(
        'conflict',
        'There is no receipt to mail: the order is not paid, or nobody is left to mail it to.',
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
