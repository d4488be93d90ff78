import { sql, type Kysely } from 'kysely';
import type { Notices } from '../database/notices.ts';
import { readOnNotice } from '../database/read-on-notice.ts';
import type { Tables } from '../database/tables.ts';
import type { Logger } from '../log.ts';
import { currencyPerDollar, currencyRatesDate } from './first-rates.ts';

interface Rate {
  perDollar: number;
  /** The day that it is of, YYYY-MM-DD. */
  date: string;
}

const firstRates: ReadonlyMap<string, Rate> = new Map(
  Object.entries(currencyPerDollar).map(([currency, perDollar]) => [
    currency,
    { perDollar, date: currencyRatesDate },
  ]),
);

/** What currencies are worth, as this process knows it: those that were compiled in until newer ones are stored. */
class ExchangeRates {
  readonly #listeners = new Set<() => void>();
  #rates = firstRates;
  #written = '';

  /** Units of a currency for one US dollar; undefined for a currency without a rate. */
  perDollar(currency: string): number | undefined {
    return this.#rates.get(currency)?.perDollar;
  }

  isKnown(currency: string): boolean {
    return this.#rates.has(currency);
  }

  /** The day of the rates with which these currencies are converted, YYYY-MM-DD: the oldest of them. */
  dateOf(currencies: Iterable<string>): string {
    const dates = [...new Set(currencies)]
      .filter((currency) => currency !== 'USD')
      .flatMap((currency) => this.#rates.get(currency)?.date ?? []);
    return dates.toSorted()[0] ?? currencyRatesDate;
  }

  /** Which currencies have rates of which day, the newest day first. */
  listDays(): { date: string; currencies: string[] }[] {
    return [...Map.groupBy(this.#rates, ([, { date }]) => date)]
      .map(([date, rates]) => ({ date, currencies: rates.map(([currency]) => currency).toSorted() }))
      .toSorted((a, b) => b.date.localeCompare(a.date));
  }

  /** Hears of every change that this process has learned of; gives what ends that. */
  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }

  /** Reads what is stored now. */
  async load(database: Kysely<Tables>): Promise<void> {
    const rows = await database
      .selectFrom('exchange_rates')
      .select(['currency', 'per_dollar as perDollar', sql<string>`rates_date::text`.as('date')])
      .orderBy('currency')
      .execute();
    const written = JSON.stringify(rows);
    if (written === this.#written) return;
    const known = rows.filter(({ currency }) => firstRates.has(currency));
    this.#rates = new Map([
      ...firstRates,
      ...known.map(({ currency, perDollar, date }) => [currency, { perDollar, date }] as const),
    ]);
    this.#written = written;
    for (const listener of this.#listeners) listener();
  }

  /** Reads them again whenever they may have changed; gives what ends that. */
  follow(database: Kysely<Tables>, notices: Notices, log: Logger): () => Promise<void> {
    return readOnNotice(notices, log, {
      channel: 'exchange_rates',
      what: 'the exchange rates',
      read: () => this.load(database),
    });
  }
}

export const exchangeRates = new ExchangeRates();
