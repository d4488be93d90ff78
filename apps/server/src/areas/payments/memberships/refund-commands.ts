import { singlePosting } from '@waymark/contract/payments/membership-plans';
import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import type { Services } from '../../../platform/services.ts';
import { mailRefund } from './commands.ts';
import { countAllowedPostings, countTakenPlaces } from './queries.ts';
import { settleCompany } from './settling-commands.ts';

interface RefundedOrder {
  id: string;
  company_id: string | null;
  kind: 'posting' | 'plan';
  job_id: string | null;
  plan_id: string | null;
  paid_at: Date | null;
}

/** Takes back what a refunded order gave, and tells the company what that means. */
export async function revokeGrant(
  transaction: Kysely<Tables>,
  order: RefundedOrder,
  parts: Pick<Services, 'queue' | 'config'>,
): Promise<void> {
  if (order.company_id === null) return;
  const consequence =
    order.kind === 'plan'
      ? await endPaidPlan(transaction, order.company_id, order.plan_id)
      : await endPaidPlace(transaction, order.company_id, order);
  await mailRefund(transaction, parts, order.id, consequence);
  if (order.kind === 'plan') await settleCompany(transaction, parts, order.company_id);
}

/**
 * The plan ends now; those that were bought to follow it follow sooner. False for one that had ended: by the clock, since
 * `now()` is of before the wait for the lock.
 */
export async function endPlan(
  transaction: Kysely<Tables>,
  companyId: string,
  planId: string | null,
): Promise<boolean> {
  const { rows } = await sql`
    with ended as (
      select id, plan, ends_at, greatest(starts_at, now()) as stop from company_plans
      where id = ${planId} and ends_at > clock_timestamp()
    ), moved as (
      update company_plans set
        starts_at = company_plans.starts_at - (ended.ends_at - ended.stop),
        ends_at = company_plans.ends_at - (ended.ends_at - ended.stop)
      from ended
      where company_plans.company_id = ${companyId} and company_plans.plan = ended.plan
        and company_plans.id <> ended.id and company_plans.starts_at >= ended.ends_at
    )
    update company_plans set ends_at = ended.stop from ended where company_plans.id = ended.id
    returning company_plans.id
  `.execute(transaction);
  return rows.length > 0;
}

/** What ended with the payment of a plan, in words for the company. */
async function endPaidPlan(
  transaction: Kysely<Tables>,
  companyId: string,
  planId: string | null,
): Promise<string> {
  return (await endPlan(transaction, companyId, planId))
    ? 'The plan has ended with it. Postings beyond the plan that you have now stay open for seven more days; we mail you which ones.'
    : 'The plan had ended already; nothing else changes.';
}

/** The posting goes on in a place of the plan where one is free, and closes at once where none is. */
async function endPaidPlace(
  transaction: Kysely<Tables>,
  companyId: string,
  { job_id: jobId, paid_at: paidAt }: RefundedOrder,
): Promise<string> {
  const place = await transaction
    .selectFrom('posting_places')
    .innerJoin('jobs', 'jobs.id', 'posting_places.job_id')
    .select('jobs.status')
    // Beyond what was paid for it stays: staff has granted that.
    .select(
      sql<boolean>`posting_places.paid_until > ${paidAt}::timestamptz + make_interval(days => ${singlePosting.days + 1}::int)`.as(
        'is_granted',
      ),
    )
    .where('posting_places.job_id', '=', jobId)
    .where('posting_places.paid_until', '>', sql<Date>`now()`)
    .executeTakeFirst();
  if (!place || jobId === null) return 'Its time was over already; nothing else changes.';
  if (place.is_granted) return 'We have granted the posting a place beyond that, so it stays as it is.';
  await transaction
    .updateTable('posting_places')
    .set({ paid_until: null })
    .where('job_id', '=', jobId)
    .execute();
  const isOpen = place.status === 'active' || place.status === 'pending';
  if (!isOpen) return 'The posting was closed already; nothing else changes.';
  const taken = await countTakenPlaces(transaction, companyId, { exceptJobId: jobId });
  if (taken < (await countAllowedPostings(transaction, companyId))) {
    return 'Your plan has a place for the posting, so it stays as it is.';
  }
  await transaction.deleteFrom('posting_places').where('job_id', '=', jobId).execute();
  await withdrawPosting(transaction, jobId);
  return place.status === 'active'
    ? 'The posting has closed with it: your plan has no place left for it. Applications that came in stay with you.'
    : 'The posting waits for a place again: your plan has none left for it.';
}

async function withdrawPosting(transaction: Kysely<Tables>, jobId: string): Promise<void> {
  await sql`
    update jobs set
      awaits_payment = status = 'pending',
      status = case status when 'active' then 'expired' else status end,
      updated_at = now()
    where id = ${jobId} and status in ('active', 'pending')
  `.execute(transaction);
}
