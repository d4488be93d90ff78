import { minorUnitDigits, type SalaryPeriod } from './choices.ts';
import type { Salary } from './jobs.ts';

export const periodNames: Record<SalaryPeriod, string> = {
  year: 'a year',
  month: 'a month',
  week: 'a week',
  day: 'a day',
  hour: 'an hour',
};

/** By currency and digits, because creating a formatter is slow. */
const formatters = new Map<string, Intl.NumberFormat>();

function formatterOf(currency: string, digits: number): Intl.NumberFormat {
  const key = `${currency} ${digits}`;
  const known = formatters.get(key);
  if (known) return known;
  const made = new Intl.NumberFormat('en-US', {
    style: 'currency',
    currency,
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
  formatters.set(key, made);
  return made;
}

/** From minor units: 8500000 cents are 85000 dollars, but 8500000 yen stay 8500000. */
export function majorUnits(amount: number, currency: string): number {
  return amount / 10 ** minorUnitDigits(currency);
}

/** Cents are shown on all amounts or on none, so that the ends of a range look alike. */
function formatterFor(amounts: readonly number[], currency: string): Intl.NumberFormat {
  return formatterOf(currency, amounts.every(Number.isInteger) ? 0 : minorUnitDigits(currency));
}

function formatAmounts(amounts: readonly number[], currency: string): string {
  const values = amounts.map((amount) => majorUnits(amount, currency));
  const formatter = formatterFor(values, currency);
  return values.map((value) => formatter.format(value)).join(' – ');
}

/** "$42,300", "$24.60": an amount in whole units of its currency. */
export function formatAmount(amount: number, currency: string): string {
  return formatterFor([amount], currency).format(amount);
}

/** "$85,000 – $110,000 a year", "From €30 an hour", or null without any amount. */
export function formatSalary({ min, max, currency, period }: Salary): string | null {
  const name = periodNames[period];
  if (min !== null && max !== null && min !== max) {
    return `${formatAmounts([min, max], currency)} ${name}`;
  }
  if (min !== null) return `${min === max ? '' : 'From '}${formatAmounts([min], currency)} ${name}`;
  if (max !== null) return `Up to ${formatAmounts([max], currency)} ${name}`;
  return null;
}

/** "£30,000 a year", "$22.50 an hour": a limit of pay as it was typed. */
export function formatPay(amount: number, currency: string, period: SalaryPeriod): string {
  return `${formatAmount(amount, currency)} ${periodNames[period]}`;
}
