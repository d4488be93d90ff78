import type { ReadPosition } from '@waymark/contract/resumes/resume-reading';
import { foreignMonths, openEnds } from '@waymark/contract/text/foreign-months';
import { hasOpenStart } from '@waymark/contract/text/read-printed-date';
import { joinMessages } from './message-rules.ts';
import { meaning, type Message, msg } from '@waymark/contract/text/message';

/** Months since year 0, both ends included. */
export interface Span {
  from: number;
  to: number;
  isOpen: boolean;
}

/** The format of a date. */
export type DateShape = 'name' | 'slash' | 'dot' | 'iso' | 'year' | 'open' | 'other';

const monthNames = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ');
/** Created on first use: the names need a formatter per language. */
let namesOfMonths: ReturnType<typeof foreignMonths> | undefined;
const seasons: Readonly<Record<string, readonly [number, number]>> = {
  spring: [2, 4],
  summer: [5, 7],
  fall: [8, 10],
  autumn: [8, 10],
  q1: [0, 2],
  q2: [3, 5],
  q3: [6, 8],
  q4: [9, 11],
  h1: [0, 5],
  h2: [6, 11],
};
const open = new RegExp(`^(?:${openEnds})$`, 'iu');

export function isOpenEnd(text: string | null): boolean {
  return text !== null && open.test(text.trim());
}

/** The format of a date, whatever its value. */
export function shapeOf(text: string): DateShape {
  const plain = text.trim();
  if (open.test(plain)) return 'open';
  if (/^\p{L}/u.test(plain)) return 'name';
  if (/^(?:19|20)\d\d$/.test(plain)) return 'year';
  if (/^\d{1,2}\/(?:\d{1,2}\/)?\d{2,4}$/.test(plain)) return 'slash';
  if (/^\d{1,2}\.(?:\d{1,2}\.)?\d{4}$/.test(plain)) return 'dot';
  return /^(?:19|20)\d\d-\d\d(?:-\d\d)?$/.test(plain) ? 'iso' : 'other';
}

interface Point {
  year: number | undefined;
  /** First and last month it can mean, from 0; undefined for a year alone. */
  months: readonly [number, number] | undefined;
}

function parsePoint(text: string): Point | undefined {
  const plain = text.trim().toLowerCase();
  const year = /(?:19|20)\d\d/.exec(plain)?.[0] ?? shortYear(plain);
  const months = namedMonths(plain) ?? numberedMonth(plain);
  if (year === undefined && months === undefined) return undefined;
  return { year: year === undefined ? undefined : Number(year), months };
}

/** "Mar ’19" */
function shortYear(text: string): string | undefined {
  const digits = /['’](\d\d)(?!\d)/.exec(text)?.[1];
  return digits === undefined ? undefined : `${Number(digits) > 50 ? 19 : 20}${digits}`;
}

function namedMonths(text: string): readonly [number, number] | undefined {
  const word = /\p{L}[\p{L}\d]*/u.exec(text)?.[0] ?? '';
  if (word in seasons) return seasons[word];
  const beginning = word.slice(0, 3);
  const at = monthNames.indexOf(beginning);
  if (at >= 0) return [at, at];
  namesOfMonths ??= foreignMonths();
  const [only, ...others] = namesOfMonths.get(word) ?? [];
  return only === undefined || others.length > 0 ? undefined : [only - 1, only - 1];
}

function numberedMonth(text: string): readonly [number, number] | undefined {
  const digits =
    /^(?:\d{1,2}[./-])?(\d{1,2})\s?[./-]\s?(?:19|20)\d\d$/.exec(text)?.[1] ??
    /^(?:19|20)\d\d[./-](\d\d)/.exec(text)?.[1];
  const month = Number(digits) - 1;
  return digits !== undefined && month >= 0 && month < 12 ? [month, month] : undefined;
}

/** The longest span in months that printed dates can mean; undefined if they are ambiguous. */
export function spanOf(
  { start, end, dates }: Pick<ReadPosition, 'start' | 'end'> & { dates?: string | null },
  today: Date,
): Span | undefined {
  const first = start === null ? undefined : parsePoint(start);
  const isOpen = isOpenEnd(end) || (end === null && hasOpenStart(dates ?? ''));
  const last = end === null || isOpen ? undefined : parsePoint(end);
  if (!first || (end !== null && !isOpen && !last)) return undefined;
  const year = first.year ?? last?.year;
  if (year === undefined) return undefined;
  const from = year * 12 + (first.months?.[0] ?? 0);
  if (isOpen) return { from, to: monthOf(today), isOpen };
  const lastYear = last ? last.year : year;
  if (lastYear === undefined) return undefined;
  const months = last ? last.months : first.months;
  return { from, to: lastYear * 12 + (months?.[1] ?? 11), isOpen: false };
}

export function monthOf(date: Date): number {
  return date.getUTCFullYear() * 12 + date.getUTCMonth();
}

const monthLabels = [
  msg`Jan`,
  msg`Feb`,
  msg`Mar`,
  msg`Apr`,
  msg`May${meaning('the month, short')}`,
  msg`Jun`,
  msg`Jul`,
  msg`Aug`,
  msg`Sep`,
  msg`Oct`,
  msg`Nov`,
  msg`Dec`,
];

/** "Mar 2019" */
export const nameMonth = (month: number): Message =>
  joinMessages([monthLabels[month % 12] ?? '', String(Math.floor(month / 12))], ' ');

/** The number of months the spans cover, overlaps counted once. */
export function coveredMonths(spans: readonly Span[]): number {
  let covered = 0;
  let until = -Infinity;
  for (const { from, to } of spans.toSorted((a, b) => a.from - b.from)) {
    covered += Math.max(0, to - Math.max(from, until + 1) + 1);
    until = Math.max(until, to);
  }
  return covered;
}
