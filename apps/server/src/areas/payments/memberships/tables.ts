import type { OrderMark } from '@waymark/contract/payments/choices/staff-orders';
import type { PaidPlan } from '@waymark/contract/payments/membership-plans';
import type { OrderKind, OrderStatus } from '@waymark/contract/payments/choices/memberships';
import type { Generated, GeneratedAlways } from 'kysely';

declare module '../../../platform/database/tables.ts' {
  interface Tables {
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
