import { isEnglish, languageIn, tagOf, type Locale } from './locales.ts';

/*
 * The formatters of `Intl`, each made once, because that is slow: there are as many as locales, kinds and currencies. What
 * they write is brought into the one form that server and browsers have in common, since a page must read the same on
 * both, and their data differ in kinds of blanks and in marks of direction.
 */

const made = new Map<string, unknown>();

function keep<Formatter>(key: string, make: () => Formatter): Formatter {
  const known = made.get(key) as Formatter | undefined;
  if (known) return known;
  const formatter = make();
  made.set(key, formatter);
  return formatter;
}

/** The keys of options that are constants, so that each is written out once. */
const optionKeys = new WeakMap<object, string>();

function keyOf(options: object): string {
  const known = optionKeys.get(options);
  if (known !== undefined) return known;
  const key = JSON.stringify(options);
  optionKeys.set(options, key);
  return key;
}

/** Without marks of direction, and with one kind of blank that does not break and of apostrophe. */
const evenOut = (text: string): string =>
  text
    .replace(/[\u061C\u200E\u200F]/g, '')
    .replace(/[\u2009\u202F]/g, '\u00A0')
    // Between the thousands of Switzerland.
    .replace(/(\d)'(?=\d)/g, '$1’');

/** A minus before Latin digits would stand behind them in a text from right to left. */
const signed = (text: string, isNegative: boolean, locale: Locale): string =>
  isNegative && locale.startsWith('ar') ? `\u200E${text}` : text;

/** "1.234,5", with at most so many decimals. */
export function writeNumber(value: number, locale: Locale, maximumFractionDigits = 3): string {
  const format = keep(
    `number ${locale} ${maximumFractionDigits}`,
    () => new Intl.NumberFormat(tagOf(locale), { maximumFractionDigits }),
  );
  return signed(evenOut(format.format(value)), value < 0, locale);
}

/** "9,00 €": an amount in whole units of its currency. */
export function writeMoney(
  amount: number,
  currency: string,
  options: { digits: number; least?: number; notation?: 'compact' },
  locale: Locale,
): string {
  const { digits, least = digits, notation = 'standard' } = options;
  const format = keep(
    `money ${locale} ${currency} ${digits} ${least} ${notation}`,
    () =>
      new Intl.NumberFormat(isEnglish(locale) ? 'en-US' : tagOf(locale), {
        style: 'currency',
        currency,
        notation,
        minimumFractionDigits: least,
        maximumFractionDigits: digits,
      }),
  );
  if (isEnglish(locale)) return format.format(amount);
  if (!locale.startsWith('ar')) return evenOut(format.format(amount));
  // Where the sign of the currency stands in Arabic depends on the version of the data.
  const parts = format.formatToParts(amount);
  const sign = parts.find(({ type }) => type === 'currency')?.value ?? currency;
  const number = parts.filter(({ type }) => type !== 'currency').map(({ value }) => value);
  return signed(`${evenOut(number.join('')).trim()}\u00A0${evenOut(sign)}`, amount < 0, locale);
}

type Unit = 'byte' | 'kilobyte' | 'megabyte';

/** "2,3 MB", "512 octets". */
export function writeUnit(
  value: number,
  unit: Unit,
  options: { unitDisplay: 'short' | 'long'; minimumFractionDigits?: number; maximumFractionDigits?: number },
  locale: Locale,
): string {
  const format = keep(
    `unit ${locale} ${unit} ${keyOf(options)}`,
    () => new Intl.NumberFormat(tagOf(locale), { style: 'unit', unit, ...options }),
  );
  return evenOut(format.format(value));
}

/** Days and times of UTC, or of a zone. */
export function writeMoment(
  date: Date,
  options: Intl.DateTimeFormatOptions & { timeZone: string | undefined },
  locale: Locale,
): string {
  if (Number.isNaN(date.getTime())) return '';
  const format = keep(
    `date ${locale} ${keyOf(options)}`,
    () => new Intl.DateTimeFormat(tagOf(locale), options as Intl.DateTimeFormatOptions),
  );
  return evenOut(format.format(date));
}

/** "vor 3 Tagen", "gestern". */
export function writeSpan(count: number, unit: 'hour' | 'day', locale: Locale): string {
  const format = keep(
    `span ${languageIn(locale)}`,
    () => new Intl.RelativeTimeFormat(tagOf(languageIn(locale)), { numeric: 'auto' }),
  );
  return evenOut(format.format(count, unit));
}

/** "A, B and C"; "A, B or C". */
export function formatList(
  texts: Iterable<string>,
  locale: Locale,
  type: 'conjunction' | 'disjunction' = 'conjunction',
): string {
  const language = languageIn(locale);
  return keep(`list ${language} ${type}`, () => new Intl.ListFormat(language, { type })).format(texts);
}

/** Officially they are named with the state that they belong to. */
const shorter = new Set(['HK', 'MO']);

/** The name of a country or a language by its code; `otherwise` where the language has none for it. */
export function nameCode(
  type: 'region' | 'language',
  code: string,
  locale: Locale,
  otherwise = code,
): string {
  const language = languageIn(locale);
  const style = type === 'region' && shorter.has(code) ? 'short' : 'long';
  const names = keep(
    `names ${language} ${type} ${style}`,
    () => new Intl.DisplayNames(tagOf(language), { type, style, fallback: 'none' }),
  );
  try {
    return names.of(code) ?? otherwise;
  } catch {
    // It is no code.
    return otherwise;
  }
}
