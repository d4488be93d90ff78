import { sql, type Kysely } from 'kysely';
import { companySlug } from '../../areas/companies/companies/rules.ts';
import type { Tables } from '../../platform/database/tables.ts';
import { demoEmailOf } from '../accounts.ts';
import { demoEmployerCompany } from '../companies.ts';

/** A job and the member who hires for it. */
export interface Hiring {
  companyId: string;
  jobId: string;
  /** Who notes and moves. */
  recruiterId: string;
}

/** For so long people have seen it and applied. */
const openDays = 20;

/** The domain of the demo's applicants; reserved, so that no mail can reach it. */
export const applicantDomain = 'applicants.waymark.example';

/**
 * The job of the demo employer that the demo's people have applied for, however many are loaded since. Before that one
 * that has been open for weeks, the newest of those; the newest of all where none has.
 */
export async function findHiring(database: Kysely<Tables>): Promise<Hiring | undefined> {
  const employer = demoEmailOf('employer');
  return database
    .selectFrom('jobs')
    .innerJoin('companies', 'companies.id', 'jobs.company_id')
    .innerJoin('users', (users) => users.on('users.email', '=', employer))
    .select(['companies.id as companyId', 'jobs.id as jobId', 'users.id as recruiterId'])
    .where('companies.slug', '=', companySlug(demoEmployerCompany))
    .where('jobs.status', '=', 'active')
    .orderBy(
      sql`exists (
        select from applications join users applicant on applicant.id = applications.user_id
        where applications.job_id = jobs.id and applicant.email like ${`%@${applicantDomain}`}
      )`,
      'desc',
    )
    .orderBy(sql`jobs.posted_at < now() - make_interval(days => ${openDays}::int)`, (order) =>
      order.desc().nullsLast(),
    )
    .orderBy('jobs.posted_at', (order) => order.desc().nullsLast())
    .orderBy('jobs.number')
    .executeTakeFirst();
}
