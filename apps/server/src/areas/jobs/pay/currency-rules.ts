import { isKnownCurrency } from '../jobs/rules.ts';
import { countriesByCurrency, sharedSigns, wordLikeCodes, writtenSigns } from './currency-constants.ts';

/** A currency as it is written: its code, or the name of what several share, such as "dollar". */
export interface Sign {
  name: string;
  /** 1000 for "k€" and "TEUR". */
  factor: number;
  length: number;
}

const codes = new Set(
  Intl.supportedValuesOf('currency').filter((code) => !code.startsWith('X') || isKnownCurrency(code)),
);
const capitals = new Set(wordLikeCodes.split(' '));
const thousands = ['€', 'eur', 'usd', 'gbp', 'chf', '£', '$'];

/** Filled below, and the same for every board. */
const byWriting = new Map<string, { name: string; factor: number; exact?: string }>();
for (const code of codes) {
  byWriting.set(code.toLowerCase(), { name: code, factor: 1, ...(capitals.has(code) && { exact: code }) });
}
for (const [name, writings] of Object.entries(writtenSigns)) {
  for (const writing of writings.split(' ').map((one) => one.replaceAll('_', ' '))) {
    const lower = writing.toLowerCase();
    byWriting.set(lower, { name, factor: 1, ...(lower !== writing && { exact: writing }) });
  }
}
for (const sign of thousands) {
  const name = byWriting.get(sign)?.name ?? '';
  for (const letter of ['k', 't']) byWriting.set(letter + sign, { name, factor: 1000 });
}

const escape = (text: string) => text.replaceAll(/[$.*+?^()[\]{}|\\/]/g, String.raw`\$&`);
const startsInWord =
  /^[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Greek}]/u;
const endsInWord =
  /[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Greek}]$/u;
const longestFirst = [...byWriting.keys()].toSorted((a, b) => b.length - a.length);

/** In four groups with one condition each: a condition for each writing takes seconds to compile. */
const one = [
  [true, false],
  [false, true],
  [true, true],
  [false, false],
]
  .map(([starts, ends]) => {
    const writings = longestFirst.filter(
      (writing) => startsInWord.test(writing) === starts && endsInWord.test(writing) === ends,
    );
    const choice = `(?:${writings.map(escape).join('|')})`;
    return `${starts ? String.raw`(?<!\p{L})` : ''}${choice}${ends ? String.raw`(?!\p{L})` : ''}`;
  })
  .join('|');
const before = new RegExp(String.raw`(?:${one}|\p{Sc}) ?$`, 'u');
const behind = new RegExp(String.raw`^ ?(?:${one}|\p{Sc})`, 'u');
const firsts = new Set(longestFirst.map((writing) => [...writing][0]));
const lasts = new Set(longestFirst.map((writing) => [...writing].at(-1)));
const isMoney = /\p{Sc}/u;
/** Longer than any way to write a currency. */
const reach = 24;

/** A sign at the end of what stands before an amount. Both texts are the same, one as written, one folded. */
export function signBefore(raw: string, folded: string): Sign | undefined {
  const last = folded.at(folded.endsWith(' ') ? -2 : -1) ?? '';
  if (!lasts.has(last) && !isMoney.test(last)) return undefined;
  return signOf(before.exec(folded.slice(-reach)), raw, true);
}

/** A sign where what stands behind an amount begins. */
export function signBehind(raw: string, folded: string): Sign | undefined {
  const first = folded[folded.startsWith(' ') ? 1 : 0] ?? '';
  if (!firsts.has(first) && !isMoney.test(first)) return undefined;
  return signOf(behind.exec(folded.slice(0, reach)), raw, false);
}

function signOf(match: RegExpExecArray | null, raw: string, isBefore: boolean): Sign | undefined {
  if (!match) return undefined;
  const [whole] = match;
  const writing = whole.trim();
  // "Salary:- 50000" names no kronor.
  if (isBefore && writing === ':-') return undefined;
  const known = byWriting.get(writing);
  const start = isBefore ? raw.length - whole.length : 0;
  const written = raw.slice(start, start + whole.length).trim();
  if (known?.exact !== undefined && known.exact !== written) return undefined;
  // A sign of money that is not known is one all the same.
  return { name: known?.name ?? written, factor: known?.factor ?? 1, length: whole.length };
}

