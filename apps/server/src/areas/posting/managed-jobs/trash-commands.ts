import { trashDays } from '@waymark/contract/posting/choices/managed-jobs';
import { sql, type Kysely } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';

/** Jobs a statement: what is locked is not locked for long. */
const batchSize = 200;

/**
 * Deletes jobs that have been in the trash for long, and gives how many. One that somebody applied for stays there:
 * the application is the candidate's too. So does one that came from elsewhere, which its source would bring again.
 */
export async function emptyTrash(database: Kysely<Tables>, now = new Date()): Promise<number> {
  const before = new Date(now.getTime() - trashDays * 86_400_000);
  let deleted = 0;
  for (let batch = batchSize; batch === batchSize; deleted += batch) {
    const { rows } = await sql`
      delete from jobs where id in (
        -- Its company too: an order that is being paid for it goes with it, and whoever pays holds the company.
        select jobs.id from jobs join companies on companies.id = jobs.company_id
        where jobs.trashed_at < ${before} and jobs.source = 'employer'
          and not exists (select from applications where job_id = jobs.id)
        order by jobs.id limit ${batchSize}
        for update of jobs skip locked for no key update of companies skip locked
      ) returning 1
    `.execute(database);
    batch = rows.length;
  }
  return deleted;
}
