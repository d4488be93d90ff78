const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'] as const;

/*
 * Written by hand and in UTC: server and browser may know different spellings and time zones, and the page
 * must read the same on both.
 */
export function formatDate(isoDate: string): string {
  const [year, month, day] = isoDate.slice(0, 10).split('-').map(Number);
  return `${day} ${months[(month ?? 1) - 1]} ${year}`;
}

/** Day and time where the reader is: for pages that are drawn in the browser alone. */
export function formatMoment(isoDate: string): string {
  const moment = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' });
  return moment.format(new Date(isoDate));
}
