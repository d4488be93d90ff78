import { foreignMonths, openEnds, openStarts } from './foreign-months.ts';

/*
 * Parses printed dates: "Jan 2020", "03/2020", "2019", "Present". Ambiguous ones keep all meanings, for the author to
 * choose.
 */

/** A date (`2020`, `2020-01`), several possible dates, or an open end. */
export type PrintedDate =
  | { kind: 'date'; date: string }
  | { kind: 'open' }
  | { kind: 'unsure'; printed: string; choices: readonly string[] };

/** Prefixes of the names of months, for any abbreviation. */
const beginnings: readonly RegExp[] = [
  /^(jan|ene|gen)/,
  /^(feb|fev)/,
  /^(mar|maerz|mrz)/,
  /^(apr|abr|avr)/,
  /^(may|mai|mag|mei)/,
  /^(jun|juin|giu)/,
  /^(jul|juil|lug)/,
  /^(aug|ago|aou)/,
  /^(sep|set)/,
  /^(oct|okt|ott|out)/,
  /^(nov)/,
  /^(dec|dez|dic)/,
];

/** By names without accents; created on first use. */
let named: ReadonlyMap<string, readonly number[]> | undefined;

function monthsOf(word: string): readonly number[] {
  named ??= new Map([...foreignMonths()].map(([name, months]) => [plain(name), months]));
  const begun = beginnings.findIndex((name) => name.test(word));
  return named.get(word) ?? (begun === -1 ? [] : [begun + 1]);
}

/** Seasons and quarters, each with its possible months. */
const parts: Readonly<Record<string, readonly [first: number, count: number]>> = {
  spring: [3, 3],
  summer: [6, 3],
  fall: [9, 3],
  autumn: [9, 3],
  q1: [1, 3],
  q2: [4, 3],
  q3: [7, 3],
  q4: [10, 3],
  h1: [1, 6],
  h2: [7, 6],
  early: [1, 4],
  mid: [5, 4],
  late: [9, 4],
};

const open = new RegExp(`^(?:${plain(openEnds)})$`, 'i');
const preface = new RegExp(
  `^(?:${plain(openStarts)}|expected|anticipated|graduat\\w*|class of|est)(?:[.:]?\\s+|(?<=')\\s*)`,
);
const openStart = new RegExp(`^(?:${plain(openStarts)})[:]?(?:\\s+|(?<=')\\s*)`);

/** Whether printed dates say only when something began: "seit 03/2020". */
export function hasOpenStart(printed: string): boolean {
  return openStart.test(plain(printed));
}

/**
 * One printed date. `near` is a year close to it, for "18" and "Mar" in ranges such as "2015–18" or "Jan – Mar 2020".
 */
export function readPrintedDate(printed: string, near?: string): PrintedDate {
  const text = simplify(printed);
  if (open.test(text)) return { kind: 'open' };
  return readNumbers(text, near) ?? readWords(text, near) ?? { kind: 'unsure', printed, choices: [] };
}

/** Both ends of a printed span; null for a missing end. */
export function readPrintedSpan(start: string | null, end: string | null) {
  const till = end === null ? null : readPrintedDate(end, start?.match(/(19|20)\d\d/)?.[0]);
  const near = till?.kind === 'date' ? till.date.slice(0, 4) : undefined;
  return { from: start === null ? null : readPrintedDate(start, near), till };
}

/** Lower case without accents. */
function plain(text: string): string {
  return text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase().replaceAll('’', "'");
}

function simplify(printed: string): string {
  return plain(printed)
    .replace(preface, '')
    .replace(/\s*\(?(expected|anticipated|exp\.?)\)?$/, '')
    .trim();
}

const month = (year: string, number: number): PrintedDate => ({
  kind: 'date',
  date: `${year}-${String(number).padStart(2, '0')}`,
});
const isMonth = (number: number) => number >= 1 && number <= 12;

/** Two digits are a year of this century unless it is far ahead. */
function fullYear(figures: string, near?: string): string {
  if (figures.length === 4) return figures;
  if (near) return `${near.slice(0, 2)}${figures}`;
  return Number(figures) > 50 ? `19${figures}` : `20${figures}`;
}

/** "2020年3月", "2020년 3월 1일", here with the letters that NFKD takes apart. */
const writtenOut = new RegExp(
  plain('^((?:19|20)\\d\\d)\\s?(?:年|년)(?:\\s?(\\d{1,2})\\s?(?:月|월)(?:\\s?\\d{1,2}\\s?(?:日|일))?)?$'),
);

function readNumbers(text: string, near: string | undefined): PrintedDate | undefined {
  const year = /^(?:((?:19|20)\d\d)|'?(\d\d))$/.exec(text);
  if (year?.[1]) return { kind: 'date', date: year[1] };
  if (year?.[2]) return { kind: 'date', date: fullYear(year[2], near) };
  const written = writtenOut.exec(text);
  if (written?.[1] && !written[2]) return { kind: 'date', date: written[1] };
  const yearFirst = /^((?:19|20)\d\d)\s?[./-]\s?(\d{1,2})(?:[./-]\d{1,2})?$/.exec(text) ?? written;
  if (yearFirst && isMonth(Number(yearFirst[2]))) return month(yearFirst[1] ?? '', Number(yearFirst[2]));
  const monthFirst = /^(\d{1,2})\s?[./-]\s?((?:19|20)\d\d|\d\d)$/.exec(text);
  if (monthFirst && isMonth(Number(monthFirst[1]))) {
    return month(fullYear(monthFirst[2] ?? ''), Number(monthFirst[1]));
  }
  const day = /^(\d{1,2})([./-])(\d{1,2})[./-]((?:19|20)\d\d)$/.exec(text);
  return day ? readDay(text, Number(day[1]), Number(day[3]), day[2] === '.', day[4] ?? '') : undefined;
}

/** With dots the day is first; with slashes it depends on the country. */
function readDay(
  printed: string,
  first: number,
  second: number,
  isDotted: boolean,
  year: string,
): PrintedDate | undefined {
  if (isDotted || first > 12) return isMonth(second) ? month(year, second) : undefined;
  if (second > 12 || first === second) return isMonth(first) ? month(year, first) : undefined;
  return { kind: 'unsure', printed, choices: [monthOf(year, first), monthOf(year, second)] };
}

const monthOf = (year: string, number: number) => `${year}-${String(number).padStart(2, '0')}`;

function readWords(text: string, near: string | undefined): PrintedDate | undefined {
  const years = /(?:(19|20)\d\d|'(\d\d))(?!\d)/.exec(text);
  const year = years ? fullYear(years[0].replace("'", '')) : near;
  const word = /\p{L}+\d?/u.exec(text)?.[0];
  if (!year || !word) return undefined;
  const [only, ...others] = monthsOf(word);
  if (only !== undefined && others.length === 0) return month(year, only);
  if (only !== undefined) {
    return { kind: 'unsure', printed: text, choices: [only, ...others].map((one) => monthOf(year, one)) };
  }
  const part = parts[word];
  if (!part) return undefined;
  const [first, count] = part;
  const choices = Array.from({ length: count }, (_, at) => monthOf(year, first + at));
  return { kind: 'unsure', printed: text, choices: [year, ...choices] };
}