/** Whether a word, without capitals, is a way to write a currency. */
export const isSign = (word: string) => byWriting.has(word);

/** What a field for the currency says: a code, a sign or a name; the text itself in capitals where it is none. */
export function readCurrencyField(text: string): string {
  const written = text.trim();
  const upper = written.toUpperCase();
  if (codes.has(upper)) return upper;
  return byWriting.get(written.toLowerCase())?.name ?? upper;
}

const currencyOfCountry = new Map(
  Object.entries(countriesByCurrency).flatMap(([currency, countries]) =>
    countries.split(' ').map((country): [string, string] => [country, currency]),
  ),
);

/** The currency that all these countries pay in; undefined for none, several, or a country that is not known. */
export function currencyOf(countries: readonly string[]): string | undefined {
  const currencies = new Set(countries.map((country) => currencyOfCountry.get(country)));
  const [currency] = currencies;
  return currencies.size === 1 ? currency : undefined;
}

/** Words that tell whose kronor, yen or rupees they are, where the country of the job is not known. */
const tellingWords: readonly (readonly [sign: string, words: RegExp, currency: string])[] = [
  ['krona', /(?<!\p{L})(?:man|manad|manaden|manadslon|timme|timmen|tim|lon|kronor|arslon)(?!\p{L})/u, 'SEK'],
  ['krona', /(?<!\p{L})(?:lønn|arslønn|manedslønn|timelønn|mnd)(?!\p{L})/u, 'NOK'],
  ['krona', /(?<!\p{L})(?:løn|manedsløn|timeløn|md)(?!\p{L})/u, 'DKK'],
  ['yen', /[\p{Script=Hiragana}\p{Script=Katakana}円]|年収|月給|時給|日給/u, 'JPY'],
  ['yen', /元|月薪|年薪|时薪|\d薪|人民币/u, 'CNY'],
];

/** Letters of Taiwan and Hong Kong, which write their dollars as the mainland writes its yuan. */
const traditional = /[萬時資臺獎補]/u;

/** Where the country of the job is not known. American and Canadian dollars are paid in other countries too. */
const usualCurrency: Readonly<Record<string, string>> = { dollar: 'USD', cdollar: 'CAD', rouble: 'RUB' };

/** The first currency that a sign stands for. */
export const usualOfSign = (name: string): string =>
  usualCurrency[name] ?? sharedSigns[name]?.split(' ')[0] ?? name;

/** Whether a sign is one of several for a currency: a dollar may be Australian. */
export const mayMean = (name: string, currency: string): boolean =>
  sharedSigns[name]?.split(' ').includes(currency) ?? false;

interface SignContext {
  /** ISO 3166-1 alpha-2; empty where they are not known. */
  countries: readonly string[];
  /** Folded. */
  text: string;
}

/** The code of what is written. Undefined where it may be one of several. */
export function resolveSign(name: string, { countries, text }: SignContext): string | undefined {
  const shared = sharedSigns[name]?.split(' ');
  if (!shared) return name;
  const own = new Set(countries.map((country) => currencyOfCountry.get(country)));
  const fitting = shared.filter((currency) => own.has(currency));
  if (fitting.length > 0) return fitting.length === 1 ? fitting[0] : undefined;
  const usual = usualCurrency[name];
  if (usual && (countries.length === 0 || name.endsWith('dollar'))) return usual;
  if (countries.length === 0 && name === 'yuan') return traditional.test(text) ? undefined : 'CNY';
  if (name === 'rupee' && countries.length === 0 && /(?<!\p{L})(?:lpa|crores?|cr)(?!\p{L})/u.test(text))
    return 'INR';
  const told = tellingWords.filter(([sign, words]) => sign === name && words.test(text));
  return told.length === 1 ? told[0]?.[2] : undefined;
}

/** One currency for all that is written beside an amount: "$80,000 CAD" is in Canadian dollars. "several" where they disagree. */
export function joinSigns(names: readonly string[]): string | undefined {
  const distinct = [...new Set(names)];
  if (distinct.length <= 1) return distinct[0];
  const [code, another] = distinct.filter((name) => sharedSigns[name] === undefined);
  if (code === undefined || another !== undefined) return 'several';
  return distinct.every((name) => name === code || sharedSigns[name]?.split(' ').includes(code))
    ? code
    : 'several';
}
