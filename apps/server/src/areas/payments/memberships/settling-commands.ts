import { sql } from 'kysely';
import type { Database } from '../../../platform/database/tables.ts';
import type { Services } from '../../../platform/services.ts';
import { withdrawUnpaid } from '../../jobs/jobs/state-commands.ts';
import { mailRecruiters } from '../../companies/companies/commands.ts';
import { mayPayByInvoice } from '../orders/queries.ts';
import { placesClosedMail, placesEndingMail } from './emails/memberships.ts';
import { lockCompany } from '../orders/commands.ts';
import { countAllowedPostings } from './queries.ts';

/** How long a posting beyond the plan stays open after its company was mailed. */
const graceDays = 7;

type Parts = Pick<Services, 'queue' | 'config'>;

/** Companies per batch. */
const batchSize = 100;

/**
 * Settles all companies with more open postings than their plans allow; returns the number checked. Repeated
 * or parallel runs mail and close once.
 */
export async function settlePlaces(
  { database, ...parts }: Parts & Pick<Services, 'database'>,
  now = new Date(),
): Promise<number> {
  await keepPaidTime(database, now);
  let looked = 0;
  for (let last: string | undefined = '00000000-0000-0000-0000-000000000000'; last !== undefined;) {
    const companyIds = await listCompaniesToSettle(database, last, now);
    for (const companyId of companyIds) {
      await database
        .transaction()
        .execute((transaction) => settleCompany(transaction, parts, companyId, now));
    }
    looked += companyIds.length;
    last = companyIds.length === batchSize ? companyIds.at(-1) : undefined;
  }
  return looked;
}

/** Paid postings that were never open keep all of their days. */
async function keepPaidTime(database: Database, now: Date) {
  await sql`
    update posting_places set paid_until = ${now}::timestamptz + make_interval(days => coalesce((
      select max((terms ->> 'days')::int) from posting_orders
      where posting_orders.job_id = jobs.id and posting_orders.kind = 'posting' and posting_orders.status = 'paid'
    ), (select days from plans where kind = 'posting')))
    from jobs
    where jobs.id = job_id and jobs.status = 'pending' and jobs.posted_at is null and paid_until > ${now}
  `.execute(database);
}

interface Place {
  job_id: string;
  title: string;
  status: string;
  closes_at: Date | null;
}

/**
 * The oldest postings keep the places of the plan. Others are announced by mail and close a week later,
 * unless a place is free by then.
 */
export async function settleCompany(
  transaction: Database,
  parts: Parts,
  companyId: string,
  now = new Date(),
): Promise<void> {
  await lockCompany(transaction, companyId);
  const allowed = await countAllowedPostings(transaction, companyId, now);
  const places = await listPlaces(transaction, companyId, now);
  const [within, beyond] = [places.slice(0, allowed), places.slice(allowed)];
  await setClosing(
    transaction,
    within.filter(({ closes_at }) => closes_at !== null),
    null,
  );
  const told = beyond.filter(({ closes_at }) => closes_at === null);
  const closesAt = new Date(now.getTime() + graceDays * 86_400_000);
  await setClosing(transaction, told, closesAt);
  const over = beyond.filter(({ closes_at }) => closes_at !== null && closes_at <= now);
  await closePostings(transaction, over);
  const { publicUrl, checkout } = parts.config;
  const sellsPlans = checkout !== undefined || (await mayPayByInvoice(transaction, companyId, parts.config));
  const titlesOf = (rows: readonly Place[]) => rows.map(({ title }) => title);
  if (told.length > 0) {
    await mailRecruiters(transaction, parts, companyId, (to) =>
      placesEndingMail(to, { titles: titlesOf(told), allowed, closesAt, publicUrl, sellsPlans }),
    );
  }
  if (over.length > 0) {
    await mailRecruiters(transaction, parts, companyId, (to) =>
      placesClosedMail(to, { titles: titlesOf(over), publicUrl }),
    );
  }
}

function listPlaces(transaction: Database, companyId: string, now: Date): Promise<Place[]> {
  return transaction
    .selectFrom('posting_places')
    .innerJoin('jobs', 'jobs.id', 'posting_places.job_id')
    .select(['job_id', 'jobs.title', 'jobs.status', 'closes_at'])
    .where('posting_places.company_id', '=', companyId)
    .where('jobs.status', 'in', ['pending', 'active'])
    .where(sql<boolean>`(paid_until is null or paid_until <= ${now})`)
    .orderBy('taken_at')
    .orderBy('job_id')
    .execute();
}

async function setClosing(transaction: Database, places: readonly Place[], closesAt: Date | null) {
  if (places.length === 0) return;
  await transaction
    .updateTable('posting_places')
    .set({ closes_at: closesAt })
    .where(
      'job_id',
      'in',
      places.map((place) => place.job_id),
    )
    .execute();
}

/** Open postings close; pending ones wait for a place. */
async function closePostings(transaction: Database, places: readonly Place[]) {
  if (places.length === 0) return;
  const jobIds = places.map((place) => place.job_id);
  await withdrawUnpaid(transaction, jobIds);
  await transaction.deleteFrom('posting_places').where('job_id', 'in', jobIds).execute();
}

async function listCompaniesToSettle(database: Database, after: string, now: Date): Promise<string[]> {
  const { rows } = await sql<{ company_id: string }>`
    select posting_places.company_id from posting_places join jobs on jobs.id = job_id
    where posting_places.company_id > ${after}::uuid and jobs.status in ('pending', 'active')
      and (paid_until is null or paid_until <= ${now})
    group by posting_places.company_id
    having bool_or(closes_at is not null) or count(*) > greatest((select postings from plans where kind = 'free'), (
      select max(postings) from company_plans
      where company_plans.company_id = posting_places.company_id and starts_at <= ${now} and ends_at > ${now}
    ))
    order by posting_places.company_id limit ${batchSize}
  `.execute(database);
  return rows.map((row) => row.company_id);
}
