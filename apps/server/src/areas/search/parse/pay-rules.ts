import type { SalaryPeriod } from '@waymark/contract/jobs/choices';
import { maxDrift } from '../../../platform/exchange-rates/write-drifted.ts';
import { toYearlyUsd } from '../../jobs/jobs/rules.ts';
import { currencySigns } from './sentence-constants.ts';

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
const sign = String.raw`(?:us\$|a\$|c\$|\$|£|€|₹|(?:usd|gbp|eur|chf)\b)`;
const amount = String.raw`\d{1,3}(?:[,.’'\u00a0 ]\d{3})+(?!\d)|\d+(?:\.\d+)?`;
const period = String.raw`(?:\s*(?:\/|per |an? |p\/?)\s*(?<period>hour|hr|h|day|week|wk|month|mth|year|annum|yr|a)\b|\s*(?<rate>hourly|daily|weekly|monthly|yearly|annually|p\.a\.))`;
const pay = new RegExp(
  String.raw`(?<![\w$£€])(?:(?<verb>${verb})\s+)?(?:(?<comparison>${comparison})\s*)?(?<sign>${sign})?\s*(?<amount>${amount})\s?(?<thousands>k\b)?(?:\s*(?:[-–]|to\b|and\b)\s*${sign}?\s*(?:${amount})\s?(?<also>k\b)?)?\+?(?<after>\s?(?:€|£|usd\b|eur\b|gbp\b|dollars\b|euros?\b))?(?:${period})?(?:\s*(?:or more|and more|and up|\+))?`,
  'giu',
);

const periods: readonly (readonly [RegExp, SalaryPeriod])[] = [
  [/^h/, 'hour'],
  [/^d/, 'day'],
  [/^w/, 'week'],
  [/^m/, 'month'],
];

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
  for (const found of text.matchAll(pay)) {
    const groups = found.groups ?? {};
    const yearly = readPay(groups);
    if (yearly !== null) return { yearly, from: found.index, to: found.index + found[0].length };
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
  for (const found of text.matchAll(/(?<![^\s])(?:\d{5,6}|\d{2,3}[,.’']\d{3})(?=$|[\s+])\+?/gu)) {
    const yearly = Number(found[0].replaceAll(/\D/g, ''));
    const to = found.index + found[0].length;
    const isPay = yearly >= ofYear.least && yearly <= ofYear.most && yearly % ofYear.step === 0;
    if (isPay && !street.test(text.slice(to))) return { yearly, from: found.index, to };
  }
  return undefined;
}

function readPay(groups: Readonly<Record<string, string | undefined>>): number | null {
  const { verb: hasVerb, comparison: compares, sign: before, after, thousands, also, rate } = groups;
  const digits = (groups['amount'] ?? '').replaceAll(/[,.’'\u00a0 ](?=\d{3}(?!\d))/g, '');
  const factor = thousands || also ? 1000 : 1;
  const units = Number(digits) * factor;
  const isMoney = Boolean(before || after);
  const named = groups['period'] ?? rate;
  // "401k" is a pension, "2027" a year, "3 days" a time.
  if (digits === '401' && thousands) return null;
  const of = periods.find(([pattern]) => pattern.test(named ?? ''))?.[1] ?? (named ? 'year' : undefined);
  const isRate = of !== undefined && units >= minFor[of];
  if (!isMoney && !isRate && factor === 1 && !((hasVerb || compares) && units >= 1000)) return null;
  const usual: SalaryPeriod = units < 250 && factor === 1 ? 'hour' : 'year';
  const currency = currencySigns[(before ?? after ?? '$').trim().toLowerCase()] ?? 'USD';
  const present = toYearlyUsd({
    min: Math.round(units * 100),
    max: null,
    currency,
    period: of ?? usual,
  });
  // A job that pays this in its own currency may be stored at a rate that has drifted as far.
  const yearly = present === null || currency === 'USD' ? present : Math.floor(present * (1 - maxDrift));
  return yearly !== null && yearly >= 1000 && yearly <= 10_000_000 ? yearly : null;
}
