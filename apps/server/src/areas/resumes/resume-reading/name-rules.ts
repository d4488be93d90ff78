import type { ReadContact } from '@waymark/contract/resumes/resume-reading';
import { isUpperCase, type Line } from '../resume-layout/line-rules.ts';
import { findDates, withoutDates } from '../resume-words/date-rules.ts';
import { knownHeading, titleness, titlePattern } from '../resume-words/rules.ts';
import { contactPieces } from './contact-rules.ts';
import {
  cleanName,
  isEastAsian,
  isLabelledName,
  isOfCommonWords,
  isPartOfName,
  joinLabelledNames,
  lookOfName,
  readsAsRole,
  splitLastFirst,
  withoutTitles,
} from './name-shape-rules.ts';

type Found = NonNullable<ReadContact['name']>;

interface Candidate extends Found {
  score: number;
}

interface Place {
  at: number;
  /** Lines of words that are often names of something else need more than this place below a role. */
  isBelowRole: boolean;
}

/** What a page says about where its name is. */
interface Page {
  head: readonly Line[];
  /** The places of the lines above the first heading, counting only those that could be a name's. */
  places: ReadonlyMap<Line, Place>;
  largest: number;
  /** The size of most letters. */
  usual: number;
  email: string | undefined;
}

/**
 * The person's name: labelled, similar to the email address, in the largest type, or the first line. Where none
 * of these looks like a name, there is none.
 */
export function findName(lines: readonly Line[], email: string | undefined): Found | null {
  const head = lines.filter(({ page }) => page === 0);
  const page: Page = {
    head,
    places: placesInHead(head),
    largest: Math.max(...head.map(({ size }) => size)),
    usual: usualSize(head),
    email,
  };
  const candidates = head.flatMap((line, at) =>
    namesIn(line, head.slice(at + 1, at + 3)).flatMap((text) => {
      const score = judge(text, line, page);
      return score === undefined ? [] : [{ text, line: line.id, score: score - 0.05 * at }];
    }),
  );
  const best = candidates.reduce<Candidate | null>((a, b) => (a && a.score >= b.score ? a : b), null);
  return best && { text: best.text, line: best.line };
}

function usualSize(lines: readonly Line[]): number {
  const letters = new Map<number, number>();
  for (const { size, text } of lines) letters.set(size, (letters.get(size) ?? 0) + text.length);
  return [...letters].reduce((a, b) => (b[1] > a[1] ? b : a), [0, 0])[0];
}

const maxHead = 10;

/** The lines above the first heading and the first dates, counting those that could be a name's. */
function placesInHead(head: readonly Line[]): Map<Line, Place> {
  const places = new Map<Line, Place>();
  let isBelowRole = false;
  for (const [at, line] of head.slice(0, maxHead).entries()) {
    const kind = knownHeading(line.text);
    if ((kind !== undefined && kind !== 'contact') || findDates(line.text).some(({ isRange }) => isRange))
      break;
    if (kind !== undefined) continue;
    const texts = namesIn(line, head.slice(at + 1, at + 3)).filter((text) => lookOfName(text) !== 'none');
    if (texts.some((text) => !readsAsRole(text))) places.set(line, { at: places.size, isBelowRole });
    else if (texts.length > 0) isBelowRole = true;
  }
  return places;
}

/** A line that is a name, a part of one, or equally large words in consecutive lines. */
function namesIn(line: Line, below: readonly Line[]): string[] {
  const whole = cleanName(line.text);
  const pieces = contactPieces(line).map(cleanName);
  const end = below.findIndex((next, at) => !isRestOfName(next, below[at - 1] ?? line));
  const rest = end < 0 ? below : below.slice(0, end);
  const both = rest.length > 0 && whole ? [cleanName([line, ...rest].map(({ text }) => text).join(' '))] : [];
  const beforeComma = splitLastFirst(whole) ? [] : [cleanName(line.text.split(/,| [-–—|] /)[0] ?? '')];
  // A date of birth may be on the same line.
  const undated = cleanName(withoutDates(line.text));
  const parted = joinLabelledNames(line, below[0]) ?? labelledCell(line);
  return parted ? [parted] : [...new Set([...both, whole, ...beforeComma, undated, ...pieces])];
}

