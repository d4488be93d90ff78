import type { SalaryPeriod } from '@waymark/contract/jobs/choices';
import type { Salary } from '@waymark/contract/jobs/jobs';
import { periodsInYear, possiblePay } from '@waymark/contract/search/choices';
import { msg, type Message } from '@waymark/contract/text/message';
import { minorUnitDigits } from '@waymark/contract/text/minor-units';
import { exchangeRates } from '../../../platform/exchange-rates/exchange-rates.ts';
import { isKnownCurrency } from '../jobs/rules.ts';
import { findPayPhrases, foldText, type PayPhrase } from './amount-rules.ts';
import { contextOf, isAllKnown, isEnglish, type PayContext } from './context-rules.ts';
import { currencyOf, joinSigns, readCurrencyField, resolveSign } from './currency-rules.ts';
import { readPeriodField, type NamedPeriod } from './period-rules.ts';

/** Either a salary (null where none was given) or why what was given cannot be read as one. */
export type ReadSalary = { salary: Salary | null } | { problem: Message };

/** The fields that a source has for the pay; empty ones are not given. */
export interface PayFields {
  /** One amount, or a text. */
  salary: string | number;
  min: string | number;
  max: string | number;
  currency: string;
  period: string;
  /** Of the job's places, ISO 3166-1 alpha-2. */
  countries: readonly string[];
}

/** What was read, in whole units, before it is known whether it can be pay. */
interface Stated {
  min: number | undefined;
  max: number | undefined;
  sign: string | undefined;
  period: NamedPeriod | undefined;
  /** As it was written, for the reason why it stayed unread. */
  written: string;
  /** Folded: where words tell which currency a sign is. */
  text: string;
  countries: readonly string[];
  /** A word of pay stands beside it, or nothing else does. */
  isSurelyPay: boolean;
}

/** The pension plan of the United States is no amount. */
const pension = /\b40[13] ?\(?[kb]\)?(?!\p{L})/giu;
const maxText = 2000;
const quote = (written: string) => written.slice(0, 60);

/**
 * Reads the pay of a posting from the fields of its source. A text without a figure ("competitive") is none; nothing
 * is guessed that the source does not say.
 */
export function readPayFields(fields: PayFields): ReadSalary {
  if (fields.min !== '' || fields.max !== '') return readEnds(fields);
  if (typeof fields.salary === 'number')
    return readEnds({ ...fields, min: fields.salary, max: fields.salary });
  const written = fields.salary.slice(0, maxText).normalize('NFC').trim();
  // Sources write 0 for "not said".
  if (!/\p{Nd}/u.test(written) || /^0+(?:[.,]0+)?$/.test(written)) return { salary: null };
  if (/^[\d.]+e\+?\d+$/i.test(written))
    return readEnds({ ...fields, min: Number(written), max: Number(written) });
  const { folded } = foldText(written);
  if (/^-[^\d\s]{0,3}\d/u.test(folded)) return { problem: msg`the salary is negative` };
  const text = withoutPension(written);
  const candidates = candidatesOf(text, (phrase) => isInField(phrase, fields.currency));
  const chosen = chooseOne(candidates);
  if (!chosen && candidates.length > 1)
    return { problem: msg`the salary "${quote(written)}" names several amounts` };
  if (!chosen) return { problem: msg`the salary "${quote(written)}" is not a number` };
  const stated = { ...endsOf(chosen), written: quote(written), text: folded, countries: fields.countries };
  const sign = chosen.phrase.sign ?? codeIn(text);
  return finish({ ...stated, sign, period: chosen.phrase.period ?? chosen.context.period }, fields);
}

export const withoutPension = (text: string) => text.replaceAll(pension, (plan) => ' '.repeat(plan.length));

/** Where the currency has a field, amounts need no sign; otherwise only where no other amount has one. */
function isInField({ phrase, context, hasSigns, isFollowedByWord }: Candidate, currency: string): boolean {
  if (context.isOther || phrase.isCount) return false;
  if (phrase.sign !== undefined) return true;
  return !(hasSigns && currency === '') && !hasSigns && !isFollowedByWord;
}

/** A text with more numbers is a table of something, and no posting. */
const maxNumbers = 1000;

/** Reads the pay that a text such as a pasted posting states. Undefined for none, and where it cannot be told. */
export function findPayInText(text: string, countries: readonly string[]): Salary | undefined {
  const candidates = hasFewNumbers(text) ? candidatesOf(withoutPension(text), isPayOfText) : [];
  return readChosen(chooseOne(candidates), countries);
}

