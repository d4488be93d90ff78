import { sql, type Kysely } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import type { Services } from '../../../platform/services.ts';
import { nameWords } from './row-rules.ts';

// About a tenth of a second on the embedded database, which serves no other request meanwhile.
const batchSize = 250;

/** Begins to do what the queue holds for this module. */
export async function startJobPostingJobs(services: Services): Promise<void> {
  await services.queue.work('company-changed', (change) => rewordJobs(services.database, change));
}

/** Has a company's jobs found by its present name. Run twice, it does the same. */
export async function rewordJobs(
  database: Kysely<Tables>,
  { companyId }: { companyId: string },
): Promise<void> {
  for (let last: number | undefined = 0; last !== undefined;) {
    last = await rewordBatch(database, companyId, last);
  }
}

/**
 * Writes the company's name into the words of its next jobs after `from`; gives the number of the last one,
 * undefined when there are no more.
 */
async function rewordBatch(
  database: Kysely<Tables>,
  companyId: string,
  from: number,
): Promise<number | undefined> {
  return database.transaction().execute(async (transaction) => {
    // Lock the company first, as every change of its jobs does, to avoid a deadlock.
    await sql`select from companies where id = ${companyId} for no key update`.execute(transaction);
    return rewordLocked(transaction, companyId, from);
  });
}

async function rewordLocked(
  transaction: Kysely<Tables>,
  companyId: string,
  from: number,
): Promise<number | undefined> {
  const jobs = await transaction
    .selectFrom('jobs')
    .innerJoin('companies', 'companies.id', 'jobs.company_id')
    .select(['jobs.number', 'jobs.skills', 'companies.name'])
    .where('jobs.company_id', '=', companyId)
    .where('jobs.number', '>', from)
    .orderBy('jobs.number')
    .limit(batchSize)
    .execute();
  if (jobs.length === 0) return undefined;
  const given = jobs.map(({ number, name, skills }) => ({ number, words: nameWords(name, skills) }));
  // The name has the weight B; the other words stay as they are.
  await sql`
    update jobs set
      search_vector = ts_filter(search_vector, '{a,c,d}') || setweight(to_tsvector('english', given.words), 'B'),
      updated_at = now()
    from jsonb_to_recordset(${JSON.stringify(given)}::jsonb) as given(number integer, words text)
    where jobs.number = given.number
  `.execute(transaction);
  return jobs.at(-1)?.number;
}
