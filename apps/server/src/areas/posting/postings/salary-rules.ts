import { minorUnitDigits } from '@waymark/contract/jobs/choices/currencies';
import { salaryPeriods } from '@waymark/contract/jobs/choices/jobs';
import type { DraftFields } from '@waymark/contract/posting/postings';
import type { Salary } from '@waymark/contract/jobs/jobs';
import { isKnownCurrency } from '../../jobs/jobs/salary-rules.ts';

type SalaryFields = Pick<DraftFields, 'salaryMin' | 'salaryMax' | 'currency' | 'period'>;

const amount = /^(\d{1,3}(?:[ ,’'\u00A0\u202F]\d{3})+|\d{1,12})(\.\d{1,2})?$/;
/** Far above any salary, in the smallest unit of any currency, and far below where numbers lose their last digit. */
const mostMinorUnits = 1e14;

/** The pay of a draft, as far as it can be read, and what is wrong with it, by field. */
export function readSalary(fields: SalaryFields): {
  salary: Salary | null;
  problems: Record<string, string>;
} {
  const { currency } = fields;
  const problems: Record<string, string> = {};
  const min = readAmount(fields.salaryMin, currency);
  const max = readAmount(fields.salaryMax, currency);
  if (Number.isNaN(min)) problems['salaryMin'] = notANumber('minimum');
  if (Number.isNaN(max)) problems['salaryMax'] = notANumber('maximum');
  if (min !== null && max !== null && min > max) {
    problems['salaryMin'] = 'The minimum salary is above the maximum: make it the same or less.';
  }
  const period = salaryPeriods.find((one) => one === fields.period);
  if (min === null && max === null) return { salary: null, problems };
  if (!isKnownCurrency(currency)) problems['currency'] = 'Choose the currency of the salary.';
  if (!period) problems['period'] = 'Choose whether the salary is for a year, a month or an hour.';
  const readable = !Number.isNaN(min) && !Number.isNaN(max) && isKnownCurrency(currency) && period;
  return { salary: readable ? { min, max, currency, period } : null, problems };
}

const notANumber = (which: string) => `Enter the ${which} salary as a number, for example 45000.`;

/** Minor units; null for none, NaN for what is no amount. */
function readAmount(text: string, currency: string): number | null {
  const written = text.trim();
  if (written === '') return null;
  const [, whole, decimals = ''] = amount.exec(written) ?? [];
  if (whole === undefined) return Number.NaN;
  const units = Number(whole.replaceAll(/\D/g, '') + decimals);
  const minor = Math.round(units * 10 ** minorUnitDigits(currency));
  return minor > 0 && minor <= mostMinorUnits ? minor : Number.NaN;
}
