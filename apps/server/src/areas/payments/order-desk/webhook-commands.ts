import type { CheckoutEvent } from '@waymark/contract/payments/billing';
import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import { AppError } from '../../../platform/errors.ts';
import type { Services } from '../../../platform/services.ts';
import { noteStaffAction } from '../../identity/audit/commands.ts';
import { findOrderState } from '../billing/order-state-queries.ts';
import { actUpon, effectOf } from '../billing/webhook-commands.ts';
import { recordOrder } from '../career-services/commands.ts';
import { recordPayment } from '../memberships/payment-commands.ts';
import { findReplayRefusal, stateOfReceipt } from './rules.ts';
import { noReceipt } from './webhook-queries.ts';

interface Which {
  receiptId: string;
  staffId: string;
}

const records = { referenced: recordPayment, others: recordOrder };

/**
 * Acts on a report of the checkout once more, as if it came now: what it did already it does not do again. Gives
 * whether it changed anything. Throws `not_found`, and `conflict` with the reason why it is not acted upon.
 */
export async function replayWebhook(services: Services, { receiptId, staffId }: Which): Promise<boolean> {
  return services.database.transaction().execute(async (transaction) => {
    // Of two replays at once, and of a replay and a delivery, the second finds what the first has done.
    const receipt = await lockReceipt(transaction, receiptId);
    const event = receipt.payload;
    if (event === null)
      throw new AppError(
        'conflict',
        'What this report said is no longer kept, so it cannot be dealt with again.',
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

/** What refuses a report that comes refuses it here as well; who presses has nothing to correct. */
async function act(
  transaction: Kysely<Tables>,
  services: Services,
  report: { id: string; event: CheckoutEvent },
): Promise<boolean> {
  try {
    return await actUpon(transaction, report, effectOf(records, services));
  } catch (error) {
    throw error instanceof AppError && error.status < 500 ? new AppError('conflict', error.message) : error;
  }
}

/** Notes that nothing is to be done about a refused report. Throws `not_found`, or `conflict` for any other. */
export async function setWebhookAside(
  database: Kysely<Tables>,
  { receiptId, staffId }: Which,
): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    const state = stateOfReceipt(await lockReceipt(transaction, receiptId));
    if (state !== 'refused')
      throw new AppError('conflict', 'This report is dealt with already. Load the page again.');
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

async function lockReceipt(transaction: Kysely<Tables>, receiptId: string) {
  const receipt = await transaction
    .selectFrom('webhook_receipts')
    .select(['payload', 'refusal', 'set_aside_at', 'changes'])
    .where('id', '=', receiptId)
    .forUpdate()
    .executeTakeFirst();
  if (!receipt) throw noReceipt();
  return receipt;
}
