import { minorUnitDigits } from '@waymark/contract/jobs/choices/currencies';
import { periodsInYear } from '@waymark/contract/search/choices/salaries';
import type { Salary, YearlyDollars } from '@waymark/contract/jobs/jobs';
import { exchangeRates } from '../../../platform/exchange-rates/exchange-rates.ts';

/** What the column holds; beyond it an amount is an error of the source, never a salary. */
const integerMax = 2_147_483_647;

/** The upper end (the lower, if that is open) as whole US dollars a year; null for an unknown currency. */
export function toYearlyUsd(salary: Salary): number | null {
  return convert(salary.max ?? salary.min, salary);
}

/** Changes of a rate up to this share leave what is stored in US dollars as it is. */
export const maxDrift = 0.005;

/** Whether a stored amount in US dollars is too far from what it comes to at the present rates. */
export function hasDrifted(stored: number | null, present: number | null): boolean {
  if (stored === null || present === null) return stored !== present;
  return Math.abs(present - stored) > stored * maxDrift;
}

/** Both ends as whole US dollars a year; null where the salary is that already, or cannot be converted. */
export function presentYearlyDollars(salary: Salary | null): YearlyDollars | null {
  if (!salary || (salary.currency === 'USD' && salary.period === 'year')) return null;
  const min = convert(salary.min, salary);
  const max = convert(salary.max, salary);
  if (min === null && max === null) return null;
  return { min, max, ratesOf: salary.currency === 'USD' ? null : exchangeRates.dateOf([salary.currency]) };
}

/** The upper end (the lower, if that is open) for an hour, in minor units; null where neither is given. */
export function hourlyAmount({ min, max, period }: Salary): number | null {
  const amount = max ?? min;
  return amount === null ? null : Math.round((amount * periodsInYear[period]) / periodsInYear.hour);
}

function convert(amount: number | null, { currency, period }: Salary): number | null {
  const perDollar = exchangeRates.perDollar(currency);
  if (amount === null || perDollar === undefined) return null;
  const units = amount / 10 ** minorUnitDigits(currency);
  const yearly = Math.round((units * periodsInYear[period]) / perDollar);
  return yearly > integerMax ? null : yearly;
}

/** Whether salaries in this currency (ISO 4217) can be compared with others. */
export function isKnownCurrency(currency: string): boolean {
  return exchangeRates.isKnown(currency);
}

/**
 * The amount that this share of them does not exceed, of amounts in order; between two amounts, the point between them.
 */
export function amountAt(sorted: ArrayLike<number>, share: number): number {
  const position = (sorted.length - 1) * share;
  const below = sorted[Math.floor(position)] ?? 0;
  const above = sorted[Math.ceil(position)] ?? 0;
  return below + (above - below) * (position % 1);
}
