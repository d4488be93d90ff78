import type { Say } from '@waymark/contract/text/say';
import type { Page } from '@waymark/contract/pagination';
import { type Transaction, transactionsPageSize } from '@waymark/contract/payments/memberships';
import { sql } from 'kysely';
import type { Database } from '../../../platform/database/tables.ts';
import { refuseBeyondLastPage } from '../../../platform/pagination.ts';
import { companiesOf } from '../../companies/companies/queries.ts';
import { companySourcePrefix } from '../../jobs/jobs/posting-rules.ts';
import { withTranslations } from '../../jobs/translations/queries.ts';
import { isInvoiced } from '../orders/queries.ts';
import { type PlanState, presentTransaction } from './presenter.ts';
import type { ReceiptRow } from './rules.ts';

interface Allowance {
  postings: number;
  /** Null without a limit. */
  seats: number | null;
  candidateSearch: boolean;
}

/** The best of each that the running plans of a company allow; the free plan is one of them. */
export async function findAllowance(
  database: Database,
  companyId: string,
  now = new Date(),
): Promise<Allowance> {
  const { rows } = await sql<Allowance>`
    select max(postings) as postings, bool_or(candidate_search) as "candidateSearch",
      case when bool_or(seats is null) then null else max(seats) end as seats
    from (
      select postings, seats, candidate_search from plans where kind = 'free'
      union all
      select postings, seats, candidate_search from company_plans
      where company_id = ${companyId} and starts_at <= ${now} and ends_at > ${now}
    ) as running
  `.execute(database);
  const [allowance] = rows;
  if (!allowance) throw new Error('The plans are missing.');
  return allowance;
}

/** How many members a company may have; null without a limit. */
export async function findSeats(database: Database, companyId: string): Promise<number | null> {
  const { seats } = await findAllowance(database, companyId);
  return seats;
}

/** How many postings the best current plan allows. */
export async function countAllowedPostings(
  database: Database,
  companyId: string,
  now = new Date(),
): Promise<number> {
  const { postings } = await findAllowance(database, companyId, now);
  return postings;
}

/**
 * How many places of the plan are used, without individually paid postings and `exceptJobId`. Postings that come in
 * from a company's own source take places as well; translations of each other take one.
 */
export async function countTakenPlaces(
  database: Database,
  companyId: string,
  { exceptJobId = null, now = new Date() }: { exceptJobId?: string | null; now?: Date } = {},
): Promise<number> {
  const { rows } = await sql<{ taken: number }>`
    select count(distinct coalesce(linked.group_id, jobs.id))::int as taken
    from jobs
      left join posting_places place on place.job_id = jobs.id and place.company_id = ${companyId}
      left join job_translations linked on linked.job_id = jobs.id
    where jobs.id in (
        select job_id from posting_places where company_id = ${companyId}
        union select id from jobs where company_id = ${companyId} and source like ${`${companySourcePrefix}%`}
      )
      and jobs.status in ('pending', 'active')
      and (place.paid_until is null or place.paid_until <= ${now})
      and (
        ${exceptJobId}::uuid is null or jobs.id not in ${withTranslations(sql`${exceptJobId}::uuid`)}
      )
      and not exists (
        select from job_translations other join posting_places paid on paid.job_id = other.job_id
        where other.group_id = linked.group_id and paid.paid_until > ${now}
      )
  `.execute(database);
  return rows[0]?.taken ?? 0;
}

/** Whether a posting may be open without payment: paid, or covered by the plan. */
export async function hasPostingPlace(
  database: Database,
  companyId: string,
  jobId: string,
): Promise<boolean> {
  const paid = await database
    .selectFrom('posting_places')
    .select('job_id')
    .where('job_id', '=', jobId)
    .where('paid_until', '>', sql<Date>`now()`)
    .executeTakeFirst();
  if (paid) return true;
  const taken = await countTakenPlaces(database, companyId, { exceptJobId: jobId });
  return taken < (await countAllowedPostings(database, companyId));
}

