import { defaultPageSize, type Page } from '@waymark/contract/pagination';
import { msg } from '@waymark/contract/text/message';
import { sql } from 'kysely';
import type { Database } from '../../../platform/database/tables.ts';
import { AppError } from '../../../platform/errors.ts';
import { refuseBeyondLastPage } from '../../../platform/pagination.ts';
import { upsertSource } from './constants.ts';

interface Wanted {
  companyId: string;
  jobId?: string | undefined;
  stageId?: string | undefined;
  page: number;
  /** The stage of applications that were never moved. */
  newStageId: string;
}

export type ApplicationRow = Awaited<ReturnType<typeof listApplications>>['data'][number];

/** A page of the applications to a company, latest first. Throws `not_found` beyond the last page. */
export async function listApplications(database: Database, wanted: Wanted) {
  const { total } = await selectApplications(database, wanted)
    .select(sql<number>`count(*)::int`.as('total'))
    .executeTakeFirstOrThrow();
  refuseBeyondLastPage(wanted.page, defaultPageSize, total);
  const data = await selectApplications(database, wanted)
    .innerJoin('users', 'users.id', 'applications.user_id')
    .select(['applications.id', 'applications.job_id', 'jobs.title', 'applications.stage_id'])
    .select(['applications.stage_version', 'applications.created_at'])
    .select(['users.first_name', 'users.last_name', 'users.email', 'users.phone', 'users.location'])
    .orderBy('applications.created_at', 'desc')
    .orderBy('applications.id', 'desc')
    .limit(defaultPageSize)
    .offset((wanted.page - 1) * defaultPageSize)
    .execute();
  return { data, total, page: wanted.page, pageSize: defaultPageSize };
}

function selectApplications(database: Database, { companyId, jobId, stageId, newStageId }: Wanted) {
  return database
    .selectFrom('applications')
    .innerJoin('jobs', 'jobs.id', 'applications.job_id')
    .where('jobs.company_id', '=', companyId)
    .where('applications.status', '<>', 'withdrawn')
    .$if(jobId !== undefined, (rows) => rows.where('jobs.id', '=', jobId as string))
    .$if(stageId !== undefined, (rows) =>
      stageId === newStageId
        ? rows.where('applications.stage_id', 'is', null)
        : rows.where('applications.stage_id', '=', stageId as string),
    );
}

/** The job of an application to the company. Throws `not_found` for another company’s and a withdrawn one. */
export async function requireApplication(database: Database, companyId: string, applicationId: string) {
  const found = await database
    .selectFrom('applications')
    .innerJoin('jobs', 'jobs.id', 'applications.job_id')
    .select(['jobs.id', 'jobs.title'])
    .where('applications.id', '=', applicationId)
    .where('applications.status', '<>', 'withdrawn')
    .where('jobs.company_id', '=', companyId)
    .executeTakeFirst();
  if (!found) throw new AppError('not_found', msg`There is no application with this address.`);
  return found;
}

/** Throws `not_found` for a job of another company. */
export async function requireJobOf(database: Database, companyId: string, jobId: string): Promise<void> {
  const found = await database
    .selectFrom('jobs')
    .select('id')
    .where('id', '=', jobId)
    .where('company_id', '=', companyId)
    .executeTakeFirst();
  if (!found) throw new AppError('not_found', msg`There is no job with this address.`);
}

export type UpsertedRow = Awaited<ReturnType<typeof readUpserted>>[number];

/** A page of the postings that came by the board’s keys. Throws `not_found` beyond the last page. */
export async function listUpserted(
  database: Database,
  { id, page }: { id?: string | undefined; page: number },
): Promise<Page<UpsertedRow>> {
  const { total } = await selectUpserted(database, id)
    .select(sql<number>`count(*)::int`.as('total'))
    .executeTakeFirstOrThrow();
  refuseBeyondLastPage(page, defaultPageSize, total);
  return { data: await readUpserted(database, { id, page }), total, page, pageSize: defaultPageSize };
}

function selectUpserted(database: Database, id: string | undefined) {
  return database
    .selectFrom('jobs')
    .where('source', '=', upsertSource)
    .$if(id !== undefined, (rows) => rows.where('source_id', '=', id as string));
}

function readUpserted(database: Database, { id, page }: { id: string | undefined; page: number }) {
  return selectUpserted(database, id)
    .select(['jobs.id', 'source_id', 'company_id', 'title', 'status', 'closed_by_company', 'updated_at'])
    .orderBy('updated_at', 'desc')
    .orderBy('jobs.id', 'desc')
    .limit(defaultPageSize)
    .offset((page - 1) * defaultPageSize)
    .execute();
}