/** "Name" in one cell and the name in the next. */
function labelledCell({ parts: [label, value] }: Line): string | undefined {
  return label && value && isLabelledName(`${label.text}: `) ? cleanName(value.text) : undefined;
}

function isRestOfName(next: Line, above: Line): boolean {
  return (
    [above, next].every(({ text, parts }) => parts.length === 1 && knownHeading(text) === undefined) &&
    !/[@\d:]/.test(next.text) &&
    Math.abs(next.size - above.size) < 0.5 &&
    next.bold === above.bold &&
    next.gap < 1.8 &&
    !titlePattern.test(next.text)
  );
}

/** How well a text of a line is a name; undefined if nothing shows that it is one. */
function judge(text: string, line: Line, page: Page): number | undefined {
  const look = lookOfName(text);
  if (look === 'none') return undefined;
  const words = withoutTitles(text).split(/[\s,]+/);
  const similar = page.email ? likeness(words, page.email) : 0;
  const isLabelled = isLabelledName(line.text) || labelledCell(line) !== undefined || isPartOfName(line.text);
  const isLarge = line.size > 1.12 * page.usual && line.size >= page.largest - 0.1;
  const isOnly = standsAlone(line, page);
  const place = page.places.get(line);
  const isShown = isLabelled || similar >= 0.5 || isAtHead(text, line, { look, isLarge, isOnly, place });
  const isRole = readsAsRole(text) && similar < 1 && !isLabelled;
  if (!isShown || isRole || (titleness(text) <= -1 && similar < 0.5 && !isLabelled)) return undefined;
  const length = words.length === 1 && !isEastAsian(text) ? -2 : words.length <= 5 ? 1 : 0;
  return (
    (page.largest > 0 ? 4 * (line.size / page.largest) : 0) +
    (place ? Math.max(0, 3 - place.at) : 0) +
    length +
    4 * similar +
    (isLabelled ? 6 : 0) +
    (line.bold || isUpperCase(text) ? 0.5 : 0) -
    (line.isListItem ? 3 : 0)
  );
}

/** Headings have one size and stand further down; a name has its own, above the column beside it. */
function standsAlone(line: Line, { head, usual }: Page): boolean {
  const alike = head.filter(({ size }) => Math.abs(size - line.size) < 0.1).length;
  const top = line.area?.y;
  const above = head.filter(({ area }) => top !== undefined && area && area.y < top - line.size / 2).length;
  return alike <= maxLinesOfName && above <= maxPlace && (top !== undefined || line.size > 1.4 * usual);
}

const maxLinesOfName = 2;

interface Standing {
  look: 'name' | 'small';
  isLarge: boolean;
  isOnly: boolean;
  place: Place | undefined;
}

/** Whether a line stands where a name does: the first, or set apart above the first heading. */
function isAtHead(text: string, line: Line, { look, isLarge, isOnly, place }: Standing): boolean {
  const isOne = !/\s/.test(text) && !isEastAsian(text);
  if (line.isListItem) return false;
  const isOfWords = isOfCommonWords(text);
  if (place?.at === 0) return !(isOfWords && (isOne || place.isBelowRole));
  // A column beside it may be read first.
  if (look === 'small' || isOfWords) return false;
  if (!place) return isLarge && isOnly && !isOne;
  return place.at <= maxPlace && (isLarge || (line.bold && !isOne));
}

const maxPlace = 2;

/** How much of a name is in an address: "jane.smith", "jsmith", "smithj". */
function likeness(words: readonly string[], email: string): number {
  const local = lettersOf(email.split('@')[0] ?? '');
  const parts = words.map(lettersOf).filter((part) => part.length > 1);
  const contained = parts.filter((part) => local.includes(part));
  // If one name is written out, a single letter stands for the other: "k.nowak".
  const rest = contained.reduce((left, part) => left.replace(part, ''), local);
  const initials = parts.filter((part) => !contained.includes(part) && rest.includes(part.charAt(0)));
  const likely = contained.length + (contained.length > 0 ? initials.length : 0);
  return parts.length === 0 || !contained.some((part) => part.length > 2) ? 0 : likely / parts.length;
}

function lettersOf(text: string): string {
  return text
    .normalize('NFD')
    .toLowerCase()
    .replaceAll('ł', 'l')
    .replaceAll('ø', 'o')
    .replaceAll('ß', 'ss')
    .replaceAll(/[^a-z]/g, '');
}
