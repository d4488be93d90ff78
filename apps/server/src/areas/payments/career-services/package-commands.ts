import { sql, type Kysely } from 'kysely';
import type { PackageDraft } from '@waymark/contract/payments/career-services';
import type { Tables } from '../../../platform/database/tables.ts';

/** Puts the given packages in place of all others. Orders keep the name and the price they were sold with. */
export async function replacePackages(
  database: Kysely<Tables>,
  drafts: readonly PackageDraft[],
): Promise<void> {
  await alone(database, async (transaction) => {
    await transaction.deleteFrom('packages').execute();
    await insertPackages(transaction, drafts);
  });
}

/** Offers the given packages where there are none. */
export async function offerFirstPackages(
  database: Kysely<Tables>,
  drafts: readonly PackageDraft[],
): Promise<void> {
  await alone(database, async (transaction) => {
    const stored = await transaction.selectFrom('packages').select('product_id').limit(1).executeTakeFirst();
    if (!stored) await insertPackages(transaction, drafts);
  });
}

/** Two lists at once would mix or collide: the second waits. Whoever reads sees the list before. */
function alone(database: Kysely<Tables>, write: (transaction: Kysely<Tables>) => Promise<void>) {
  return database.transaction().execute(async (transaction) => {
    await sql`lock table packages in share row exclusive mode`.execute(transaction);
    await write(transaction);
  });
}

async function insertPackages(transaction: Kysely<Tables>, drafts: readonly PackageDraft[]): Promise<void> {
  if (drafts.length === 0) return;
  const rows = drafts.map((draft, position) => ({
    product_id: draft.productId,
    position,
    name: draft.packageName,
    description: draft.packageDescription,
    price_cents: Math.round(draft.packagePrice * 100),
    checkout_path: draft.checkoutLink,
  }));
  await transaction.insertInto('packages').values(rows).execute();
}
