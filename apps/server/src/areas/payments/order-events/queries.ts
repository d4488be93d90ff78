import { sql } from 'kysely';
import type { Database } from '../../../platform/database/tables.ts';
import { orderColumns, type OrderRow } from '../career-services/queries.ts';

/** The orders of several customers, newest first. */
export async function listOrdersOf(
  database: Database,
  userIds: readonly string[],
): Promise<Map<string | null, OrderRow[]>> {
  const rows = await database
    .selectFrom('orders')
    .select(['user_id', ...orderColumns])
    .where('user_id', '=', sql<string>`any(${[...userIds]}::uuid[])`)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
  return Map.groupBy(rows, ({ user_id: userId }) => userId);
}

/** The sessions that have not ended. */
export async function listLiveSessions(
  database: Database,
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
