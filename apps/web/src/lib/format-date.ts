import { writeMoment } from '@waymark/contract/text/intl';
import { isEnglish, type Locale } from '@waymark/contract/text/locales';
import { formatHour } from '@waymark/contract/text/format-moment';

export { formatDate } from '@waymark/contract/text/format-day';
export { formatMoment } from '@waymark/contract/text/format-moment';

/*
 * Times are those where the reader is, of 24 hours or of the language's: for pages that are drawn in the browser alone. No
 * other file writes one (`format-date.test.ts`).
 */

/** "14:05", of a moment today or beside its day. */
export function formatClock(isoDate: string, language: Locale): string {
  return formatHour(new Date(isoDate), undefined, language);
}

/** "Tuesday 24 November 2026", of a moment where the reader is. */
export function formatWeekday(isoDate: string, language: Locale): string {
  return writeMoment(new Date(isoDate), dayAndWeekday, isEnglish(language) ? 'en-GB' : language);
}

const dayAndWeekday = {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: undefined,
} as const;
