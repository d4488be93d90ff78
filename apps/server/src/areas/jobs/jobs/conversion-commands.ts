import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import { presentSalary } from './presenter.ts';
import { hasDrifted, toYearlyUsd } from './rules.ts';

/** About a tenth of a second on the embedded database, which serves nothing else meanwhile. */
export const conversionBatchSize = 250;

/** A stored amount in US dollars, and what it comes to at the present exchange rates. */
interface Conversion {
  number: number;
  stored: number | null;
  present: number | null;
}

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

/** Writes those that have drifted, of jobs or of candidates. The triggers of the table note each row for the search. */
export async function writeDrifted(
  database: Kysely<Tables>,
  place:
    | { table: 'jobs'; column: 'salary_yearly_usd' }
    | { table: 'candidate_profiles'; column: 'rate_yearly_usd' },
  conversions: readonly Conversion[],
): Promise<void> {
  const drifted = conversions.filter(({ stored, present }) => hasDrifted(stored, present));
  if (drifted.length === 0) return;
  const table = sql.table(place.table);
  const column = sql.ref(place.column);
  await sql`
    update ${table} as changing set ${column} = given.present
    from jsonb_to_recordset(${JSON.stringify(drifted)}::jsonb) as given(number integer, stored integer, present integer)
    -- An amount that has changed since it was read was converted by that change.
    where changing.number = given.number and changing.${column} is not distinct from given.stored
      -- Other commands lock rows in another order: two that wait crosswise would never end.
      and changing.number in (
        select number from ${table} where number = any(${drifted.map(({ number }) => number)}::int[])
        for no key update skip locked
      )
  `.execute(database);
}
