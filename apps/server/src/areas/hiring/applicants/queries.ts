import type { StageKind } from '@waymark/contract/hiring/choices/applicants';
import type { JobStatus } from '@waymark/contract/jobs/choices/jobs';
import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import { AppError } from '../../../platform/errors.ts';
import { companiesSeeing, companiesRecruitedBy } from '../../companies/companies/queries.ts';

interface ApplicationResumeRow {
  applicant_id: string;
  /** Whether who reads decides on the application: then it counts as seen. */
  is_recruiter: boolean;
  file_id: string;
  storage_key: string;
  name: string;
  media_type: string;
  size: number;
}

/** The resume of an application, for its applicant and for the job's employer; undefined for all others. */
export function findApplicationResume(
  database: Kysely<Tables>,
  applicationId: string,
  readerId: string,
): Promise<ApplicationResumeRow | undefined> {
  return database
    .selectFrom('applications')
    .innerJoin('jobs', 'jobs.id', 'applications.job_id')
    .innerJoin('files', 'files.id', 'applications.file_id')
    .select('applications.user_id as applicant_id')
    .select(sql<boolean>`jobs.company_id in ${companiesRecruitedBy(readerId)}`.as('is_recruiter'))
    .select(['files.id as file_id', 'files.storage_key', 'files.name', 'files.media_type', 'files.size'])
    .where('applications.id', '=', applicationId)
    .where(({ or, and, eb }) =>
      or([
        eb('applications.user_id', '=', readerId),
        and([
          eb('jobs.company_id', 'in', companiesSeeing(readerId)),
          eb('applications.status', '<>', 'withdrawn'),
        ]),
      ]),
    )
    .executeTakeFirst();
}

export interface StageRow {
  id: string;
  kind: StageKind;
  name: string;
  position: number;
  notifies: boolean;
}

/** The stages of a company in their order; none before its applicants were first looked at. */
export function listStages(database: Kysely<Tables>, companyId: string): Promise<StageRow[]> {
  return database
    .selectFrom('application_stages')
    .select(['id', 'kind', 'name', 'position', 'notifies'])
    .where('company_id', '=', companyId)
    .orderBy('position')
    .orderBy('id')
    .execute();
}

/** Where an application stands, and who moved it there. */
export interface StateRow {
  id: string;
  /** Null is the stage `new`. */
  stage_id: string | null;
  stage_version: number;
  moved_at: Date;
  /** Null for who has left, and for what nobody has moved yet. */
  moved_by_name: string | null;
}

/** The applications of a company as they stand, locked until the transaction ends; who withdrew is left out. */
export async function lockStates(
  transaction: Kysely<Tables>,
  companyId: string,
  applicationIds: readonly string[],
): Promise<(StateRow & { job_id: string })[]> {
  return (
    transaction
      .selectFrom('applications')
      .innerJoin('jobs', 'jobs.id', 'applications.job_id')
      .leftJoin('users as mover', 'mover.id', 'applications.moved_by')
      .select(['applications.id', 'applications.job_id', 'applications.stage_id'])
      .select(['applications.stage_version', 'applications.moved_at', 'mover.first_name as moved_by_name'])
      .where('applications.id', 'in', applicationIds)
      .where('jobs.company_id', '=', companyId)
      .where('applications.status', '<>', 'withdrawn')
      // In one order everywhere, so that two who move the same crowd wait for each other instead of deadlocking.
      .orderBy('applications.id')
      .forUpdate('applications')
      .execute()
  );
}

/** The same afterwards, without a lock. */
export function listStates(database: Kysely<Tables>, applicationIds: readonly string[]): Promise<StateRow[]> {
  return database
    .selectFrom('applications')
    .leftJoin('users as mover', 'mover.id', 'applications.moved_by')
    .select(['applications.id', 'applications.stage_id', 'applications.stage_version'])
    .select(['applications.moved_at', 'mover.first_name as moved_by_name'])
    .where('applications.id', 'in', applicationIds)
    .execute();
}

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
