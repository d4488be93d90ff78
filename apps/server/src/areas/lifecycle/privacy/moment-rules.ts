import { formatDay } from '@waymark/contract/text/format-day';

/** "21 November 2026, 13:45 UTC": whoever reads it may be in another zone than the server. */
export function formatMoment(date: Date): string {
  return `${formatDay(date)}, ${date.toISOString().slice(11, 16)} UTC`;
}
