import { sql, type Kysely } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import { presentOrder } from '../career-services/presenter.ts';
import type { CareerServicesOrder } from '@waymark/contract/payments/career-services';

/** The orders of several customers at once, each customer's newest first. */
export async function listOrdersOf(
  database: Kysely<Tables>,
  userIds: readonly string[],
): Promise<Map<string, CareerServicesOrder[]>> {
  const rows = await database
    .selectFrom('orders')
    .select([
      'user_id',
      'id',
      'package_name',
      'price_cents',
      'status_percentage',
      'refunded_at',
      'created_at',
    ])
    .where('user_id', '=', sql<string>`any(${[...userIds]}::uuid[])`)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
  const orders = Map.groupBy(rows, ({ user_id: userId }) => userId ?? '');
  return new Map(userIds.map((userId) => [userId, (orders.get(userId) ?? []).map(presentOrder)]));
}

/** Those of the sessions that have not ended. */
export async function listLiveSessions(
  database: Kysely<Tables>,
  sessionIds: readonly string[],
): Promise<Set<string>> {
  const rows = await database
    .selectFrom('sessions')
    .select('id')
    .where('id', '=', sql<string>`any(${[...sessionIds]}::uuid[])`)
    .where('expires_at', '>', sql<Date>`now()`)
    .execute();
  return new Set(rows.map(({ id }) => id));
}
