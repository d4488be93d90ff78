import type { CheckoutEvent } from '@waymark/contract/payments/billing';
import type {
  OrderKind,
  OrderStatus,
  OrderMark,
  CheckoutEventKind,
  UnsignedReason,
  PlanRenewal,
} from '@waymark/contract/payments/choices';
import type { OrderedTerms } from '@waymark/contract/payments/membership-plans';
import type { Language } from '@waymark/contract/text/languages';
import type { ColumnType, Generated, GeneratedAlways } from 'kysely';

/** The terms of an order when it was made. */
export interface OrderTerms extends OrderedTerms {
  /** Shown before the payment. */
  refundTerms: string;
  /** The posting that an order features, and does nothing else with. */
  featuredJobId?: string;
}

/** Where an invoice is paid; empty parts are not known. */
export interface BankAccount {
  holder: string;
  iban: string;
  bic: string;
  /** Stands before the number of the invoice. */
  paymentText: string;
}

/** A postal address; parts that are not known are empty. */
interface PostalParts {
  street: string;
  postCode: string;
  town: string;
  /** The English name. */
  country: string;
}

/** To whom an order is invoiced. */
export interface Buyer extends PostalParts {
  name: string;
  /** Of the European Union; empty for none. */
  vatNumber: string;
  /** What the invoice has to name, in Germany the Leitweg-ID; empty for none. */
  reference: string;
  isBusiness: boolean;
}

/** A side of an invoice, as it was when the invoice was issued. Older ones have lines alone. */
export interface InvoiceParty extends Partial<PostalParts> {
  name: string;
  /** Lines. */
  address: string;
  /** Empty for none. */
  vatNumber: string;
  /** Of the buyer alone. */
  reference?: string;
  /** Of the seller alone. */
  register?: string;
  email?: string;
  phone?: string;
  taxNumber?: string;
  bank?: BankAccount;
  /** Of the buyer alone: in which the invoice is written; English where it is not named. */
  language?: Language;
}

/** As EN 16931 names it: standard, reverse charge, exempt, outside of the tax, none. */
export type TaxCategory = 'S' | 'AE' | 'E' | 'O' | 'Z';

