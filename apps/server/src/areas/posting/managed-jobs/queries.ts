import { countedUnread } from '@waymark/contract/hiring/choices';
import type { JobStatus } from '@waymark/contract/jobs/choices';
import {
  shownDays,
  managedJobsPageSize,
  type ManagedJobSort,
  type ManagedJobStatus,
  type ManagerOption,
} from '@waymark/contract/posting/choices';
import type { ManagedJobDetail, ManagedJobs, ManagedJobsQuery } from '@waymark/contract/posting/managed-jobs';
import { sql, type RawBuilder } from 'kysely';
import type { Database } from '../../../platform/database/tables.ts';
import { refuseBeyondLastPage } from '../../../platform/pagination.ts';
import { companiesRecruitedBy, companiesOf, companiesSeeing } from '../../companies/companies/queries.ts';
import { recentViews, firstShownDay, listDailyViews, listViewSources } from '../../jobs/job-views/queries.ts';
import { managedFieldColumns } from '../../jobs/jobs/field-rules.ts';
import { sanitiseDescription } from '../../jobs/jobs/rules.ts';
import { withTranslations } from '../../jobs/translations/queries.ts';
import { findPlaces } from '../../places/places/queries.ts';
import {
  presentManagedDetail,
  presentManagedJob,
  type ManagedDetailRow,
  type ManagedJobRow,
} from './presenter.ts';
import { fillDays, wordsOf } from './rules.ts';

/** The status, with jobs closed by hand separate from expired ones. */
const managedStatus: RawBuilder<unknown> = sql`
  (case when jobs.status = 'expired' and jobs.closed_by_company then 'closed' else jobs.status end)`;

const pair = withTranslations(sql`jobs.id`);

/** Those that have ended count on; of translations, those of all. */
const applicationsOf: RawBuilder<unknown> = sql`(
  (select count(*)::int from applications where job_id in ${pair} and status <> 'withdrawn')
  + (select coalesce(sum(applications), 0)::int from ended_applications where job_id in ${pair})
)`;

const newApplications = sql`(
  select count(*)::int from applications
  where job_id = jobs.id and status <> 'withdrawn' and created_at > coalesce(marks.read_at, '-infinity')
)`;

/** Marked by hand, or with applications since the member last looked. */
export const isUnread: RawBuilder<unknown> = sql`(coalesce(marks.unread, false) or exists (
  select from applications
  where job_id = jobs.id and status <> 'withdrawn' and created_at > coalesce(marks.read_at, '-infinity')
))`;

/**
 * How many applications to the jobs of a member’s companies came since the member last opened the job, up to
 * `countedUnread`. Suspended companies and jobs in the trash count for nothing.
 */
