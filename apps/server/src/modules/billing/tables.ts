import type { Generated } from 'kysely';

declare module '../../platform/database/tables.ts' {
  interface Tables {
    webhook_receipts: {
      id: string;
      received_at: Generated<Date>;
    };
    customer_login_codes: {
      code_hash: string;
      user_id: string;
      audience: string;
      created_at: Generated<Date>;
      expires_at: Date;
    };
  }
}