export function hasFewNumbers(text: string): boolean {
  const numbers = text.match(/\p{Nd}+/gu)?.length ?? 0;
  return numbers > 0 && numbers <= maxNumbers;
}

export function readChosen(chosen: Candidate | undefined, countries: readonly string[]): Salary | undefined {
  if (!chosen) return undefined;
  const { folded } = chosen;
  const stated = { ...endsOf(chosen), written: '', text: folded, countries };
  const read = finish(
    { ...stated, sign: chosen.phrase.sign, period: chosen.phrase.period ?? chosen.context.period },
    { currency: '', period: '' },
  );
  return 'salary' in read ? (read.salary ?? undefined) : undefined;
}

/** Less than this for a period is pay only beside a word that says so: meals, travel and gyms are paid too. US dollars. */
export const unlikelyBelow: Readonly<Record<SalaryPeriod, number>> = {
  hour: 5,
  day: 40,
  week: 100,
  month: 300,
  year: 5000,
};

export function isPayOfText({ phrase, context }: Candidate): boolean {
  if (phrase.sign === undefined || phrase.sign === 'several' || context.isOther) return false;
  if (context.isPay) return true;
  const period = phrase.period ?? context.period;
  if (period === 'other') return false;
  const dollars = (phrase.max ?? 0) / (perDollarOf(phrase.sign) ?? 1);
  const isRate = period === 'hour' || period === 'day';
  if (period !== undefined) {
    const isHigh = isHighlyPaid(resolveSign(phrase.sign, { countries: [], text: '' }) ?? 'USD');
    const isLikely = dollars >= unlikelyBelow[period] / (isHigh ? 1 : 4);
    return isLikely && (isRate || phrase.isRange || context.standsAlone);
  }
  return (phrase.isRange || context.standsAlone) && dollars >= certainYear.usual;
}

export const perDollarOf = (sign: string) =>
  exchangeRates.roughPerDollar(resolveSign(sign, { countries: [], text: '' }) ?? '');

export interface Candidate {
  phrase: PayPhrase;
  context: PayContext;
  folded: string;
  /** Whether any amount of the text has a currency. */
  hasSigns: boolean;
  /** Whether a word follows that says what the number counts. */
  isFollowedByWord: boolean;
}

export function candidatesOf(text: string, isPay: (candidate: Candidate) => boolean): Candidate[] {
  const { folded } = foldText(text);
  const phrases = findPayPhrases(text).map((phrase) => ({
    ...phrase,
    sign: phrase.sign ?? codeBefore(text, phrase),
  }));
  const hasSigns = phrases.some(({ sign }) => sign !== undefined);
  const neighbours = phrases.filter((phrase) => !hasSigns || phrase.sign !== undefined);
  return neighbours
    .map((phrase, at) => {
      const beside = {
        before: neighbours[at - 1]?.end ?? 0,
        after: neighbours[at + 1]?.start ?? folded.length,
      };
      const context = contextOf(folded, phrase, beside);
      const isFollowedByWord =
        phrase.period === undefined &&
        !isAllKnown(/^ ?[^\d,;.()|\n]*/u.exec(folded.slice(phrase.end, phrase.end + 40))?.[0] ?? '');
      return { phrase, context, folded, hasSigns, isFollowedByWord };
    })
    .filter(isPay);
}

/** "Salary (EUR): 50,000" */
function codeBefore(text: string, { start }: PayPhrase): string | undefined {
  const label = /[^\d\n]*$/.exec(text.slice(Math.max(0, start - 40), start))?.[0] ?? '';
  return codeIn(label);
}

function scoreOf({ phrase, context }: Candidate): number {
  const period = phrase.period ?? context.period;
  return (
    (context.isPay ? 4 : 0) +
    (context.isBase ? 3 : 0) +
    (phrase.isRange ? 2 : 0) +
    (period ? 2 : 0) +
    (context.standsAlone ? 1 : 0)
  );
}

/** The one that is pay most clearly; undefined where several are and say different things. */
function chooseOne(candidates: readonly Candidate[]): Candidate | undefined {
  const best = Math.max(...candidates.map(scoreOf));
  const [first, ...others] = candidates.filter((candidate) => scoreOf(candidate) === best);
  if (!first || !others.every((other) => saysTheSame(first, other))) return undefined;
  // "€50,000 / $54,000 a year", "$130,000 to $160,000 in one state, $120,000 to $150,000 in another".
  const isRival = (other: Candidate) =>
    !(first.context.isBase && !other.context.isBase) &&
    (other.phrase.sign === first.phrase.sign
      ? other.phrase.isRange && !saysTheSame(first, other)
      : other.context.isPay === first.context.isPay);
  return candidates.some(isRival) ? undefined : first;
}

