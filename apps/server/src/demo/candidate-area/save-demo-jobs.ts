import { sql, type Kysely } from 'kysely';
import { newSavedJobId } from '../../areas/seeking/saved-jobs/rules.ts';
import type { Tables } from '../../platform/database/tables.ts';
import { findDemoAccount } from '../accounts.ts';

/** Has the demo's candidate save the postings named by the ids of their source, unless something is saved. */
export async function saveDemoJobs(database: Kysely<Tables>, sourceIds: readonly string[]): Promise<void> {
  const { id: userId } = await findDemoAccount(database, 'candidate');
  const { rows: jobs } = await sql<{ id: string }>`
    select jobs.id from unnest(${sourceIds}::text[]) with ordinality as given(source_id, nth)
    join jobs on jobs.source = 'demo' and jobs.source_id = given.source_id
    order by given.nth
  `.execute(database);
  if (jobs.length < sourceIds.length)
    throw new Error('The postings for the demo candidate to save are missing.');
  await database.transaction().execute(async (transaction) => {
    // Two processes that load at once save once.
    await transaction.selectFrom('users').select('id').where('id', '=', userId).forUpdate().execute();
    const known = await transaction
      .selectFrom('saved_jobs')
      .select('id')
      .where('user_id', '=', userId)
      .executeTakeFirst();
    if (known) return;
    const rows = jobs.map(({ id }) => ({ id: newSavedJobId(), user_id: userId, job_id: id }));
    await transaction.insertInto('saved_jobs').values(rows).execute();
  });
}
