import type { CheckoutEvent } from '@waymark/contract/payments/billing';
import type { CheckoutEventKind, UnsignedReason } from '@waymark/contract/payments/choices/webhooks';
import type { ColumnType, Generated } from 'kysely';

/** What an order was and is, in words. */
export interface OrderChanges {
  before: Record<string, string> | null;
  after: Record<string, string>;
}

declare module '../../../platform/database/tables.ts' {
  interface Tables {
    webhook_receipts: {
      id: string;
      received_at: Generated<Date>;
      last_received_at: Generated<Date>;
      deliveries: Generated<number>;
      /** Null where the report could not be read. */
      kind: Generated<CheckoutEventKind | null>;
      /** The checkout's number of the order, and our order that was made or changed. */
      order_number: Generated<string | null>;
      order_id: Generated<string | null>;
      /** Why it was not acted upon; null once it was. */
      refusal: Generated<string | null>;
      set_aside_at: Generated<Date | null>;
      changes: ColumnType<OrderChanges | null, string | null | undefined, string | null>;
      /** Null where it could not be read, and where its customer has no account. */
      payload: ColumnType<CheckoutEvent | null, string | null | undefined, string | null>;
    };
    unsigned_webhooks: {
      /** YYYY-MM-DD, in UTC. */
      day: string;
      reason: UnsignedReason;
      deliveries: number;
      last_at: ColumnType<Date, Date | string, Date | string>;
      last_id: Generated<string>;
    };
    customer_login_codes: {
      code_hash: string;
      user_id: string;
      /** The code ends with it. Null for codes of a version before this was kept. */
      session_id: string | null;
      audience: string;
      created_at: Generated<Date>;
      expires_at: Date;
    };
  }
}