export function saysTheSame(one: Candidate, other: Candidate): boolean {
  const [a, b] = [yearlyOf(one), yearlyOf(other)];
  // "$20/hr ($41,600/yr)" is the same but for rounding.
  const share = a.period === b.period ? 0 : 0.1;
  const isNear = (x = 0, y = 0) => Math.abs(x - y) <= share * Math.max(x, y);
  return one.phrase.sign === other.phrase.sign && isNear(a.min, b.min) && isNear(a.max, b.max);
}

function yearlyOf({ phrase, context }: Candidate) {
  const period = phrase.period ?? context.period ?? 'year';
  const periods = period === 'other' ? 1 : periodsInYear[period];
  return { min: (phrase.min ?? 0) * periods, max: (phrase.max ?? 0) * periods, period };
}

function endsOf({ phrase, context, folded }: Candidate): Pick<Stated, 'min' | 'max' | 'isSurelyPay'> {
  return {
    isSurelyPay: context.isPay || (phrase.isRange && isAllKnown(folded.slice(0, maxText))),
    min: context.direction === 'up to' ? undefined : phrase.min,
    max: context.direction === 'from' ? undefined : phrase.max,
  };
}

/** The only code in capitals that a text names, wherever it stands. */
function codeIn(text: string): string | undefined {
  const codes = new Set(text.match(/(?<!\p{L})[A-Z]{3}(?!\p{L})/gu)?.filter(isKnownCurrency));
  return codes.size > 1 ? 'several' : [...codes][0];
}

/** Reads both ends from fields of their own. */
function readEnds(fields: PayFields): ReadSalary {
  const [min, max] = [readEnd(fields.min), readEnd(fields.max)];
  const written = `${fields.min} ${fields.max}`.trim();
  if (Number.isNaN(min.amount) || Number.isNaN(max.amount))
    return { problem: msg`the salary "${quote(written)}" is not a number` };
  if (!min.amount && !max.amount) return { salary: null };
  const signs = [min.sign, max.sign].filter((sign) => sign !== undefined);
  const periods = new Set([min.period, max.period].filter((period) => period !== undefined));
  const period = periods.size > 1 ? 'other' : [...periods][0];
  const ends = { min: min.amount || undefined, max: max.amount || undefined };
  return finish(
    {
      ...ends,
      sign: joinSigns(signs),
      period,
      written: quote(written),
      isSurelyPay: true,
      text: foldText(written).folded,
      countries: fields.countries,
    },
    fields,
  );
}

interface End {
  /** NaN for a text that is no amount. */
  amount: number | undefined;
  sign?: string | undefined;
  period?: NamedPeriod | undefined;
}

function readEnd(given: string | number): End {
  if (typeof given === 'number') return { amount: given };
  const text = given.slice(0, maxText).normalize('NFC').trim();
  if (text === '') return { amount: undefined };
  const { folded } = foldText(text);
  if (/^-?\d+(?:\.\d+)?(?:e\+?\d+)?$/.test(folded) && !/^-?\d{1,3}\.\d{3}$/.test(folded))
    return { amount: Number(folded) };
  const [phrase, another] = findPayPhrases(text);
  if (!phrase || another || phrase.isRange || phrase.isCount || folded.startsWith('-'))
    return { amount: Number.NaN };
  return { amount: phrase.min, sign: phrase.sign ?? codeIn(text), period: phrase.period };
}

function finish(stated: Stated, declared: Pick<PayFields, 'currency' | 'period'>): ReadSalary {
  const { min, max, written } = stated;
  const problem = problemOf(stated);
  if (problem !== undefined) return { problem };
  const currency = currencyFor(stated, declared.currency);
  if ('problem' in currency) return currency;
  const said = declared.period ? readPeriodField(declared.period) : undefined;
  if (said && stated.period && said !== stated.period)
    return { problem: msg`the salary "${written}" names several periods` };
  const period = stated.period ?? said ?? certainPeriod(stated, currency.code);
  if (period === undefined || period === 'other') {
    const isNamed = declared.period !== '';
    return {
      problem: isNamed
        ? msg`the salary period "${quote(declared.period)}" is not known`
        : msg`the salary "${written}" says no period that is known`,
    };
  }
  if (!isPossible(stated, currency.code, period))
    return { problem: msg`the salary "${written}" cannot be one` };
  return {
    salary: {
      min: toMinor(min, currency.code),
      max: toMinor(max, currency.code),
      currency: currency.code,
      period,
    },
  };
}

