import { sql, type Kysely } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
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
