import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import type { UnsignedReason } from '@waymark/contract/payments/choices/webhooks';
import type { CustomerLogin, LoginCodeRedemption, RedeemedCustomer } from '@waymark/contract/payments/billing';
import { loginCodeParameter } from '@waymark/contract/paths';
import type { CheckoutConfig } from '../../../platform/checkout-settings.ts';
import { hashSecret, newSecret } from '../../../platform/ids.ts';
import type { Viewer } from '../../identity/accounts/policy.ts';
import { liveLoginCodes, loginCodeSeconds } from './constants.ts';

/**
 * Forgets who bought: the sale stays, and that the checkout reported it; what it said of the customer, and what staff
 * noted of their orders, do not.
 */
export async function forgetCustomer(transaction: Kysely<Tables>, userId: string): Promise<void> {
  await transaction
    .updateTable('webhook_receipts')
    .set({ payload: null })
    .where(sql<string>`payload -> 'data' ->> 'customerId'`, '=', userId)
    .execute();
  await transaction.updateTable('orders').set({ staff_note: '' }).where('user_id', '=', userId).execute();
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

/** Adds to what was counted of a day. */
export async function addUnsigned(
  database: Kysely<Tables>,
  counted: readonly CountedUnsigned[],
): Promise<void> {
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

/** Makes a code that hands the customer over to the checkout, once and within two minutes (D-5). */
export async function createLoginCode(
  database: Kysely<Tables>,
  { userId, sessionId }: Viewer,
  checkout: CheckoutConfig,
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
  const portal = new URL(checkout.portalPath, checkout.origin);
  portal.searchParams.set(loginCodeParameter, secret);
  return { autoLoginCode: secret, autoLoginUrl: portal.href };
}

/** Removes the customer's expired codes, and of the others the oldest, so that one more may be made. */
async function makeRoom(transaction: Kysely<Tables>, userId: string): Promise<void> {
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
 * Uses a code up and gives its customer; undefined when it is unknown, spent, expired or for somebody else. Of
 * two simultaneous uses one finds no row to delete.
 */
export async function redeemLoginCode(
  database: Kysely<Tables>,
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
