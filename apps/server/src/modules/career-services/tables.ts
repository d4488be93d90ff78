import type { Generated } from 'kysely';

declare module '../../platform/database/tables.ts' {
  interface Tables {
    packages: {
      product_id: string;
      position: number;
      name: string;
      description: string;
      price_cents: number;
      checkout_path: string;
    };
    orders: {
      id: string;
      user_id: string | null;
      external_id: string;
      product_id: string;
      package_name: string;
      price_cents: number;
      status_percentage: number;
      created_at: Generated<Date>;
      updated_at: Generated<Date>;
    };
  }
}
