import type { ColumnType, Generated } from 'kysely';

declare module '../database/tables.ts' {
  interface Tables {
    exchange_rates: {
      currency: string;
      per_dollar: number;
      rates_date: ColumnType<unknown, string, string>;
    };
    exchange_rate_readings: {
      single: Generated<boolean>;
      tried_at: Date;
      problem: string;
    };
  }
}
