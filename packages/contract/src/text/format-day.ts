import type { DateStyle } from '../office/site-choices.ts';
import { nameZone } from './format-zone.ts';
import { monthNames } from './format.ts';

/*
 * How days are written on pages and in mails: the board's style and time zone, set when its settings are read. Written
 * by hand, because server and browser may know different spellings and a page must read the same on both.
 */

interface DateFormat {
  dateStyle: DateStyle;
  timeZone: string;
}

const months = monthNames.map((name) => name.slice(0, 3));

let style: DateStyle = 'day-month';
let zoneName = 'UTC';
/** Undefined for UTC, in which the product's own days are. */
let zone: Intl.DateTimeFormat | undefined;

export function setDateFormat({ dateStyle, timeZone }: DateFormat): void {
  style = dateStyle;
  zoneName = timeZone;
  // The Swedish way to write a day is the one of ISO 8601.
  zone =
    timeZone === 'UTC'
      ? undefined
      : new Intl.DateTimeFormat('sv', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' });
}

/** A day stays what it is; of a moment, the day where the board is. */
const dayOf = (isoDate: string): string =>
  zone && isoDate.length > 10 ? zone.format(new Date(isoDate)) : isoDate.slice(0, 10);

/** A day, or the day of a moment where the board is: "24 Dec 2026". */
export function formatDate(isoDate: string): string {
  return write(dayOf(isoDate), months);
}

/** The same with the whole name of the month: "24 December 2026". */
export function formatLongDate(isoDate: string): string {
  return write(dayOf(isoDate), monthNames);
}

function write(day: string, names: readonly string[]): string {
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
export const formatDay = (day: Date): string => formatLongDate(day.toISOString().slice(0, 10));

/** A moment in a mail, with the name of the time zone: "24 December 2026 at 14:05 UTC". */
export function formatNotedMoment(moment: Date): string {
  const time = new Intl.DateTimeFormat('en-GB', { timeStyle: 'short', timeZone: zoneName }).format(moment);
  const place = zoneName === 'UTC' ? 'UTC' : `(${nameZone(zoneName)})`;
  return `${formatLongDate(moment.toISOString())} at ${time} ${place}`;
}
