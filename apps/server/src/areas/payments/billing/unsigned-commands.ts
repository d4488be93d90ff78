import type { UnsignedReason } from '@waymark/contract/payments/choices/webhooks';
import { sql, type Kysely } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';

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
