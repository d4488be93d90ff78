import { foreignMonths, openEnds } from '@waymark/contract/text/foreign-months';

/*
 * Dates as people print them. They are kept as printed; where one ends and the next begins is all that is decided here.
 */

/** The longest first: "sep" is the beginning of "september". */
const namesOfMonths = () => [...foreignMonths().keys()].toSorted((a, b) => b.length - a.length);

const seasons = 'spring|summer|fall|autumn|winter|q[1-4]|h[12]|(?:early|mid|late)';
const year = "(?:(?:19|20)(?:\\d\\d|xx)|['’]\\d\\d)(?!\\d)";
const dayOf = '(?:\\d{1,2}(?:st|nd|rd|th)?[.,]?\\s+)?';
const numeric = `(?:(?:0?[1-9]|[12]\\d|3[01])[./-])?(?:0?[1-9]|1[0-2])\\s?[./-]\\s?(?:19|20)(?:\\d\\d|xx)(?!\\d)|(?:19|20)\\d\\d[./-](?:0[1-9]|1[0-2])(?:[./-]\\d\\d)?(?!\\d)|(?:0[1-9]|1[0-2])\\/\\d\\d(?![\\d/])`;
const dash = '\\s*(?:[-‐‑‒–—―−~→/]|(?:to|until|till|thru|through|bis)(?![\\p{L}]))+\\s*';
const preface =
  '(?:(?:since|from|seit|expected|anticipated|graduat(?:e|ed|ing|ion)(?: date)?|class of|est\\.?)[:.]?\\s+(?:in\\s+)?){0,2}';
const shortYear = '\\d\\d(?![\\d./])';
const foreseen = '(?:(?:exp(?:ected)?|anticipated)\\.?\\s+)?';
const ending = '(?:\\s*\\(?(?:expected|anticipated|exp\\.)\\)?)?';

/** Made when the first text is looked at: months alone take a formatter for each language. */
function createPatterns() {
  const months = namesOfMonths().join('|');
  const named = `(?:${dayOf}(?:${months}|${seasons})(?!\\p{L})[.,]?(?:\\s+\\d{1,2}(?:st|nd|rd|th)?,)?(?:\\s+of)?[\\s,/'’-]*${year})`;
  const point = `(?:${named}|${numeric}|${year})`;
  const monthAlone = `(?:${dayOf}(?:${months}|${seasons})(?!\\p{L})\\.?)`;
  // Two months of years beside each other are a range whose dash was lost, as some fonts do.
  const dashless = `${named}\\s+(?:${named}|(?:${openEnds})(?!\\p{L}))`;
  const shortNamed = `(?:${months})\\.?\\s+\\d\\d(?![\\d.:,])`;
  const shortRange = `${shortNamed}${dash}(?:${shortNamed}|(?:${openEnds})(?!\\p{L}))`;
  const range = `${shortRange}|(?:${point}|${monthAlone})${dash}${foreseen}(?:${point}|(?:${openEnds})(?!\\p{L})|${shortYear})|${dashless}`;
  const openRange = `${point}\\s*[-–—]+(?=\\s*$|\\s*[|,;)])`;
  const anyDate = `(?<![\\p{L}\\d@./_-])${preface}(?:${range}|${openRange}|${point})${ending}(?![\\p{L}\\d@_])`;
  // Without a year or an end there is no date, and most texts have neither.
  const sign = `(?:19|20)(?:\\d\\d|xx)|['’]\\d\\d|\\d\\/\\d\\d|\\p{L}\\.?\\s+\\d\\d${dash}|${dash}(?:${openEnds})(?!\\p{L})`;
  return {
    sign: new RegExp(sign, 'iu'),
    date: new RegExp(anyDate, 'giu'),
    split: new RegExp(
      `^${preface}(${shortNamed}(?=${dash})|${point}|${monthAlone})(?:(?:${dash}${foreseen}|\\s+(?=${named}|${openEnds}))(${shortNamed}|${point}|(?:${openEnds})|${shortYear}))?`,
      'iu',
    ),
    piece: new RegExp(`^(?:(?:${months}|${openEnds}|${year}|\\d{1,2})(?![\\p{L}\\d])[\\s.,/–—-]*)+$`, 'iu'),
  };
}

let patterns: ReturnType<typeof createPatterns> | undefined;
const datePatterns = () => (patterns ??= createPatterns());

/** A date or a range of dates in a text, with where it stands. */
export interface PrintedDates {
  text: string;
  start: string | null;
  end: string | null;
  isRange: boolean;
  at: number;
}

/** Every date and range of a text, in order. */
export function findDates(text: string): PrintedDates[] {
  if (!datePatterns().sign.test(text)) return [];
  return [...text.matchAll(datePatterns().date)].map((match) => {
    const printed = match[0].trim();
    const [, start = null, end = null] = datePatterns().split.exec(printed) ?? [];
    return {
      text: printed,
      start: start?.trim() ?? null,
      end: end?.trim() ?? null,
      isRange: end !== null || /[-–—]\s*$|^(since|from|seit)\b/i.test(printed),
      at: match.index,
    };
  });
}

/** Several dates of one thing, "Summer 2013, 2014", as one. */
export function joinDates(text: string, dates: readonly PrintedDates[]): PrintedDates[] {
  const [first, ...more] = dates;
  const last = more.at(-1);
  if (!first || !last || !/^(?:\s*(?:,|&|and)\s*)+$/.test(withoutDates(text))) return [...dates];
  const { start, end } = dates.find(({ isRange }) => isRange) ?? { start: first.start, end: last.start };
  return [
    { text: text.slice(first.at, last.at + last.text.length), start, end, isRange: true, at: first.at },
  ];
}

/** How long it took, which some print behind the dates. */
const duration =
  /[(,·•|\s]*\b\d{1,2}\+?\s*(?:years?|yrs?\.?|y)\b(?:[\s,]*(?:and\s+)?\d{1,2}\s*(?:months?|mos?\.?|m)\b)?\)?|[(,·•|\s]*\b\d{1,2}\s*(?:months?|mos?\.?|weeks?)\b\)?/giu;

/** "2 years 10 months", and nothing else. */
export function isDuration(text: string): boolean {
  return text.replaceAll(duration, '').trim() === '';
}

/** A text without its dates and what only belonged to them. */
export function withoutDates(text: string): string {
  const dates = findDates(text);
  if (dates.length === 0) return text;
  let rest = '';
  let from = 0;
  for (const { at, text: printed } of dates) {
    rest += `${text.slice(from, at)} `;
    from = at + printed.length;
  }
  rest += text.slice(from).replace(duration, ' ');
  return rest
    .replaceAll(/[([]\s*[)\]]/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

/** Whether a text is what a narrow column left of a date: "Sept", "2014–July". */
export function isPieceOfDates(text: string): boolean {
  return datePatterns().piece.test(text);
}

const maxDates = 90;

/** Whether a text says when, and nothing else. */
export function isOnlyDates(text: string): boolean {
  return text.length <= maxDates && findDates(text).length > 0 && !/[\p{L}\d]/u.test(withoutDates(text));
}
