import { isEnglish, languageIn, tagOf, type Locale } from './locales.ts';

/*
 * What `Intl` writes, brought into the one form that server and browsers have in common: a page must read the same on
 * both, and their data differ in kinds of blanks and in marks of direction.
 */

type Write<Value> = (value: Value) => string;

/** By what they write and how: as many as locales, kinds and currencies. Creating a formatter is slow. */
const writers = new Map<string, Write<never>>();
/** Of each writer so many texts are kept: lists write the same days and amounts again and again. */
const maxKept = 500;

function writerOf<Value>(key: string, make: () => Write<Value>, isLasting = true): Write<Value> {
  const known = writers.get(key) as Write<Value> | undefined;
  if (known) return known;
  const made = isLasting ? keepTexts(make()) : make();
  writers.set(key, made);
  return made;
}

function keepTexts<Value>(write: Write<Value>): Write<Value> {
  const texts = new Map<Value, string>();
  return (value) => {
    let text = texts.get(value);
    if (text === undefined) {
      if (texts.size >= maxKept) texts.clear();
      text = write(value);
      texts.set(value, text);
    }
    return text;
  };
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

/** Browsers of some versions group thousands of French Switzerland by blanks. */
const evenNumber = (text: string, locale: Locale): string =>
  locale === 'fr-CH' ? evenOut(text).replace(/(\d)\u00A0(?=\d)/g, '$1’') : evenOut(text);

/** A minus before Latin digits would stand behind them in a text from right to left. */
const signed = (text: string, isNegative: boolean, locale: Locale): string =>
  isNegative && locale.startsWith('ar') ? `\u200E${text}` : text;

/** "1.234,5", with three decimals at most. */
export function writeNumber(value: number, locale: Locale): string {
  const write = writerOf(`number ${locale}`, () => {
    const format = new Intl.NumberFormat(tagOf(locale), { maximumFractionDigits: 3 });
    return (one: number) => signed(evenNumber(format.format(one), locale), one < 0, locale);
  });
  return write(value);
}

interface MoneyOptions {
  digits: number;
  /** Decimals that are written at least; all of them where it is not said. */
  least?: number;
  notation?: 'compact';
}

/** "9,00 €": an amount in whole units of its currency. */
export function writeMoney(amount: number, currency: string, options: MoneyOptions, locale: Locale): string {
  const { digits, least = digits, notation = 'standard' } = options;
  const write = writerOf(`money ${locale} ${currency} ${digits} ${least} ${notation}`, () =>
    moneyWriterOf(locale, {
      style: 'currency',
      currency,
      notation,
      minimumFractionDigits: least,
      maximumFractionDigits: digits,
    }),
  );
  return write(amount);
}

function moneyWriterOf(locale: Locale, options: Intl.NumberFormatOptions): Write<number> {
  const format = new Intl.NumberFormat(isEnglish(locale) ? 'en-US' : tagOf(locale), options);
  if (isEnglish(locale)) return (amount) => format.format(amount);
  if (!locale.startsWith('ar')) return (amount) => evenNumber(format.format(amount), locale);
  // Where the sign of the currency stands in Arabic depends on the version of the data.
  return (amount) => {
    const parts = format.formatToParts(amount);
    const sign = parts.find(({ type }) => type === 'currency')?.value ?? '';
    const number = parts.filter(({ type }) => type !== 'currency').map(({ value }) => value);
    return signed(`${evenOut(number.join('')).trim()}\u00A0${evenOut(sign)}`, amount < 0, locale);
  };
}

interface UnitOptions {
  unitDisplay: 'short' | 'long';
  minimumFractionDigits?: number;
  maximumFractionDigits?: number;
}

/** "2,3 MB", "512 octets". */
export function writeUnit(
  value: number,
  unit: 'byte' | 'kilobyte' | 'megabyte',
  options: UnitOptions,
  locale: Locale,
): string {
  const write = writerOf(`unit ${locale} ${unit} ${keyOf(options)}`, () => {
    const format = new Intl.NumberFormat(tagOf(locale), { style: 'unit', unit, ...options });
    return (one: number) => evenOut(format.format(one));
  });
  return write(value);
}

/** A day or a time, of a zone or of where the reader is. */
export function writeMoment(date: Date, options: Intl.DateTimeFormatOptions, locale: Locale): string {
  if (Number.isNaN(date.getTime())) return '';
  const write = writerOf(`date ${locale} ${keyOf(options)}`, () => {
    const format = new Intl.DateTimeFormat(tagOf(locale), options);
    return (time: number) => evenOut(format.format(time));
  });
  return write(date.getTime());
}

/** "vor 3 Tagen", "gestern". */
export function writeSpan(count: number, unit: 'hour' | 'day', locale: Locale): string {
  const language = languageIn(locale);
  const write = writerOf(`span ${language} ${unit}`, () => {
    const format = new Intl.RelativeTimeFormat(tagOf(language), { numeric: 'auto' });
    return (one: number) => evenOut(format.format(one, unit));
  });
  return write(count);
}

/** "A, B and C"; "A, B or C". */
export function formatList(
  texts: Iterable<string>,
  locale: Locale,
  type: 'conjunction' | 'disjunction' = 'conjunction',
): string {
  const language = languageIn(locale);
  const write = writerOf(
    `list ${language} ${type}`,
    () => {
      const format = new Intl.ListFormat(language, { type });
      return (all: Iterable<string>) => format.format(all);
    },
    false,
  );
  return write(texts);
}

/** Long names of these are official ones, which browsers and servers do not agree on. */
const shorter = new Set(['HK', 'MO', 'PS']);

/** The name of a country or a language by its code; `otherwise` where the language has none for it. */
export function nameCode(
  type: 'region' | 'language',
  code: string,
  locale: Locale,
  otherwise = code,
): string {
  const language = languageIn(locale);
  const style = type === 'region' && shorter.has(code) ? 'short' : 'long';
  const write = writerOf(`names ${language} ${type} ${style}`, () => {
    const names = new Intl.DisplayNames(tagOf(language), { type, style, fallback: 'none' });
    return (one: string) => {
      const name = findName(names, one);
      // Browsers add what others call it.
      return one === 'FK' ? (name.split(/ \(| - /)[0] ?? '') : name;
    };
  });
  return write(code) || otherwise;
}

function findName(names: Intl.DisplayNames, code: string): string {
  try {
    return names.of(code) ?? '';
  } catch {
    // It is no code.
    return '';
  }
}
