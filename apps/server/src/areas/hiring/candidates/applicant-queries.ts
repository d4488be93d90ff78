import type { ApplicantResume } from '@waymark/contract/hiring/candidates';
import { defaultPageSize, type Page } from '@waymark/contract/pagination';
import { sql } from 'kysely';
import { containing } from '../../../platform/database/like-pattern.ts';
import type { Database } from '../../../platform/database/tables.ts';
import { refuseBeyondLastPage } from '../../../platform/pagination.ts';
import { companiesSeeing } from '../../companies/companies/queries.ts';
import { presentApplicantResume, type ApplicantResumeRow } from './presenter.ts';

/** Jobs that are listed for one person; further ones are only counted. */
const jobsNamed = 5;

/**
 * A page of the applicants of the member’s companies, each once, latest application first, without withdrawn
 * ones. Throws `not_found` beyond the last page.
 */
export async function listApplicantResumes(
  database: Database,
  memberId: string,
  { q, page }: { q: string; page: number },
): Promise<Page<ApplicantResume>> {
  const own = sql`
    select applications.id, applications.user_id, file_id, applications.created_at, job_id, title,
      row_number() over (
        partition by applications.user_id order by applications.created_at desc, applications.id desc
      ) as nth,
      count(*) over (partition by applications.user_id) as job_count
    from applications join jobs on jobs.id = job_id
    where jobs.company_id in ${companiesSeeing(memberId)} and applications.status <> 'withdrawn'
  `;
  const found = sql`
    own as latest join users on users.id = latest.user_id
    where nth = 1 and ${wordsIn(q)}
  `;
  const { rows: counted } = await sql<{ total: number }>`
    with own as (${own}) select count(*)::int as total from ${found}
  `.execute(database);
  const total = counted[0]?.total ?? 0;
  refuseBeyondLastPage(page, defaultPageSize, total);
  const { rows } = await sql<ApplicantResumeRow>`
    with own as materialized (${own}),
    shown as (
      select latest.id as application_id, latest.user_id, first_name, last_name, users.job_title, users.location,
        file_id, latest.created_at, job_count::int as job_count
      from ${found}
      order by latest.created_at desc, latest.id desc
      limit ${defaultPageSize} offset ${(page - 1) * defaultPageSize}
    )
    select shown.*, files.name as resume_name,
      (
        select jsonb_agg(jsonb_build_object('id', job_id, 'title', title) order by nth)
        from own where own.user_id = shown.user_id and nth <= ${jobsNamed}
      ) as jobs
    from shown join files on files.id = shown.file_id
    order by shown.created_at desc, application_id desc
  `.execute(database);
  return { data: rows.map(presentApplicantResume), total, page, pageSize: defaultPageSize };
}

const maxWords = 8;

/** Whether each word is in the person’s data or in the title of a job that they applied for. */
function wordsIn(q: string) {
  const words = q.split(/\s+/).filter(Boolean).slice(0, maxWords);
  if (words.length === 0) return sql`true`;
  const conditions = words.map((word) => {
    const pattern = containing(word);
    return sql`(
      concat_ws(' ', first_name, last_name, users.job_title, users.location) ilike ${pattern}
      or exists (select from own as others where others.user_id = latest.user_id and others.title ilike ${pattern})
    )`;
  });
  return sql.join(conditions, sql` and `);
}
