import { formatCount } from '@waymark/contract/text/format-count';
import { formatDate } from '../../../lib/format-date.ts';

export interface DayCount {
  /** YYYY-MM-DD */
  day: string;
  count: number;
}

/** What a chart of days shows, in words. */
export function describeDays(days: readonly DayCount[]): string {
  const total = days.reduce((sum, { count }) => sum + count, 0);
  if (total === 0) return 'none in these days.';
  const best = days.reduce((most, one) => (one.count > most.count ? one : most));
  return `${formatCount(total)} in all, most on ${formatDate(best.day)}: ${formatCount(best.count)}.`;
}
