import { readDataRows } from '../data-files.ts';

const rows = readDataRows('exchange-rates/rates.tsv').slice(1);

/** The day of the euro's rate below, YYYY-MM-DD: the newest that the product ships with. */
export const currencyRatesDate = rows.find(([currency]) => currency === 'EUR')?.[2] ?? '';

/** The day of each rate below, YYYY-MM-DD. */
export const currencyRateDates: Readonly<Record<string, string>> = Object.fromEntries(
  rows.map(([currency = '', , date = '']) => [currency, date]),
);

/** Units of a currency for one US dollar, by ISO 4217 code, as `data/exchange-rates` ships them. */
export const currencyPerDollar: Readonly<Record<string, number>> = Object.fromEntries(
  rows.map(([currency = '', perDollar]) => [currency, Number(perDollar)]),
);
