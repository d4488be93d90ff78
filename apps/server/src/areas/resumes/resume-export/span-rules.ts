import { monthNames } from './constants.ts';

/** `2021-06-30` and `2021-06` as "Jun 2021", `2021` as it is: days say nothing on a resume. */
export function formatDay(date = ''): string {
  const [year = '', month] = date.split('-');
  const name = month === undefined ? undefined : monthNames[Number(month) - 1];
  return name ? `${name} ${year}` : year;
}

/** "Jan 2020 – Present". What has begun and not ended goes on where it is `open`. */
export function formatSpan(
  { startDate = '', endDate = '' }: { startDate?: string | undefined; endDate?: string | undefined },
  end: 'open' | 'closed',
): string {
  const [from, till] = [formatDay(startDate), formatDay(endDate)];
  if (from && till) return from === till ? from : `${from} – ${till}`;
  if (from && end === 'open') return `${from} – Present`;
  return from || till;
}
