import type { HeldReason } from '@waymark/contract/identity/choices/accounts';
import { sql, type Kysely } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import { companiesRecruitedBy } from '../../companies/companies/queries.ts';
import { jobState } from './state-queries.ts';

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

/** Those of the jobs that a member may change, which nobody else changes or applies for before the transaction ends. */
export async function lockJobs(
  transaction: Kysely<Tables>,
  userId: string,
  jobIds: readonly string[],
): Promise<LockedJob[]> {
  // The company first, as whoever applies does, and in one order: two that wait crosswise would never end.
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
