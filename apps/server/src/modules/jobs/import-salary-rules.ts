import { minorUnitDigits } from '@waymark/contract/currencies';
import type { SalaryPeriod } from '@waymark/contract/job-choices';
import type { Salary } from '@waymark/contract/jobs';
import { isKnownCurrency } from './salary-rules.ts';

/** Either a salary (null where none was given) or the reason why there is none. */
export type ReadSalary = { salary: Salary | null } | { problem: string };

const symbols: readonly (readonly [string, string])[] = [
  ['€', 'EUR'],
  ['£', 'GBP'],
  ['₹', 'INR'],
  ['¥', 'JPY'],
  ['₩', 'KRW'],
  ['$', 'USD'],
];
const periodWords: readonly (readonly [RegExp, SalaryPeriod])[] = [
  [/hour|hr\b|\/h\b/i, 'hour'],
  [/\bday|daily|diem/i, 'day'],
  [/week/i, 'week'],
  [/month|\/mo\b|p\.?m\.?\b/i, 'month'],
  [/year|annual|annum|\/yr\b|p\.?a\.?\b/i, 'year'],
];
// Above this, in minor units, an amount is an error of the source.
const amountMax = 1e13;

/** Reads a salary from its fields: one amount, both ends, or a text such as "$80k - $100k a year". */
export function readSalary(fields: {
  salary: string;
  min: string;
  max: string;
  currency: string;
  period: string;
}): ReadSalary {
  const whole = fields.min || fields.max ? '' : fields.salary;
  const [low, high = low] = whole ? amountsIn(whole) : [];
  const min = whole ? low : amountOf(fields.min);
  const max = whole ? high : amountOf(fields.max);
  if (Number.isNaN(min) || Number.isNaN(max) || (whole && low === undefined)) {
    return { problem: `the salary "${whole || `${fields.min} ${fields.max}`.trim()}" is not a number` };
  }
  // Sources write 0 for "not said".
  if (!min && !max) return { salary: null };
  const currency = fields.currency ? currencyOf(fields.currency) : currencyIn(whole);
  if (!isKnownCurrency(currency)) return { problem: `the currency "${currency}" is not known` };
  const period = fields.period ? periodIn(fields.period) : (periodIn(whole) ?? 'year');
  if (period === undefined) return { problem: `the salary period "${fields.period}" is not known` };
  return checkEnds({ min: toMinor(min, currency), max: toMinor(max, currency), currency, period });
}

function checkEnds(salary: Salary): ReadSalary {
  const { min, max } = salary;
  if ((min ?? 0) < 0 || (max ?? 0) < 0) return { problem: 'the salary is negative' };
  if (min !== null && max !== null && min > max) return { problem: 'the lowest salary is above the highest' };
  if (Math.max(min ?? 0, max ?? 0) > amountMax) return { problem: 'the salary is too large to be one' };
  return { salary };
}

function toMinor(amount: number | undefined, currency: string): number | null {
  return amount ? Math.round(amount * 10 ** minorUnitDigits(currency)) : null;
}

/** Undefined for no text, NaN for a text that is no amount. */
function amountOf(text: string): number | undefined {
  if (text === '') return undefined;
  const [amount, another] = amountsIn(text);
  return another === undefined ? (amount ?? NaN) : NaN;
}

/** "1,234.50", "1.234,50" and "80k"; a hyphen after a digit joins two amounts, before one it is a sign. */
function amountsIn(text: string): number[] {
  if (/^-?[\d.]+e\+?\d+$/i.test(text)) return [Number(text)];
  const found = text.matchAll(
    /(?<sign>(?<![\d\sk]\s*)-\s*[^\d\s]?)?(?<digits>\d[\d.,'\u00a0\u202f ]*\d|\d)(?<kilo>\s?k\b)?/gi,
  );
  return [...found].map(({ groups }) => {
    const amount = parseDigits(groups?.digits ?? '') * (groups?.kilo ? 1000 : 1);
    return groups?.sign ? -amount : amount;
  });
}

function parseDigits(digits: string): number {
  // The last separator is the decimal point unless exactly three digits follow it.
  const [, whole = digits, decimals = ''] = /^(.*)[.,](\d{1,2})$/.exec(digits) ?? [];
  return Number(`${whole.replaceAll(/\D/g, '')}.${decimals || 0}`);
}

/** A field's own text: a code, or a symbol that stands for one. */
function currencyOf(text: string): string {
  return symbols.find(([symbol]) => symbol === text)?.[1] ?? text.toUpperCase();
}

/** A text without any currency is in dollars. */
function currencyIn(text: string): string {
  const code = text.match(/\b[A-Z]{3}\b/g)?.find(isKnownCurrency);
  return code ?? symbols.find(([symbol]) => text.includes(symbol))?.[1] ?? 'USD';
}

function periodIn(text: string): SalaryPeriod | undefined {
  return periodWords.find(([words]) => words.test(text))?.[1];
}
