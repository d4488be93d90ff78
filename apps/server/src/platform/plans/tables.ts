import type { PlanRenewal } from '@waymark/contract/payments/choices';
import type { PlanKind } from '@waymark/contract/payments/membership-plans';
import type { Generated } from 'kysely';

declare module '../database/tables.ts' {
  interface Tables {
    plans: {
      key: string;
      kind: PlanKind;
      product_id: string;
      position: number;
      name: string;
      unit: string;
      /** Minor units of the currency. */
      amount: number;
      currency: string;
      days: number | null;
      postings: number;
      seats: number | null;
      candidate_search: boolean;
      featured_days: Generated<number>;
      refund_terms: string;
      renewal: Generated<PlanRenewal>;
      /** Before the first payment of a plan that renews. */
      trial_days: Generated<number>;
      version: Generated<number>;
      /** Since when it is no longer sold. */
      retired_at: Date | null;
    };
  }
}
