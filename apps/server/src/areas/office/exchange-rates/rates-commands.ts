import { sql, type Kysely } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import { exchangeRates } from '../../../platform/exchange-rates/exchange-rates.ts';
import type { Logger } from '../../../platform/log.ts';
import type { Services } from '../../../platform/services.ts';
import { noteStaffAction } from '../../identity/audit/commands.ts';
import { checkRates, readRatesFile, type DayRates } from './file-rules.ts';
import { fetchRatesFile } from './rates-gateway.ts';

declare module '../../../platform/queue.ts' {
  interface QueuePayloads {
    /** There are new exchange rates, and what is stored in US dollars was converted at older ones. */
    'exchange-rates-changed': Record<string, never>;
  }
}

type Stores = Pick<Services, 'database' | 'queue'>;

/** Fetches the rates of the day and stores them. If that fails, those of before stay, and staff can see why. */
export async function renewRates(
  services: Stores,
  log: Logger,
  url: string,
  now = new Date(),
): Promise<string> {
  const { database } = services;
  let problem = '';
  try {
    await exchangeRates.load(database);
    const rates = readRatesFile(await fetchRatesFile(url));
    checkRates(rates, exchangeRates, now.getTime());
    await database.transaction().execute((transaction) => storeRates(services.queue, transaction, rates));
    await exchangeRates.load(database);
  } catch (error) {
    problem = error instanceof Error ? error.message : String(error);
    // Not a warning: many servers reach no other one, and the settings page shows it.
    log.info({ problem }, 'the exchange rates were not fetched');
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
  { database, queue }: Stores,
  staffId: string,
  content: string,
  now = new Date(),
): Promise<string> {
  await exchangeRates.load(database);
  const rates = readRatesFile(content);
  checkRates(rates, exchangeRates, now.getTime());
  await database.transaction().execute(async (transaction) => {
    await storeRates(queue, transaction, rates);
    await noteStaffAction(transaction, {
      staffId,
      action: 'setting.change',
      subjectKind: 'setting',
      subjectId: 'exchange-rates',
      before: { date: exchangeRates.dayOf('EUR') },
      after: { date: rates.date },
    });
  });
  await exchangeRates.load(database);
  return rates.date;
}

/** Stores rates that were checked; of two at once the newer ones stay. What differs is converted again later. */
async function storeRates(
  queue: Services['queue'],
  transaction: Kysely<Tables>,
  { date, perDollar }: DayRates,
): Promise<void> {
  const stored = await transaction
    .insertInto('exchange_rates')
    .values([...perDollar].map(([currency, rate]) => ({ currency, per_dollar: rate, rates_date: date })))
    .onConflict((conflict) =>
      conflict
        .column('currency')
        .doUpdateSet((eb) => ({
          per_dollar: eb.ref('excluded.per_dollar'),
          rates_date: sql<string>`excluded.rates_date`,
        }))
        .whereRef('excluded.rates_date', '>=', 'exchange_rates.rates_date')
        .where(
          sql<boolean>`(excluded.per_dollar, excluded.rates_date)
            <> (exchange_rates.per_dollar, exchange_rates.rates_date)`,
        ),
    )
    .returning('currency')
    .execute();
  if (stored.length > 0) await queue.enqueue(transaction, 'exchange-rates-changed', {});
}
