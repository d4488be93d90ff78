import { defaultPay } from '@waymark/contract/jobs/fact-choices';
import {
  periodsInYear,
  possiblePay,
  salaryLeastCompanies,
  salaryLeastPostings,
  widestRange,
  type PayLevel,
  type ShownPeriod,
} from '@waymark/contract/search/choices';
import type { PayBand, PayFigure } from '@waymark/contract/search/salaries';
import { board } from '../../../platform/board/board.ts';
import { minorUnitDigits } from '@waymark/contract/text/minor-units';
import { exchangeRates } from '../../../platform/exchange-rates/exchange-rates.ts';
import { amountAt } from '../../jobs/jobs/rules.ts';

/** What a posting says of its pay, as it is stored; amounts in minor units. */
export interface StatedPay {
  min: number | null;
  max: number | null;
  currency: string;
  period: string;
  type: string | null;
}

/** A posting that is counted. */
export interface Offer {
  /** A year of full-time work, the middle of the range, in whole units of its currency. */
  yearly: number;
  currency: string;
  level: PayLevel;
  mode: string;
  category: string;
  /** The same number for postings of one company. */
  company: number;
  placeIds: readonly number[];
}

/**
 * Pay for a year of full-time work. Undefined where that cannot be told: internships, freelance work, part-time work
 * that is not paid by the hour, currencies without a rate, and impossible amounts.
 */
export function yearlyPay({ min, max, currency, period, type }: StatedPay): number | undefined {
  // Whether the amount is possible at all; it is shown in its own currency.
  const perDollar = exchangeRates.roughPerDollar(currency);
  const periods = isPeriod(period) ? periodsInYear[period] : undefined;
  const ends = [min, max].filter((end) => end !== null && end > 0) as number[];
  if (perDollar === undefined || periods === undefined || ends.length === 0) return undefined;
  if (type === 'internship' || type === 'freelance' || (type === 'part-time' && period !== 'hour'))
    return undefined;
  // Which of them is meant as the lower one does not matter.
  const [low, high] = [Math.min(...ends), Math.max(...ends)];
  if (high > low * widestRange) return undefined;
  const yearly = ((low + high) / 2 / 10 ** minorUnitDigits(currency)) * periods;
  const dollars = yearly / perDollar;
  return dollars < possiblePay.least || dollars > possiblePay.most ? undefined : yearly;
}

const isPeriod = (period: string): period is keyof typeof periodsInYear =>
  Object.hasOwn(periodsInYear, period);

/** The currency that most of them are in. */
export function usualCurrency(offers: readonly Offer[]): string {
  const counts = new Map<string, number>();
  for (const { currency } of offers) counts.set(currency, (counts.get(currency) ?? 0) + 1);
  const [usual] = [...counts].toSorted(([a, x], [b, y]) => y - x || (a < b ? -1 : 1));
  return usual?.[0] ?? board.words.pay.currency;
}

/** The currency of a page: that of the place, and everywhere that of a board which has chosen one. */
export function pageCurrency(offers: readonly Offer[], place: object | undefined): string {
  const { currency } = board.words.pay;
  return place || currency === defaultPay.currency ? usualCurrency(offers) : currency;
}

/** What counts as possible pay, in a currency for a period. */
export function possibleIn({ currency, per }: Unit) {
  const factor = (exchangeRates.roughPerDollar(currency) ?? 1) / periodsInYear[per];
  const round = (dollars: number) => Number((dollars * factor).toPrecision(2));
  return { least: round(possiblePay.least), most: round(possiblePay.most) };
}

/** Whether there are enough to say anything of them. */
export function isEnough(offers: readonly Offer[]): boolean {
  return (
    offers.length >= salaryLeastPostings &&
    countCompanies(offers, salaryLeastCompanies) >= salaryLeastCompanies
  );
}

/** Counts no further than `until`. */
function countCompanies(offers: readonly Offer[], until = Infinity): number {
  const companies = new Set<number>();
  for (const { company } of offers) {
    companies.add(company);
    if (companies.size >= until) break;
  }
  return companies.size;
}

interface Unit {
  currency: string;
  per: ShownPeriod;
}

/** Those that can be shown in a currency: in it, or converted at rates that are new enough. */
export function comparableTo(offers: readonly Offer[], currency: string): readonly Offer[] {
  const isUsable = exchangeRates.perDollar(currency) !== undefined;
  return offers.filter(
    (offer) =>
      offer.currency === currency || (isUsable && exchangeRates.perDollar(offer.currency) !== undefined),
  );
}

/** What those of them offer that can be shown in the currency, in order. */
export function amountsOf(offers: readonly Offer[], { currency, per }: Unit): Float64Array {
  const to = (exchangeRates.perDollar(currency) ?? 1) / periodsInYear[per];
  const amounts = Float64Array.from(comparableTo(offers, currency), (offer) =>
    offer.currency === currency
      ? offer.yearly / periodsInYear[per]
      : (offer.yearly * to) / (exchangeRates.perDollar(offer.currency) ?? 1),
  );
  return amounts.sort();
}

/** The quartiles; null where there are too few postings, or too few companies. */
export function figureOf(given: readonly Offer[], unit: Unit): PayFigure | null {
  const offers = comparableTo(given, unit.currency);
  if (!isEnough(offers)) return null;
  const sorted = amountsOf(offers, unit);
  const at = (share: number) => roundPay(amountAt(sorted, share));
  return {
    postings: offers.length,
    companies: countCompanies(offers),
    lower: at(0.25),
    median: at(0.5),
    upper: at(0.75),
  };
}

/** Three digits: more would claim more than is known. */
function roundPay(amount: number): number {
  return Number(amount.toPrecision(3));
}

/** About so many bands: few postings in many of them would draw every posting by itself. */
const bandsFor = (postings: number) => (postings < 30 ? 5 : postings < 100 ? 8 : 12);
const niceSteps = [1, 2, 2.5, 5, 10] as const;

/** How many postings are in each band of equal width; beyond the outer twentieths the ends are open. */
export function bandsOf(sorted: Float64Array): PayBand[] {
  const [low, high] = [amountAt(sorted, 0.05), amountAt(sorted, 0.95)];
  const step = niceStep(Math.max(high - low, high / 50) / bandsFor(sorted.length));
  const first = Math.floor(low / step);
  const count = Math.max(1, Math.ceil((high - first * step) / step + 1e-9));
  const postings = Array.from({ length: count }, () => 0);
  for (const amount of sorted) {
    const at = Math.min(count - 1, Math.max(0, Math.floor(amount / step + 1e-9) - first));
    postings[at]! += 1;
  }
  const edge = (at: number) => Number(((first + at) * step).toPrecision(12));
  return postings.map((number, at) => ({
    from: at === 0 && (sorted[0] ?? 0) < edge(0) ? null : edge(at),
    to: at === count - 1 && (sorted.at(-1) ?? 0) >= edge(count) ? null : edge(at + 1),
    postings: number,
  }));
}

function niceStep(step: number): number {
  const magnitude = 10 ** Math.floor(Math.log10(step));
  return (niceSteps.find((nice) => nice * magnitude >= step * 0.9) ?? 10) * magnitude;
}
