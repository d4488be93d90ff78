import { readDataRows } from '../../../platform/data-files.ts';
import { vatCountries } from './vat-constants.ts';

const rows = readDataRows('tax-rates/rates.tsv')
  .map(([code = '', since = '', rate = '']) => ({
    country: vatCountries[code] ?? '',
    since,
    rate: Number(rate),
  }))
  .toSorted((a, b) => a.since.localeCompare(b.since));

/** The standard rate of a member state of the Union on a day, in hundredths of a percent; undefined for other countries. */
export function standardRateOf(country: string, day: string): number | undefined {
  return rows.findLast((row) => row.country === country && row.since <= day)?.rate;
}
