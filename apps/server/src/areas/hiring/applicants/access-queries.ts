import { sql, type Kysely } from 'kysely';
import type { JobStatus } from '@waymark/contract/jobs/choices/jobs';
import type { Tables } from '../../../platform/database/tables.ts';
import { AppError } from '../../../platform/errors.ts';
import { companiesSeeing, companiesRecruitedBy } from '../../companies/companies/queries.ts';

export interface CompanyJobRow {
  id: string;
  title: string;
  status: JobStatus;
  company_id: string;
  /** Whether the member may change what its company has. */
  is_changeable: boolean;
}

/** A job of one of the member's companies. Throws `not_found` for another's. */
export async function requireCompanyJob(
  database: Kysely<Tables>,
  memberId: string,
  jobId: string,
): Promise<CompanyJobRow> {
  const job = await database
    .selectFrom('jobs')
    .select(['id', 'title', 'status', 'company_id'])
    .select(sql<boolean>`company_id in ${companiesRecruitedBy(memberId)}`.as('is_changeable'))
    .where('id', '=', jobId)
    .where('company_id', 'in', companiesSeeing(memberId))
    .executeTakeFirst();
  if (!job) throw new AppError('not_found', 'There is no job with this address.');
  return job;
}

/** The same for who wants to change something. Throws `forbidden` for a viewer of that company. */
export async function requireRecruitedJob(
  database: Kysely<Tables>,
  memberId: string,
  jobId: string,
): Promise<CompanyJobRow> {
  const job = await requireCompanyJob(database, memberId, jobId);
  if (!job.is_changeable) throw notYours();
  return job;
}

/**
 * The company of an application that a member may change. Throws `not_found` for another company's or a withdrawn
 * one, `forbidden` for a viewer.
 */
export async function requireRecruitedApplication(
  database: Kysely<Tables>,
  memberId: string,
  applicationId: string,
): Promise<string> {
  const found = await database
    .selectFrom('applications')
    .innerJoin('jobs', 'jobs.id', 'applications.job_id')
    .select('jobs.company_id')
    .select(sql<boolean>`jobs.company_id in ${companiesRecruitedBy(memberId)}`.as('is_changeable'))
    .where('applications.id', '=', applicationId)
    .where('applications.status', '<>', 'withdrawn')
    .where('jobs.company_id', 'in', companiesSeeing(memberId))
    .executeTakeFirst();
  if (!found) throw new AppError('not_found', 'There is no application with this address.');
  if (!found.is_changeable) throw notYours();
  return found.company_id;
}

/** The company of a stage that a member may change. Throws as above. */
export async function requireRecruitedStage(
  database: Kysely<Tables>,
  memberId: string,
  stageId: string,
): Promise<string> {
  const found = await database
    .selectFrom('application_stages')
    .select('company_id')
    .select(sql<boolean>`company_id in ${companiesRecruitedBy(memberId)}`.as('is_changeable'))
    .where('id', '=', stageId)
    .where('company_id', 'in', companiesSeeing(memberId))
    .executeTakeFirst();
  if (!found) throw new AppError('not_found', 'There is no stage with this address.');
  if (!found.is_changeable) throw notYours();
  return found.company_id;
}

/** A recruiter of one company may be a viewer of another: the gate alone does not know which is meant. */
function notYours(): AppError {
  return new AppError(
    'forbidden',
    'You can look at everything here. To change it, ask an owner for the role.',
  );
}