export async function countNewApplications(database: Database, memberId: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from (
      select from ${managedTables(memberId)} join applications on applications.job_id = jobs.id
      where jobs.company_id in ${companiesSeeing(memberId)} and jobs.trashed_at is null
        and applications.status <> 'withdrawn'
        and applications.created_at > coalesce(marks.read_at, '-infinity')
      limit ${countedUnread}
    ) as counted
  `.execute(database);
  return rows[0]?.count ?? 0;
}

/** Jobs with their company and the member’s marks. */
export function managedTables(memberId: string): RawBuilder<unknown> {
  return sql`jobs
    join companies on companies.id = jobs.company_id
    left join managed_job_marks marks on marks.job_id = jobs.id and marks.user_id = ${memberId}`;
}

/** The columns of a ManagedJobRow. */
function managedColumns(memberId: string): RawBuilder<unknown> {
  return sql`
    jobs.id, jobs.title, jobs.language, jobs.company_id, companies.name as company_name,
    companies.logo_file_id as company_logo_file_id, companies.industry as company_industry,
    companies.size as company_size, jobs.place_ids, jobs.status, jobs.source, jobs.closed_by_company, jobs.posted_at,
    jobs.deadline, jobs.closed_at, jobs.trashed_at, jobs.confirmed_at, jobs.confirmation_asked_at,
    jobs.awaits_payment, jobs.awaits_approval, jobs.moderation,
    jobs.moderation_reason, jobs.publish_at, jobs.work_mode, jobs.type, jobs.category, jobs.skills, jobs.salary_min,
    jobs.salary_max, jobs.salary_currency, jobs.salary_period, jobs.featured_until,
    ${applicationsOf} as applications, ${newApplications} as new_applications, ${recentViews} as views,
    coalesce(marks.starred, false) as starred, ${isUnread} as unread,
    jobs.company_id in ${companiesRecruitedBy(memberId)} as is_changeable`;
}

/** A job of one of the member’s companies, in the trash or not; null for another’s. */
export async function findManagedJob(
  database: Database,
  memberId: string,
  jobId: string,
): Promise<ManagedJobDetail | null> {
  const { rows } = await sql<ManagedDetailRow>`
    select ${managedColumns(memberId)}, ${sql.raw(['jobs.description', ...managedFieldColumns].join(', '))},
      jobs.own_fields
    from ${managedTables(memberId)}
    where jobs.id = ${jobId} and jobs.company_id in ${companiesOf(memberId)}
  `.execute(database);
  const [row] = rows;
  if (!row) return null;
  const views = await listDailyViews(database, jobId);
  const applications = await listDailyApplications(database, jobId);
  const description = sanitiseDescription(row.description);
  return presentManagedDetail({ ...row, description }, await findPlaces(database, row.place_ids), {
    days: fillDays(new Date(), shownDays, views, applications),
    sources: await listViewSources(database, jobId),
  });
}

async function listDailyApplications(
  database: Database,
  jobId: string,
): Promise<{ day: string; applications: number }[]> {
  const linked = withTranslations(sql`${jobId}::uuid`);
  const { rows } = await sql<{ day: string; applications: number }>`
    select to_char(day, 'YYYY-MM-DD') as day, sum(applications)::int as applications from (
      select (created_at at time zone 'UTC')::date as day, 1 as applications from applications
      where job_id in ${linked} and status <> 'withdrawn'
      union all select day, applications from ended_applications where job_id in ${linked}
    ) as counted
    where day >= ${firstShownDay} group by 1
  `.execute(database);
  return rows;
}

/** A page of the jobs of a member’s companies, or of their trash. Throws `not_found` beyond the last page. */
export async function listManagedJobs(
  database: Database,
  memberId: string,
  query: ManagedJobsQuery & OneCompany,
): Promise<ManagedJobs> {
  const { page } = query;
  const pageSize = managedJobsPageSize;
  const { total, ...counts } = await countJobs(database, memberId, query);
  refuseBeyondLastPage(page, pageSize, total);
  const { rows } = await sql<ManagedJobRow>`
    select ${managedColumns(memberId)} from ${managedTables(memberId)} where ${wanted(memberId, query)}
    order by ${orderOf(query)}, jobs.id desc limit ${pageSize} offset ${(page - 1) * pageSize}
  `.execute(database);
  const places = await findPlaces(
    database,
    rows.flatMap((row) => row.place_ids),
  );
  return { data: rows.map((row) => presentManagedJob(row, places)), total, page, pageSize, ...counts };
}

interface OneCompany {
  /** Only this one of the member's companies. */
  companyId?: string;
}

interface Counts {
  total: number;
  all: number;
  trashed: number;
  hasSeveralCompanies: boolean;
}

async function countJobs(
  database: Database,
  memberId: string,
  query: ManagedJobsQuery & OneCompany,
): Promise<Counts> {
  const { rows } = await sql<Counts>`
    select
      (select count(*)::int from ${managedTables(memberId)} where ${wanted(memberId, query)}) as total,
      count(*) filter (where trashed_at is null)::int as "all",
      count(*) filter (where trashed_at is not null)::int as trashed,
      (select count(*) > 1 from company_members where user_id = ${memberId}) as "hasSeveralCompanies"
    from jobs where company_id in ${companiesOf(memberId)}
  `.execute(database);
  return rows[0] as Counts;
}

function wanted(
  memberId: string,
  { q, status, show, list, companyId }: ManagedJobsQuery & OneCompany,
): RawBuilder<unknown> {
  return sql.join(
    [
      sql`jobs.company_id in ${companiesOf(memberId)}`,
      ...(companyId === undefined ? [] : [sql`jobs.company_id = ${companyId}`]),
      list === 'trash' ? sql`jobs.trashed_at is not null` : sql`jobs.trashed_at is null`,
      ...(status === 'all' ? [] : [sql`${managedStatus} = ${status}`]),
      ...shown(show),
      ...wordsOf(q).map((word) => sql`strpos(${searchedText}, ${word}) > 0`),
    ],
    sql` and `,
  );
}

const searchedText = sql`lower(jobs.title || ' ' || coalesce((
  select string_agg(concat_ws(' ', city, region, country), ' ') from places where places.id = any(jobs.place_ids)
), ''))`;

/** 'None' is about the selection; it lists the same as 'All'. */
function shown(option: ManagerOption): RawBuilder<unknown>[] {
  const conditions: Partial<Record<ManagerOption, RawBuilder<unknown>>> = {
    read: sql`not ${isUnread}`,
    unread: isUnread,
    starred: sql`coalesce(marks.starred, false)`,
    unstarred: sql`not coalesce(marks.starred, false)`,
  };
  const condition = conditions[option];
  return condition ? [condition] : [];
}

/** Open and pending jobs first, then closed ones. */
const statusOrder: readonly ManagedJobStatus[] = [
  'draft',
  'pending',
  'active',
  'expired',
  'closed',
  'filled',
];

const statusRank = sql`array_position(${statusOrder}::text[], ${managedStatus})`;

const orders: Record<ManagedJobSort, RawBuilder<unknown>> = {
  // A company with hundreds of jobs looks for those with applications.
  activity: sql`(
    select max(created_at) from applications where job_id = jobs.id and status <> 'withdrawn'
  ) desc nulls last, jobs.posted_at desc nulls last`,
  'date-desc': sql`jobs.posted_at desc nulls last`,
  'date-asc': sql`jobs.posted_at asc nulls last`,
  'title-asc': sql`lower(jobs.title)`,
  'title-desc': sql`lower(jobs.title) desc`,
  'applications-desc': sql`${applicationsOf} desc`,
  'applications-asc': sql`${applicationsOf}`,
  'views-desc': sql`${recentViews} desc`,
  'views-asc': sql`${recentViews}`,
  'status-asc': sql`${statusRank}, jobs.posted_at desc nulls last`,
  'status-desc': sql`${statusRank} desc, jobs.posted_at desc nulls last`,
};

function orderOf({ sort, list }: ManagedJobsQuery): RawBuilder<unknown> {
  return list === 'trash' && sort === 'activity' ? sql`jobs.trashed_at desc` : orders[sort];
}

/** The content of `jobState`; times in UTC, without a zone. */
export interface JobState {
  status: JobStatus;
  closed_by_company: boolean;
  deadline: string | null;
  trashed_at: string | null;
  confirmed_at: string;
  closed_at: string | null;
  /** Why staff closed it; changes that were kept before it was part of the state lack it. */
  moderation_reason?: string;
}

/** The columns that changes set, to detect whether a job has changed since. */
export const jobState: RawBuilder<unknown> = sql`jsonb_build_object(
  'status', jobs.status, 'closed_by_company', jobs.closed_by_company, 'deadline', jobs.deadline,
  'trashed_at', jobs.trashed_at at time zone 'UTC', 'confirmed_at', jobs.confirmed_at at time zone 'UTC',
  'closed_at', jobs.closed_at at time zone 'UTC', 'moderation_reason', jobs.moderation_reason
)`;

/** The member’s marks, or the defaults. */
export const markState: RawBuilder<unknown> = sql`jsonb_build_object(
  'starred', coalesce(marks.starred, false), 'unread', coalesce(marks.unread, false),
  'read_at', marks.read_at at time zone 'UTC'
)`;
