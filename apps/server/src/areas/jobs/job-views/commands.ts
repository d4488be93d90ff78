import type { ViewSource } from '@waymark/contract/posting/choices';
import { sql, type Kysely } from 'kysely';
import { board } from '../../../platform/board/board.ts';
import type { Tables } from '../../../platform/database/tables.ts';

export interface CountedViews {
  jobId: string;
  /** YYYY-MM-DD, in UTC. */
  day: string;
  source: ViewSource;
  views: number;
}

/** Adds views to those of open jobs; what is no open job has none. */
export async function addViews(database: Kysely<Tables>, counted: readonly CountedViews[]): Promise<void> {
  if (counted.length === 0) return;
  await sql`
    insert into job_views (job_id, day, source, views)
    select jobs.id, given.day, given.source, given.views
    from jsonb_to_recordset(${JSON.stringify(counted)}::jsonb)
      as given("jobId" uuid, day date, source text, views integer)
    join jobs on jobs.id = given."jobId" and jobs.status = 'active'
    -- Two processes that write the same rows wait for each other in one order.
    order by jobs.id, given.day, given.source
    on conflict (job_id, day, source) do update set views = job_views.views + excluded.views
  `.execute(database);
}

export async function forgetOldViews(database: Kysely<Tables>): Promise<void> {
  await sql`delete from job_views where day < (now() at time zone 'UTC')::date - ${board.settings.retention.jobViewDays}::int`.execute(
    database,
  );
}
