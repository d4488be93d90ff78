import type { Kysely } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import { writeDrifted, type Conversion } from '../../../platform/exchange-rates/write-drifted.ts';
import { presentSalary } from './presenter.ts';
import { toYearlyUsd } from './rules.ts';

/** About a tenth of a second on the embedded database, which serves nothing else meanwhile. */
export const conversionBatchSize = 250;

/**
 * Converts the salaries of open and waiting jobs at the present exchange rates and writes those that have drifted.
 * A job that is being changed meanwhile is left for the next rates. Run twice, it does the same.
 */
export async function convertSalaries(
  database: Kysely<Tables>,
  batchSize = conversionBatchSize,
): Promise<void> {
  for (let last: number | undefined = 0; last !== undefined;) {
    last = await convertBatch(database, last, batchSize);
  }
}

/** Converts among the next jobs after `from`; gives the number of the last one, undefined when there are no more. */
async function convertBatch(
  database: Kysely<Tables>,
  from: number,
  batchSize: number,
): Promise<number | undefined> {
  const next = database.selectFrom('jobs').where('number', '>', from).orderBy('number');
  // Without an end, a board with few such jobs would be read through in one statement.
  const end = await next
    .select('number')
    .offset(batchSize - 1)
    .limit(1)
    .executeTakeFirst();
  const rows = await next
    .select(['number', 'salary_min', 'salary_max', 'salary_currency', 'salary_period'])
    .select('salary_yearly_usd as stored')
    .$if(end !== undefined, (query) => query.where('number', '<=', end?.number ?? 0))
    .where('status', 'in', ['active', 'pending'])
    .where('salary_currency', '<>', 'USD')
    .execute();
  const conversions = rows.map(({ number, stored, ...row }): Conversion => {
    const salary = presentSalary(row);
    return { number, stored, present: salary && toYearlyUsd(salary) };
  });
  await writeDrifted(database, { table: 'jobs', column: 'salary_yearly_usd' }, conversions);
  return end?.number;
}
