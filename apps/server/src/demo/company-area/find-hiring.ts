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

/** The domain of the demo's applicants; reserved, so that no mail can reach it. */
export const applicantDomain = 'applicants.waymark.example';

/**
 * The posting of the demo employer that the demo's people have applied for, or apply for now. Throws where there is
 * none: what asks for it cannot be made.
 */
export async function findHiring(database: Kysely<Tables>): Promise<Hiring> {
  const hiring = await database
    .selectFrom('jobs')
    .innerJoin('companies', 'companies.id', 'jobs.company_id')
    .innerJoin('users', (users) => users.on('users.email', '=', demoEmailOf('employer')))
    .select(['companies.id as companyId', 'jobs.id as jobId', 'users.id as recruiterId'])
    .where('companies.slug', '=', companySlug(demoEmployerCompany))
    .where('jobs.source', '=', 'demo')
    // An earlier version of the demo had them apply for another posting.
    .orderBy(
      sql`exists (
        select from applications join users applicant on applicant.id = applications.user_id
        where applications.job_id = jobs.id and applicant.email like ${`%@${applicantDomain}`}
      )`,
      'desc',
    )
    .orderBy('jobs.number')
    .executeTakeFirst();
  if (!hiring) throw new Error('The demo employer has no account or no posting that people could apply for.');
  return hiring;
}
