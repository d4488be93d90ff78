import type { OrderMark } from '@waymark/contract/payments/choices/staff-orders';
import type { Generated } from 'kysely';

declare module '../../../platform/database/tables.ts' {
  interface Tables {
    packages: {
      product_id: string;
      position: number;
      name: string;
      description: string;
      price_cents: number;
      checkout_path: string;
      /** Since when it is no longer sold. */
      retired_at: Date | null;
    };
    orders: {
      id: string;
      user_id: string | null;
      external_id: string;
      product_id: string;
      package_name: string;
      price_cents: number;
      status_percentage: number;
      refunded_at: Date | null;
      /** What staff noted of it. */
      staff_mark: Generated<OrderMark | null>;
      staff_note: Generated<string>;
      staff_marked_at: Generated<Date | null>;
      created_at: Generated<Date>;
      updated_at: Generated<Date>;
    };
  }
}
