import { minorUnitDigits, type SalaryPeriod } from '@waymark/contract/jobs/choices';
import type { Salary } from '@waymark/contract/jobs/jobs';
import { isKnownCurrency } from '../jobs/rules.ts';

/** Either a salary (null where none was given) or why what was given cannot be read as one. */
export type ReadSalary = { salary: Salary | null } | { problem: string };

/** The longest first: "A$" is no "$". */
const symbols: readonly (readonly [string, string])[] = [
  ['AU$', 'AUD'],
  ['A$', 'AUD'],
  ['CA$', 'CAD'],
  ['C$', 'CAD'],
  ['NZ$', 'NZD'],
  ['HK$', 'HKD'],
  ['NT$', 'TWD'],
  ['SG$', 'SGD'],
  ['US$', 'USD'],
  ['S$', 'SGD'],
  ['R$', 'BRL'],
  ['€', 'EUR'],
  ['£', 'GBP'],
  ['₹', 'INR'],
  ['¥', 'JPY'],
  ['₩', 'KRW'],
  ['₪', 'ILS'],
  ['₺', 'TRY'],
  ['฿', 'THB'],
  ['₫', 'VND'],
  ['₱', 'PHP'],
  ['₦', 'NGN'],
  ['₴', 'UAH'],
  ['zł', 'PLN'],
  ['Kč', 'CZK'],
  ['$', 'USD'],
];
const periodWords: readonly (readonly [RegExp, SalaryPeriod])[] = [
  [/hour|\bhr\b|\/h\b|\bp\.?h\b|\bstunde|\bheure|\bhora\b/i, 'hour'],
  [/\bday|daily|diem|\bshift|\btag\b|\bjour\b/i, 'day'],
  [/week|\bwoche\b|\bsemaine\b/i, 'week'],
  [/month|\/mo\b|\bp\.?c?\.?m\b|\bmonat|\bmois\b|\bm[eê]s\b/i, 'month'],
  [/year|annual|annum|\byr\b|\bp\.?a\b|\blpa\b|\bjahr|\bann[ée]e\b|\ba[ñn]o\b/i, 'year'],
];
// Above this, in minor units, an amount is an error of the source.
const amountMax = 1e13;
/**
 * Below any yearly pay: an amount without a period that is lower is an hour's or a day's, and it is not known
 * which.
 */
const yearlyLeast = 1000;
/** How far behind an amount its period stands. */
const besideLength = 24;

/** What a text says of a salary: amounts in whole units of the currency. */
interface Amounts {
  min: number | undefined;
  max: number | undefined;
  /** What is written around them. */
  beside: string;
}

/**
 * Reads a salary from its fields: one amount, both ends, or a text such as "$80k - $100k a year". A text
 * without a figure ("competitive") is none.
 */
export function readSalary(fields: {
  salary: string;
  min: string;
  max: string;
  currency: string;
  period: string;
}): ReadSalary {
  const text = fields.min || fields.max ? '' : withoutPension(fields.salary);
  if (text && !/\d/.test(text)) return { salary: null };
  const { min, max, beside } = text
    ? amountsOf(text)
    : { min: amountOf(fields.min), max: amountOf(fields.max), beside: '' };
  if (Number.isNaN(min) || Number.isNaN(max)) {
    return { problem: `the salary "${text || `${fields.min} ${fields.max}`.trim()}" is not a number` };
  }
  // Sources write 0 for "not said".
  if (!min && !max) return { salary: null };
  const currency = fields.currency ? currencyOf(fields.currency) : currencyIn(text);
  if (!isKnownCurrency(currency)) return { problem: `the currency "${currency}" is not known` };
  const ends = { min: toMinor(min, currency), max: toMinor(max, currency) };
  const problem = problemOf(ends);
  if (problem !== undefined) return { problem };
  const period = fields.period ? periodIn(fields.period) : periodOf(beside, Math.max(min ?? 0, max ?? 0));
  if (period === undefined) {
    return { problem: `the salary period "${fields.period || text || (max ?? min)}" is not known` };
  }
  return { salary: { ...ends, currency, period } };
}

function problemOf({ min, max }: Pick<Salary, 'min' | 'max'>): string | undefined {
  if ((min ?? 0) < 0 || (max ?? 0) < 0) return 'the salary is negative';
  if (min !== null && max !== null && min > max) return 'the lowest salary is above the highest';
  if (Math.max(min ?? 0, max ?? 0) > amountMax) return 'the salary is too large to be one';
  return undefined;
}

function toMinor(amount: number | undefined, currency: string): number | null {
  return amount ? Math.round(amount * 10 ** minorUnitDigits(currency)) : null;
}

