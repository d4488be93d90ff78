import {
  findDates,
  isDuration,
  isOnlyDates,
  isPieceOfDates,
  withoutDates,
} from '../resume-words/date-rules.ts';
import type { Line, LinePart } from '../resume-layout/line-rules.ts';
import { isPlace } from '../resume-words/place-rules.ts';

/** The lines of one position, degree or project. */
export interface Entry {
  header: Line[];
  /** Bullets and paragraphs, each joined from its lines. */
  body: Paragraph[];
}

/** The lines of an entry as a reading names them. */
export function linesOfEntry({ header, body }: Entry): { header: string[]; lines: string[] } {
  const ids = header.map(({ id }) => id);
  return { header: ids, lines: [...ids, ...body.flatMap(({ lines }) => lines).map(({ id }) => id)] };
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

/** Splits the lines of a section into entries, at the headers between the texts. */
export function divideIntoEntries(lines: readonly Line[], isAlwaysText = (_line: Line) => false): Entry[] {
  const sorted = sortLines(raiseDates(joinBrokenDates(joinYears(lines))), isAlwaysText);
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

/** Two years in consecutive lines are a start and an end. */
function joinYears(lines: readonly Line[]): Line[] {
  return lines.flatMap((line, at) => {
    const [above, next] = [lines[at - 1], lines[at + 1]];
    if (isYearBelow(line, above)) return [];
    if (!next || !isYearBelow(next, line)) return [line];
    const text = `${line.text} – ${next.text}`;
    return [{ ...line, text, parts: line.parts.map((part) => ({ ...part, text, spans: [] })) }];
  });
}

/** "MBA, Finance · (September 2015 - June" continues with "2017)" on the next line. */
function joinBrokenDates(lines: readonly Line[]): Line[] {
  const joined: Line[] = [];
  for (const line of lines) {
    const above = joined.at(-1);
    const [part, ...others] = above?.parts ?? [];
    const open = /\(([^()]*)$/.exec(above?.text ?? '')?.[1] ?? '';
    const end = /^([^()]*)\)$/.exec(line.text)?.[1] ?? '';
    const isBroken = isPieceOfDates(open) && isOnlyDates(`${open} ${end}`) && line.page === above?.page;
    if (!above || !part || others.length > 0 || !isBroken) joined.push(line);
    else joined.splice(-1, 1, withParts(above, [{ ...part, text: `${part.text} ${line.text}`, spans: [] }]));
  }
  return joined;
}

/** Moves dates at the right edge, level with the first bullet, up to the header above. */
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
  if (asideLabel.test(line.text)) return 'text';
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

/** Whether the line was broken because its first word did not fit into the line above. */
export function wouldNotFit(line: Line, above: Line): boolean {
  if (!line.area || !above.area || line.size !== above.size) return false;
  const [word = ''] = line.text.split(' ');
  const width = (line.area.width * (word.length + 1)) / Math.max(1, line.text.length);
  return 0.85 * width > above.room;
}

/** Dates of a header, not those in a sentence. */
export function hasHeaderDates(line: Line): boolean {
  const dates = findDates(line.text);
  const [first] = dates;
  if (!first) return false;
  // "Analyst, Acme (2019 – 2021)" is a header, even with a sentence after it.
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

/** What follows a range at the start of a line, "seit 03/2020 Projektleiterin"; undefined without one. */
function behindDates(text: string): string | undefined {
  const [first] = findDates(text);
  if (!first?.isRange || first.at > 1) return undefined;
  const rest = text.slice(first.at + first.text.length).replace(/^[\s:|•·,)–—-]+/, '');
  return /^(?:\p{Lu}|\p{Lo}|$)/u.test(rest) ? rest : undefined;
}

/** A sentence or a long text is a paragraph, not a header. */
export function isSentence({ text: whole, bold, parts }: Line): boolean {
  if (parts.length > 1) return false;
  const text = behindDates(whole) ?? whole;
  const words = text.split(/\s+/).length;
  if (/^\p{Ll}/u.test(text)) return !bold;
  if (/[.!]$/.test(text) && words > 6 && !/\b(?:inc|ltd|co|corp|llc)\.$/i.test(text)) return true;
  // "Catalogues and audio guides."
  if (/\p{Ll}{4}\.$/u.test(text) && !bold && (text.match(/\s\p{Ll}/gu)?.length ?? 0) >= 0.5 * words)
    return true;
  return !bold && (words > 14 || (words > 10 && !/[|•·–—]/.test(text)));
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

function lookOf(line: Line): string {
  const [first] = line.parts;
  return [Math.round(2 * (first?.size ?? 0)) / 2, first?.bold, first?.italic].join(' ');
}

const asideWords =
  '(?:key |selected |main )?(?:achievements|responsibilities|duties|technologies|tech stack|stack|tools|environment|highlights|projects)';
const asideStart = new RegExp(`^${asideWords}\\b`, 'i');
const asideLabel = new RegExp(`^${asideWords}\\s*:?$`, 'i');

/** A line between bullets that is not a header: "Key achievements:", or one in a different style. */
function isAside(header: readonly Line[], look: string | undefined): boolean {
  const [first, ...more] = header;
  if (!first || header.some(hasHeaderDates)) return false;
  if (first.text.endsWith(':') || asideStart.test(first.text)) return true;
  return more.length === 0 && lookOf(first) !== look && !isPlace(first.text);
}