/** A page of a company’s orders, newest first. Throws `not_found` beyond the last page. */
export async function listTransactions(
  say: Say,
  database: Database,
  companyId: string,
  page: number,
): Promise<Page<Transaction>> {
  const own = database.selectFrom('posting_orders').where('posting_orders.company_id', '=', companyId);
  const { total } = await own.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  refuseBeyondLastPage(page, transactionsPageSize, total);
  const rows = await own
    .select([
      'id',
      'number',
      'kind',
      'terms',
      'item',
      'amount',
      'discount',
      'currency',
      'status',
      'flag',
      'payment_method',
    ])
    .select(['receipt_number', 'created_at'])
    .select(waitingJobId.as('waiting_job_id'))
    .select(invoiceNumber.as('invoice_number'))
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(transactionsPageSize)
    .offset((page - 1) * transactionsPageSize)
    .execute();
  return {
    data: rows.map((row) => presentTransaction(say, row)),
    total,
    page,
    pageSize: transactionsPageSize,
  };
}

const invoiceNumber = sql<string | null>`(
  select invoices.number from invoices where kind = 'invoice' and order_id = posting_orders.id
)`;

/** The job of a canceled order that still waits for payment and has no other order. */
const waitingJobId = sql<string | null>`(
  select jobs.id from jobs
  where posting_orders.status in ('canceled', 'refunded') and jobs.id = posting_orders.job_id
    and jobs.status = 'pending' and jobs.awaits_payment
    and not exists (
      select from posting_orders other where other.job_id = jobs.id
        and (other.status = 'pending' or other.created_at > posting_orders.created_at)
    )
)`;

/** The plan of a company and its use. */
export async function findPlanState(
  database: Database,
  companyId: string,
  now = new Date(),
): Promise<PlanState> {
  const plans = await database
    .selectFrom('company_plans')
    .innerJoin('plans', 'plans.key', 'company_plans.plan')
    .select(['plan', 'plans.name', 'company_plans.postings', 'starts_at', 'ends_at'])
    .where('company_id', '=', companyId)
    .where('ends_at', '>', sql<Date>`${now}::timestamptz - interval '30 days'`)
    .whereRef('ends_at', '>', 'starts_at')
    .orderBy('ends_at', 'desc')
    .execute();
  const postings = await countAllowedPostings(database, companyId, now);
  const running = plans.filter(({ starts_at, ends_at }) => starts_at <= now && ends_at > now);
  const best = running.find((plan) => plan.postings === postings);
  // One that was bought to follow goes on under the same name.
  const end = plans.find(({ plan, ends_at }) => plan === best?.plan && ends_at > now)?.ends_at ?? null;
  const ended = best ? undefined : plans.find(({ ends_at }) => ends_at <= now);
  return {
    ...(best ? { plan: best.plan, name: best.name } : await findFreePlan(database)),
    ends_at: end,
    postings,
    taken: await countTakenPlaces(database, companyId, { now }),
    ended: ended ? { plan: ended.plan, name: ended.name, ended_at: ended.ends_at } : null,
    closing: await listClosing(database, companyId),
  };
}

function findFreePlan(database: Database) {
  return database
    .selectFrom('plans')
    .select(['key as plan', 'name'])
    .where('kind', '=', 'free')
    .executeTakeFirstOrThrow();
}

function listClosing(database: Database, companyId: string) {
  return database
    .selectFrom('posting_places')
    .innerJoin('jobs', 'jobs.id', 'posting_places.job_id')
    .select(['jobs.id', 'jobs.title'])
    .select(({ ref }) => ref('posting_places.closes_at').$castTo<Date>().as('closes_at'))
    .where('posting_places.company_id', '=', companyId)
    .where('posting_places.closes_at', 'is not', null)
    .where('jobs.status', 'in', ['pending', 'active'])
    .orderBy('posting_places.closes_at')
    .orderBy('jobs.id')
    .limit(50)
    .execute();
}

/**
 * The data of a receipt of one of the member’s companies; undefined for unpaid orders and those of others.
 */
export async function findReceipt(
  database: Database,
  memberId: string,
  orderId: string,
): Promise<ReceiptRow | undefined> {
  const row = await database
    .selectFrom('posting_orders')
    .select(['receipt_number', 'number', 'kind', 'terms', 'item', 'amount', 'currency'])
    .select(['payment_method', 'billed_name', 'billed_address', 'paid_at', 'refunded_at'])
    .select(['tax_name', 'tax_rate'])
    .where('id', '=', orderId)
    .where('company_id', 'in', companiesOf(memberId))
    .executeTakeFirst();
  if (!row || row.receipt_number === null || row.paid_at === null) return undefined;
  return { ...row, receipt_number: row.receipt_number, paid_at: row.paid_at };
}