function problemOf({ min = 0, max = min, written }: Stated): Message | undefined {
  if (Number.isNaN(min) || Number.isNaN(max)) return msg`the salary "${written}" is not a number`;
  if (min < 0 || max < 0) return msg`the salary is negative`;
  if (max > tooLarge) return msg`the salary is too large to be one`;
  return min > max ? msg`the lowest salary is above the highest` : undefined;
}

function currencyFor(stated: Stated, declared: string): { code: string } | { problem: Message } {
  const { written, countries, text } = stated;
  const field = declared ? readCurrencyField(declared) : undefined;
  const sign = joinSigns([stated.sign, field].filter((name) => name !== undefined));
  if (sign === 'several') return { problem: msg`the salary "${written}" names several currencies` };
  const code = sign === undefined ? impliedCurrency(stated) : resolveSign(sign, { countries, text });
  if (code === undefined) return { problem: msg`the currency of the salary "${written}" is not stated` };
  return isKnownCurrency(code) ? { code } : { problem: msg`the currency "${quote(code)}" is not known` };
}

const tooLarge = 1e11;

/**
 * A source that writes no currency means US dollars or that of the job's country. It is certain where both are one, and
 * where the words are those of the country: "3200 brutto monatlich".
 */
function impliedCurrency({ text, countries }: Stated): string | undefined {
  const currency = currencyOf(countries);
  return isAllKnown(text) && (currency === 'USD' || !isEnglish(text)) ? currency : undefined;
}

const toMinor = (amount: number | undefined, currency: string) =>
  amount === undefined ? null : Math.round(amount * 10 ** minorUnitDigits(currency));

/** From this on, in US dollars, an amount without a period can only be for a year. */
const certainYear = { usual: 15_000, low: 24_000, high: 60_000 } as const;
/** Pay is told by the year there; elsewhere a month's may be as high as a low year's. */
const toldByYear = new Set('USD EUR GBP CAD AUD NZD INR'.split(' '));
/** Pay is high, and often told by the month. */
const highByMonth = new Set('CHF SEK NOK DKK ISK HKD SGD TWD ILS AED QAR SAR KWD BHD OMR'.split(' '));

/**
 * Where a month's pay is what is told, and no week's or day's is as high and no year's as low, in US dollars. Ireland
 * pays in euros by the week too.
 */
const certainMonth: readonly { currencies: string; from: number; to: number }[] = [
  { currencies: 'PLN CZK HUF RON', from: 1000, to: 6000 },
  { currencies: 'SEK NOK DKK', from: 1800, to: 8000 },
  { currencies: 'EUR', from: 1800, to: 7000 },
];

const isHighlyPaid = (currency: string) =>
  currency !== 'INR' && (toldByYear.has(currency) || highByMonth.has(currency));

function certainPeriod(stated: Stated, currency: string): SalaryPeriod | undefined {
  const { low, high } = dollarsOf(stated, currency);
  const start = toldByYear.has(currency)
    ? certainYear.usual
    : highByMonth.has(currency)
      ? certainYear.high
      : certainYear.low;
  if (high >= start && low >= start * 0.6) return 'year';
  const isIrish = currency === 'EUR' && (stated.countries.length === 0 || stated.countries.includes('IE'));
  if (isIrish || !stated.isSurelyPay) return undefined;
  const month = certainMonth.find(({ currencies }) => currencies.split(' ').includes(currency));
  return month && low >= month.from && high <= month.to ? 'month' : undefined;
}

function dollarsOf(
  { min, max }: Pick<Stated, 'min' | 'max'>,
  currency: string,
): { low: number; high: number } {
  const perDollar = exchangeRates.roughPerDollar(currency) ?? 1;
  return { low: (min ?? max ?? 0) / perDollar, high: (max ?? min ?? 0) / perDollar };
}

/** The least that is paid for a period where pay is high, in US dollars: an hour of less is a slip. */
const least: Readonly<Record<SalaryPeriod, number>> = {
  hour: 2.5,
  day: 15,
  week: 50,
  month: 100,
  year: 1000,
};
/** The most that is paid for a period, in US dollars: more is an error of the source. */
const most: Readonly<Record<SalaryPeriod, number>> = {
  hour: 1000,
  day: 8000,
  week: 40_000,
  month: 170_000,
  year: possiblePay.most,
};
/** A wider range says nothing. */
const widest = 20;

function isPossible(stated: Stated, currency: string, period: SalaryPeriod): boolean {
  const { low, high } = dollarsOf(stated, currency);
  if (isHighlyPaid(currency) && low < least[period]) return false;
  return low * periodsInYear[period] >= possiblePay.least && high <= most[period] && high <= low * widest;
}
