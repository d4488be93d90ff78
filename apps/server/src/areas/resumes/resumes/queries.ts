import { resumeRestoreMinutes } from '@waymark/contract/identity/choices/accounts';
import { defaultPageSize } from '@waymark/contract/pagination';
import type { Page } from '@waymark/contract/pagination';
import type { ResumeReader } from '@waymark/contract/resumes/resumes';
import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import { AppError } from '../../../platform/errors.ts';
import { refuseBeyondLastPage } from '../../../platform/pagination.ts';
import { presentReader } from './presenter.ts';
import type { RemovedResumeRow, ResumeRow, ResumeReaderRow } from './presenter.ts';

/** A candidate's resumes, the default one first and then the newest. */
export function listResumes(database: Kysely<Tables>, userId: string): Promise<ResumeRow[]> {
  return selectResumes(database, userId)
    .orderBy('resumes.is_default', 'desc')
    .orderBy('resumes.id', 'desc')
    .execute();
}

/** Those that were deleted and can be taken back, the last deleted first. */
export function listRemovedResumes(database: Kysely<Tables>, userId: string): Promise<RemovedResumeRow[]> {
  const until = sql<Date>`removed_at + make_interval(mins => ${resumeRestoreMinutes}::int)`;
  return database
    .selectFrom('resumes')
    .innerJoin('files', 'files.id', 'resumes.file_id')
    .select(['resumes.id', 'resumes.label', 'files.name', until.as('restorable_until')])
    .where('resumes.user_id', '=', userId)
    .where(sql<boolean>`${until} > now()`)
    .orderBy('resumes.removed_at', 'desc')
    .execute();
}

/** A resume of this candidate; undefined for another's or a deleted one. */
export function findResume(
  database: Kysely<Tables>,
  userId: string,
  resumeId: string,
): Promise<ResumeRow | undefined> {
  return selectResumes(database, userId).where('resumes.id', '=', resumeId).executeTakeFirst();
}

/** The same, for whom it must be there. Throws `not_found`. */
export async function getResume(
  database: Kysely<Tables>,
  userId: string,
  resumeId: string,
): Promise<ResumeRow> {
  const resume = await findResume(database, userId, resumeId);
  if (!resume) throw unknownResume();
  return resume;
}

/** The resume that is sent where none was chosen; undefined when the candidate has none. */
export function findDefaultResume(database: Kysely<Tables>, userId: string): Promise<ResumeRow | undefined> {
  return selectResumes(database, userId).where('resumes.is_default', '=', true).executeTakeFirst();
}

export const unknownResume = (message = 'There is no resume with this address.') =>
  new AppError('not_found', message);

function selectResumes(database: Kysely<Tables>, userId: string) {
  return database
    .selectFrom('resumes')
    .innerJoin('files', 'files.id', 'resumes.file_id')
    .select([
      'resumes.id',
      'resumes.file_id',
      'resumes.label',
      'resumes.is_default',
      'resumes.created_at',
      'resumes.replaced_at',
      'files.name',
      'files.extension',
      'files.size',
      'files.media_type',
      'files.storage_key',
    ])
    .where('resumes.user_id', '=', userId)
    .where('resumes.removed_at', 'is', null);
}

/**
 * A page of the employers who have a resume of the candidate, the latest first: those it was sent to, and
 * those who found its owner and opened it. Throws `not_found` beyond the last page.
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

/** What was opened before the file was replaced was another one, whose name is not kept. */
const openedBy = (resumeId: string) => sql`
  select viewed_at, candidate_views.company_id, null, null, null, false, null, viewed_at,
    case when is_current then files.name end, is_current
  from candidate_views
  join resumes on resumes.id = candidate_views.resume_id
  join files on files.id = resumes.file_id
  cross join lateral (select viewed_at >= coalesce(replaced_at, resumes.created_at) as is_current) as age
  where candidate_views.resume_id = ${resumeId}
`;
