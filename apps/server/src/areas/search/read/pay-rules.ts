import type { SalaryPeriod } from '@waymark/contract/jobs/choices';
import { minorUnitDigits } from '@waymark/contract/text/minor-units';
import { readDataMap, readDataSections } from '../../../platform/data-files.ts';
import { exchangeRates } from '../../../platform/exchange-rates/exchange-rates.ts';
import { toYearlyUsd } from '../../jobs/jobs/rules.ts';
import { findPayPhrases, type PayPhrase } from '../../jobs/pay/amount-rules.ts';
import { currencyOf, mayMean, resolveSign, usualOfSign } from '../../jobs/pay/currency-rules.ts';
import { lenient } from './lenient-rules.ts';

const lists = readDataSections('search/pay-words.txt');
const words = { pattern: (section: string) => lenient(lists.pattern(section)) };

/** The pay that a search asks for, as it is typed, and where its words stand. */
export interface PayRequest {
  /** Whole units of the currency a period; at least one of the two. */
  from?: number;
  to?: number;
  /** What the currency is written as: a code or the name of what several share. */
  sign?: string;
  period?: SalaryPeriod;
  /** Whether it says thousands. */
  hasFactor?: boolean;
  start: number;
  end: number;
}

const verb = words.pattern('verbs');
const asked = new RegExp(
  String.raw`(?<![\p{L}\p{N}_])(?:(?:${verb})\s+)?(?:(?:of )?(?:(?<below>${words.pattern('at most')})|${words.pattern('at least')})\s*)?$`,
  'iu',
);
const ofPeriod = (
  [
    ['hour', words.pattern('by the hour')],
    ['day', words.pattern('by the day')],
    ['week', words.pattern('by the week')],
    ['month', words.pattern('by the month')],
    ['year', words.pattern('by the year')],
  ] as const
).map(([period, pattern]) => ({
  period,
  pattern: new RegExp(
    String.raw`(?<![\p{L}\p{N}])(?:${pattern})\s*(?:(?:${words.pattern('at most')}|${words.pattern('at least')})\s*)?$`,
    'iu',
  ),
}));
const orMore = new RegExp(`^(?:${words.pattern('or more')})`, 'iu');
const orLess = new RegExp(`^(?:${words.pattern('or less')})`, 'iu');
const kinds = new RegExp(String.raw`^(?:\s+(?:${words.pattern('kinds of pay')})(?![\p{L}\p{N}]))*`, 'iu');
const hourAlone = new RegExp(String.raw`^ ?(?:${words.pattern('hour alone')})(?![\p{L}\p{N}])`, 'iu');
/** Longer than any words that ask for pay. */
const [askedLength, behindLength] = [60, 40];

/** How people call money, as it is written; as long as what it stands for. */
const spoken = Object.entries(readDataMap('search/money-words.tsv')).map(
  ([word, sign]) => [new RegExp(String.raw`(?<=[\dk]\s?)${word}(?![\p{L}\p{N}])`, 'giu'), sign] as const,
);

/** "$35hr", "35 dollars hour": "per" is left out. */
const hourBehind =
  /(?<=(?:[$£€] ?\d{1,3}(?:\.\d{1,2})?|\d (?:dollars|pounds|euros)) ?)(?:hr|hour)(?!\p{L})/giu;

/** As a number is said without one. */
const figures =
  /(?<![\p{L}\p{N}-])(?:(five|5)|(six|6)|(seven|7))[- ]figures?(?: (?:salary|pay|income))?(?![\p{L}\p{N}-])/iu;
const leastOfFigures = [10_000, 100_000, 1_000_000];

/** So much for a period is pay: "40 a week" are hours, and "5 a day" is neither. */
const minFor: Readonly<Record<SalaryPeriod, number>> = {
  hour: 5,
  day: 40,
  week: 100,
  month: 300,
  year: 5000,
};