/** The pension plan of the United States is no amount. */
const withoutPension = (text: string) => text.replaceAll(/\b40[13]\s*\(?[kb]\)?/gi, '');

/** Undefined for no text, NaN for a text that is no amount. */
function amountOf(text: string): number | undefined {
  if (text === '') return undefined;
  const [amount, another] = amountsIn(text);
  return another === undefined ? (amount?.value ?? NaN) : NaN;
}

const joined = /^[^\d]{0,14}?(?:[-–—~]|\b(?:to|bis)\b|\s[àa]\s)[^\d]{0,8}$/i;
const between = /\bbetween\b[^\d]{0,8}$/i;
const upTo = /\b(?:up to|upto|max(?:imum)?|bis zu|until|jusqu['’]à)[^\d]{0,12}$/i;
const atLeast = /\b(?:from|starting (?:at|from)|min(?:imum)?|at least|ab)[^\d]{0,12}$/i;

/**
 * The amounts of a text: the first, and with it the one that it is joined to. What stands further on is
 * something else.
 */
function amountsOf(text: string): Amounts {
  const [first, second] = amountsIn(text);
  if (!first) return { min: NaN, max: NaN, beside: '' };
  // Further on stand days of holiday and hours of work.
  const behind = (end: number) => text.slice(end, end + besideLength).replace(/\d.*/s, '');
  const around = (end: number) => `${text.slice(0, first.start)} ${behind(end)}`;
  if (second && areJoined(text, first, second)) {
    // "100-120K" means both.
    const isShort = first.factor === 1 && first.value < second.value / second.factor + 1000;
    const min = first.value * (isShort ? second.factor : 1);
    return { min, max: second.value, beside: text.slice(first.end, second.start) + around(second.end) };
  }
  const beside = around(first.end);
  if (upTo.test(text.slice(0, first.start))) return { min: undefined, max: first.value, beside };
  const isLeast = atLeast.test(text.slice(0, first.start)) || /^\s*\+/.test(text.slice(first.end));
  return { min: first.value, max: isLeast ? undefined : first.value, beside };
}

function areJoined(text: string, first: Amount, second: Amount): boolean {
  const words = text.slice(first.end, second.start);
  return (
    joined.test(words) || (between.test(text.slice(0, first.start)) && /^[^\d]*\band\b[^\d]*$/.test(words))
  );
}

interface Amount {
  value: number;
  factor: number;
  start: number;
  end: number;
}

const factors: Readonly<Record<string, number>> = { k: 1e3, m: 1e6, l: 1e5, c: 1e7 };

/**
 * "1,234.50", "1.234,50", "120’000", "80k" and "12 LPA"; a hyphen after a digit joins two amounts, before one
 * it is a sign.
 */
function amountsIn(text: string): Amount[] {
  if (/^-?[\d.]+e\+?\d+$/i.test(text)) {
    return [{ value: Number(text), factor: 1, start: 0, end: text.length }];
  }
  const found = text.matchAll(
    /(?<sign>(?<![\d\sk]\s*)-\s*[^\d\s]?)?(?<digits>\d[\d.,'’\u00a0\u202f ]*\d|\d)(?:\s?(?<factor>k|m(?:n|illion)?|l(?:pa|akhs?)|c(?:r|rores?))\b)?/gi,
  );
  return [...found].map(({ 0: whole, index, groups }) => {
    const factor = factors[groups?.factor?.[0]?.toLowerCase() ?? ''] ?? 1;
    const value = parseDigits(groups?.digits ?? '') * factor;
    return { value: groups?.sign ? -value : value, factor, start: index, end: index + whole.length };
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
  if (code !== undefined) return code;
  if (/\b(?:lpa|lakhs?|crores?|rs)\b/i.test(text)) return 'INR';
  return symbols.find(([symbol]) => text.includes(symbol))?.[1] ?? 'USD';
}

/** "40 hours a week, $800 per week" is paid by the week: what is said to be per something goes first. */
function periodOf(text: string, amount: number): SalaryPeriod | undefined {
  const per = /(?:\bper|\bp(?:ro|ar|or)|\bthe|\ban?|\beach|\/)\s*(?<of>[a-zñéê]+)/gi;
  for (const { groups } of text.matchAll(per)) {
    const period = periodIn(groups?.of ?? '');
    if (period) return period;
  }
  return periodIn(text) ?? (amount >= yearlyLeast ? 'year' : undefined);
}

function periodIn(text: string): SalaryPeriod | undefined {
  return periodWords.find(([words]) => words.test(text))?.[1];
}
