import type { RatesOverview } from '@waymark/contract/office/exchange-rates';
import { sql, type Kysely } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import { exchangeRates } from '../../../platform/exchange-rates/exchange-rates.ts';
import type { Services } from '../../../platform/services.ts';

/** How old the exchange rates are, where they come from, and how the last fetch went. */
export async function findRatesOverview({
  database,
  config,
}: Pick<Services, 'database' | 'config'>): Promise<RatesOverview> {
  // The upload may have reached another process a moment ago.
  await exchangeRates.load(database);
  const days = exchangeRates.listDays();
  const fetched = await database.selectFrom('exchange_rate_readings').selectAll().executeTakeFirst();
  const uploadedAt = await findUpload(database, days[0]?.date ?? '');
  const isUploaded = uploadedAt && (!fetched || fetched.problem !== '' || fetched.tried_at < uploadedAt);
  const isStored = await database.selectFrom('exchange_rates').select('currency').executeTakeFirst();
  return {
    source: isUploaded ? 'uploaded' : isStored ? 'fetched' : 'built-in',
    days,
    host: config.exchangeRatesUrl === undefined ? null : new URL(config.exchangeRatesUrl).host,
    lastFetch: fetched ? { at: fetched.tried_at.toISOString(), problem: fetched.problem } : null,
  };
}

/** When staff uploaded the rates of this day, undefined if they did not. */
async function findUpload(database: Kysely<Tables>, date: string): Promise<Date | undefined> {
  const entry = await database
    .selectFrom('audit_log')
    .select('created_at')
    .where('subject_kind', '=', 'setting')
    .where('subject_id', '=', 'exchange-rates')
    .where(sql<boolean>`after ->> 'date' = ${date}`)
    .orderBy('created_at', 'desc')
    .executeTakeFirst();
  return entry?.created_at;
}
