import type { Kysely } from 'kysely';
import type { Package } from '@waymark/contract/payments/career-services';
import type { CheckoutParts } from '../../../platform/checkout-settings.ts';
import type { Tables } from '../../../platform/database/tables.ts';
import { presentPackage, type OrderRow } from './presenter.ts';

/** The packages in their order; none where there is no checkout to buy them at. */
export async function listPackages(
  database: Kysely<Tables>,
  { checkout }: Pick<CheckoutParts, 'checkout'>,
): Promise<Package[]> {
  if (!checkout) return [];
  const rows = await database
    .selectFrom('packages')
    .select(['name', 'description', 'price_cents', 'checkout_path'])
    .where('retired_at', 'is', null)
    .orderBy('position')
    .execute();
  return rows.map((row) => presentPackage(row, checkout.origin));
}

/** A customer's orders, newest first. */
export function listOrders(database: Kysely<Tables>, userId: string): Promise<OrderRow[]> {
  return database
    .selectFrom('orders')
    .select(['id', 'package_name', 'price_cents', 'status_percentage', 'refunded_at', 'created_at'])
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
}
