import type { StaffPackage } from '@waymark/contract/payments/staff-packages';
import { sql, type Kysely } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';

/** All packages: those on sale in their order, then the retired ones. There are a few dozen at most. */
export async function listAllPackages(database: Kysely<Tables>): Promise<StaffPackage[]> {
  const rows = await database
    .selectFrom('packages')
    .select(['product_id', 'name', 'price_cents', 'description', 'checkout_path', 'retired_at'])
    .select(
      sql<number>`(select count(*)::int from orders where orders.product_id = packages.product_id)`.as(
        'orders',
      ),
    )
    .orderBy(sql`retired_at is not null`)
    .orderBy('position')
    .execute();
  return rows.map((row) => ({
    productId: row.product_id,
    packageName: row.name,
    packagePrice: row.price_cents / 100,
    packageDescription: row.description,
    checkoutLink: row.checkout_path,
    orders: row.orders,
    retiredAt: row.retired_at?.toISOString() ?? null,
  }));
}
