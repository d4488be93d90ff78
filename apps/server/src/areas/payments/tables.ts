import type { CheckoutEvent } from '@waymark/contract/payments/billing';
import type {
  OrderKind,
  OrderStatus,
  OrderMark,
  CheckoutEventKind,
  UnsignedReason,
} from '@waymark/contract/payments/choices';
import type { PaidPlan } from '@waymark/contract/payments/membership-plans';
import type { ColumnType, Generated, GeneratedAlways } from 'kysely';

/** What an order was and is, in words. */
export interface OrderChanges {
  before: Record<string, string> | null;
  after: Record<string, string>;
}

declare module '../../platform/database/tables.ts' {
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
    company_plans: {
      id: string;
      company_id: string;
      plan: PaidPlan;
      starts_at: Date;
      ends_at: Date;
    };
    posting_places: {
      job_id: string;
      company_id: string;
      taken_at: Generated<Date>;
      /** Until then the posting has a place of its own. */
      paid_until: Date | null;
      /** When it closes, being beyond the plan. */
      closes_at: Date | null;
    };
    posting_orders: {
      id: string;
      number: GeneratedAlways<number>;
      /** Null when the company is gone. */
      company_id: string | null;
      kind: OrderKind;
      product_id: string;
      job_id: string | null;
      plan_id: string | null;
      item: string;
      /** Minor units of the currency. */
      amount: number;
      currency: string;
      status: OrderStatus;
      flag: Generated<string>;
      external_id: string | null;
      payment_method: Generated<string>;
      paid_by: string | null;
      receipt_number: string | null;
      billed_name: Generated<string>;
      billed_address: Generated<string>;
      created_at: Generated<Date>;
      paid_at: Date | null;
      refunded_at: Date | null;
      canceled_at: Date | null;
      /** What staff noted of it. */
      staff_mark: Generated<OrderMark | null>;
      staff_note: Generated<string>;
      staff_marked_at: Generated<Date | null>;
    };
    posting_handoffs: {
      reference: string;
      order_id: string;
      user_id: string | null;
      created_at: Generated<Date>;
    };
    receipt_years: {
      year: number;
      last_number: number;
    };
  }
}
