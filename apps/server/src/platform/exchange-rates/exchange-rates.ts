import type { Kysely } from 'kysely';
import type { Notices } from '../database/notices.ts';
import { readOnNotice } from '../database/read-on-notice.ts';
import type { Tables } from '../database/tables.ts';
import type { Logger } from '../log.ts';
import { currencyPerDollar, currencyRateDates, currencyRatesDate } from './first-rates.ts';

interface Rate {
  perDollar: number;
  /** The day that it is of, YYYY-MM-DD. */
  date: string;
}

const firstRates: ReadonlyMap<string, Rate> = new Map(
  Object.entries(currencyPerDollar).map(([currency, perDollar]) => [
    currency,
    { perDollar, date: currencyRateDates[currency] ?? currencyRatesDate },
  ]),
);

/** A rate that is older converts nothing: what it said would be off by too much. */
const maxRateDays = 90;
const dayMs = 86_400_000;

/** What currencies are worth, as this process knows it: those that it ships with until newer ones are stored. */
class ExchangeRates {
  readonly #listeners = new Set<() => void>();
  #rates = firstRates;
  #written = '';

  /** The time by which the age of rates is told; tests set their own. */
  now: () => number = Date.now;

  /**
   * Units of a currency for one US dollar, to convert amounts with; undefined for a currency without a rate, and where
   * the rate is too old for that.
   */
  perDollar(currency: string): number | undefined {
    if (currency === 'USD') return 1;
    const rate = this.#rates.get(currency);
    return rate && this.#isUsable(rate) ? rate.perDollar : undefined;
  }

  /** The same however old it is: good enough to tell pay from a slip, and never to be shown. */
  roughPerDollar(currency: string): number | undefined {
    return this.#rates.get(currency)?.perDollar;
  }

  #isUsable({ date }: Rate): boolean {
    return this.now() - Date.parse(date) < (maxRateDays + 1) * dayMs;
  }

  isKnown(currency: string): boolean {
    return this.#rates.has(currency);
  }

  /**
   * The day of the rates with which these currencies are converted, YYYY-MM-DD: the oldest of them. Null where none of
   * them is.
   */
  dateOf(currencies: Iterable<string>): string | null {
    const dates = [...new Set(currencies)]
      .filter((currency) => currency !== 'USD' && this.perDollar(currency) !== undefined)
      .flatMap((currency) => this.dayOf(currency) ?? []);
    return dates.toSorted()[0] ?? null;
  }

  /** The day of a rate, however old it is. */
  dayOf(currency: string): string | undefined {
    return this.#rates.get(currency)?.date;
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
      .select(({ cast }) => [
        'currency',
        'per_dollar as perDollar',
        cast<string>('rates_date', 'text').as('date'),
      ])
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

/** One for the process: all it writes in money is by the same rates. */
export const exchangeRates = new ExchangeRates();
