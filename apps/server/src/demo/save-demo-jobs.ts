import { sql, type Kysely } from 'kysely';
import { newSavedJobId } from '../areas/seeking/saved-jobs/rules.ts';
import type { Tables } from '../platform/database/tables.ts';
import { demoAccounts } from './accounts.ts';

const savedJobs = 4;

/** Has the demo's candidate save some of the newest postings, those of their own trade first; once. */
export async function saveDemoJobs(transaction: Kysely<Tables>): Promise<void> {
  const candidate = demoAccounts.find(({ role }) => role === 'candidate');
  const trade = candidate?.jobTitle?.split(' ').at(-1) ?? '';
  const { rows } = await sql<{ user_id: string; job_id: string }>`
    select users.id as user_id, jobs.id as job_id
    from users, jobs
    where users.email = ${candidate?.email ?? ''} and jobs.source = 'demo' and jobs.status = 'active'
      and not exists (select from saved_jobs where user_id = users.id)
    order by strpos(jobs.title, ${trade}) = 0, jobs.number
    limit ${savedJobs}
  `.execute(transaction);
  if (rows.length === 0) return;
  const values = rows.map((row) => ({ id: newSavedJobId(), ...row }));
  await transaction.insertInto('saved_jobs').values(values).execute();
}
