import { sql, type Kysely } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';
import { exchangeRates } from '../../platform/exchange-rates/exchange-rates.ts';
import { noteStaffAction } from '../audit/audit-commands.ts';
import { checkRates, readRatesFile, type DayRates } from './file-rules.ts';
import { fetchRatesFile } from './rates-gateway.ts';

/** Fetches the rates of the day and keeps them. What is wrong with them is noted for staff, and those of before stay. */
export async function renewRates(database: Kysely<Tables>, url: string, now = new Date()): Promise<string> {
  let problem = '';
  try {
    await exchangeRates.load(database);
    const rates = readRatesFile(await fetchRatesFile(url));
    checkRates(rates, exchangeRates, now.getTime());
    await storeRates(database, rates);
    await exchangeRates.load(database);
  } catch (error) {
    problem = error instanceof Error ? error.message : String(error);
  }
  await database
    .insertInto('exchange_rate_readings')
    .values({ tried_at: now, problem })
    .onConflict((conflict) => conflict.column('single').doUpdateSet({ tried_at: now, problem }))
    .execute();
  return problem;
}

/** Stores the rates of a file that staff gives; gives their day. Throws `invalid_input` for what is no such file. */
export async function uploadRates(
  database: Kysely<Tables>,
  staffId: string,
  content: string,
  now = new Date(),
): Promise<string> {
  await exchangeRates.load(database);
  const rates = readRatesFile(content);
  checkRates(rates, exchangeRates, now.getTime());
  await database.transaction().execute(async (transaction) => {
    await storeRates(transaction, rates);
    await noteStaffAction(transaction, {
      staffId,
      action: 'setting.change',
      subjectKind: 'setting',
      subjectId: 'exchange-rates',
      before: { date: exchangeRates.dateOf(['EUR']) },
      after: { date: rates.date },
    });
  });
  await exchangeRates.load(database);
  return rates.date;
}

/** Stores rates that were checked; of two at once the newer ones stay. */
async function storeRates(database: Kysely<Tables>, { date, perDollar }: DayRates): Promise<void> {
  await database
    .insertInto('exchange_rates')
    .values([...perDollar].map(([currency, rate]) => ({ currency, per_dollar: rate, rates_date: date })))
    .onConflict((conflict) =>
      conflict
        .column('currency')
        .doUpdateSet((eb) => ({
          per_dollar: eb.ref('excluded.per_dollar'),
          rates_date: sql<string>`excluded.rates_date`,
        }))
        .whereRef('excluded.rates_date', '>=', 'exchange_rates.rates_date'),
    )
    .execute();
}
