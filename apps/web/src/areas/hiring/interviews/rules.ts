import { formatAppointment } from '@waymark/contract/text/format-moment';
import type { Locale } from '@waymark/contract/text/locales';
import { labelZone } from '@waymark/contract/text/format-zone';

/** The browser's time zone. */
export function ownTimeZone(): string {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone;
}

/** A time in a zone: "Tue 24 November 2026, 14:30 GMT+1". */
export function formatTime(iso: string, timeZone: string, language: Locale): string {
  return formatAppointment(new Date(iso), { timeZone, weekday: 'short' }, language);
}

/** The local time of a zone in the format of `datetime-local`. */
export function localTimeOf(at: Date, timeZone: string): string {
  const parts = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).formatToParts(at);
  const part = (type: string) => parts.find((one) => one.type === type)?.value ?? '';
  return `${part('year')}-${part('month')}-${part('day')}T${part('hour')}:${part('minute')}`;
}

/**
 * The moment of a local time in a zone; undefined for an invalid time. An hour that occurs twice means the first one,
 * a skipped hour the one after it.
 */
export function momentOf(localTime: string, timeZone: string): Date | undefined {
  if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d$/.test(localTime)) return undefined;
  const asUtc = Date.parse(`${localTime}:00Z`);
  if (Number.isNaN(asUtc)) return undefined;
  // The offset depends on the moment itself: the second pass has the right one.
  let moment = asUtc;
  for (let pass = 0; pass < 2; pass++) {
    const shown = Date.parse(`${localTimeOf(new Date(moment), timeZone)}:00Z`);
    moment += asUtc - shown;
  }
  return new Date(moment);
}

/** Every zone that the browser knows, and the given one, in the order of their labels. */
export function listTimeZones(own: string): string[] {
  const zones = new Set([own, 'UTC', ...Intl.supportedValuesOf('timeZone')]);
  return [...zones].toSorted((one, other) => labelZone(one).localeCompare(labelZone(other), 'en'));
}
