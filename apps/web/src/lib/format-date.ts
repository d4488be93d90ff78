export { formatDate } from '@waymark/contract/text/format-day';

/*
 * Times are those where the reader is, of 24 hours: for pages that are drawn in the browser alone. No other file writes
 * one (`format-date.test.ts`).
 */

/** "24 Dec 2026, 14:05". */
export function formatMoment(isoDate: string): string {
  const moment = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' });
  return moment.format(new Date(isoDate));
}

/** "14:05", of a moment today or beside its day. */
export function formatClock(isoDate: string): string {
  return new Intl.DateTimeFormat('en-GB', { timeStyle: 'short' }).format(new Date(isoDate));
}
