import { loginCodeParameter } from '@waymark/contract/paths';
import { isSubscriptionEvent } from '@waymark/contract/payments/billing';
import type {
  CheckoutEvent,
  CustomerLogin,
  LoginCodeRedemption,
  RedeemedCustomer,
} from '@waymark/contract/payments/billing';
import type { UnsignedReason } from '@waymark/contract/payments/choices';
import type { Language } from '@waymark/contract/text/languages';
import { sql } from 'kysely';
import { board } from '../../../platform/board/board.ts';
import type { CheckoutConfig } from '../../../platform/settings/checkout-settings.ts';
import type { Database } from '../../../platform/database/tables.ts';
import { hashSecret, newSecret } from '../../../platform/ids.ts';
import type { Services } from '../../../platform/services.ts';
import type { Viewer } from '../../identity/accounts/policy.ts';
import { findOrderState } from './queries.ts';
import { checkoutAddress } from './rules.ts';

/** Unredeemed codes of one customer: as many as windows opened within two minutes. */
const liveLoginCodes = 5;

/** The next request of the same browser redeems the code; more time would help only thieves (D-5). */
const loginCodeSeconds = 120;

/** Anonymises a customer’s orders: the sale and its report stay, customer data and staff notes go. */
export async function forgetCustomer(transaction: Database, userId: string): Promise<void> {
  await transaction
    .updateTable('webhook_receipts')
    .set({ payload: null })
    .where(sql<string>`payload -> 'data' ->> 'customerId'`, '=', userId)
    .execute();
  await transaction
    .updateTable('orders')
    .set({ staff_note: '', buyer: null })
    .where('user_id', '=', userId)
    .execute();
  await transaction
    .updateTable('posting_orders')
    .set({ staff_note: '' })
    .where('paid_by', '=', userId)
    .execute();
}

export interface CountedUnsigned {
  /** YYYY-MM-DD, in UTC. */
  day: string;
  reason: UnsignedReason;
  deliveries: number;
  /** ISO 8601. */
  lastAt: string;
  lastId: string;
}

/** Adds to the counts of a day. */
export async function addUnsigned(database: Database, counted: readonly CountedUnsigned[]): Promise<void> {
  if (counted.length === 0) return;
  await database
    .insertInto('unsigned_webhooks')
    .values(
      counted.map(({ day, reason, deliveries, lastAt, lastId }) => ({
        day,
        reason,
        deliveries,
        last_at: lastAt,
        last_id: lastId,
      })),
    )
    .onConflict((conflict) =>
      conflict.columns(['day', 'reason']).doUpdateSet({
        deliveries: sql`unsigned_webhooks.deliveries + excluded.deliveries`,
        last_at: sql`greatest(unsigned_webhooks.last_at, excluded.last_at)`,
        last_id: sql`excluded.last_id`,
      }),
    )
    .execute();
}

/** Creates a code that signs the customer in at the checkout, once and within two minutes (D-5). */
export async function createLoginCode(
  database: Database,
  { userId, sessionId }: Viewer,
  checkout: CheckoutConfig,
  language: Language,
): Promise<CustomerLogin> {
  const { secret, hash } = newSecret();
  await database.transaction().execute(async (transaction) => {
    // Requests at once would each leave the allowed number: the account's row makes them take turns.
    await transaction.selectFrom('users').select('id').where('id', '=', userId).forUpdate().execute();
    await makeRoom(transaction, userId);
    await transaction
      .insertInto('customer_login_codes')
      .values({
        code_hash: hash,
        user_id: userId,
        session_id: sessionId,
        audience: checkout.origin,
        created_at: sql`clock_timestamp()`,
        expires_at: sql`clock_timestamp() + make_interval(secs => ${loginCodeSeconds}::int)`,
      })
      .execute();
  });
  const portal = checkoutAddress(checkout.portalPath, checkout, language);
  portal.searchParams.set(loginCodeParameter, secret);
  return { autoLoginCode: secret, autoLoginUrl: portal.href };
}

export async function endLoginCodes(transaction: Database, userId: string): Promise<void> {
  await transaction.deleteFrom('customer_login_codes').where('user_id', '=', userId).execute();
}

/** Deletes expired codes and the oldest ones, so that one more fits. */
async function makeRoom(transaction: Database, userId: string) {
  const kept = transaction
    .selectFrom('customer_login_codes')
    .select('code_hash')
    .where('user_id', '=', userId)
    .where('expires_at', '>', sql<Date>`clock_timestamp()`)
    .orderBy('created_at', 'desc')
    .limit(liveLoginCodes - 1);
  await transaction
    .deleteFrom('customer_login_codes')
    .where('user_id', '=', userId)
    .where('code_hash', 'not in', kept)
    .execute();
}

/**
 * Redeems a code and returns its customer; undefined if unknown, used, expired or for another audience. Of
 * two simultaneous uses one finds no row.
 */
export async function redeemLoginCode(
  database: Database,
  { code, audience }: LoginCodeRedemption,
): Promise<RedeemedCustomer | undefined> {
  return database
    .deleteFrom('customer_login_codes')
    .using('users')
    .whereRef('users.id', '=', 'customer_login_codes.user_id')
    .where('code_hash', '=', hashSecret(code))
    .where('audience', '=', audience)
    .where('expires_at', '>', sql<Date>`clock_timestamp()`)
    .returning([
      'users.id as customerId',
      'users.first_name as firstName',
      'users.last_name as lastName',
      'users.email',
    ])
    .executeTakeFirst();
}

type Transaction = Database;

/** A report of the checkout, under the checkout’s id. */
export interface Report {
  id: string;
  event: CheckoutEvent;
}

type Effect = (transaction: Transaction, event: CheckoutEvent) => Promise<void>;
type RecordOrder = (transaction: Transaction, event: CheckoutEvent, services: Services) => Promise<void>;

/** Orders with a reference were created here before payment; others begin with their report. */
export interface OrderRecords {
  referenced: RecordOrder;
  /** What renews: with the reference of the order that it began with. */
  subscriptions: RecordOrder;
  others: RecordOrder;
}

/** The effect of a report, by the kind of its order. */
export function effectOf(records: OrderRecords, services: Services): Effect {
  const { referenced, subscriptions, others } = records;
  return (transaction, event) => {
    if (isSubscriptionEvent(event.type)) return subscriptions(transaction, event, services);
    return (event.data.reference === undefined ? others : referenced)(transaction, event, services);
  };
}

/**
 * Processes a webhook once: its id and its effect are one transaction, and of two deliveries the second
 * waits for the id. Returns false for a processed one. If the effect throws, nothing is stored and the
 * sender may retry.
 */
export function receiveOnce(database: Database, report: Report, effect: Effect): Promise<boolean> {
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

/** Processes a report whose receipt is locked and records the changes; returns whether there were any. */
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

/** Records why a report was refused; for a processed one only the delivery. */
export async function noteRefusal(
  database: Database,
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

/** The stored part of an event; unknown customers are not stored. */
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

/** Deletes webhooks after their retention: no sender repeats them for that long. */
export async function forgetOldWebhooks(database: Database): Promise<void> {
  await database
    .deleteFrom('webhook_receipts')
    .where(
      'last_received_at',
      '<',
      sql<Date>`now() - make_interval(days => ${board.settings.retention.checkoutReportDays}::int)`,
    )
    .execute();
  await database
    .deleteFrom('unsigned_webhooks')
    .where(
      'day',
      '<',
      sql<string>`(now() at time zone 'UTC')::date - ${board.settings.retention.checkoutReportDays}::int`,
    )
    .execute();
}
