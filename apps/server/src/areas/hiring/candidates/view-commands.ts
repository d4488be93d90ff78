import { candidateViewsKeptDays } from '@waymark/contract/hiring/choices/candidates';
import { sql, type Kysely } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';

/** Notes that a company looked at a candidate: once a day, with the last time and which resume was read, if any. */
export async function noteView(
  database: Kysely<Tables>,
  view: { candidateId: string; companyId: string; resumeId: string | null },
): Promise<void> {
  await sql`
    insert into candidate_views (profile_id, company_id, day, resume_read, resume_id)
    select id, ${view.companyId}, (now() at time zone 'utc')::date, ${view.resumeId !== null}, ${view.resumeId}
    from candidate_profiles where id = ${view.candidateId}
    on conflict (profile_id, company_id, day) do update
      set viewed_at = excluded.viewed_at, resume_read = candidate_views.resume_read or excluded.resume_read,
        resume_id = coalesce(excluded.resume_id, candidate_views.resume_id)
  `.execute(database);
}

/** Forgets views from so long ago that nobody asks any more. */
export async function forgetOldViews(database: Kysely<Tables>): Promise<void> {
  await sql`
    delete from candidate_views where day < current_date - ${candidateViewsKeptDays}::int
  `.execute(database);
}
