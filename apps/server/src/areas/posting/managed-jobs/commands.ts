import type { HeldReason } from '@waymark/contract/identity/choices';
import { trashDays } from '@waymark/contract/posting/choices';
import { sql } from 'kysely';
import type { Database } from '../../../platform/database/tables.ts';
import { companiesRecruitedBy } from '../../companies/companies/queries.ts';
import { activateReady } from '../../jobs/jobs/commands.ts';
import { updateJob } from '../../jobs/jobs/state-commands.ts';
import { takePostingPlace } from '../../payments/memberships/place-commands.ts';
import { hasPostingPlace } from '../../payments/memberships/queries.ts';
import { jobState } from './queries.ts';
import { needsPlace } from './rules.ts';

/** Jobs per statement: locks are held briefly. */
const batchSize = 200;

/**
 * Deletes jobs that have been in the trash for long and returns their number; those with applications, which
 * are the candidates’ too, and imported ones, which would come back, stay.
 */
export async function emptyTrash(database: Database, now = new Date()): Promise<number> {
  const before = new Date(now.getTime() - trashDays * 86_400_000);
  let deleted = 0;
  for (let batch = batchSize; batch === batchSize; deleted += batch) {
    const { rows } = await sql`
      delete from jobs where id in (
        -- Its company too: the order is deleted with it, and a payment holds the company.
        select jobs.id from jobs join companies on companies.id = jobs.company_id
        where jobs.trashed_at < ${before} and jobs.source = 'employer'
          and not exists (select from applications where job_id = jobs.id)
        order by jobs.id limit ${batchSize}
        for update of jobs skip locked for no key update of companies skip locked
      ) returning 1
    `.execute(database);
    batch = rows.length;
  }
  return deleted;
}

export interface LockedJob {
  id: string;
  company_id: string;
  title: string;
  source: string;
  awaits_payment: boolean;
  held_reason: HeldReason | null;
  /** As `jobState` writes it. */
  state: unknown;
}

/** The jobs that a member may change, locked against changes and applications. */
export async function lockJobs(
  transaction: Database,
  userId: string,
  jobIds: readonly string[],
): Promise<LockedJob[]> {
  // The company first, as in applying, and in one order: another one would deadlock.
  await sql`
    select from companies
    where id in (select company_id from jobs where id = any(${jobIds}::uuid[])) and id in ${companiesRecruitedBy(userId)}
    order by id for no key update
  `.execute(transaction);
  // A statement of its own: one that has waited still sees the members as they were when it began.
  const { rows } = await sql<LockedJob>`
    select jobs.id, jobs.company_id, jobs.title, jobs.source, jobs.awaits_payment, companies.held_reason,
      ${jobState} as state
    from jobs join companies on companies.id = jobs.company_id
    where jobs.id = any(${jobIds}::uuid[]) and jobs.company_id in ${companiesRecruitedBy(userId)}
    order by jobs.id for no key update of jobs
  `.execute(transaction);
  return rows;
}

/** Opens pending jobs: each takes a place of the plan, or waits for payment. */
export async function openPending(transaction: Database, jobs: readonly LockedJob[]): Promise<void> {
  for (const { id, company_id: companyId, source } of jobs) {
    const place = needsPlace(source) && (await takePostingPlace(transaction, companyId, id));
    await updateJob(transaction, id, { awaits_payment: place && place.needsPayment });
  }
  await activateReady(
    transaction,
    jobs.map(({ id }) => id),
  );
}

/** Whether a job may be open again: its place may have gone to another one. */
export async function mayBeOpen(transaction: Database, job: LockedJob): Promise<boolean> {
  if (job.held_reason !== null) return false;
  return (
    !needsPlace(job.source) || job.awaits_payment || hasPostingPlace(transaction, job.company_id, job.id)
  );
}