/** The first pay that a text asks for: `100k`, `$60/hour`, `under 50k`, `40-50k`, `between 50k and 70k`. A number alone is none. */
export function findPay(typed: string): PayRequest | undefined {
  const said = figures.exec(typed);
  if (said) {
    const from = leastOfFigures[said.slice(1).findIndex((one) => one !== undefined)] ?? 0;
    return { from, period: 'year', start: said.index, end: said.index + said[0].length };
  }
  const text = spoken
    .reduce((one, [word, sign]) => one.replaceAll(word, (name) => sign.padEnd(name.length)), typed)
    .replaceAll(hourBehind, (word) => '/h'.padEnd(word.length));
  for (const phrase of findPayPhrases(text)) {
    const before = text.slice(Math.max(0, phrase.start - askedLength), phrase.start);
    const found = asked.exec(before);
    const [period, saidBefore] = periodBefore(before) ?? [];
    const isAsked = (found?.[0].trim() ?? '') !== '' || saidBefore !== undefined;
    const rate = readRate({ ...phrase, ...(period && { period }) }, text, isAsked);
    if (!rate) continue;
    const pay = limitsOf(rate, { phrase, text, found });
    if (saidBefore !== undefined) pay.start = Math.min(pay.start, phrase.start - saidBefore.length);
    return { ...pay, end: endOfWord(typed, pay.end) };
  }
  return undefined;
}

/** "Day rate", "Stundenlohn": the period that is said before an amount, and with which words. */
function periodBefore(before: string): readonly [SalaryPeriod, string] | undefined {
  for (const { period, pattern } of ofPeriod) {
    const [said] = pattern.exec(before) ?? [];
    if (said !== undefined) return [period, said];
  }
  return undefined;
}

/** What stands for a word may be shorter. */
const endOfWord = (text: string, at: number) => {
  const [rest = ''] = /\p{L}$/u.test(text.slice(0, at)) ? (/^\p{L}*/u.exec(text.slice(at)) ?? []) : [];
  return at + rest.length;
};

interface Read {
  phrase: PayPhrase;
  text: string;
  /** What stands before it to ask for pay. */
  found: RegExpExecArray | null;
}

function limitsOf({ min, max, end, ...unit }: Rate, { phrase, text, found }: Read): PayRequest {
  const lengthAt = (pattern: RegExp, at: number) =>
    pattern.exec(text.slice(at, at + behindLength))?.[0].length ?? 0;
  const ends = end + lengthAt(kinds, end);
  const more = lengthAt(orMore, ends);
  const less = more === 0 ? lengthAt(orLess, ends) : 0;
  const isBelow = found?.groups?.['below'] !== undefined || less > 0;
  const limits = max === undefined ? (isBelow ? { to: min } : { from: min }) : { from: min, to: max };
  const behind = ends + more + less;
  const start = phrase.start - (found?.[0].length ?? 0);
  return { ...limits, ...unit, start, end: behind + lengthAt(kinds, behind) };
}

/** Behind a number of a house. */
const street =
  /^\s*(?:\p{L}+ )?(?:st|street|rd|road|ave|avenue|blvd|boulevard|lane|ln|drive|dr|way|court)\b/iu;
/** What a year's work may be paid, in a round number; no year and no number of a model is like it. */
const ofYear = { least: 15_000, most: 500_000, step: 500 } as const;
const isOfYear = (units: number) =>
  units >= ofYear.least && units <= ofYear.most && units % ofYear.step === 0;

/** A number alone in the range of a year's pay, or two: "accountant 70000". It asks for pay only beside some work. */
export function findBarePay(text: string): PayRequest | undefined {
  for (const phrase of findPayPhrases(text)) {
    const { start, end, min = 0, max = min, sign, period, isRange, hasFactor } = phrase;
    const isBare = sign === undefined && period === undefined && !hasFactor;
    const isWord = /(?:^|\s)$/.test(text.slice(0, start)) && /^(?:\+|\s|$)/.test(text.slice(end));
    if (!isBare || !isWord || !isOfYear(min) || !isOfYear(max) || street.test(text.slice(end))) continue;
    const limits = isRange ? { from: min, to: max } : { from: min };
    return { ...limits, start, end: end + (text[end] === '+' ? 1 : 0) };
  }
  return undefined;
}

