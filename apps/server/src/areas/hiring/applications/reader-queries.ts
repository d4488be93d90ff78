import { defaultPageSize, type Page } from '@waymark/contract/pagination';
import type { ResumeReader } from '@waymark/contract/resumes/resumes';
import { sql, type Kysely } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import { refuseBeyondLastPage } from '../../../platform/pagination.ts';

interface ResumeReaderRow {
  company_id: string;
  company_name: string;
  application_id: string | null;
  job_id: string | null;
  job_title: string | null;
  is_withdrawn: boolean;
  sent_at: Date | null;
  opened_at: Date | null;
  file_name: string | null;
  is_current: boolean;
}

/**
 * A page of the employers who have a resume, the latest first: those it was sent to, and those who found its owner and
 * opened it. Throws `not_found` beyond the last page.
 */
export async function listReaders(
  database: Kysely<Tables>,
  resumeId: string,
  page: number,
): Promise<Page<ResumeReader>> {
  const { rows: counted } = await sql<{ total: number }>`
    select (
      (select count(*) from applications where resume_id = ${resumeId})
      + (select count(*) from candidate_views where resume_id = ${resumeId})
    )::int as total
  `.execute(database);
  const total = counted[0]?.total ?? 0;
  refuseBeyondLastPage(page, defaultPageSize, total);
  const { rows } = await sql<ResumeReaderRow>`
    select found.*, companies.name as company_name
    from (${sentTo(resumeId)} union all ${openedBy(resumeId)}) as found
    join companies on companies.id = found.company_id
    order by at desc, company_id
    limit ${defaultPageSize} offset ${(page - 1) * defaultPageSize}
  `.execute(database);
  return { data: rows.map(presentReader), total, page, pageSize: defaultPageSize };
}

const sentTo = (resumeId: string) => sql`
  select applications.created_at as at, jobs.company_id, applications.id as application_id,
    jobs.id as job_id, jobs.title as job_title, applications.status = 'withdrawn' as is_withdrawn,
    applications.created_at as sent_at,
    (
      select min(created_at) from application_events
      where application_id = applications.id and application_events.status = 'viewed'
    ) as opened_at,
    files.name as file_name, applications.file_id = resumes.file_id as is_current
  from applications
  join resumes on resumes.id = applications.resume_id
  join jobs on jobs.id = applications.job_id
  join files on files.id = applications.file_id
  where applications.resume_id = ${resumeId}
`;

/** A view from before the file was replaced was of another file, whose name is not kept. */
const openedBy = (resumeId: string) => sql`
  select viewed_at, candidate_views.company_id, null, null, null, false, null, viewed_at,
    case when is_current then files.name end, is_current
  from candidate_views
  join resumes on resumes.id = candidate_views.resume_id
  join files on files.id = resumes.file_id
  cross join lateral (select viewed_at >= coalesce(replaced_at, resumes.created_at) as is_current) as age
  where candidate_views.resume_id = ${resumeId}
`;

function presentReader(row: ResumeReaderRow): ResumeReader {
  const { application_id: id, job_id: jobId, job_title: jobTitle } = row;
  return {
    company: { id: row.company_id, name: row.company_name },
    application:
      id !== null && jobId !== null && jobTitle !== null
        ? { id, jobId, jobTitle, isWithdrawn: row.is_withdrawn }
        : null,
    sentAt: row.sent_at?.toISOString() ?? null,
    openedAt: row.opened_at?.toISOString() ?? null,
    fileName: row.file_name,
    isCurrentFile: row.is_current,
  };
}
