import { planOf } from '@waymark/contract/payments/membership-plans';
import { sql, type Kysely } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';

/** How many postings the company's plans let it have open at once: the best of those that run. */
export async function countAllowedPostings(
  database: Kysely<Tables>,
  companyId: string,
  now = new Date(),
): Promise<number> {
  const running = await database
    .selectFrom('company_plans')
    .select('plan')
    .where('company_id', '=', companyId)
    .where('starts_at', '<=', now)
    .where('ends_at', '>', now)
    .execute();
  return Math.max(planOf('basic').postings, ...running.map(({ plan }) => planOf(plan).postings));
}

/**
 * How many places of the plan are in use: by postings that are open or about to be, except those that were paid
 * for one by one and, where it is given, one posting.
 */
export async function countTakenPlaces(
  database: Kysely<Tables>,
  companyId: string,
  { exceptJobId = null, now = new Date() }: { exceptJobId?: string | null; now?: Date } = {},
): Promise<number> {
  const { taken } = await database
    .selectFrom('posting_places')
    .innerJoin('jobs', 'jobs.id', 'posting_places.job_id')
    .select(({ fn }) => fn.countAll<number>().as('taken'))
    .where('posting_places.company_id', '=', companyId)
    .where('jobs.status', 'in', ['pending', 'active'])
    .where(sql<boolean>`(paid_until is null or paid_until <= ${now})`)
    .where(sql<boolean>`(${exceptJobId}::uuid is null or posting_places.job_id <> ${exceptJobId}::uuid)`)
    .executeTakeFirstOrThrow();
  return taken;
}

/** Whether a posting may be open without another payment: it was paid for, or the plan has a place for it. */
export async function hasPostingPlace(
  database: Kysely<Tables>,
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
