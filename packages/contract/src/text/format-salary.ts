import { minorUnitDigits } from '../choices/currencies.ts';
import type { SalaryPeriod } from '../choices/jobs.ts';
import type { Salary } from '../jobs.ts';

const periodNames: Record<SalaryPeriod, string> = {
  year: 'a year',
  month: 'a month',
  week: 'a week',
  day: 'a day',
  hour: 'an hour',
};

/** Making a formatter costs far more than using one, and a list shows the same currency many times. */
const formatters = new Map<
  string,
  { whole: Intl.NumberFormat; exact: Intl.NumberFormat; minorUnits: number }
>();

function formattersOf(currency: string) {
  const known = formatters.get(currency);
  if (known) return known;
  const digits = minorUnitDigits(currency);
  const format = (fraction: number) =>
    new Intl.NumberFormat('en-US', {
      style: 'currency',
      currency,
      minimumFractionDigits: fraction,
      maximumFractionDigits: fraction,
    });
  const made = { whole: format(0), exact: format(digits), minorUnits: 10 ** digits };
  formatters.set(currency, made);
  return made;
}

/** Minor units as the currency's own: 8500000 cents are 85000 dollars, 8500000 yen stay 8500000. */
export function majorUnits(amount: number, currency: string): number {
  return amount / formattersOf(currency).minorUnits;
}

/** Cents are shown on all amounts or on none, so that the ends of a range look alike. */
function formatAmounts(amounts: readonly number[], currency: string): string {
  const { whole, exact } = formattersOf(currency);
  const values = amounts.map((amount) => majorUnits(amount, currency));
  const formatter = values.every(Number.isInteger) ? whole : exact;
  return values.map((value) => formatter.format(value)).join(' – ');
}

/** "$42,300", "$24.60": an amount in whole units of its currency. */
export function formatAmount(amount: number, currency: string): string {
  const { whole, exact } = formattersOf(currency);
  return (Number.isInteger(amount) ? whole : exact).format(amount);
}

/** "$85,000 – $110,000 a year", "From €30 an hour", or null where neither end is known. */
export function formatSalary({ min, max, currency, period }: Salary): string | null {
  const name = periodNames[period];
  if (min !== null && max !== null && min !== max) {
    return `${formatAmounts([min, max], currency)} ${name}`;
  }
  if (min !== null) return `${min === max ? '' : 'From '}${formatAmounts([min], currency)} ${name}`;
  if (max !== null) return `Up to ${formatAmounts([max], currency)} ${name}`;
  return null;
}
