import { minorUnitDigits } from '@waymark/contract/currencies';
import type { Salary } from '@waymark/contract/jobs';
import { currencyPerDollar } from './currency-constants.ts';

// A working year: 52 weeks, 260 days, 2080 hours.
const periodsInYear: Record<Salary['period'], number> = {
  year: 1,
  month: 12,
  week: 52,
  day: 260,
  hour: 2080,
};
/** What the column holds; beyond it an amount is an error of the source, never a salary. */
const integerMax = 2_147_483_647;

/** The upper end (the lower, if that is open) as whole US dollars a year; null for an unknown currency. */
export function toYearlyUsd(salary: Salary): number | null {
  const amount = salary.max ?? salary.min;
  const perDollar = currencyPerDollar[salary.currency];
  if (amount === null || perDollar === undefined) return null;
  const units = amount / 10 ** minorUnitDigits(salary.currency);
  const yearly = Math.round((units * periodsInYear[salary.period]) / perDollar);
  return yearly > integerMax ? null : yearly;
}

/** Whether salaries in this currency (ISO 4217) can be compared with others. */
export function isKnownCurrency(currency: string): boolean {
  return Object.hasOwn(currencyPerDollar, currency);
}
