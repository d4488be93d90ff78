import type { Line } from '../resume-layout/line-rules.ts';
import { findDates, isDuration, withoutDates } from '../resume-words/date-rules.ts';
import { peelPlace } from '../resume-words/place-rules.ts';
import { countSmallWords, firmness, titleScore } from '../resume-words/evidence-rules.ts';
import { leastProse, proseness } from '../resume-words/prose-rules.ts';
import {
  divideIntoEntries,
  isAside,
  isAsideLabel,
  lookOf,
  sortLines,
  toParagraphs,
  type Entry,
  type Sorted,
} from './entry-rules.ts';
import { chooseHeaders, type Anchor, type Candidate, type Chosen } from './form-rules.ts';
import { Evidence, readingsOf, type Reading } from './header-reading-rules.ts';
import { createPieceReader, type Piece, type PieceReader } from './piece-rules.ts';
import { createLineReader, readHeader, remarkIn, type Header, type LineReader } from './segment-rules.ts';

/** An entry of work with what its header says. */
export interface WorkEntry extends Entry {
  reading: Reading;
  read: Header;
  pieces: Piece[];
}

interface Section {
  sorted: readonly Sorted[];
  /** Its lines with dates. */
  anchors: number;
  cities: ReadonlySet<string>;
  readLine: LineReader;
  readPieces: PieceReader;
  evidence: Evidence;
}

/** Divides a section of work into entries: the lines with dates, and those around them that fit best. */
export function divideWork(lines: readonly Line[], cities: ReadonlySet<string>): WorkEntry[] {
  const sorted = sortLines(lines);
  const section: Section = {
    sorted,
    anchors: sorted.filter(({ role }) => role === 'dated').length,
    cities,
    readLine: createLineReader(cities),
    readPieces: createPieceReader(),
    evidence: new Evidence(),
  };
  const dated = section.sorted.flatMap(({ role }, at) => (role === 'dated' ? [at] : []));
  const ranges = dated.filter((at) => hasRange(section.sorted[at]?.line));
  const isOfRanges = 2 * ranges.length >= dated.length;
  const chosen = chooseHeaders(dated.map((at) => anchorAt(section, at, isOfRanges && !ranges.includes(at))));
  if (chosen.length === 0) return readUndated(lines, section);
  return chosen.flatMap((one, index) => {
    const next = chosen[index + 1];
    const entry = toEntry(section, one);
    return [
      entry,
      ...divideBody(section, entry, {
        from: one.candidate.to,
        to: next?.candidate.from ?? section.sorted.length,
      }),
    ];
  });
}

/** A section without dates is divided by the look of its lines. */
function readUndated(lines: readonly Line[], section: Section): WorkEntry[] {
  const entries = divideIntoEntries(lines).filter(({ header }) => header.length > 0);
  const anchors = entries.map(({ header }, at): Anchor => ({
    skipCost: Number.POSITIVE_INFINITY,
    candidates: [
      { from: at, to: at + 1, above: 0, below: 0, base: 0, readings: readLines(header, section).readings },
    ],
  }));
  return chooseHeaders(anchors).map(({ candidate, reading }) => {
    const entry = entries[candidate.from] as Entry;
    return { ...entry, ...readLines(entry.header, section), reading };
  });
}

function readLines(lines: readonly Line[], { cities, readLine, readPieces, evidence }: Section) {
  const read = readHeader(lines, cities, readLine);
  const pieces = readPieces(read);
  return { read, pieces, readings: readingsOf(pieces, evidence) };
}

const maxAbove = 3;
const maxBelow = 3;
/** More dates than any person has jobs: only what is beside them is tried. */
const manyAnchors = 150;

/** Dates from and to; "First aider since 2012" has none. */
function hasRange(line: Line | undefined): boolean {
  return findDates(line?.text ?? '').some(
    ({ isRange, end, at }) =>
      isRange && (end !== null || !/[\p{L}\d]\s$/u.test(line?.text.slice(0, at) ?? '')),
  );
}

/** A single year among ranges is rather that of an award. */
const costOfLoneYear = 3.5;

function anchorAt(section: Section, at: number, isLone: boolean): Anchor {
  const { sorted } = section;
  const canBePart = (index: number) => {
    const one = sorted[index];
    return one !== undefined && one.role !== 'item' && one.role !== 'dated';
  };
  let [above, below] = [0, 0];
  const most = section.anchors > manyAnchors ? 1 : maxAbove;
  while (above < most && canBePart(at - above - 1)) above++;
  while (below < Math.min(most, maxBelow) && canBePart(at + below + 1)) below++;
  const candidates: Candidate[] = [];
  for (let up = 0; up <= above; up++)
    for (let down = 0; down <= below; down++) candidates.push(candidateOf(section, { at, up, down }));
  if (!isLone) return { candidates, skipCost: hasRange(sorted[at]?.line) ? 2.5 : 1 };
  return { candidates: candidates.map((one) => ({ ...one, base: one.base - costOfLoneYear })), skipCost: 0 };
}

