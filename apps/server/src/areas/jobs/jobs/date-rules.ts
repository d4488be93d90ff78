import { foreignMonths, foreignWeekdays } from '@waymark/contract/text/foreign-months';

/*
 * Days as feeds and postings write them, in the languages of the board. A day is the one that is written, whatever zone
 * stands beside it. What may be two days, and what has no year, is none.
 */

export const dateFormats = ['YYYY-MM-DD', 'DD.MM.YYYY', 'DD/MM/YYYY', 'MM/DD/YYYY'] as const;
export type DateFormat = (typeof dateFormats)[number];

/** What decides "03/04/2027": a format that was given, or the country of the posting. */
export interface DateHints {
  format?: DateFormat | undefined;
  /** ISO 3166-1 alpha-2; empty for an unknown one. */
  countryCode?: string | undefined;
}

/** Longer texts are sentences. */
const maxText = 80;

/** Written with the month before the day; both orders are used in Canada and the Philippines. */
const monthFirstCountries = new Set(['US', 'FM', 'MH', 'PW', 'GU', 'PR', 'VI', 'AS', 'MP']);
const mixedCountries = new Set(['', 'CA', 'PH', 'KE', 'PA', 'GL', 'KY']);

const clock = String.raw`[T\s,]+(?:at\s+|um\s+|à\s+)?\d{1,2}(?:[:.h]\d{2}(?:[:.]\d{2}(?:[.,]\d+)?)?)?\s*(?:[ap]\.?\s?m\.?|uhr|h)?`;
const zone = String.raw`(?:\s*(?:Z|(?:UTC|GMT)?\s?[+-]\d{2}:?\d{2}|\(?[A-Z]{2,5}\)?))*(?:\s*\([^)]{1,40}\))?`;
const time = String.raw`(?:${clock}${zone})?(?:\s*\(\p{L}{1,12}\)|\sr\.?)?`;
/** A weekday or a word such as "until", which `startsDay` looks at, and an article. */
const before = String.raw`(?:(\p{L}[\p{L}-]{0,20})\.?,?\s+)?(?:the\s+|le\s+|el\s+|den\s+|am\s+|il\s+)?`;
const year = String.raw`((?:19|20|21)\d{2})`;
const ordinal = String.raw`(?:st|nd|rd|th|er|re|º|ª|\.)?`;
const month = String.raw`(\p{L}{3,12})\.?`;
const between = String.raw`[\s,/.-]*(?:(?:de|del|of)\s+|d['’])?`;

/** Each with the positions of year, month and day among its groups; `either` where the order is open. */
const shapes: readonly { body: string; order: 'ymd' | 'dmy' | 'mdy' | 'either' }[] = [
  { body: String.raw`${year}-(\d{1,2})-(\d{1,2})`, order: 'ymd' },
  { body: String.raw`((?:19|20)\d{2})([01]\d)([0-3]\d)`, order: 'ymd' },
  { body: String.raw`${year}[/.]\s?(\d{1,2})[/.]\s?(\d{1,2})\.?`, order: 'ymd' },
  { body: String.raw`${year}\s?[年년]\s?(\d{1,2})\s?[月월]\s?(\d{1,2})\s?[日일]`, order: 'ymd' },
  { body: String.raw`(\d{1,2})\.\s?(\d{1,2})\.\s?(${year.slice(1, -1)}|\d{2})`, order: 'dmy' },
  { body: String.raw`(\d{1,2})[/-](\d{1,2})[/-](${year.slice(1, -1)}|\d{2})`, order: 'either' },
  { body: String.raw`(\d{1,2})${ordinal}${between}${month}${between}${year}`, order: 'dmy' },
  {
    body: String.raw`${month}\s*(\d{1,2})${ordinal}[\s,]+(?:\d{2}:\d{2}:\d{2}\s+(?:\p{L}{2,5}\s+)?)?${year}`,
    order: 'mdy',
  },
  { body: String.raw`${year}[\s,-]+${month}[\s-]+(\d{1,2})`, order: 'ymd' },
];

const whole = shapes.map(({ body, order }) => ({
  pattern: new RegExp(`^${before}${body}${time}$`, 'iu'),
  order,
}));
const leading = shapes.map(({ body, order }) => ({
  pattern: new RegExp(String.raw`^${before}${body}(?![\p{L}\d])`, 'iu'),
  order,
}));

/** The day that a field's text is, YYYY-MM-DD: a date with or without a time, or seconds or milliseconds since 1970. */
export function readDay(text: string, hints: DateHints = {}): string | undefined {
  const trimmed = text.trim();
  if (trimmed.length > maxText) return undefined;
  if (hints.format) return fromFormat(trimmed, hints.format);
  if (/^\d{9,14}$/.test(trimmed)) return dayOf(fromNumber(trimmed));
  return match(whole, trimmed, hints);
}

/** The day with which a text begins: what stands behind "Apply by". */
export function readLeadingDay(text: string, hints: DateHints = {}): string | undefined {
  return match(leading, text.slice(0, maxText).trimStart(), hints);
}

