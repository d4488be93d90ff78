import type { SalaryPeriod } from './choices.ts';
import { writeMoney } from '../text/intl.ts';
import type { Locale } from '../text/locales.ts';
import { msg } from '../text/message.ts';
import type { Say } from '../text/say.ts';
import { minorUnitDigits } from '../text/minor-units.ts';
import type { Salary } from './jobs.ts';

export const periodNames: Record<SalaryPeriod, string> = {
  year: msg`a year`,
  month: msg`a month`,
  week: msg`a week`,
  day: msg`a day`,
  hour: msg`an hour`,
};

/** A whole phrase for each, so that each can be said in another language. */
function payFor(say: Say, pay: string, period: SalaryPeriod): string {
  switch (period) {
    case 'year':
      return say`${pay} a year`;
    case 'month':
      return say`${pay} a month`;
    case 'week':
      return say`${pay} a week`;
    case 'day':
      return say`${pay} a day`;
    default:
      return say`${pay} an hour`;
  }
}

/** From minor units: 8500000 cents are 85000 dollars, but 8500000 yen stay 8500000. */
export function majorUnits(amount: number, currency: string): number {
  return amount / 10 ** minorUnitDigits(currency);
}

/** Cents are shown on all amounts or on none, so that the ends of a range look alike. */
function formatAmounts(values: readonly number[], currency: string, language: Locale): string {
  const digits = values.every(Number.isInteger) ? 0 : minorUnitDigits(currency);
  return values.map((value) => writeMoney(value, currency, { digits }, language)).join(' – ');
}

/** "$42,300", "$24.60": an amount in whole units of its currency. */
export function formatAmount(amount: number, currency: string, language: Locale): string {
  return formatAmounts([amount], currency, language);
}

/** "$85,000 – $110,000 a year", "From €30 an hour", or null without any amount. */
export function formatSalary(say: Say, salary: Salary, language: Locale = say.language): string | null {
  const pay = formatRange(say, salary, language);
  return pay === null ? null : payFor(say, pay, salary.period);
}

function formatRange(say: Say, { min, max, currency }: Salary, language: Locale): string | null {
  const amounts = (...minor: number[]) =>
    formatAmounts(
      minor.map((amount) => majorUnits(amount, currency)),
      currency,
      language,
    );
  if (min !== null && max !== null) return min === max ? amounts(min) : amounts(min, max);
  if (min !== null) return say`From ${amounts(min)}`;
  return max === null ? null : say`Up to ${amounts(max)}`;
}

/** "£30,000 a year", "$22.50 an hour": a limit of pay as it was typed. */
export function formatPay(
  say: Say,
  amount: number,
  currency: string,
  period: SalaryPeriod,
  language: Locale = say.language,
): string {
  return payFor(say, formatAmount(amount, currency, language), period);
}
