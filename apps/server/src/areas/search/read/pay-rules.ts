import { minorUnitDigits, type SalaryPeriod } from '@waymark/contract/jobs/choices';
import { readDataSections } from '../../../platform/data-files.ts';
import { toYearlyUsd } from '../../jobs/jobs/rules.ts';
import { findPayPhrases, type PayPhrase } from '../../jobs/pay/amount-rules.ts';
import { resolveSign } from '../../jobs/pay/currency-rules.ts';

const words = readDataSections('search/pay-words.txt');

/** The pay that a search asks for, as it is typed, and where its words stand. */
export interface PayRequest {
  /** Whole units of the currency a period; at least one of the two. */
  from?: number;
  to?: number;
  currency: string;
  period: SalaryPeriod;
  start: number;
  end: number;
}

const verb = words.pattern('verbs');
const asked = new RegExp(
  String.raw`(?<!\w)(?:(?:${verb})\s+)?(?:(?:of )?(?:(?<below>${words.pattern('at most')})|${words.pattern('at least')})\s*)?$`,
  'iu',
);
const orMore = new RegExp(`^(?:${words.pattern('or more')})`, 'iu');
const orLess = new RegExp(`^(?:${words.pattern('or less')})`, 'iu');
/** Longer than any words that ask for pay. */
const askedLength = 60;

/** As a number is said without one. */
const figures = /(?<![\p{L}\p{N}-])(?:six|6)[- ]figures?(?: (?:salary|pay|income))?(?![\p{L}\p{N}-])/iu;
const sixFigures = 100_000;

/** So much for a period is pay: "40 a week" are hours, and "5 a day" is neither. */
const minFor: Readonly<Record<SalaryPeriod, number>> = {
  hour: 5,
  day: 40,
  week: 100,
  month: 300,
  year: 5000,
};

/** The first pay that a text asks for: `100k`, `$60/hour`, `under 50k`, `40-50k`, `between 50k and 70k`. A number alone is none. */
export function findPay(text: string): PayRequest | undefined {
  const said = figures.exec(text);
  if (said) return { ...ofDollars, from: sixFigures, start: said.index, end: said.index + said[0].length };
  for (const phrase of findPayPhrases(text)) {
    const before = text.slice(Math.max(0, phrase.start - askedLength), phrase.start);
    const found = asked.exec(before);
    const below = found?.groups?.['below'];
    const rate = readRate(phrase, (found?.[0].trim() ?? '') !== '');
    if (!rate) continue;
    const { min, max, end: ends, ...unit } = rate;
    const behind = text.slice(ends, ends + 24);
    const more = orMore.exec(behind)?.[0] ?? '';
    const less = more === '' ? (orLess.exec(behind)?.[0] ?? '') : '';
    const limits = max === undefined ? (below || less ? { to: min } : { from: min }) : { from: min, to: max };
    const start = phrase.start - (found?.[0].length ?? 0);
    return { ...limits, ...unit, start, end: ends + more.length + less.length };
  }
  return undefined;
}

const ofDollars = { currency: 'USD', period: 'year' } as const;

/** Behind a number of a house. */
const street =
  /^\s*(?:\p{L}+ )?(?:st|street|rd|road|ave|avenue|blvd|boulevard|lane|ln|drive|dr|way|court)\b/iu;
/** What a year's work may be paid, in a round number; no year and no number of a model is like it. */
const ofYear = { least: 15_000, most: 500_000, step: 500 } as const;

/** A number alone in the range of a year's pay: "accountant 70000". It asks for pay only beside some work. */
export function findBarePay(text: string): PayRequest | undefined {
  for (const phrase of findPayPhrases(text)) {
    const { start, end, min: yearly = 0, sign, period, isRange, hasFactor } = phrase;
    const isBare = sign === undefined && period === undefined && !isRange && !hasFactor;
    const isWord = /(?:^|\s)$/.test(text.slice(0, start)) && /^(?:\+|\s|$)/.test(text.slice(end));
    const isPay = yearly >= ofYear.least && yearly <= ofYear.most && yearly % ofYear.step === 0;
    if (!isBare || !isWord || !isPay || street.test(text.slice(end))) continue;
    return { ...ofDollars, from: yearly, start, end: end + (text[end] === '+' ? 1 : 0) };
  }
  return undefined;
}

interface Rate {
  min: number;
  max?: number;
  currency: string;
  period: SalaryPeriod;
  /** Where it ends in the text. */
  end: number;
}

/** What a phrase says of pay: one amount, or a range. */
function readRate(phrase: PayPhrase, isAsked: boolean): Rate | undefined {
  const { sign, period, hasFactor, isCount, isRange } = phrase;
  const units = phrase.min ?? phrase.max ?? 0;
  // "401k" is a pension, "2027" a year, "3 days" a time.
  if (Number.isNaN(units) || isCount || period === 'other' || (units === 401_000 && sign === undefined))
    return undefined;
  const isRate = period !== undefined && units >= minFor[period];
  if (sign === undefined && !isRate && !hasFactor && !(isAsked && units >= 1000)) return undefined;
  if (units < minFor.hour && period === undefined) return undefined;
  const usual: SalaryPeriod = units < 250 && !hasFactor ? 'hour' : 'year';
  const currency = resolveSign(sign ?? 'dollar', { countries: [], text: '' });
  if (currency === undefined) return undefined;
  const of = { currency, period: period ?? usual };
  if (!isPossible(units, of)) return undefined;
  const max = isRange && phrase.min !== undefined ? phrase.max : undefined;
  return { min: units, ...of, ...(max !== undefined && max >= units && { max }), end: phrase.end };
}

/** Whether a year's work may be paid so. */
function isPossible(units: number, of: { currency: string; period: SalaryPeriod }): boolean {
  const min = Math.round(units * 10 ** minorUnitDigits(of.currency));
  const yearly = toYearlyUsd({ min, max: null, ...of });
  return yearly !== null && yearly >= 1000 && yearly <= 10_000_000;
}
