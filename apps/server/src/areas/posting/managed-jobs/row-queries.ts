import { sql, type RawBuilder } from 'kysely';
import { companiesRecruitedBy } from '../../companies/companies/queries.ts';
import { recentViews } from '../../jobs/job-views/queries.ts';

/** The status with what was closed by hand told apart from what ran out. */
export const managedStatus: RawBuilder<unknown> = sql`
  (case when jobs.status = 'expired' and jobs.closed_by_company then 'closed' else jobs.status end)`;

export const applicationsOf: RawBuilder<unknown> = sql`(
  select count(*)::int from applications where job_id = jobs.id and status <> 'withdrawn'
)`;

const newApplications = sql`(
  select count(*)::int from applications
  where job_id = jobs.id and status <> 'withdrawn' and created_at > coalesce(marks.read_at, '-infinity')
)`;

/** Marked so by hand, or somebody applied since the member last looked. */
export const isUnread: RawBuilder<unknown> = sql`(coalesce(marks.unread, false) or exists (
  select from applications
  where job_id = jobs.id and status <> 'withdrawn' and created_at > coalesce(marks.read_at, '-infinity')
))`;

/** Jobs with their company and with what a member has marked. */
export function managedTables(memberId: string): RawBuilder<unknown> {
  return sql`jobs
    join companies on companies.id = jobs.company_id
    left join managed_job_marks marks on marks.job_id = jobs.id and marks.user_id = ${memberId}`;
}

/** Of `managedTables`: the columns of a ManagedJobRow. */
export function managedColumns(memberId: string): RawBuilder<unknown> {
  return sql`
    jobs.id, jobs.title, jobs.company_id, companies.name as company_name,
    companies.logo_file_id as company_logo_file_id, jobs.place_ids, jobs.status, jobs.source, jobs.closed_by_company,
    jobs.posted_at, jobs.deadline, jobs.closed_at, jobs.trashed_at, jobs.confirmed_at, jobs.confirmation_asked_at,
    jobs.awaits_payment, jobs.awaits_approval, jobs.moderation,
    jobs.moderation_reason, jobs.publish_at, jobs.work_mode, jobs.type, jobs.category, jobs.skills, jobs.salary_min,
    jobs.salary_max, jobs.salary_currency, jobs.salary_period,
    ${applicationsOf} as applications, ${newApplications} as new_applications, ${recentViews} as views,
    coalesce(marks.starred, false) as starred, ${isUnread} as unread,
    jobs.company_id in ${companiesRecruitedBy(memberId)} as is_changeable`;
}
