export { formatDate } from '@waymark/contract/text/format-day';

/** Day and time where the reader is: for pages that are drawn in the browser alone. */
export function formatMoment(isoDate: string): string {
  const moment = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' });
  return moment.format(new Date(isoDate));
}
