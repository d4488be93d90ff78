import { standardWords } from '@waymark/contract/board-words';
import { formatFullPlace } from '@waymark/contract/jobs/format-place';
import { formatAmount } from '@waymark/contract/jobs/format-salary';
import { formatCount, formatMoney, formatMonth, listMonths } from '@waymark/contract/text/format';
import { formatDate, formatLongDate } from '@waymark/contract/text/format-day';
import { formatAppointment, formatNotedMoment } from '@waymark/contract/text/format-moment';
import { formatList, nameCode, writeMoney, writeNumber } from '@waymark/contract/text/intl';
import { localeOf, type Locale } from '@waymark/contract/text/locales';
import { formatClock, formatMoment, formatWeekday } from '../lib/format-date.ts';
import { formatFileSize } from '../lib/format-file-size.ts';
import { formatPosted, formatSince } from '../lib/format-since.ts';
import { languages, type Language } from '@waymark/contract/text/languages';

const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
const codes = letters.flatMap((first) => letters.map((second) => first + second));

/** Each language, and as each country writes it that has a way of its own. */
const locales: readonly Locale[] = [
  ...new Set(languages.flatMap(({ code }) => [code, ...codes.map((country) => localeOf(code, country))])),
];

const currencies = ['EUR', 'USD', 'GBP', 'PLN', 'CHF', 'JPY', 'KWD', 'AED', 'MXN', 'CAD'];
const moments = [new Date(2026, 11, 24, 14, 5), new Date(2026, 0, 1, 0, 30), new Date(2026, 6, 9, 12, 0)];
const days = Array.from({ length: 12 }, (_none, month) => `2026-${String(month + 1).padStart(2, '0')}-09`);
const now = Date.parse('2026-11-20T12:00:00Z');
const ages = [0.5, 1, 5, 23, 30, 49, 80, 24 * 6, 24 * 40];
const place = { city: 'Leeds', region: 'England', country: 'United Kingdom', countryCode: 'GB' };

function writeTimes(locale: Locale): string[] {
  const times = moments.map((moment) => moment.toISOString());
  const zoned = new Date('2026-12-24T13:05:00Z');
  const since = ages.map((hours) => new Date(now - hours * 3_600_000).toISOString());
  return [
    ...days.map((day) => formatDate(standardWords, day, locale)),
    ...days.map((day) => formatLongDate(standardWords, day, locale)),
    ...times.map((time) => formatMoment(time, locale)),
    ...times.map((time) => formatClock(time, locale)),
    ...times.map((time) => formatWeekday(time, locale)),
    ...since.map((at) => formatSince(standardWords, at, locale, now)),
    ...since.map((at) => formatPosted(standardWords, at, locale, now)),
    formatNotedMoment(standardWords, zoned, locale),
    formatAppointment(zoned, { timeZone: 'Europe/Berlin', weekday: 'short' }, locale),
    formatMonth('2026-04', locale),
    listMonths(locale).join(' '),
  ];
}

/** What is written in a locale, in one line: the same on the server and in every browser. */
function writeSamples(locale: Locale): string {
  return [
    ...[0, 7, 999, 1000, 12_345, 1_234_567, -1234].map((count) => formatCount(count, locale)),
    writeNumber(1234.5, locale),
    ...currencies.map((currency) => formatMoney(123_450, currency, locale)),
    ...currencies.map((currency) => formatAmount(42_300, currency, locale)),
    formatMoney(-900, 'EUR', locale),
    writeMoney(5_500_000, 'EUR', { digits: 1, least: 0, notation: 'compact' }, locale),
    ...[512, 2048, 3 * 1024 * 1024].map((size) => formatFileSize(size, locale)),
    formatList(['A', 'B', 'C'], locale),
    formatList(['A', 'B', 'C'], locale, 'disjunction'),
    formatFullPlace(place, locale),
    ...writeTimes(locale),
  ].join(' | ');
}

/** The names of all countries in a language, and those of the languages of the board. */
const writeNames = (language: Language): string =>
  [
    ...codes.map((code) => nameCode('region', code, language, '')),
    ...languages.map(({ code }) => nameCode('language', code, language)),
  ]
    .filter(Boolean)
    .join(' | ');

export const listSamples = (): string =>
  [
    ...locales.map((locale) => `${locale}: ${writeSamples(locale)}`),
    ...languages.map(({ code }) => `names ${code}: ${writeNames(code)}`),
    '',
  ].join('\n');
