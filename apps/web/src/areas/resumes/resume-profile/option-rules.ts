import { monthNames } from '@waymark/contract/text/month-names';

/** Years as text, the latest first. */
export const yearsFrom = (last: number, first: number): string[] =>
  Array.from({ length: last - first + 1 }, (_, at) => String(last - at));

export const monthOptions = monthNames.map((label, at) => ({
  value: String(at + 1).padStart(2, '0'),
  label,
}));

/** A date with another month or year; a day that was known stays as long as its month does. */
export function withDatePart(date: string, part: 'year' | 'month', value: string): string {
  const [year = '', month = '', day = ''] = date.split('-');
  const next = part === 'year' ? [value, month, day] : [year, value, value === month ? day : ''];
  const [nextYear, nextMonth, nextDay] = next;
  if (!nextMonth) return nextYear ?? '';
  return [nextYear, nextMonth, ...(nextDay ? [nextDay] : [])].join('-');
}

const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];

/** The countries whose two letters the browser knows a name for, by that name. */
export function countryCodes(): { value: string; label: string }[] {
  const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
  return letters
    .flatMap((first) => letters.map((second) => first + second))
    .map((value) => ({ value, label: notCountries.has(value) ? '' : (names.of(value) ?? '') }))
    .filter(({ label }) => label !== '')
    .toSorted((a, b) => a.label.localeCompare(b.label, 'en'));
}

/** Codes with a name that are no place where anybody lives, or were one. */
const notCountries = new Set(
  'AC AN BU BV CP CQ CS DD DG DY EA EU EZ FQ FX HM HV IC MI NH NQ NT PC PU PZ QO QU RH SU TA TP UK UN VD WK XA XB YD YU ZR ZZ'.split(
    ' ',
  ),
);
