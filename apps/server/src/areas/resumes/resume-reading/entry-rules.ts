import type { Line } from '../resume-layout/line-rules.ts';
import { findDates, isOnlyDates, withoutDates } from '../resume-words/date-rules.ts';
import { isPlace, peelPlace } from '../resume-words/place-rules.ts';
import { leastProse, proseness } from '../resume-words/prose-rules.ts';
import { titleness } from '../resume-words/rules.ts';
import { behindDates, hasHeaderDates, isSentence, wouldNotFit } from './header-line-rules.ts';
import { joinDatesOfLines } from './joined-date-rules.ts';

/** The lines of one position, degree or project. */
export interface Entry {
  header: Line[];
  /** Bullets and paragraphs, each joined from its lines. */
  body: Paragraph[];
}

/** The lines of an entry as a reading names them. */
export function linesOfEntry({ header, body }: Entry): { header: string[]; lines: string[] } {
  const idsOf = (lines: readonly Line[]) => lines.flatMap(({ id, joined = [] }) => [id, ...joined]);
  const ids = idsOf(header);
  return { header: ids, lines: [...ids, ...idsOf(body.flatMap(({ lines }) => lines))] };
}

interface Paragraph {
  text: string;
  isListItem: boolean;
  lines: Line[];
}

type Role = 'item' | 'more' | 'text' | 'head' | 'dated';

export interface Sorted {
  line: Line;
  role: Role;
}

/** Splits the lines of a section into entries, at the headers between the texts. */
export function divideIntoEntries(lines: readonly Line[], isAlwaysText = (_line: Line) => false): Entry[] {
  const sorted = sortLines(lines, isAlwaysText);
  const clusters = joinClusters(sorted);
  const before = linesBeforeDate(clusters);
  const look = clusters[0]?.header[0] && lookOf(clusters[0].header[0]);
  const entries: Entry[] = [];
  for (const { header, body } of clusters) {
    const last = entries.at(-1);
    const own = last ? header.slice(countRest(header, before)) : header;
    last?.body.push(...header.slice(0, header.length - own.length).map(toParagraph));
    const [first, ...more] = splitCluster(own, before, look);
    if (!first) {
      if (last) last.body.push(...body);
      else if (body.length > 0) entries.push({ header: [], body });
      continue;
    }
    if (last && isAside(first, look)) {
      last.body.push(...first.map(toParagraph));
      if (more.length === 0) last.body.push(...body);
    } else entries.push({ header: first, body: more.length === 0 ? body : [] });
    for (const [at, one] of more.entries()) {
      entries.push({ header: one, body: at === more.length - 1 ? body : [] });
    }
  }
  return entries;
}

/** Consecutive header lines and the text below them. */
interface Cluster {
  header: Line[];
  body: Paragraph[];
}

function joinClusters(sorted: readonly Sorted[]): Cluster[] {
  const clusters: Cluster[] = [];
  let wasHead = false;
  for (const { line, role } of sorted) {
    const isHead = role === 'head' || role === 'dated';
    if (isHead && !wasHead) clusters.push({ header: [], body: [] });
    if (clusters.length === 0) clusters.push({ header: [], body: [] });
    const cluster = clusters.at(-1) as Cluster;
    if (isHead) cluster.header.push(line);
    else if (role === 'more') extend(cluster.body, line);
    else cluster.body.push(toParagraph(line));
    wasHead = isHead;
  }
  return clusters;
}

/** Lines below a header as points and paragraphs. */
export function toParagraphs(sorted: readonly Sorted[]): Paragraph[] {
  const body: Paragraph[] = [];
  for (const { line, role } of sorted) {
    if (role === 'more') extend(body, line);
    else body.push(toParagraph(line));
  }
  return body;
}

function toParagraph(line: Line): Paragraph {
  return { text: line.text, isListItem: line.isListItem, lines: [line] };
}

function extend(body: Paragraph[], line: Line): void {
  const last = body.at(-1);
  if (!last) return void body.push(toParagraph(line));
  last.text = joinWrapped(last.text, line.text);
  last.lines.push(line);
}

/** Joins a word that was hyphenated at the line end; a range of years is not joined. */
export function joinWrapped(text: string, next: string): string {
  return /\p{Ll}[-‐]$/u.test(text) && /^\p{Ll}/u.test(next)
    ? `${text.slice(0, -1)}${next}`
    : `${text} ${next}`;
}

/** What each line of a section is by its place and its look, with its dates beside it. */
export function sortLines(given: readonly Line[], isAlwaysText = (_line: Line) => false): Sorted[] {
  const lines = unmarkHeaders(joinDatesOfLines(given));
  const margin = headerMargin(lines);
  const sorted: Sorted[] = [];
  for (const [at, line] of lines.entries()) {
    const neighbours = { before: sorted.at(-1), margin, goesOn: goesOnBelow(lines, at) };
    const role = isAlwaysText(line) ? 'text' : roleOf(line, neighbours);
    sorted.push({ line, role });
  }
  return sorted;
}