interface Rate extends Pick<PayRequest, 'sign' | 'period' | 'hasFactor'> {
  min: number;
  max?: number;
  /** Where it ends in the text. */
  end: number;
}

/** What a phrase says of pay: one amount, or a range. */
function readRate(phrase: PayPhrase, text: string, isAsked: boolean): Rate | undefined {
  const { sign, hasFactor, isRange } = phrase;
  const units = phrase.min ?? phrase.max ?? 0;
  // "Up to 15 hour"
  const hour = isAsked && phrase.isCount ? (hourAlone.exec(text.slice(phrase.end))?.[0].length ?? 0) : 0;
  const period = hour > 0 ? 'hour' : phrase.period;
  // "401k" is a pension, "2027" a year, "3 days" a time.
  if (Number.isNaN(units) || (phrase.isCount && hour === 0) || period === 'other') return undefined;
  if ((units === 401_000 && sign === undefined) || sign === 'several') return undefined;
  const isRate = period !== undefined && units >= minFor[period];
  if (sign === undefined && !isRate && !hasFactor && !(isAsked && units >= 1000)) return undefined;
  if (units < minFor.hour && period === undefined) return undefined;
  const unit = {
    ...(sign !== undefined && { sign }),
    ...(period !== undefined && { period }),
    ...(hasFactor && { hasFactor }),
  };
  if (!isPossible(units, settlePay({ from: units, ...unit }, []))) return undefined;
  const max = isRange && phrase.min !== undefined ? phrase.max : undefined;
  return { min: units, ...unit, ...(max !== undefined && max >= units && { max }), end: phrase.end + hour };
}

interface PayUnit {
  currency: string;
  period: SalaryPeriod;
}

/** Whether a year's work may be paid so. */
function isPossible(units: number, unit: PayUnit): boolean {
  const yearly = yearlyOf(units, unit);
  return yearly !== null && yearly >= 1000 && yearly <= 10_000_000;
}

const yearlyOf = (units: number, unit: PayUnit) =>
  toYearlyUsd({ min: Math.round(units * 10 ** minorUnitDigits(unit.currency)), max: null, ...unit });

/** Less for a year is what a month pays; where a unit buys little, people earn little. In dollars. */
const [leastYearly, leastYearlyOfWeak, weak] = [8000, 2000, 20];
const mostOfHour = 250;

/**
 * The currency of an amount and the period that it is for, where its pay is for work in these countries: an amount
 * without a sign is in what they pay in, else in `usual`; a sign that several share is the board's, where it has one.
 */
export function settlePay(
  { from, to, sign, period, hasFactor }: Omit<PayRequest, 'start' | 'end'>,
  countries: readonly string[],
  usual = 'USD',
  ofBoard?: string,
): PayUnit {
  const isOfBoard = countries.length === 0 && ofBoard !== undefined && mayMean(sign ?? '', ofBoard);
  const written = sign !== undefined && (resolveSign(sign, { countries, text: '' }) ?? usualOfSign(sign));
  const currency = isOfBoard ? ofBoard : written || (currencyOf(countries) ?? usual);
  const units = from ?? to ?? 0;
  if (period !== undefined) return { currency, period };
  if (units < mostOfHour && !hasFactor) return { currency, period: 'hour' };
  const isWeak = (exchangeRates.perDollar(currency) ?? 1) >= weak;
  const yearly = yearlyOf(units, { currency, period: 'year' }) ?? Infinity;
  return { currency, period: yearly < (isWeak ? leastYearlyOfWeak : leastYearly) ? 'month' : 'year' };
}
