import { salaryFloors, type SalaryPeriod } from '@waymark/contract/jobs/choices';
import { periodsInYear } from '@waymark/contract/search/choices';
import { currencyPerDollar } from './first-rates.ts';

const leading = [1, 1.5, 2, 2.5, 3, 3.5, 4, 4.5, 5, 6, 7, 8, 9, 10];

function roundly(amount: number): number {
  const size = 10 ** Math.floor(Math.log10(amount));
  const far = (one: number) => Math.abs(one * size - amount);
  const nearest = leading.reduce((best, one) => (far(one) < far(best) ? one : best));
  return Number((nearest * size).toPrecision(2));
}

/**
 * Round amounts of pay in a currency for a period, of the size that the specified ones have in dollars a year. By the
 * rates of this version and not by those of the day, so that the same board offers the same amounts tomorrow.
 */
export function payStepsOf({ currency, period }: { currency: string; period: SalaryPeriod }): number[] {
  const rate = currencyPerDollar[currency] ?? 1;
  // People of a currency that is worth about as much are paid about as much.
  const scale = rate > 0.5 && rate < 2 ? 1 : rate;
  return [...new Set(salaryFloors.map((floor) => roundly((floor * scale) / periodsInYear[period])))];
}
