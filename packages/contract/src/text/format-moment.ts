import { formatLongDate, mediumDayOf, type DayWords } from './format-day.ts';
import { nameZone } from './format-zone.ts';
import { writeMoment } from './intl.ts';
import { hourCycleOf, isEnglish, type Locale } from './locales.ts';

/* How moments are written: days by `format-day.ts`, hours by the reader's country. */

/** Where a day is followed by an hour, or stands behind its weekday. */
const joinTo = (day: string, time: string, language: Locale): string =>
  language.startsWith('ar') ? `${day}، ${time}` : `${day}, ${time}`;

/** "14:05", in a country of twelve hours "2:05 م"; where the reader is without a zone. */
export const formatHour = (moment: Date, timeZone: string | undefined, language: Locale): string =>
  writeMoment(
    moment,
    { ...clockOf(hourCycleOf(language)), timeZone },
    isEnglish(language) ? 'en-GB' : language,
  );

/** "24 Dec 2026, 14:05", where the reader is: for pages that are drawn in the browser alone. */
export function formatMoment(isoDate: string, language: Locale): string {
  const moment = new Date(isoDate);
  const locale = isEnglish(language) ? 'en-GB' : language;
  const day = writeMoment(moment, { ...mediumDayOf(language), timeZone: undefined }, locale);
  return joinTo(day, formatHour(moment, undefined, language), language);
}

const clockOf = (hourCycle: 'h12' | 'h23') =>
  ({ hour: hourCycle === 'h12' ? 'numeric' : '2-digit', minute: '2-digit', hourCycle }) as const;

/** "Tuesday 24 November 2026, 14:30 GMT+1": a moment in a zone. */
export function formatAppointment(
  moment: Date,
  { timeZone, weekday }: { timeZone: string; weekday: 'short' | 'long' },
  language: Locale,
): string {
  const locale = isEnglish(language) ? 'en-GB' : language;
  const day = { timeZone, weekday, day: 'numeric', month: 'long', year: 'numeric' } as const;
  const time = { timeZone, ...clockOf(hourCycleOf(language)), timeZoneName: 'shortOffset' } as const;
  return joinTo(writeMoment(moment, day, locale), writeMoment(moment, time, locale), language);
}

/** A moment, with the name of the time zone: "24 December 2026 at 14:05 UTC". */
export function formatNotedMoment(
  words: { readonly days: DayWords },
  moment: Date,
  language: Locale,
): string {
  const { timeZone } = words.days;
  const day = formatLongDate(words, moment.toISOString(), language);
  const time = formatHour(moment, timeZone, language);
  const place = timeZone === 'UTC' ? 'UTC' : `(${nameZone(timeZone, language)})`;
  return isEnglish(language) ? `${day} at ${time} ${place}` : `${joinTo(day, time, language)} ${place}`;
}
