import { minorUnitDigits, type SalaryPeriod } from '@waymark/contract/jobs/choices';
import { maxDrift } from '../../../platform/exchange-rates/write-drifted.ts';
import { toYearlyUsd } from '../../jobs/jobs/rules.ts';
import { findPayPhrases, type PayPhrase } from '../../jobs/pay/amount-rules.ts';
import { resolveSign } from '../../jobs/pay/currency-rules.ts';

/** The pay that a search asks for, and the words that said so. */
interface PayRequest {
  /** Whole US dollars a year. */
  yearly: number;
  /** Where the words stand in the text. */
  from: number;
  to: number;
}

const verb = String.raw`(?:(?:that |which |who )?(?:pays?|paying|paid|earning|earns?)|(?:with )?(?:a |an )?(?:salary|wage|pay))`;
const comparison = String.raw`(?:of )?(?:between|over|above|more than|at least|min(?:imum)?(?: of)?|from|starting (?:at|from)|upwards of|>=?)`;
const asked = new RegExp(
  String.raw`(?<!\w)(?:(?<verb>${verb})\s+)?(?:(?<comparison>${comparison})\s*)?$`,
  'iu',
);
const orMore = /^(?:\+|\s*(?:or more|and more|and up|\+))/iu;
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

/** The first pay that a text asks for: `100k`, `$60/hour`, `30/hr`, `over 50000`. A number alone is none. */
export function findPay(text: string): PayRequest | undefined {
  const said = figures.exec(text);
  if (said) return { yearly: sixFigures, from: said.index, to: said.index + said[0].length };
  for (const phrase of findPayPhrases(text)) {
    const before = text.slice(Math.max(0, phrase.start - askedLength), phrase.start);
    const [words = '', ...asking] = asked.exec(before) ?? [];
    const yearly = readPay(phrase, asking.some(Boolean));
    if (yearly === null) continue;
    const more = orMore.exec(text.slice(phrase.end, phrase.end + 16))?.[0] ?? '';
    return { yearly, from: phrase.start - words.length, to: phrase.end + more.length };
  }
  return undefined;
}

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
    return { yearly, from: start, to: end + (text[end] === '+' ? 1 : 0) };
  }
  return undefined;
}

function readPay(phrase: PayPhrase, isAsked: boolean): number | null {
  const { min: units = 0, sign, period, hasFactor, isCount } = phrase;
  // "401k" is a pension, "2027" a year, "3 days" a time.
  if (Number.isNaN(units) || isCount || period === 'other' || (units === 401_000 && sign === undefined))
    return null;
  const isRate = period !== undefined && units >= minFor[period];
  if (sign === undefined && !isRate && !hasFactor && !(isAsked && units >= 1000)) return null;
  if (units < minFor.hour && period === undefined) return null;
  const usual: SalaryPeriod = units < 250 && !hasFactor ? 'hour' : 'year';
  const currency = resolveSign(sign ?? 'dollar', { countries: [], text: '' });
  if (currency === undefined) return null;
  const min = Math.round(units * 10 ** minorUnitDigits(currency));
  const present = toYearlyUsd({ min, max: null, currency, period: period ?? usual });
  // A job that pays this in its own currency may be stored at a rate that has drifted as far.
  const yearly = present === null || currency === 'USD' ? present : Math.floor(present * (1 - maxDrift));
  return yearly !== null && yearly >= 1000 && yearly <= 10_000_000 ? yearly : null;
}
