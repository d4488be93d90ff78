import type { Kysely } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import { conversionBatchSize, writeDrifted } from '../../jobs/jobs/conversion-commands.ts';
import { toYearlyRate } from './rate-rules.ts';

/**
 * Converts candidates' hourly rates at the present exchange rates and writes those that have drifted. A profile that is
 * being changed meanwhile is left for the next rates. Run twice, it does the same.
 */
export async function convertHourlyRates(
  database: Kysely<Tables>,
  batchSize = conversionBatchSize,
): Promise<void> {
  for (let last: number | undefined = 0; last !== undefined;) {
    last = await convertBatch(database, last, batchSize);
  }
}

/** Converts the next rates after `from`; gives the number of the last one, undefined when there are no more. */
async function convertBatch(
  database: Kysely<Tables>,
  from: number,
  batchSize: number,
): Promise<number | undefined> {
  const rows = await database
    .selectFrom('candidate_profiles')
    .select(['number', 'rate_amount as amount', 'rate_currency as currency', 'rate_yearly_usd as stored'])
    .where('number', '>', from)
    .where('rate_currency', '<>', 'USD')
    .orderBy('number')
    .limit(batchSize)
    .execute();
  const conversions = rows.map(({ number, stored, amount, currency }) => ({
    number,
    stored,
    present: amount === null || currency === null ? null : toYearlyRate({ amount, currency }),
  }));
  await writeDrifted(database, { table: 'candidate_profiles', column: 'rate_yearly_usd' }, conversions);
  return rows.at(-1)?.number;
}