/** The checkout's number of what an order began and that renews still. */
const runningNumber = sql<string | null>`(
  select subscriptions.external_id from subscriptions
  where subscriptions.order_id = posting_orders.id and ended_at is null
)`;

/** The order of a checkout reference; undefined for another customer. */
export function findPayableOrder(
  database: Database,
  { reference, customerId }: { reference: string; customerId: string },
) {
  return database
    .selectFrom('posting_handoffs')
    .innerJoin('posting_orders', 'posting_orders.id', 'posting_handoffs.order_id')
    .innerJoin('users', 'users.id', 'posting_handoffs.user_id')
    .select(['kind', 'product_id', 'terms', 'item', 'amount', 'currency', 'status', 'subscription_id'])
    .select('users.language')
    .select(isInvoiced.as('is_invoiced'))
    .select(runningNumber.as('subscription_number'))
    .where('reference', '=', reference)
    .where('posting_handoffs.user_id', '=', customerId)
    .executeTakeFirst();
}

/** Postings with their own place, and those that wait for one. */
export async function listPlacesAndWaiting(database: Database, companyId: string) {
  const ownPlaces = await database
    .selectFrom('posting_places')
    .innerJoin('jobs', 'jobs.id', 'posting_places.job_id')
    .select(['jobs.id', 'jobs.title'])
    .select(({ ref }) => ref('posting_places.paid_until').$castTo<Date>().as('ends_at'))
    .where('posting_places.company_id', '=', companyId)
    .where('posting_places.paid_until', '>', sql<Date>`now()`)
    .where('jobs.status', 'in', ['pending', 'active'])
    .orderBy('posting_places.paid_until')
    .orderBy('jobs.id')
    .limit(50)
    .execute();
  const waiting = await database
    .selectFrom('jobs')
    .select(['id', 'title'])
    .where('company_id', '=', companyId)
    .where('status', '=', 'pending')
    .where('awaits_payment', '=', true)
    .where('trashed_at', 'is', null)
    .orderBy('created_at')
    .orderBy('id')
    .limit(50)
    .execute();
  return { ownPlaces, waiting };
}

interface GrantedPlan {
  id: string;
  plan: string;
  name: string;
  endsAt: Date;
}

interface GrantedPlace {
  jobId: string;
  title: string;
  endsAt: Date;
  /** Until when the posting has its place anyway, because that was paid for; null for nothing. */
  paidUntil: Date | null;
}

/** Current and future plans without an order, earliest end first. */
export async function listGrantedPlans(
  database: Database,
  companyId: string,
  planId: string | null = null,
): Promise<GrantedPlan[]> {
  const { rows } = await sql<GrantedPlan>`
    select company_plans.id, plan, plans.name, ends_at as "endsAt"
    from company_plans join plans on plans.key = company_plans.plan
    where company_id = ${companyId} and ends_at > clock_timestamp() and ends_at > starts_at
      and (${planId}::uuid is null or company_plans.id = ${planId})
      and not exists (select from posting_orders where plan_id = company_plans.id)
    order by ends_at, company_plans.id
  `.execute(database);
  return rows;
}

export async function findGrantedPlan(
  database: Database,
  companyId: string,
  planId: string,
): Promise<GrantedPlan | undefined> {
  const [plan] = await listGrantedPlans(database, companyId, planId);
  return plan;
}

/**
 * Places that last beyond the payment, earliest end first. Paid days begin when the posting opens; one extra
 * day is no grant, as in refunds.
 */
export async function listGrantedPlaces(
  database: Database,
  companyId: string,
  jobId: string | null = null,
): Promise<GrantedPlace[]> {
  const { rows } = await sql<GrantedPlace>`
    select * from (
      select posting_places.job_id as "jobId", jobs.title, posting_places.paid_until as "endsAt", (
        select max(greatest(paid_at, coalesce(jobs.posted_at, now())) + make_interval(days => (terms ->> 'days')::int))
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
  database: Database,
  companyId: string,
  jobId: string,
): Promise<GrantedPlace | undefined> {
  const [place] = await listGrantedPlaces(database, companyId, jobId);
  return place;
}
