import { findDates, isDuration, isOnlyDates, withoutDates } from '../resume-words/date-rules.ts';
import type { Line, LinePart } from '../resume-layout/line-rules.ts';
import { isPlace } from '../resume-words/place-rules.ts';

/** What belongs to one position, degree or project. */
export interface Entry {
  header: Line[];
  /** Bullets and paragraphs, each put together from its lines. */
  body: Paragraph[];
}

interface Paragraph {
  text: string;
  isListItem: boolean;
  lines: Line[];
}

type Role = 'item' | 'more' | 'text' | 'head' | 'dated';

interface Sorted {
  line: Line;
  role: Role;
}

/** Divides the lines of a section into its entries, by what stands between the text of one and the next. */
export function divideIntoEntries(lines: readonly Line[], isAlwaysText = (_line: Line) => false): Entry[] {
  const sorted = sortLines(raiseDates(joinYears(lines)), isAlwaysText);
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

/** Two years below each other are where it begins and where it ends. */
function joinYears(lines: readonly Line[]): Line[] {
  return lines.flatMap((line, at) => {
    const [above, next] = [lines[at - 1], lines[at + 1]];
    if (isYearBelow(line, above)) return [];
    if (!next || !isYearBelow(next, line)) return [line];
    const text = `${line.text} – ${next.text}`;
    return [{ ...line, text, parts: line.parts.map((part) => ({ ...part, text, spans: [] })) }];
  });
}

/** Dates at the right edge, below the place of their header, stand beside the first point of its text. */
function raiseDates(lines: readonly Line[]): Line[] {
  const raised: Line[] = [];
  for (const line of lines) {
    const above = raised.at(-1);
    const [aside] = line.parts.slice(1);
    const isBeside = line.isListItem && line.parts.length === 2 && aside !== undefined;
    if (isBeside && above && isOnlyDates(aside.text) && lacksDates(above)) {
      raised.splice(
        -1,
        1,
        withParts(above, [...above.parts, aside]),
        withParts(line, line.parts.slice(0, 1)),
      );
    } else if (isBeside && isDuration(aside.text)) raised.push(withParts(line, line.parts.slice(0, 1)));
    else raised.push(line);
  }
  return raised;
}

function lacksDates(line: Line): boolean {
  return line.parts.length > 1 && !line.isListItem && !hasHeaderDates(line);
}

function withParts(line: Line, parts: LinePart[]): Line {
  return { ...line, parts, text: parts.map(({ text }) => text).join(' ') };
}

function isYearBelow(line: Line, above: Line | undefined): boolean {
  const isYear = /^(?:19|20)\d\d$/;
  return above !== undefined && line.gap < 1.8 && isYear.test(line.text) && isYear.test(above.text);
}

/** Header lines that follow each other, and the text below them. */
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

function toParagraph(line: Line): Paragraph {
  return { text: line.text, isListItem: line.isListItem, lines: [line] };
}

function extend(body: Paragraph[], line: Line): void {
  const last = body.at(-1);
  if (!last) return void body.push(toParagraph(line));
  last.text = joinWrapped(last.text, line.text);
  last.lines.push(line);
}

/** A word that was hyphenated at the end of its line is one word again; a range of years is not. */
export function joinWrapped(text: string, next: string): string {
  return /\p{Ll}[-‐]$/u.test(text) && /^\p{Ll}/u.test(next)
    ? `${text.slice(0, -1)}${next}`
    : `${text} ${next}`;
}

function sortLines(lines: readonly Line[], isAlwaysText: (line: Line) => boolean): Sorted[] {
  const margin = headerMargin(lines);
  const sorted: Sorted[] = [];
  for (const [at, line] of lines.entries()) {
    const neighbours = { before: sorted.at(-1), margin, goesOn: goesOnBelow(lines, at) };
    const role = isAlwaysText(line) ? 'text' : roleOf(line, neighbours);
    sorted.push({ line, role });
  }
  return sorted;
}

interface Neighbours {
  before: Sorted | undefined;
  /** Where headers begin; what is set further in belongs to them. */
  margin: number | undefined;
  /** It is the first of several lines of a text. */
  goesOn: boolean;
}

/**
 * Whether a plain line was broken in the middle of a sentence: what follows looks the same, would not have fitted, and
 * goes on in small letters. In a narrow column a sentence shows its end only lines below.
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

/** Where most lines with dates begin, if they agree. */
function headerMargin(lines: readonly Line[]): number | undefined {
  const starts = lines.filter((line) => line.area && hasHeaderDates(line)).map(startOf);
  const [most] = starts.toSorted((a, b) => countNear(starts, b) - countNear(starts, a));
  return most !== undefined && countNear(starts, most) >= 0.6 * starts.length ? most : undefined;
}

function countNear(values: readonly number[], value: number): number {
  return values.filter((other) => Math.abs(other - value) < 3).length;
}

/** Where a line begins, beside its label. */
function startOf({ parts, isLabelled }: Line): number {
  return (isLabelled ? parts[1]?.x : undefined) ?? parts[0]?.x ?? 0;
}

function roleOf(line: Line, { before, margin, goesOn }: Neighbours): Role {
  const isHeaderItem = line.isListItem && (isWhenAndWhere(line) || hasAside(line));
  if (line.isListItem && !isHeaderItem) return 'item';
  const isSetIn =
    margin !== undefined && line.area !== null && startOf(line) > margin + 5 && line.parts.length === 1;
  if (before && !isHeaderItem && continues(line, before, isSetIn)) return 'more';
  if (hasHeaderDates(line)) return 'dated';
  if (asideLabel.test(line.text)) return 'text';
  if (isSetIn && !line.bold) return 'item';
  return isSentence(line) || goesOn ? 'text' : 'head';
}

/** "• **Google**    Mountain View, CA": headers have bullets too. */
function hasAside({ parts }: Line): boolean {
  const [first, last, ...more] = parts;
  if (!first || !last || more.length > 0 || /\p{Ll}[.!]$/u.test(first.text)) return false;
  return isOnlyDates(last.text) || isPlace(last.text);
}

/** Dates and a place behind their icons, which look like bullets. */
function isWhenAndWhere({ text }: Line): boolean {
  const pieces = text.split(/\s*[|•·∙▪■▲]\s*/).filter(Boolean);
  return pieces.some(isOnlyDates) && pieces.every((piece) => isOnlyDates(piece) || isPlace(piece));
}

/** Whether a line goes on with the bullet or the paragraph above it. */
function continues(line: Line, { line: above, role }: Sorted, isSetIn: boolean): boolean {
  if (role !== 'item' && role !== 'more' && role !== 'text') return false;
  if (line.gap > 1.9 && line.page === above.page) return false;
  if (line.bold && !above.bold) return false;
  if (line.parts.length > 1 && hasHeaderDates(line)) return false;
  // Without their bullets, points of a list are told from lines that go on by what would have fitted.
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
  if (/^[\p{Ll}(&]/u.test(line.text)) return true;
  return (role !== 'item' || isSetIn) && wouldNotFit(line, above);
}

/** The first word of the line would not have fitted into the one above: it was broken there. */
export function wouldNotFit(line: Line, above: Line): boolean {
  if (!line.area || !above.area || line.size !== above.size) return false;
  const [word = ''] = line.text.split(' ');
  const width = (line.area.width * (word.length + 1)) / Math.max(1, line.text.length);
  return 0.85 * width > above.room;
}

/** Dates that are set beside a header, not those of a sentence. */
export function hasHeaderDates(line: Line): boolean {
  const dates = findDates(line.text);
  const [first] = dates;
  if (!first) return false;
  // "Analyst, Acme (2019 – 2021)" is a header, also with a sentence behind it.
  if (first.isRange && /[([]\s*$/.test(line.text.slice(0, first.at)) && !line.isListItem) return true;
  if (line.parts.some(({ text }) => isOnlyDates(text))) return true;
  // "2021 and June 2022" is the rest of a sentence.
  if (first.at <= 1 && !first.isRange && /^\p{Ll}/u.test(withoutDates(line.text))) return false;
  const last = dates.at(-1) ?? first;
  const isAtEdge =
    first.at <= 1 ||
    last.at + last.text.length >= line.text.length - 2 ||
    /[([|•·–—,]\s*$/.test(line.text.slice(0, first.at));
  const longest = first.at === 0 ? 100 : 70;
  return isAtEdge && (first.isRange || line.text.length < longest) && !isSentence(line);
}

/** A paragraph, not a header: long, or said in a sentence. */
export function isSentence({ text, bold, parts }: Line): boolean {
  if (parts.length > 1) return false;
  const words = text.split(/\s+/).length;
  if (/^\p{Ll}/u.test(text)) return !bold;
  if (/[.!]$/.test(text) && words > 6 && !/\b(?:inc|ltd|co|corp|llc)\.$/i.test(text)) return true;
  // "Catalogues and audio guides."
  if (/\p{Ll}{4}\.$/u.test(text) && !bold && (text.match(/\s\p{Ll}/gu)?.length ?? 0) >= 0.5 * words)
    return true;
  return !bold && (words > 14 || (words > 10 && !/[|•·–—]/.test(text)));
}

/** How many lines of a header stand before the one with the dates, as the section's first header shows. */
function linesBeforeDate(clusters: readonly Cluster[]): number {
  const [first] = clusters;
  const at = first ? first.header.findIndex(hasHeaderDates) : -1;
  return Math.max(0, at);
}

/** Lines over a header that has its date in its last lines: where nothing tells looks, they end the text before it. */
function countRest(header: readonly Line[], before: number): number {
  const dated = header.flatMap((line, at) => (hasHeaderDates(line) ? [at] : []));
  const [at = 0, ...more] = dated;
  if (dated.length === 0 || more.length > 0 || header.some(({ size }) => size > 0)) return 0;
  return Math.max(0, at - before);
}

/** Headers that follow each other without text between them. */
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

/** Where a header begins that has its date at the end: with what looks like the beginning of the first one. */
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

/** One date at most: a wide gap may still set a banner or an entry without dates apart. */
function splitUndated(
  header: readonly Line[],
  look: string | undefined,
  dated = Number.POSITIVE_INFINITY,
): Line[][] {
  // What stands below the date, however far, is what it is the date of.
  const starts = header.flatMap((line, at) =>
    at === 0 || (at <= dated && line.gap > 1.9 && lookOf(line) === look && header.length > 2) ? [at] : [],
  );
  return starts.map((start, index) => header.slice(start, starts[index + 1]));
}

function lookOf(line: Line): string {
  const [first] = line.parts;
  return [Math.round(2 * (first?.size ?? 0)) / 2, first?.bold, first?.italic].join(' ');
}

const asideWords =
  '(?:key |selected |main )?(?:achievements|responsibilities|duties|technologies|tech stack|stack|tools|environment|highlights|projects)';
const asideStart = new RegExp(`^${asideWords}\\b`, 'i');
const asideLabel = new RegExp(`^${asideWords}\\s*:?$`, 'i');

/** A line between bullets that begins nothing: "Key achievements:", or one that looks like no header here. */
function isAside(header: readonly Line[], look: string | undefined): boolean {
  const [first, ...more] = header;
  if (!first || header.some(hasHeaderDates)) return false;
  if (first.text.endsWith(':') || asideStart.test(first.text)) return true;
  return more.length === 0 && lookOf(first) !== look && !isPlace(first.text);
}
