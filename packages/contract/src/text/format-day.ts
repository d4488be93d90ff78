/** "24 December 2026", in UTC as the product counts days. */
export function formatDay(day: Date): string {
  return day.toLocaleDateString('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });
}
