import type { CheckoutEvent } from '@waymark/contract/payments/billing';
import { receiptKeptDays } from '@waymark/contract/payments/choices/webhooks';
import { sql, type Kysely } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import type { Services } from '../../../platform/services.ts';
import { findOrderState } from './order-state-queries.ts';

type Transaction = Kysely<Tables>;

/** A report of the checkout, under the checkout's own id. */
export interface Report {
  id: string;
  event: CheckoutEvent;
}

type Effect = (transaction: Transaction, event: CheckoutEvent) => Promise<void>;
type RecordOrder = (transaction: Transaction, event: CheckoutEvent, services: Services) => Promise<void>;

/** An order with a reference was made here before it was paid; one without begins with its report. */
export interface OrderRecords {
  referenced: RecordOrder;
  others: RecordOrder;
}

/** What a report does, depending on whose order it is about. */
export function effectOf({ referenced, others }: OrderRecords, services: Services): Effect {
  return (transaction, event) =>
    (event.data.reference === undefined ? others : referenced)(transaction, event, services);
}

/**
 * Acts on a webhook once, however often and however simultaneously it comes: its id and its effect are one
 * transaction, and of two the second waits for the id. Gives false for one that was acted upon before. When the
 * effect throws, it is as if it had not come, so that the sender may try again.
 */
export function receiveOnce(database: Kysely<Tables>, report: Report, effect: Effect): Promise<boolean> {
  return database.transaction().execute(async (transaction) => {
    const { deliveries, refusal } = await transaction
      .insertInto('webhook_receipts')
      .values({ id: report.id })
      .onConflict((conflict) => conflict.column('id').doUpdateSet(deliveredAgain))
      .returning(['deliveries', 'refusal'])
      .executeTakeFirstOrThrow();
    const isNew = deliveries === 1 || refusal !== null;
    if (isNew) await actUpon(transaction, report, effect);
    return isNew;
  });
}

const deliveredAgain = {
  deliveries: sql<number>`webhook_receipts.deliveries + 1`,
  last_received_at: sql<Date>`now()`,
};

/** Acts on a report whose receipt is locked, and notes what that changed. Gives whether it changed anything. */
export async function actUpon(
  transaction: Transaction,
  { id, event }: Report,
  effect: Effect,
): Promise<boolean> {
  const before = await findOrderState(transaction, event.data);
  await effect(transaction, event);
  const after = await findOrderState(transaction, event.data);
  const changes = { before: before?.facts ?? null, after: after?.facts ?? {} };
  const isChanged = JSON.stringify(changes.before) !== JSON.stringify(changes.after);
  await transaction
    .updateTable('webhook_receipts')
    .set({
      ...columnsOf(event),
      order_id: after?.id ?? null,
      refusal: null,
      set_aside_at: null,
      // What was acted upon once more and changed nothing still says what it changed at first.
      ...(isChanged && { changes: JSON.stringify(changes) }),
    })
    .where('id', '=', id)
    .execute();
  return isChanged;
}

/** Notes that a report was not acted upon, and why; of one that was acted upon before, only that it came again. */
export async function noteRefusal(
  database: Kysely<Tables>,
  { id, event, refusal }: { id: string; event: CheckoutEvent | undefined; refusal: string },
): Promise<void> {
  await database
    .insertInto('webhook_receipts')
    .values({ id, refusal, ...(event && columnsOf(event)) })
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet({
        ...deliveredAgain,
        ...(event && columnsOf(event)),
        refusal: sql`case when webhook_receipts.refusal is null then null else ${refusal} end`,
      }),
    )
    .execute();
}

/** What is kept of an event. A customer without an account is nobody we know: their id is not kept. */
function columnsOf(event: CheckoutEvent) {
  const { orderId, customerId } = event.data;
  return {
    kind: event.type,
    order_number: orderId,
    payload: sql<string>`(
      select ${JSON.stringify(event)}::jsonb from users where users.id = ${customerId}
    )`,
  };
}

/** Forgets what the checkout sent longer ago than it is kept: no sender repeats a webhook for so long. */
export async function forgetOldWebhooks(database: Kysely<Tables>): Promise<void> {
  await database
    .deleteFrom('webhook_receipts')
    .where('last_received_at', '<', sql<Date>`now() - make_interval(days => ${receiptKeptDays}::int)`)
    .execute();
  await database
    .deleteFrom('unsigned_webhooks')
    .where('day', '<', sql<string>`(now() at time zone 'UTC')::date - ${receiptKeptDays}::int`)
    .execute();
}
