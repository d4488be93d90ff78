import type { JobStatus } from '@waymark/contract/jobs/choices';
import type { JobReportReason } from '@waymark/contract/jobs/report-choices';
import type { ReportedJob, ReportedJobDetail } from '@waymark/contract/office/reports';
import type { PostingModeration } from '@waymark/contract/posting/moderation-choices';
import { defaultPageSize, type Page } from '@waymark/contract/pagination';
import { msg } from '@waymark/contract/text/message';
import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import { AppError } from '../../../platform/errors.ts';
import { refuseBeyondLastPage } from '../../../platform/pagination.ts';
import { listNotesOn } from '../../identity/audit/queries.ts';

interface Row {
  job_id: string;
  title: string;
  company_id: string;
  company_name: string;
  status: JobStatus;
  moderation: PostingModeration | null;
  count: number;
  reasons: { reason: JobReportReason; count: number }[];
  oldest: Date;
}

const reportsShown = 50;

/**
 * A page of reported postings without a decision, the most reported first. Throws `not_found` beyond the
 * last.
 */
export async function listReportedJobs(database: Kysely<Tables>, page: number): Promise<Page<ReportedJob>> {
  const pageSize = defaultPageSize;
  const { rows: counted } = await sql<{ total: number }>`
    select count(distinct job_id)::int as total from job_reports where decided_at is null
  `.execute(database);
  const total = counted[0]?.total ?? 0;
  refuseBeyondLastPage(page, pageSize, total);
  const rows = await selectGroups(
    database,
    sql`select job_id, count(*)::int as count, min(created_at) as oldest from job_reports
      where decided_at is null group by job_id
      order by count(*) desc, min(created_at), job_id limit ${pageSize} offset ${(page - 1) * pageSize}`,
  );
  return { data: rows.map(present), total, page, pageSize };
}

/**
 * Only those of the page are joined with what they are about: ten thousand reports are counted and no more.
 */
async function selectGroups(database: Kysely<Tables>, groups: RawBuilder<unknown>): Promise<Row[]> {
  const { rows } = await sql<Row>`
    select reported.*, jobs.title, jobs.company_id, companies.name as company_name, jobs.status, jobs.moderation,
      (
        select coalesce(jsonb_agg(jsonb_build_object('reason', reason, 'count', said) order by said desc, reason), '[]')
        from (
          select reason, count(*)::int as said from job_reports
          where job_id = reported.job_id and decided_at is null group by reason
        ) as by_reason
      ) as reasons
    from (${groups}) as reported
    join jobs on jobs.id = reported.job_id
    join companies on companies.id = jobs.company_id
    order by reported.count desc, reported.oldest, reported.job_id
  `.execute(database);
  return rows;
}

function present(row: Row): ReportedJob {
  return {
    jobId: row.job_id,
    title: row.title,
    company: { id: row.company_id, name: row.company_name },
    status: row.status,
    moderation: row.moderation,
    count: row.count,
    reasons: row.reasons,
    oldestAt: row.oldest.toISOString(),
  };
}

/** A posting with its open reports. Throws `not_found` for one without. */
export async function getReportedJob(database: Kysely<Tables>, jobId: string): Promise<ReportedJobDetail> {
  const [row] = await selectGroups(
    database,
    sql`select job_id, count(*)::int as count, min(created_at) as oldest from job_reports
      where decided_at is null and job_id = ${jobId} group by job_id`,
  );
  if (!row)
    throw new AppError(
      'not_found',
      msg`This posting has no open report: it was decided already, or never reported.`,
    );
  const reports = await database
    .selectFrom('job_reports')
    .select(['id', 'reason', 'text', 'updated_at'])
    .select(sql<boolean>`email <> '' or user_id is not null`.as('is_told'))
    .where('job_id', '=', jobId)
    .where('decided_at', 'is', null)
    .orderBy('updated_at', 'desc')
    .limit(reportsShown)
    .execute();
  return {
    ...present(row),
    reports: reports.map(({ id, reason, text, is_told: isTold, updated_at: at }) => ({
      id,
      reason,
      text,
      isTold,
      at: at.toISOString(),
    })),
    until: (reports[0]?.updated_at ?? row.oldest).toISOString(),
    history: await listNotesOn(database, 'job', jobId),
  };
}
