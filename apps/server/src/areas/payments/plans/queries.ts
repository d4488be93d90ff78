import type { StaffPlan } from '@waymark/contract/payments/staff-plans';
import type { Language } from '@waymark/contract/text/languages';
import { sql } from 'kysely';
import { board } from '../../../platform/board/board.ts';
import type { Database } from '../../../platform/database/tables.ts';

type StaffPlanRow = Omit<StaffPlan, 'retiredAt'> & { retired_at: Date | null };

/** All plans: those on sale in their order, then retired ones. */
export async function listStaffPlans(database: Database): Promise<StaffPlan[]> {
  const { rows } = await sql<StaffPlanRow>`
    select key, kind, product_id as "productId", name, unit, amount, currency, days, postings, seats,
      candidate_search as "candidateSearch", featured_days as "featuredDays", refund_terms as "refundTerms", version, retired_at,
      renewal, trial_days as "trialDays",
      (select count(distinct company_id)::int from company_plans
        where plan = plans.key and starts_at <= now() and ends_at > now()) as running,
      (select count(*)::int from posting_orders where product_id = plans.product_id and status = 'paid') as orders,
      not exists (select from company_plans where plan = plans.key)
        and not exists (select from posting_orders where product_id = plans.product_id) as "isUnused"
    from plans order by retired_at is not null, position
  `.execute(database);
  return rows.map(({ retired_at: retiredAt, ...row }) => ({
    ...row,
    retiredAt: retiredAt?.toISOString() ?? null,
  }));
}

/** The plans that staff can grant, also those off sale. */
export function listGrantablePlans(database: Database) {
  return database
    .selectFrom('plans')
    .select([
      'key',
      'name',
      'days',
      'postings',
      'seats',
      'candidate_search as candidateSearch',
      'featured_days as featuredDays',
    ])
    .where('kind', '=', 'plan')
    .orderBy('position')
    .execute();
}

/** The name of a plan; undefined where there is none of this key that a company can have. */
export async function findPlanName(database: Database, key: string): Promise<string | undefined> {
  const row = await database
    .selectFrom('plans')
    .select('name')
    .where('key', '=', key)
    .where('kind', '=', 'plan')
    .executeTakeFirst();
  return row?.name;
}

/** The products on sale with their refund terms, which may be too long for pages to translate, in order. */
export async function listOffers(database: Database, language: Language) {
  const rows = await database
    .selectFrom('plans')
    .select(['key', 'kind', 'name', 'unit', 'amount', 'currency', 'days', 'postings', 'seats'])
    .select(['candidate_search as candidateSearch', 'featured_days as featuredDays'])
    .select(['refund_terms as refundTerms', 'renewal', 'trial_days as trialDays'])
    .where('retired_at', 'is', null)
    .where('kind', '<>', 'free')
    .orderBy('position')
    .execute();
  return rows.map((row) => ({ ...row, refundTerms: board.ownText(row.refundTerms, language) }));
}