/** A list of jobs, a point each: "• Cook, Blue Door, 2015 – 2017". */
function unmarkHeaders(lines: readonly Line[]): Line[] {
  if (lines.some((line) => !line.isListItem && hasHeaderDates(line))) return [...lines];
  const headers = new Set(lines.filter((line) => line.isListItem && isPlainHeader(line)));
  return headers.size < 2
    ? [...lines]
    : lines.map((line) => (headers.has(line) ? { ...line, isListItem: false } : line));
}

function isPlainHeader(line: Line): boolean {
  const dates = findDates(line.text);
  const rest = peelPlace(withoutDates(line.text)).rest;
  return (
    dates.some(({ isRange }) => isRange) &&
    hasHeaderDates({ ...line, isListItem: false }) &&
    proseness(rest) < 0.5
  );
}

interface Neighbours {
  before: Sorted | undefined;
  /** The left edge of headers; lines with a larger indent belong to a header above. */
  margin: number | undefined;
  /** It is the first of several lines of one text. */
  goesOn: boolean;
}

/**
 * Whether a line breaks off within a sentence: the next has the same style, would not have fitted, and starts
 * in lower case. In a narrow column that may take several lines to see.
 */
function goesOnBelow(lines: readonly Line[], from: number): boolean {
  let above = lines[from];
  if (!above || above.bold || above.italic || above.parts.length > 1) return false;
  for (const line of lines.slice(from + 1)) {
    const isAlike =
      !line.bold && !line.italic && !line.isListItem && line.parts.length === 1 && line.gap < 1.6;
    if (!isAlike || hasHeaderDates(line) || !wouldNotFit(line, above)) return false;
    if (/^\p{Ll}/u.test(line.text)) return true;
    above = line;
  }
  return false;
}

/** The left edge shared by most dated lines, if there is one. */
function headerMargin(lines: readonly Line[]): number | undefined {
  const starts = lines.filter((line) => line.area && hasHeaderDates(line)).map(startOf);
  const [most] = starts.toSorted((a, b) => countNear(starts, b) - countNear(starts, a));
  return most !== undefined && countNear(starts, most) >= 0.6 * starts.length ? most : undefined;
}

function countNear(values: readonly number[], value: number): number {
  return values.filter((other) => Math.abs(other - value) < 3).length;
}

/** The left edge of a line after its label. */
function startOf({ parts, isLabelled }: Line): number {
  return (isLabelled ? parts[1]?.x : undefined) ?? parts[0]?.x ?? 0;
}

function roleOf(line: Line, { before, margin, goesOn }: Neighbours): Role {
  const isHeaderItem = line.isListItem && (isWhenAndWhere(line) || hasAside(line));
  if (line.isListItem && !isHeaderItem) return 'item';
  const isSetIn =
    margin !== undefined &&
    line.area !== null &&
    startOf(line) > margin + 5 &&
    line.parts.length === 1 &&
    !isBelowTitle(line, before);
  if (before && !isHeaderItem && continues(line, before, isSetIn)) return 'more';
  if (hasHeaderDates(line)) return 'dated';
  if (isAsideLabel(line.text)) return 'text';
  if (isSetIn && !line.bold) return 'item';
  return isSentence(line) || goesOn ? 'text' : 'head';
}

/** Directly below a title that has its dates in a column of their own, and nothing else on its line. */
function isBelowTitle(line: Line, before: Sorted | undefined): boolean {
  const [dates, title, ...more] = before?.line.parts ?? [];
  if (before?.role !== 'dated' || !dates || !title || more.length > 0) return false;
  const isAlone = isOnlyDates(dates.text) && !/[,|·•]|\s[–—-]\s/.test(title.text);
  return isAlone && Math.abs(startOf(line) - title.x) < 3 && !line.isListItem;
}

/** "• **Google**    Mountain View, CA": headers have bullets too. */
function hasAside({ parts }: Line): boolean {
  const [first, last, ...more] = parts;
  if (!first || !last || more.length > 0 || /\p{Ll}[.!]$/u.test(first.text)) return false;
  return isOnlyDates(last.text) || isPlace(last.text);
}

/** Dates and a place after icons, which look like bullets. */
function isWhenAndWhere({ text }: Line): boolean {
  const pieces = text.split(/\s*[|•·∙▪■▲]\s*/).filter(Boolean);
  return pieces.some(isOnlyDates) && pieces.every((piece) => isOnlyDates(piece) || isPlace(piece));
}

