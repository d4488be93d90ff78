import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { ApplicationStatus } from '@waymark/contract/application-choices';
import type { Applicant } from '@waymark/contract/applications';
import type { ManagedJob } from '@waymark/contract/jobs';
import { defaultPageSize, type Page } from '@waymark/contract/pagination';
import { refuseBeyondLastPage } from '../../platform/pagination.ts';
import type { Tables } from '../../platform/database/tables.ts';
import { presentApplicant, presentManagedJob } from './presenter.ts';

/** The companies that somebody works for here: an agency, or an import, may bring several. */
function companiesOf(memberId: string): RawBuilder<string> {
  return sql`(select company_id from company_members where user_id = ${memberId})`;
}

/**
 * A page of the jobs of a member's companies with how many applied: the latest application first, then the
 * newest job. Throws `not_found` beyond the last page.
 */
export async function listCompanyJobs(
  database: Kysely<Tables>,
  memberId: string,
  page: number,
): Promise<Page<ManagedJob>> {
  const { total } = await database
    .selectFrom('jobs')
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .where('company_id', 'in', companiesOf(memberId))
    .executeTakeFirstOrThrow();
  refuseBeyondLastPage(page, defaultPageSize, total);
  const rows = await database
    .selectFrom('jobs')
    .select(['jobs.id', 'jobs.title', 'jobs.status', 'jobs.posted_at', 'jobs.confirmed_at'])
    .select('jobs.confirmation_asked_at')
    .select(
      sql<number>`(select count(*) from applications where job_id = jobs.id and status <> 'withdrawn')`.as(
        'applications',
      ),
    )
    .where('company_id', 'in', companiesOf(memberId))
    // Who has hundreds of jobs comes for those that somebody applied for.
    .orderBy(
      sql`(select max(created_at) from applications where job_id = jobs.id and status <> 'withdrawn')`,
      (order) => order.desc().nullsLast(),
    )
    .orderBy('posted_at', (order) => order.desc().nullsLast())
    .orderBy('id', 'desc')
    .limit(defaultPageSize)
    .offset((page - 1) * defaultPageSize)
    .execute();
  return { data: rows.map(presentManagedJob), total, page, pageSize: defaultPageSize };
}

/** A job of one of the member's companies; undefined when it is another's. */
export function findCompanyJob(
  database: Kysely<Tables>,
  memberId: string,
  jobId: string,
): Promise<{ id: string; title: string } | undefined> {
  return database
    .selectFrom('jobs')
    .select(['id', 'title'])
    .where('id', '=', jobId)
    .where('company_id', 'in', companiesOf(memberId))
    .executeTakeFirst();
}

/**
 * A page of those who applied for a job of the member's companies, newest first. Who withdrew is left out:
 * their data is no longer the employer's to see.
 */
export async function listApplicants(
  database: Kysely<Tables>,
  memberId: string,
  jobId: string,
  page: number,
): Promise<Page<Applicant>> {
  const applicants = database
    .selectFrom('applications')
    .innerJoin('jobs', 'jobs.id', 'applications.job_id')
    .where('applications.job_id', '=', jobId)
    .where('jobs.company_id', 'in', companiesOf(memberId))
    .where('applications.status', '<>', 'withdrawn');
  const { total } = await applicants
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  refuseBeyondLastPage(page, defaultPageSize, total);
  const rows = await applicants
    .innerJoin('users', 'users.id', 'applications.user_id')
    .innerJoin('resumes', 'resumes.id', 'applications.resume_id')
    .innerJoin('files', 'files.id', 'resumes.file_id')
    .select([
      'applications.id',
      'applications.cover_letter',
      'applications.status',
      'applications.created_at',
    ])
    .select(['users.first_name', 'users.last_name', 'users.job_title', 'users.location'])
    .select(['users.email', 'users.phone', 'users.experience_level', 'files.name as resume_name'])
    .orderBy('applications.created_at', 'desc')
    .orderBy('applications.id', 'desc')
    .limit(defaultPageSize)
    .offset((page - 1) * defaultPageSize)
    .execute();
  return { data: rows.map(presentApplicant), total, page, pageSize: defaultPageSize };
}

export interface ApplicationResumeRow {
  application_id: string;
  status: ApplicationStatus;
  applicant_id: string;
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
    .innerJoin('resumes', 'resumes.id', 'applications.resume_id')
    .innerJoin('files', 'files.id', 'resumes.file_id')
    .select(['applications.id as application_id', 'applications.status'])
    .select(['applications.user_id as applicant_id'])
    .select(['files.storage_key', 'files.name', 'files.media_type', 'files.size'])
    .where('applications.id', '=', applicationId)
    .where(({ or, and, eb }) =>
      or([
        eb('applications.user_id', '=', readerId),
        and([
          eb('jobs.company_id', 'in', companiesOf(readerId)),
          eb('applications.status', '<>', 'withdrawn'),
        ]),
      ]),
    )
    .executeTakeFirst();
}
