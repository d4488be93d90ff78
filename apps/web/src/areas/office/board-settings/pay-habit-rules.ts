import type { SalaryPeriod } from '@waymark/contract/jobs/choices';
import { msg, type Message } from '@waymark/contract/text/message';
import { namePeriod } from './rules.ts';

const told: readonly (readonly [countries: string, periods: readonly SalaryPeriod[]])[] = [
  ['Australia, Canada, India, Ireland, New Zealand, Spain, United Kingdom, United States', ['year']],
  ['Belgium, France, Germany, Italy, Japan, Netherlands, Switzerland', ['year', 'month']],
  [
    'Austria, Bahrain, Brazil, Bulgaria, Chile, China, Colombia, Croatia, Czechia, Denmark, Egypt, Estonia, Finland, ' +
      'Greece, Hungary, Iceland, Jordan, Kuwait, Latvia, Lithuania, Mexico, Morocco, Norway, Oman, Poland, Portugal, ' +
      'Qatar, Romania, Saudi Arabia, Serbia, Slovakia, Slovenia, Sweden, Tunisia, Türkiye, Ukraine, United Arab Emirates',
    ['month'],
  ],
];

/** For what periods postings tell pay, by the English name of the country. */
const toldPeriods: Readonly<Record<string, readonly SalaryPeriod[]>> = Object.fromEntries(
  told.flatMap(([countries, periods]) => countries.split(', ').map((country) => [country, periods])),
);

/** For what periods pay is told where the operator is; undefined where that is not known. */
export function payHabitIn(country: string | null): Message | undefined {
  const [first, second] = toldPeriods[country ?? ''] ?? [];
  if (!first) return undefined;
  return second
    ? msg`${country}: pay is often stated for ${namePeriod(first)} or ${namePeriod(second)} there.`
    : msg`${country}: pay is often stated for ${namePeriod(first)} there.`;
}

/** Amounts of a text, one a line: "1.500" and "1,500" are thousands, "7.50" and "7,5" are not. NaN for what is none. */
export function readAmounts(text: string): number[] {
  const lines = text.split(/[\n;]/).map((line) => line.replaceAll(/[\s'’]/g, ''));
  return lines.filter(Boolean).map((line) => {
    if (/^\d{1,3}(?:([.,])\d{3})(?:\1\d{3})*$/.test(line)) return Number(line.replaceAll(/[.,]/g, ''));
    return /^\d+(?:[.,]\d{1,2})?$/.test(line) ? Number(line.replace(',', '.')) : Number.NaN;
  });
}
