import { writeMoney, writeMoment, writeNumber } from './intl.ts';
import { sourceLanguage } from './languages.ts';
import { isEnglish, languageIn, type Locale } from './locales.ts';
import { minorUnitDigits } from './minor-units.ts';

/** "12,345", in German "12.345"; English without Intl, which is slower in long lists. */
export function formatCount(count: number, language: Locale): string {
  return isEnglish(language) ? String(count).replace(/\B(?=(\d{3})+$)/g, ',') : writeNumber(count, language);
}

/** "1 job", "1,204 jobs", in English: for logs and what else nobody reads in another language. */
export function countOf(count: number, one: string, many = `${one}s`): string {
  return `${formatCount(count, sourceLanguage)} ${count === 1 ? one : many}`;
}

/** "$9.00", "-$9.00", or "9.00 EUR" in other currencies, in German "9,00 €"; the amount is in minor units. */
export function formatMoney(minorUnits: number, currency: string, language: Locale): string {
  const digits = minorUnitDigits(currency);
  if (!isEnglish(language)) return writeMoney(minorUnits / 10 ** digits, currency, { digits }, language);
  const number = (Math.abs(minorUnits) / 10 ** digits).toFixed(digits);
  const sign = minorUnits < 0 ? '-' : '';
  return currency === 'USD' ? `${sign}$${number}` : `${sign}${number} ${currency}`;
}

/**
 * "Ada Lovelace"; people with one name have no last name. In all languages of the board the given name is first; one
 * where the family name is, as in Hungarian, would ask for its place here.
 */
export function fullName(first: string, last: string | null): string {
  return [first, last].filter(Boolean).join(' ');
}

/** "Ada L.", for strangers; the initial may have several code units. */
export function shortName(first: string, last: string): string {
  const [initial] = new Intl.Segmenter('en').segment(last.trim());
  return initial ? `${first} ${initial.segment.toLocaleUpperCase('en')}.` : first;
}

/** "April 2026" of 2026-04. */
export function formatMonth(month: string, language: Locale): string {
  const [year, number] = month.split('-').map(Number);
  if (isEnglish(language)) return `${monthNames[(number ?? 1) - 1] ?? ''} ${year}`;
  return writeMoment(
    new Date(`${month}-01T00:00:00Z`),
    { month: 'long', year: 'numeric', timeZone: 'UTC' },
    language,
  );
}

/** The names of the months as they stand alone. */
export function listMonths(language: Locale): readonly string[] {
  if (isEnglish(language)) return monthNames;
  return monthNames.map((_name, at) =>
    writeMoment(new Date(Date.UTC(2026, at, 1)), { month: 'long', timeZone: 'UTC' }, languageIn(language)),
  );
}

export const monthNames = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const;