/** Whether a line continues the bullet or paragraph above it. */
function continues(line: Line, { line: above, role }: Sorted, isSetIn: boolean): boolean {
  if (role !== 'item' && role !== 'more' && role !== 'text') return false;
  if (line.gap > 1.9 && line.page === above.page) return false;
  if (line.bold && !above.bold) return false;
  if (line.parts.length > 1 && hasHeaderDates(line)) return false;
  if (beginsAnew(line, above)) return false;
  // Without bullets, the remaining space tells new items from continuation lines.
  const isMarked = above.isListItem || !isSetIn;
  const isIndented =
    isMarked &&
    line.indent > 0 &&
    role === 'item' &&
    line.area !== null &&
    above.area !== null &&
    line.area.x > above.area.x + 2;
  if (isIndented || (isMarked && role === 'more' && line.area?.x === above.area?.x))
    return !hasHeaderDates(line) || wouldNotFit(line, above);
  if (/^[\p{Ll}(&]/u.test(line.text) && behindDates(line.text) === undefined) return true;
  return (role !== 'item' || isSetIn) && wouldNotFit(line, above);
}

/** "Cook, Blue Door, 2015 – 2017" below the end of a sentence, even one that fills its line. */
function beginsAnew({ text, isListItem }: Line, above: Line): boolean {
  const isHeader = /^[\p{Lu}\d(]/u.test(text) && findDates(text).some(({ isRange }) => isRange);
  if (!isHeader || isListItem) return false;
  const rest = peelPlace(withoutDates(text)).rest;
  return /[.!?]$/.test(above.text)
    ? proseness(rest) < leastProse
    : proseness(rest) < 0 && titleness(rest) > 0;
}

/** The number of header lines above the dated line, taken from the section's first header. */
function linesBeforeDate(clusters: readonly Cluster[]): number {
  const [first] = clusters;
  const at = first ? first.header.findIndex(hasHeaderDates) : -1;
  return Math.max(0, at);
}

/**
 * Lines above a header whose date is in its last lines: in files without styles, they belong to the text
 * before.
 */
function countRest(header: readonly Line[], before: number): number {
  const dated = header.flatMap((line, at) => (hasHeaderDates(line) ? [at] : []));
  const [at = 0, ...more] = dated;
  if (dated.length === 0 || more.length > 0 || header.some(({ size }) => size > 0)) return 0;
  return Math.max(0, at - before);
}

/** Splits consecutive headers without text between them. */
function splitCluster(header: readonly Line[], before: number, look: string | undefined): Line[][] {
  const dated = header.flatMap((line, at) => (hasHeaderDates(line) ? [at] : []));
  if (header.length === 0) return [];
  if (dated.length < 2) return splitUndated(header, look, dated[0]);
  const starts = dated.map((at, index) => {
    const earliest = index === 0 ? 0 : (dated[index - 1] ?? 0) + 1;
    if (index === 0) return 0;
    return before > 0 ? startLikeFirst(header, { earliest, at, before }) : Math.max(earliest, at - before);
  });
  return starts.map((start, index) => header.slice(start, starts[index + 1]));
}

/** The start of a header with its date at the end: the line styled like the first header's start. */
function startLikeFirst(
  header: readonly Line[],
  { earliest, at, before }: { earliest: number; at: number; before: number },
): number {
  const counted = Math.max(earliest, at - before);
  const [first] = header;
  if (!first || at === earliest) return counted;
  const alike = header.slice(earliest, at).filter((line) => lookOf(line) === lookOf(first));
  const isTelling = alike.length > 0 && alike.length < at - earliest;
  return isTelling ? header.indexOf(alike[0] as Line) : counted;
}

/** At most one date: a wide gap may still separate a banner or an undated entry. */
function splitUndated(
  header: readonly Line[],
  look: string | undefined,
  dated = Number.POSITIVE_INFINITY,
): Line[][] {
  // Lines below a date belong to it, however wide the gap.
  const starts = header.flatMap((line, at) =>
    at === 0 || (at <= dated && line.gap > 1.9 && lookOf(line) === look && header.length > 2) ? [at] : [],
  );
  return starts.map((start, index) => header.slice(start, starts[index + 1]));
}

export function lookOf(line: Line): string {
  const [part] = line.parts;
  // A title in italics begins its line, however long the dates behind it are.
  const first = part?.spans[0] ?? part;
  return [Math.round(2 * (part?.size ?? 0)) / 2, first?.bold, first?.italic].join(' ');
}

const asideWords =
  '(?:key |selected |main )?(?:achievements|responsibilities|duties|technologies|tech stack|stack|tools|environment|highlights|projects)';
const asideStart = new RegExp(`^${asideWords}\\b`, 'i');
const asideLabel = new RegExp(`^${asideWords}\\s*:?$`, 'i');
export const isAsideLabel = (text: string) => asideLabel.test(text);

/** A line between bullets that is not a header: "Key achievements:", or one in a different style. */
export function isAside(header: readonly Line[], look: string | undefined): boolean {
  const [first, ...more] = header;
  if (!first || header.some(hasHeaderDates)) return false;
  if (first.text.endsWith(':') || asideStart.test(first.text)) return true;
  return more.length === 0 && lookOf(first) !== look && !isPlace(first.text);
}
