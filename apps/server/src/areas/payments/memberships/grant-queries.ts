import { singlePosting, type PaidPlan } from '@waymark/contract/payments/membership-plans';
import { sql, type Kysely } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';

interface GrantedPlan {
  id: string;
  plan: PaidPlan;
  endsAt: Date;
}

interface GrantedPlace {
  jobId: string;
  title: string;
  endsAt: Date;
  /** Until when the posting has its place anyway, because that was paid for; null for nothing. */
  paidUntil: Date | null;
}

/** Plans that run or begin later and that no order gave, those that end first come first. */
export async function listGrantedPlans(
  database: Kysely<Tables>,
  companyId: string,
  planId: string | null = null,
): Promise<GrantedPlan[]> {
  const { rows } = await sql<GrantedPlan>`
    select id, plan, ends_at as "endsAt" from company_plans
    where company_id = ${companyId} and ends_at > clock_timestamp() and ends_at > starts_at
      and (${planId}::uuid is null or id = ${planId})
      and not exists (select from posting_orders where plan_id = company_plans.id)
    order by ends_at, id
  `.execute(database);
  return rows;
}

export async function findGrantedPlan(
  database: Kysely<Tables>,
  companyId: string,
  planId: string,
): Promise<GrantedPlan | undefined> {
  const [plan] = await listGrantedPlans(database, companyId, planId);
  return plan;
}

/**
 * Places of postings that last beyond what was paid for, those that end first come first. Days that were paid for
 * begin when the posting opens; a day more than theirs is no grant, as where a payment is taken back.
 */
export async function listGrantedPlaces(
  database: Kysely<Tables>,
  companyId: string,
  jobId: string | null = null,
): Promise<GrantedPlace[]> {
  const { rows } = await sql<GrantedPlace>`
    select * from (
      select posting_places.job_id as "jobId", jobs.title, posting_places.paid_until as "endsAt", (
        select max(greatest(paid_at, coalesce(jobs.posted_at, now())) + make_interval(days => ${singlePosting.days}::int))
        from posting_orders where posting_orders.job_id = jobs.id and kind = 'posting' and status = 'paid'
      ) as "paidUntil"
      from posting_places join jobs on jobs.id = posting_places.job_id
      where posting_places.company_id = ${companyId} and posting_places.paid_until > now()
        and jobs.status in ('pending', 'active')
        and (${jobId}::uuid is null or jobs.id = ${jobId})
    ) as places
    where "paidUntil" is null or "endsAt" > "paidUntil" + interval '1 day'
    order by "endsAt", "jobId"
  `.execute(database);
  return rows;
}

export async function findGrantedPlace(
  database: Kysely<Tables>,
  companyId: string,
  jobId: string,
): Promise<GrantedPlace | undefined> {
  const [place] = await listGrantedPlaces(database, companyId, jobId);
  return place;
}
