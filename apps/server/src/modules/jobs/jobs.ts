import { sql, type Kysely } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';
import type { Services } from '../../platform/services.ts';
import { nameWords } from './row-rules.ts';

// About a tenth of a second on the embedded database, which serves nobody else meanwhile.
const batchSize = 250;

/** Begins to do what the queue holds for this module. */
export async function startJobPostingJobs(services: Services): Promise<void> {
  await services.queue.work('company-changed', (change) => followCompany(services, change));
}

/**
 * Brings what the search keeps of a company's jobs up to date: the words they are found by where its name has
 * changed, and their time of change, which is how other processes learn of it. Run twice, it does the same.
 */
export async function followCompany(
  { database, changes }: Pick<Services, 'database' | 'changes'>,
  { companyId, renamed }: { companyId: string; renamed: boolean },
): Promise<void> {
  if (!renamed) return changes.publish({ kind: 'jobs', jobNumbers: await touchOne(database, companyId) });
  for (let from = 0; ;) {
    const jobNumbers = await rewordBatch(database, companyId, from);
    const last = jobNumbers.at(-1);
    if (last === undefined) return;
    await changes.publish({ kind: 'jobs', jobNumbers });
    from = last;
  }
}

/** One job is enough for other processes to forget their pages. */
async function touchOne(database: Kysely<Tables>, companyId: string): Promise<number[]> {
  const { rows } = await sql<{ number: number }>`
    update jobs set updated_at = now()
    where number = (select min(number) from jobs where company_id = ${companyId})
    returning number
  `.execute(database);
  return rows.map(({ number }) => number);
}

/** Writes the company's present name into the words of its next jobs after `from`; gives their numbers in order. */
async function rewordBatch(database: Kysely<Tables>, companyId: string, from: number): Promise<number[]> {
  const jobs = await database
    .selectFrom('jobs')
    .innerJoin('companies', 'companies.id', 'jobs.company_id')
    .select(['jobs.number', 'jobs.skills', 'companies.name'])
    .where('jobs.company_id', '=', companyId)
    .where('jobs.number', '>', from)
    .orderBy('jobs.number')
    .limit(batchSize)
    .execute();
  if (jobs.length === 0) return [];
  const given = jobs.map(({ number, name, skills }) => ({ number, words: nameWords(name, skills) }));
  // The name has the weight B; the other words stay as they are.
  await sql`
    update jobs set
      search_vector = ts_filter(search_vector, '{a,c,d}') || setweight(to_tsvector('english', given.words), 'B'),
      updated_at = now()
    from jsonb_to_recordset(${JSON.stringify(given)}::jsonb) as given(number integer, words text)
    where jobs.number = given.number
  `.execute(database);
  return jobs.map(({ number }) => number);
}
