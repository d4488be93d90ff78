import type { dateFormats } from './mapping-rules.ts';

type DateFormat = (typeof dateFormats)[number];

// Which of the three numbers is the day, the month and the year.
const orders: Record<DateFormat, readonly [day: number, month: number, year: number]> = {
  'YYYY-MM-DD': [2, 1, 0],
  'DD.MM.YYYY': [0, 1, 2],
  'DD/MM/YYYY': [0, 1, 2],
  'MM/DD/YYYY': [1, 0, 2],
};

/**
 * Reads a date: ISO 8601, seconds or milliseconds since 1970, "12 August 2026", or the given format.
 * "03/04/2026" is read only when the format is given, because it is two days. Undefined for no date.
 */
export function readDate(text: string, format: DateFormat | undefined): Date | undefined {
  if (format) return fromFormat(text, format);
  if (/^\d{9,11}$/.test(text)) return valid(new Date(Number(text) * 1000));
  if (/^\d{12,14}$/.test(text)) return valid(new Date(Number(text)));
  if (/^\d{4}-\d{2}-\d{2}$/.test(text)) return fromFormat(text, 'YYYY-MM-DD');
  if (/^\d{4}-\d{2}-\d{2}[T ]\d{2}:\d{2}/.test(text)) return valid(new Date(withZone(text)));
  if (/^\d{1,2}\.\d{1,2}\.\d{4}$/.test(text)) return fromFormat(text, 'DD.MM.YYYY');
  return /[a-z]{3}/i.test(text) && /\d{4}/.test(text) ? valid(new Date(withZone(text))) : undefined;
}

/** A time without a zone is in UTC, on whatever machine the import runs. */
function withZone(text: string): string {
  return /(?:Z|[+-]\d{2}:?\d{2}|UTC|GMT)$/i.test(text) ? text : /T/.test(text) ? `${text}Z` : `${text} UTC`;
}

function fromFormat(text: string, format: DateFormat): Date | undefined {
  const numbers = /^(\d{1,4})[./-](\d{1,2})[./-](\d{1,4})$/.exec(text.slice(0, 10))?.slice(1).map(Number);
  if (!numbers) return undefined;
  const [day, month, year] = orders[format].map((position) => numbers[position] ?? 0) as [
    number,
    number,
    number,
  ];
  const date = new Date(Date.UTC(year, month - 1, day));
  // 31 February would become 3 March.
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day ? valid(date) : undefined;
}

function valid(date: Date): Date | undefined {
  return date.getUTCFullYear() >= 1970 && date.getUTCFullYear() < 2200 ? date : undefined;
}
