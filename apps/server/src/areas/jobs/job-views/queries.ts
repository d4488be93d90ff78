import { shownDays, type ViewSource } from '@waymark/contract/posting/choices';
import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import { companiesOf } from '../../companies/companies/queries.ts';
import { withTranslations } from '../translations/queries.ts';

/** The first of the days that are shown, today in UTC being the last. */
export const firstShownDay: RawBuilder<unknown> = sql`((now() at time zone 'UTC')::date - ${shownDays - 1}::int)`;

/** How often the job of the surrounding query was looked at lately, in whichever language. */
export const recentViews: RawBuilder<number> = sql`(
  select coalesce(sum(job_views.views), 0)::int from job_views
  where job_views.job_id in ${withTranslations(sql`jobs.id`)} and job_views.day >= ${firstShownDay}
)`;

/** The days with views of a job, each YYYY-MM-DD. */
export async function listDailyViews(
  database: Kysely<Tables>,
  jobId: string,
): Promise<{ day: string; views: number }[]> {
  const { rows } = await sql<{ day: string; views: number }>`
    select to_char(day, 'YYYY-MM-DD') as day, sum(views)::int as views from job_views
    where job_id in ${withTranslations(sql`${jobId}::uuid`)} and day >= ${firstShownDay} group by 1
  `.execute(database);
  return rows;
}

/** Where those who looked came from in the shown days, most first. */
export async function listViewSources(
  database: Kysely<Tables>,
  jobId: string,
): Promise<{ source: ViewSource; views: number }[]> {
  const { rows } = await sql<{ source: ViewSource; views: number }>`
    select source, sum(views)::int as views from job_views
    where job_id in ${withTranslations(sql`${jobId}::uuid`)} and day >= ${firstShownDay} group by source order by 2 desc, 1
  `.execute(database);
  return rows;
}

/** Whether the user works for the company of a job. */
export async function isOwnJob(database: Kysely<Tables>, userId: string, jobId: string): Promise<boolean> {
  const own = await database
    .selectFrom('jobs')
    .select('id')
    .where('id', '=', jobId)
    .where('company_id', 'in', companiesOf(userId))
    .executeTakeFirst();
  return own !== undefined;
}

/** How many came from each of these sources in the shown days, of all jobs; sources without any are left out. */
export async function countViewsFrom(
  database: Kysely<Tables>,
  sources: readonly ViewSource[],
): Promise<Map<ViewSource, number>> {
  const { rows } = await sql<{ source: ViewSource; views: number }>`
    select source, sum(views)::int as views from job_views
    where day >= ${firstShownDay} and source = any(${sources}::text[]) group by source
  `.execute(database);
  return new Map(rows.map(({ source, views }) => [source, views]));
}
