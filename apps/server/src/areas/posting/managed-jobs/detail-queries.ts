import { shownDays } from '@waymark/contract/posting/choices/managed-jobs';
import type { ManagedJobDetail } from '@waymark/contract/posting/managed-jobs';
import { sql, type Kysely } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import { companiesOf } from '../../companies/companies/queries.ts';
import { firstShownDay, listDailyViews, listViewSources } from '../../jobs/job-views/queries.ts';
import { sanitiseDescription } from '../../jobs/jobs/sanitise-rules.ts';
import { findPlaces } from '../../places/places/queries.ts';
import { presentManagedDetail, type ManagedDetailRow } from './presenter.ts';
import { managedColumns, managedTables } from './row-queries.ts';
import { fillDays } from './rules.ts';

/** A job of one of the member's companies, in the trash or not; null when it is another's. */
export async function findManagedJob(
  database: Kysely<Tables>,
  memberId: string,
  jobId: string,
): Promise<ManagedJobDetail | null> {
  const { rows } = await sql<ManagedDetailRow>`
    select ${managedColumns(memberId)}, jobs.description, jobs.experience_min, jobs.experience_max
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
  database: Kysely<Tables>,
  jobId: string,
): Promise<{ day: string; applications: number }[]> {
  const { rows } = await sql<{ day: string; applications: number }>`
    select to_char(created_at at time zone 'UTC', 'YYYY-MM-DD') as day, count(*)::int as applications
    from applications
    where job_id = ${jobId} and status <> 'withdrawn' and (created_at at time zone 'UTC')::date >= ${firstShownDay}
    group by 1
  `.execute(database);
  return rows;
}
