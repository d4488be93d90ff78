import { monthNames } from './format.ts';
import { writeMoment } from './intl.ts';
import { isEnglish, type Locale } from './locales.ts';
import { msg, type DateStyle } from './message.ts';

/*
 * How days are written on pages and in mails: in the board's style and time zone, which are the first argument. English
 * is written by hand, because server and browser may know different spellings and a page must read the same on both. In
 * other languages a style of numbers stays what it is, and one with the name of the month is how the language writes days.
 */

/** The first is the product's. */
export const dateStyles = [
  { value: 'day-month', label: msg`24 Dec 2026` },
  { value: 'month-day', label: msg`Dec 24, 2026` },
  { value: 'dots', label: '24.12.2026' },
  { value: 'iso', label: '2026-12-24' },
] as const satisfies readonly { value: DateStyle; label: string }[];

/** How a board writes days. */
export interface DayWords {
  readonly style: DateStyle;
  readonly timeZone: string;
  /** Undefined for UTC, in which the product's own days are. */
  readonly zone: Intl.DateTimeFormat | undefined;
}

interface Words {
  readonly days: DayWords;
}

const months = monthNames.map((name) => name.slice(0, 3));

export function readDayStyle({ dateStyle, timeZone }: { dateStyle: DateStyle; timeZone: string }): DayWords {
  // The Swedish way to write a day is the one of ISO 8601.
  const iso = () =>
    new Intl.DateTimeFormat('sv', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' });
  return { style: dateStyle, timeZone, zone: timeZone === 'UTC' ? undefined : iso() };
}

/** A day stays what it is; of a moment, the day where the board is. */
const dayOf = ({ zone }: DayWords, isoDate: string): string =>
  zone && isoDate.length > 10 ? zone.format(new Date(isoDate)) : isoDate.slice(0, 10);

/** A day, or the day of a moment where the board is: "24 Dec 2026", in French "24 déc. 2026". */
export function formatDate({ days }: Words, isoDate: string, language: Locale): string {
  const day = dayOf(days, isoDate);
  return writeIn(days, day, true, language) ?? write(days, day, months);
}

/** The same with the whole name of the month: "24 December 2026". */
export function formatLongDate({ days }: Words, isoDate: string, language: Locale): string {
  const day = dayOf(days, isoDate);
  return writeIn(days, day, false, language) ?? write(days, day, monthNames);
}

const shortDay = { dateStyle: 'medium', timeZone: 'UTC' } as const;
const longDay = { dateStyle: 'long', timeZone: 'UTC' } as const;

/** The shorter day of Arabic has marks of direction between its numbers. */
export const mediumDayOf = (language: Locale) => (language.startsWith('ar') ? longDay : shortDay);

/** Undefined where the style is one of numbers, or of English. */
function writeIn({ style }: DayWords, day: string, isShort: boolean, language: Locale): string | undefined {
  if (isEnglish(language) || style === 'dots' || style === 'iso') return undefined;
  return writeMoment(new Date(`${day}T00:00Z`), isShort ? mediumDayOf(language) : longDay, language);
}

function write({ style }: DayWords, day: string, names: readonly string[]): string {
  const [year = '', month = '', date = ''] = day.split('-');
  const name = names[Number(month) - 1];
  switch (style) {
    case 'month-day':
      return `${name} ${Number(date)}, ${year}`;
    case 'dots':
      return `${date}.${month}.${year}`;
    case 'iso':
      return day;
    default:
      return `${Number(date)} ${name} ${year}`;
  }
}

/** "24 December 2026", in UTC as the product counts days. */
export const formatDay = (words: Words, day: Date, language: Locale): string =>
  formatLongDate(words, day.toISOString().slice(0, 10), language);
