import { mapOwnTexts } from '@waymark/contract/office/own-text-places';
import type { Language } from '@waymark/contract/text/languages';
import { board } from '../../../platform/board/board.ts';
import type { CareerServicesOrder, Package } from '@waymark/contract/payments/career-services';
import { wholeUnitsOf } from '@waymark/contract/payments/prices';
import { sql } from 'kysely';
import type { CheckoutParts } from '../../../platform/settings/checkout-settings.ts';
import type { Database } from '../../../platform/database/tables.ts';
import { checkoutAddress } from '../billing/rules.ts';

/** The packages in order; none without a checkout. */
export async function listPackages(
  database: Database,
  { checkout }: Pick<CheckoutParts, 'checkout'>,
  language: Language,
): Promise<Package[]> {
  if (!checkout) return [];
  const rows = await database
    .selectFrom('packages')
    .select(['name', 'description', 'price_cents', 'currency', 'refund_terms', 'checkout_path'])
    .where('retired_at', 'is', null)
    .orderBy('position')
    .execute();
  const packages = rows.map((row) => ({
    packageName: row.name,
    packagePrice: wholeUnitsOf(row.price_cents, row.currency),
    currency: row.currency,
    packageDescription: row.description,
    refundTerms: row.refund_terms,
    checkoutLink: checkoutAddress(row.checkout_path, checkout, language).href,
  }));
  return mapOwnTexts('packages', packages, (text) => board.ownText(text, language));
}

/** What is shown of an order to its customer. */
export const orderColumns = [
  'id',
  'package_name',
  'price_cents',
  'currency',
  'refund_terms',
  'status_percentage',
  'refunded_at',
  'created_at',
  sql<string[]>`array(
    select number from invoices where package_order_id = orders.id order by issued_at, number
  )`.as('invoices'),
] as const;

/** A customer's orders, newest first. */
export function listOrders(database: Database, userId: string) {
  return database
    .selectFrom('orders')
    .select(orderColumns)
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
}

export type OrderRow = Awaited<ReturnType<typeof listOrders>>[number];

export function presentOrder(row: OrderRow, language: Language): CareerServicesOrder {
  return {
    id: row.id,
    package: {
      packageName: board.ownText(row.package_name, language),
      packagePrice: wholeUnitsOf(row.price_cents, row.currency),
      currency: row.currency,
      refundTerms: board.ownText(row.refund_terms, language),
    },
    statusPercentage: row.status_percentage,
    refunded: row.refunded_at !== null,
    orderedAt: row.created_at.toISOString(),
    invoices: row.invoices,
  };
}
