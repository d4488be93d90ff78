import { sql } from 'kysely';
import type { Services } from '../../../platform/services.ts';
import { tellCheckout } from './checkout-gateway.ts';
import { tellAgainSeconds, type SubscriptionRow } from './rules.ts';

type Stores = Pick<Services, 'database' | 'config'>;

/** Told in one run; the others follow with the next one. */
const batchSize = 50;

/** Tells the checkout what it has not heard yet, for all or for one. Returns how many it has taken. */
export async function tellCheckouts({ database, config }: Stores, only?: string): Promise<number> {
  const { checkout } = config;
  if (!checkout) return 0;
  const rows = await database
    .selectFrom('subscriptions')
    .selectAll()
    .whereRef('wish', '>', 'told_wish')
    .where('external_id', 'is not', null)
    .where('tell_after', '<=', sql<Date>`now()`)
    .$if(only !== undefined, (some) => some.where('id', '=', only ?? ''))
    .orderBy('tell_after')
    .limit(batchSize)
    .execute();
  let taken = 0;
  for (const row of rows) {
    const isTaken = await tellCheckout(checkout, row).catch(() => false);
    await (isTaken ? noteTold : noteFailure)({ database }, row);
    if (isTaken) taken += 1;
  }
  return taken;
}

/** A newer wish that was told first stays. What the checkout says from before it took this one is out of date. */
async function noteTold({ database }: Pick<Services, 'database'>, { id, wish }: SubscriptionRow) {
  await database
    .updateTable('subscriptions')
    .set({ told_wish: wish, tell_failures: 0, state_at: sql`greatest(state_at, now())` })
    .where('id', '=', id)
    .where('told_wish', '<', wish)
    .execute();
}

async function noteFailure({ database }: Pick<Services, 'database'>, row: SubscriptionRow) {
  const seconds = tellAgainSeconds(row.tell_failures);
  await database
    .updateTable('subscriptions')
    .set({
      tell_failures: sql`tell_failures + 1`,
      tell_after: sql`now() + make_interval(secs => ${seconds}::int)`,
    })
    .where('id', '=', row.id)
    .where('wish', '=', row.wish)
    .execute();
}