export interface InvoiceRow {
  number: string;
  kind: 'invoice' | 'credit_note';
  /** The order of a company, or of a package. */
  order_id: string | null;
  package_order_id: string | null;
  /** The invoice that a credit note takes back, or a part of. */
  credits: string | null;
  issued_at: Date;
  /** YYYY-MM-DD */
  due_on: string;
  /** The period of supply, its last day included; null where it begins with the payment. */
  supplied_from: string | null;
  supplied_to: string | null;
  seller: InvoiceParty;
  buyer: InvoiceParty;
  item: string;
  description: string;
  /** Minor units of the currency, below zero on a credit note. */
  net: number;
  tax: number;
  total: number;
  currency: string;
  tax_name: string;
  /** In hundredths of a percent. */
  tax_rate: number;
  is_reverse_charge: boolean;
  /** Null of older ones. */
  tax_category: TaxCategory | null;
  tax_note: string;
  /** How it was paid when it was issued; null where it asks for the money. */
  paid_with: string | null;
}

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
      currency: Generated<string>;
      checkout_path: string;
      /** Shown before the payment. */
      refund_terms: Generated<string>;
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
      currency: Generated<string>;
      status_percentage: number;
      refunded_at: Date | null;
      /** What the checkout has given back of it. */
      refunded_cents: Generated<number>;
      /** As it was when it was paid; null of an account that is gone. */
      buyer: ColumnType<Buyer | null, string | undefined, string | null>;
      /** Of the package when it was sold. */
      refund_terms: ColumnType<string, string | undefined, never>;
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
      /** The key of the plan, and the terms at which it was bought. */
      plan: string;
      postings: Generated<number>;
      seats: Generated<number | null>;
      candidate_search: Generated<boolean>;
      /** Null of plans from before there were such days. */
      featured_days: Generated<number | null>;
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
      /** The discount of a coupon. */
      discount: Generated<number>;
      terms: ColumnType<OrderTerms, string | undefined, never>;
      /** As it was when the order went to the payment. */
      buyer: ColumnType<Buyer | null, string | undefined, string | null>;
      /** Taken off the price because this buyer is charged no tax. */
      tax_off: Generated<number>;
      /** What the checkout has given back of it. */
      refunded_amount: Generated<number>;
      /** The tax in a payment at the checkout; the rate is in hundredths of a percent. */
      tax_name: ColumnType<string | null, undefined, string>;
      tax_rate: ColumnType<number | null, undefined, number>;
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
      /** Of a plan that renews: the period that the order pays for. */
      subscription_id: Generated<string | null>;
      period_start: ColumnType<Date | null, Date | undefined, Date>;
      period_end: ColumnType<Date | null, Date | undefined, Date>;
    };
    subscriptions: {
      id: string;
      company_id: string | null;
      /** The order that it began with. */
      order_id: string;
      /** The checkout's number; null where each period is invoiced. */
      external_id: string | null;
      payer_id: string | null;
      plan: string;
      product_id: string;
      item: string;
      /** Minor units of the currency. */
      amount: number;
      tax_off: Generated<number>;
      currency: string;
      renewal: Exclude<PlanRenewal, 'once'>;
      terms: ColumnType<OrderTerms, string, string>;
      payment_method: Generated<string>;
      /** The period that is paid for, or is on trial. */
      period_start: Date;
      period_end: Date;
      trial_ends_at: Date | null;
      renewals: Generated<number>;
      created_at: Generated<Date>;
      cancel_asked_at: Generated<Date | null>;
      /** What follows with the next period. */
      next_plan: Generated<string | null>;
      next_product_id: Generated<string | null>;
      next_item: Generated<string | null>;
      next_amount: Generated<number | null>;
      next_tax_off: Generated<number | null>;
      next_terms: ColumnType<OrderTerms | null, string | null | undefined, string | null>;
      failed_at: Generated<Date | null>;
      next_try_at: Generated<Date | null>;
      /** YYYY-MM-DD */
      card_ends_on: Generated<string | null>;
      ended_at: Generated<Date | null>;
      end_reason: Generated<'' | 'canceled' | 'unpaid' | 'staff' | 'refused' | 'gone'>;
      /** The end of the period of which its company was told before. */
      told_of: Generated<Date | null>;
      /** Renewals since the latest one that it was told of. */
      untold: Generated<number>;
      /** The latest word on whether it goes on. */
      state_at: Generated<Date>;
      /** The number of the latest change that the checkout has to be told, and has been. */
      wish: Generated<number>;
      told_wish: Generated<number>;
      tell_after: Generated<Date>;
      tell_failures: Generated<number>;
    };
    contract_cancellations: {
      id: string;
      number: GeneratedAlways<number>;
      name: string;
      email: string;
      contract: string;
      reason: string;
      /** YYYY-MM-DD */
      ends_on: string | null;
      created_at: Generated<Date>;
      done_at: Generated<Date | null>;
    };
    coupons: {
      id: string;
      code: string;
      percent: number | null;
      /** Minor units of the currency. */
      amount: number | null;
      currency: string | null;
      /** YYYY-MM-DD, in UTC. */
      last_day: ColumnType<unknown, string | null, never>;
      max_uses: number | null;
      /** The products that it is for; empty for all. */
      products: string[];
      created_at: Generated<Date>;
      ended_at: ColumnType<Date | null, undefined, Date>;
    };
    coupon_uses: {
      order_id: string;
      coupon_id: string;
      held_until: Date;
      used_at: ColumnType<Date | null, undefined, Date>;
    };
    invoice_permissions: {
      company_id: string;
      is_allowed: boolean;
    };
    billing_details: {
      id: string;
      /** Of a company, or of a candidate. */
      company_id: string | null;
      user_id: string | null;
      name: string;
      street: string;
      post_code: string;
      town: string;
      country: string;
      vat_number: string;
      email: string;
      reference: string;
      updated_at: ColumnType<Date, undefined, unknown>;
    };
    invoice_years: {
      /** The range: `invoice` and `credit_note` are those of INV and CN, others are named by their prefix. */
      kind: string;
      year: number;
      last_number: number;
    };
    invoices: Omit<
      InvoiceRow,
      'issued_at' | 'due_on' | 'supplied_from' | 'supplied_to' | 'seller' | 'buyer'
    > & {
      issued_at: Generated<Date>;
      due_on: ColumnType<unknown, unknown, never>;
      supplied_from: ColumnType<unknown, string | null, never>;
      supplied_to: ColumnType<unknown, string | null, never>;
      seller: ColumnType<InvoiceParty, string, never>;
      buyer: ColumnType<InvoiceParty, string, never>;
    };
    invoice_states: {
      number: string;
      asked_by: ColumnType<string | null, unknown, never>;
      paid_at: ColumnType<Date | null, unknown, unknown>;
      reminded_at: ColumnType<Date | null, undefined, never>;
      reminded_again_at: ColumnType<Date | null, undefined, never>;
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
