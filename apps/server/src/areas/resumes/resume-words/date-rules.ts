import { hasOpenStart } from '@waymark/contract/text/read-printed-date';
import {
  foreignMonths,
  latinOpenEnds,
  latinOpenStarts,
  openEnds as allOpenEnds,
  openStarts as allOpenStarts,
} from '@waymark/contract/text/foreign-months';

/* Dates as printed. They are stored as printed: this file only decides where a date starts and ends. */

/** Longest first: "sep" is a prefix of "september". */
const namesOfMonths = (letters: 'latin' | 'all') =>
  [...foreignMonths(letters).keys()].toSorted((a, b) => b.length - a.length);

const seasons =
  '(?:spring|summer|fall|autumn|winter)s?|sommer|herbst|frühjahr|frühling' +
  '|été|hiver|printemps|automne|verano|invierno|otoño|primavera|inverno|autunno|zomer|herfst|lato|zima|wiosna|jesień|q[1-4]|h[12]|(?:early|mid|late)';
const year = "(?:(?:19|20)(?:\\d\\d|xx)|['’]\\d\\d)(?!\\d)";
const dayOf = '(?:\\d{1,2}(?:st|nd|rd|th|er|º)?[.,]?\\s+(?:de\\s+)?)?';
const numeric =
  '(?:(?:0?[1-9]|[12]\\d|3[01])[./-])?(?:0?[1-9]|1[0-2])\\s?[./-]\\s?(?:19|20)(?:\\d\\d|xx)(?!\\d)|' +
  '(?:19|20)\\d\\d[./-](?:0[1-9]|1[0-2])(?:[./-]\\d\\d)?(?!\\d)|(?:0[1-9]|1[0-2])\\/\\d\\d(?![\\d/])';
/** Chinese, Japanese and Korean write the unit behind each figure, and no blank before the next word. */
const written =
  '(?:19|20)\\d\\d\\s?(?:年|년)(?:\\s?\\d{1,2}\\s?(?:月|월)(?:\\s?\\d{1,2}\\s?(?:日|일))?)?|(?:昭和|平成|令和)\\s?(?:\\d{1,2}|元)年(?:\\s?\\d{1,2}月)?';
/** Words between the two dates of a range, by language. */
const latinBetween =
  "to|until|till?|thru|through|bis|à|au|jusqu['’]?(?:à|au|en)?|a[dl]?|hasta|fino a|até|ao?|tot(?: en met)?|t/m|do|t\\.?\\s?o\\.?\\s?m\\.?|till och med";
const allBetween = `${latinBetween}|إلى|الى|حتى|עד`;
const shortYear = '\\d\\d(?![\\d./])';
const foreseen = '(?:(?:exp(?:ected)?|anticipated)\\.?\\s+)?';
const ending = '(?:\\s*\\(?(?:expected|anticipated|exp\\.)\\)?)?';

/** Created on first use: the month names alone need a formatter per language. */
function createPatterns(letters: 'latin' | 'all') {
  const isLatin = letters === 'latin';
  const months = namesOfMonths(letters).join('|');
  const openEnds = isLatin ? latinOpenEnds : allOpenEnds;
  const openStarts = isLatin ? latinOpenStarts : allOpenStarts;
  const between = isLatin ? latinBetween : allBetween;
  const dash = `\\s*(?:(?:[-‐‑‒–—―−~～〜→/到]|至(?!今)|から|부터|(?:${between})(?!\\p{L}))\\s*){1,5}`;
  const preface = `(?:(?:${openStarts}|von|du|de|del|van|between|expected|anticipated|graduat(?:e|ed|ing|ion)(?: date)?|class of|est\\.?)(?:[:.]?\\s+(?:in\\s+)?|(?<=['’])\\s*)){0,2}`;
  const named = `(?:${dayOf}(?:${months}|${seasons})(?!\\p{L})[.,]?(?:\\s+\\d{1,2}(?:st|nd|rd|th)?,)?(?:\\s+(?:of|de|del|da))?[\\s,/'’-]*${year})`;
  const point = `(?:${named}|${numeric}|${isLatin ? '' : `${written}|`}${year})`;
  const monthAlone = `(?:${dayOf}(?:${months}|${seasons})(?!\\p{L})\\.?)`;
  // Two months with years side by side are a range whose dash was lost, as in some fonts.
  const dashless = `${named}\\s+(?:${named}|(?:${openEnds})(?!\\p{L}))${isLatin ? '' : `|(?:${written})\\s?(?:${openEnds})`}`;
  const shortNamed = `(?:${months})\\.?\\s+\\d\\d(?![\\d.:,])`;
  const shortRange = `${shortNamed}${dash}(?:${shortNamed}|(?:${openEnds})(?!\\p{L}))`;
  const range = `${shortRange}|(?:${point}|${monthAlone})${dash}${foreseen}(?:${point}|(?:${openEnds})(?!\\p{L})|${shortYear})|${dashless}`;
  const openRange = `${point}\\s*[-–—]+(?=\\s*$|\\s*[|,;)])`;
  const anyDate = `(?<![\\p{L}\\d@./_-])${preface}(?:${range}|${openRange}|${point})${ending}(?:(?<=[年月日년월일今現在현재])|(?![\\p{L}\\d@_]))`;
  // A date has a year or an open end, and most texts have neither.
  const sign = `(?:19|20)(?:\\d\\d|xx)|[昭平令][和成]|['’]\\d\\d|\\d\\/\\d\\d|\\p{L}\\.?\\s+\\d\\d${dash}|${dash}(?:${openEnds})(?!\\p{L})`;
  return {
    sign: new RegExp(sign, 'iu'),
    date: new RegExp(anyDate, 'giu'),
    split: new RegExp(
      `^${preface}(${shortNamed}(?=${dash})|${point}|${monthAlone})(?:(?:${dash}${foreseen}|\\s*(?=${named}|${openEnds}))(${shortNamed}|${point}|(?:${openEnds})|${shortYear}))?`,
      'iu',
    ),
    piece: new RegExp(`^(?:(?:${months}|${openEnds}|${year}|\\d{1,2})(?![\\p{L}\\d])[\\s.,/–—-]*)+$`, 'iu'),
  };
}