function candidateOf(
  section: Section,
  { at, up, down }: { at: number; up: number; down: number },
): Candidate {
  const [from, to] = [at - up, at + down + 1];
  const own = section.sorted.slice(from, to);
  const { readings } = readLines(
    own.map(({ line }) => line),
    section,
  );
  let base = startGain(own[0]?.line);
  for (const [index, one] of own.entries()) {
    if (index > 0 && one.line.gap > wideGap) base -= 1;
    if (index !== up) base += weightOf(one, section.sorted[from + index - 1]);
  }
  return { from, to, above: up, below: down, readings, base };
}

const wideGap = 1.9;

/** A header begins below a space rather than above one. */
function startGain(line: Line | undefined): number {
  return line && line.gap > 1.6 ? 0.6 : 0;
}

/** What speaks for a line of its own being part of a header, rather than of the text around it. */
function weightOf({ line, role }: Sorted, above: Sorted | undefined): number {
  if (isAsideLabel(line.text)) return -6;
  const prose = proseOf(line);
  const text = role === 'text' ? Math.max(2, 2 * (prose - 0.5)) : 2 * Math.max(0, prose - 0.5);
  const rest = role === 'more' ? (/[.!?]$/.test(above?.line.text ?? '') ? 0.4 : 1.8) : 0;
  const look = line.bold ? 1 : 0;
  return look + 0.3 - text - rest - (look > 0 ? 0 : costOfSmallWords(line));
}

/** "Three children under ten" names neither a title nor an employer. */
function costOfSmallWords(line: Line): number {
  const text = peelPlace(withoutDates(line.text)).rest;
  const small = line.parts.length > 1 || isDuration(text) ? 0 : countSmallWords(text);
  if (small === 0 || titleScore(text) > 0 || firmness(text) >= 0.5) return 0;
  return small > 1 ? 3 : 0.5;
}

/** How much a line reads as prose, its dates and its place aside. */
function proseOf(line: Line): number {
  if (line.parts.length > 1) return 0;
  return proseness(peelPlace(withoutDates(line.text)).rest);
}

function toEntry(section: Section, { candidate, reading }: Chosen): WorkEntry {
  const header = section.sorted.slice(candidate.from, candidate.to).map(({ line }) => line);
  const { read, pieces } = readLines(header, section);
  // A sentence on the line of a header is text: it stays with its line.
  const remarks = header.flatMap(({ parts }) => parts.flatMap(({ text }) => remarkIn(text) || []));
  const body = remarks.map((text) => ({ text, isListItem: false, lines: [] }));
  return { header, body, read, pieces, reading };
}

/** The text below a header, and the entries without dates in it: lines that look like that header and say as much. */
function divideBody(
  section: Section,
  entry: WorkEntry,
  { from, to }: { from: number; to: number },
): WorkEntry[] {
  const more: WorkEntry[] = [];
  const sorted = section.sorted.slice(from, to);
  let at = 0;
  let current = entry;
  let text: Sorted[] = [];
  const close = () => {
    current.body.push(...toParagraphs(text));
    text = [];
  };
  while (at < sorted.length) {
    const length = sorted.slice(at).findIndex(({ role }) => role !== 'head');
    const run = sorted.slice(at, length < 0 ? sorted.length : at + length);
    const undated = run.length > 0 ? undatedEntry(section, entry, run) : undefined;
    if (undated) {
      close();
      more.push(undated);
      current = undated;
    } else text.push(...(run.length > 0 ? run : sorted.slice(at, at + 1)));
    at += Math.max(1, run.length);
  }
  close();
  return more;
}

function undatedEntry(section: Section, dated: WorkEntry, run: readonly Sorted[]): WorkEntry | undefined {
  const header = run.map(({ line }) => line);
  const [first] = header;
  const look = dated.header[0] && lookOf(dated.header[0]);
  if (!first || isAside(header, look) || header.length > maxAbove) return undefined;
  const isSet = first.bold || first.italic || first.isHeading;
  if (!isSet || lookOf(first) !== look || proseOf(first) >= leastProse) return undefined;
  const { read, pieces, readings } = readLines(header, section);
  const [reading] = readings;
  return reading && reading.score > 0 ? { header, body: [], read, pieces, reading } : undefined;
}
