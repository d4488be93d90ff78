import type { CareerServicesOrder, Package } from '@waymark/contract/payments/career-services';

export interface PackageRow {
  name: string;
  description: string;
  price_cents: number;
  checkout_path: string;
}

/** A package as everybody sees it, its link at the checkout of this installation. */
export function presentPackage(row: PackageRow, checkoutOrigin: string): Package {
  return {
    packageName: row.name,
    packagePrice: row.price_cents / 100,
    packageDescription: row.description,
    checkoutLink: new URL(row.checkout_path, checkoutOrigin).href,
  };
}

export interface OrderRow {
  id: string;
  package_name: string;
  price_cents: number;
  status_percentage: number;
  refunded_at: Date | null;
  created_at: Date;
}

/** An order as its customer sees it. */
export function presentOrder(row: OrderRow): CareerServicesOrder {
  return {
    id: row.id,
    package: { packageName: row.package_name, packagePrice: row.price_cents / 100 },
    statusPercentage: row.status_percentage,
    refunded: row.refunded_at !== null,
    orderedAt: row.created_at.toISOString(),
  };
}