const patterns: Partial<Record<'latin' | 'all', ReturnType<typeof createPatterns>>> = {};
const otherLetters = /[\p{sc=Arabic}\p{sc=Hebrew}\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Hang}]/u;
/** Most texts have Latin letters alone, and the pattern for all takes long to build. */
const datePatterns = (text: string) => {
  const letters = otherLetters.test(text) ? 'all' : 'latin';
  return (patterns[letters] ??= createPatterns(letters));
};

/** A date or date range in a text, with its position. */
export interface PrintedDates {
  text: string;
  start: string | null;
  end: string | null;
  isRange: boolean;
  at: number;
}

/** All dates and ranges in a text, in order. */
export function findDates(text: string): PrintedDates[] {
  const { sign, date, split } = datePatterns(text);
  if (!sign.test(text)) return [];
  return [...text.matchAll(date)].map((match) => {
    const printed = match[0].trim();
    const [, start = null, end = null] = split.exec(printed) ?? [];
    return {
      text: printed,
      start: start?.trim() ?? null,
      end: end?.trim() ?? null,
      isRange: end !== null || /[-–—]\s*$/.test(printed) || hasOpenStart(printed),
      at: match.index,
    };
  });
}

/** Joins several dates of one entry, "Summer 2013, 2014", to one. */
export function joinDates(text: string, dates: readonly PrintedDates[]): PrintedDates[] {
  const [first, ...more] = dates;
  const last = more.at(-1);
  if (!first || !last || !/^(?:\s*(?:,|&|and)\s*)+$/.test(withoutDates(text))) return [...dates];
  const { start, end } = dates.find(({ isRange }) => isRange) ?? { start: first.start, end: last.start };
  return [
    { text: text.slice(first.at, last.at + last.text.length), start, end, isRange: true, at: first.at },
  ];
}

const inYears =
  'years?|yrs?\\.?|y|jahren?|ans?|años?|anni|anno|anos?|jaar|jaren|lata?|lat|rok|år|年|년|سنوات|سنة|שנים|שנה';
const inMonths =
  'months?|mos?\\.?|m|weeks?|monate?n?|mois|meses|mes|mesi|mese|m[êe]s|maand(?:en)?|mies(?:iące|ięcy|iąc)?\\.?|månad(?:er)?|mån\\.?|个月|個月|[ヶケか]月|개월|أشهر|شهر|חודשים';
/** A duration, sometimes printed after the dates: "2 years 10 months". */
const duration = new RegExp(
  `[(,·•|\\s]*(?<![\\p{L}\\d])\\d{1,2}\\+?\\s*(?:(?:${inYears})(?![\\p{L}\\d])(?:[\\s,]*(?:(?:and|und|et|y|e|en|i|och)\\s+)?\\d{1,2}\\s*(?:${inMonths})(?!\\p{L}))?|(?:${inMonths})(?!\\p{L}))\\)?`,
  'giu',
);

/** Whether a text is only a duration: "2 years 10 months". */
export function isDuration(text: string): boolean {
  return text.replaceAll(duration, '').trim() === '';
}

/** A text without its dates and the durations and brackets around them. */
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

/** Whether a text is the part of a date that a narrow column broke off: "Sept", "2014–July". */
export function isPieceOfDates(text: string): boolean {
  return datePatterns(text).piece.test(text);
}

const maxDates = 90;

/** Whether a text is only dates. */
export function isOnlyDates(text: string): boolean {
  return text.length <= maxDates && findDates(text).length > 0 && !/[\p{L}\d]/u.test(withoutDates(text));
}