/** The same as a moment: its time where one is given with a zone or in UTC, else the beginning of the day in UTC. */
export function readMoment(text: string, hints: DateHints = {}): Date | undefined {
  const trimmed = text.trim();
  const day = readDay(trimmed, hints);
  if (day === undefined) return undefined;
  if (hints.format === undefined && /^\d{9,14}$/.test(trimmed)) return fromNumber(trimmed);
  const moment = /^\d{4}-\d{2}-\d{2}[T ]\d{2}:\d{2}/.test(trimmed) ? new Date(withZone(trimmed)) : undefined;
  const isRead = moment !== undefined && !Number.isNaN(moment.getTime());
  return isRead ? moment : new Date(`${day}T00:00:00Z`);
}

const fromNumber = (text: string) => new Date(Number(text) * (text.length < 12 ? 1000 : 1));

function dayOf(date: Date): string | undefined {
  const written = date.toISOString().slice(0, 10);
  return isPlausible(date.getUTCFullYear()) ? written : undefined;
}

const isPlausible = (written: number) => written >= 1970 && written < 2200;

/** A time without a zone is in UTC, on whatever machine the import runs. */
function withZone(text: string): string {
  return /(?:Z|[+-]\d{2}:?\d{2}|UTC|GMT)$/i.test(text) ? text : `${text.replace(' ', 'T')}Z`;
}

function match(
  patterns: readonly { pattern: RegExp; order: string }[],
  text: string,
  hints: DateHints,
): string | undefined {
  for (const { pattern, order } of patterns) {
    const [, word, a, b, c] = pattern.exec(text) ?? [];
    if (a === undefined || b === undefined || c === undefined) continue;
    if (word !== undefined && !startsDay(word)) return undefined;
    if (order === 'ymd') return toDay(a, monthOf(b), c);
    if (order === 'dmy') return toDay(c, monthOf(b), a);
    if (order === 'mdy') return toDay(c, monthOf(a), b);
    return eitherOrder(a, b, c, hints.countryCode ?? '');
  }
  return undefined;
}

/** "12/15/2027" and "15/12/2027" can only be one day; of "03/04/2027" the country decides, where it has one custom. */
function eitherOrder(
  first: string,
  second: string,
  written: string,
  countryCode: string,
): string | undefined {
  const dayFirst = toDay(written, Number(second), first);
  const monthFirst = toDay(written, Number(first), second);
  if (dayFirst === undefined || monthFirst === undefined || dayFirst === monthFirst)
    return dayFirst ?? monthFirst;
  if (mixedCountries.has(countryCode)) return undefined;
  return monthFirstCountries.has(countryCode) ? monthFirst : dayFirst;
}

/** Read when it is first needed, and the same for every board. */
let months: ReturnType<typeof foreignMonths> | undefined;

const untilWords = new Set('until till by before bis jusqu hasta entro uiterlijk do até senast'.split(' '));
/** Read when it is first needed, and the same for every board. */
let weekdays: ReadonlySet<string> | undefined;

/** "Sunday 10 January" and "until 10 January", and not "From 10 January". */
function startsDay(word: string): boolean {
  const name = word.toLowerCase();
  weekdays ??= foreignWeekdays();
  return untilWords.has(name) || weekdays.has(name);
}

/** From 1; undefined for a word that is no month, and for one that is two ("listopad"). */
function monthOf(text: string): number | undefined {
  if (/^\d+$/.test(text)) return Number(text);
  months ??= foreignMonths();
  const name = text.toLowerCase().normalize('NFC');
  const bare = name.normalize('NFD').replaceAll(/\p{M}/gu, '');
  const found = months.get(name) ?? months.get(bare) ?? [];
  return found.length === 1 ? found[0] : undefined;
}

function toDay(written: string, number: number | undefined, day: string): string | undefined {
  if (number === undefined) return undefined;
  const full = written.length === 2 ? `20${written}` : written;
  if (!isPlausible(Number(full))) return undefined;
  const text = `${full}-${String(number).padStart(2, '0')}-${day.padStart(2, '0')}`;
  const date = new Date(`${text}T00:00:00Z`);
  // 31 February would become 3 March.
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text) ? text : undefined;
}

// Which of the three numbers is the day, the month and the year.
const orders: Record<DateFormat, readonly [day: number, month: number, year: number]> = {
  'YYYY-MM-DD': [2, 1, 0],
  'DD.MM.YYYY': [0, 1, 2],
  'DD/MM/YYYY': [0, 1, 2],
  'MM/DD/YYYY': [1, 0, 2],
};

function fromFormat(text: string, format: DateFormat): string | undefined {
  const parts = /^(\d{1,4})[./-](\d{1,2})[./-](\d{1,4})(?!\d)/.exec(text)?.slice(1);
  if (!parts) return undefined;
  const [day = '', number = '', written = ''] = orders[format].map((position) => parts[position] ?? '');
  return toDay(written, Number(number), day);
}
