import { sql, type Kysely } from 'kysely';
import { companySlug } from '../../areas/companies/companies/rules.ts';
import type { Tables } from '../../platform/database/tables.ts';
import { demoEmployerCompany } from '../companies.ts';

/** The demo employer's newest postings get figures: enough to fill the pages that visitors open first. */
const shownJobs = 40;
const days = 30;
const starred = 2;

/**
 * Views of the last days for the demo employer's postings, and two stars. Days that have them keep them; run on
 * another day it adds what is missing, so that the charts always end today.
 */
export async function createDemoManagedJobs(database: Kysely<Tables>, today: Date): Promise<void> {
  const own = sql`
    select jobs.id, jobs.number, jobs.posted_at from jobs
    join companies on companies.id = jobs.company_id
    where companies.slug = ${companySlug(demoEmployerCompany)} and jobs.status = 'active'
    order by jobs.posted_at desc nulls last, jobs.number limit ${shownJobs}`;
  await sql`
    insert into job_views (job_id, day, source, views)
    select id, day::date, source, views
    from (${own}) own
    cross join generate_series(${today}::date - ${days - 1}::int, ${today}::date, '1 day') as day
    cross join (
      values ('search', 8), ('list', 5), ('company', 3), ('alert', 3), ('direct', 2), ('site', 2)
    ) as given(source, most)
    cross join lateral (
      -- The same figures wherever it runs: a chance by the job, the day and the source, less at weekends.
      select (('x' || substr(md5(number || day::date::text || source), 1, 6))::bit(24)::int
        % (most * (1 + number % 3) + 1)) / case when extract(isodow from day) > 5 then 3 else 1 end as views
    ) chance
    where views > 0 and day >= coalesce(posted_at, ${today})::date
    on conflict do nothing
  `.execute(database);
  await sql`
    insert into managed_job_marks (user_id, job_id, starred)
    select users.id, own.id, true
    from (select id from (${own}) newest order by number limit ${starred}) own
    join company_members on company_members.company_id = (select company_id from jobs where jobs.id = own.id)
    join users on users.id = company_members.user_id and users.is_demo
    on conflict do nothing
  `.execute(database);
}
