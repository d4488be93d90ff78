import type { TextRun, TextSpan } from '../../../platform/documents/document.ts';
import { cleanText, closeSpacedLetters, isBullet, type LinePart } from './line-rules.ts';

/** A run of text on one baseline without a wide gap. */
export interface Fragment extends LinePart {
  /** Distance of the baseline from the top of the page. */
  y: number;
  right: number;
  isListItem: boolean;
  /** Part of a table row, with the others on its baseline. */
  isCell?: true;
}

/** A run of a page that reads from right to left has its place counted from the right edge. */
export type PlacedRun = TextRun & { isMirrored?: true };

/** Wider than any space between words, even in justified text. In multiples of the size. */
const wideGap = 1.15;
/** A smaller gap joins pieces of one word. */
const wordGap = 0.13;
/** The wide gap before text that starts where other rows do and looks different from the text before it. */
const columnGap = 0.55;
const lookGap = 0.2;
/** The wide gap before text that starts where a cell of the next or previous row does. */
const besideGap = 0.8;
const sameEdge = 1;
const fewestOnEdge = 4;
const edgeShare = 0.1;
/** The maximum distance between a bullet and its text. */
const bulletGap = 4;

/** Joins the runs of a page to fragments, from top to bottom and left to right. */
export function joinRuns(runs: readonly PlacedRun[]): Fragment[] {
  const rows = groupByBaseline(withoutDoubles(runs.flatMap(splitWideSpaces)), ({ y }) => y);
  const edges = findEdges(rows);
  const beside = rows.map(startsAfterGaps);
  return rows.flatMap((row, at) =>
    attachBullets(joinRow(row, edges, [...(beside[at - 1] ?? []), ...(beside[at + 1] ?? [])])),
  );
}

/** Where the parts of a row start that follow a wide gap. */
function startsAfterGaps(row: readonly PlacedRun[]): number[] {
  return row.flatMap(({ x, size }, at) => {
    const before = row[at - 1];
    return before && x - before.x - before.width > wideGap * size ? x : [];
  });
}

/**
 * Positions where several rows or cells start. Text starting there elsewhere is in a column, however close
 * the text before it.
 */
function findEdges(rows: readonly PlacedRun[][]): number[] {
  const starts = rows.flatMap((row) => [...(row[0] ? [row[0].x] : []), ...startsAfterGaps(row)]);
  const sorted = starts.toSorted((a, b) => a - b);
  let [from, to] = [0, 0];
  const edges = sorted.filter((start) => {
    while ((sorted[from] ?? start) < start - sameEdge) from++;
    while ((sorted[to] ?? Number.POSITIVE_INFINITY) <= start + sameEdge) to++;
    return to - from >= Math.max(fewestOnEdge, edgeShare * rows.length);
  });
  return [...new Set(edges)];
}

/** Groups items on about the same baseline, each row sorted from left to right. */
export function groupByBaseline<T extends { x: number; size: number }>(
  things: readonly T[],
  baseline: (thing: T) => number,
): T[][] {
  const rows: { y: number; size: number; things: T[] }[] = [];
  for (const thing of things.toSorted((a, b) => baseline(a) - baseline(b))) {
    const row = rows.at(-1);
    const near = row && baseline(thing) - row.y <= 0.35 * Math.min(row.size, thing.size);
    if (near) {
      row.things.push(thing);
      row.size = Math.max(row.size, thing.size);
    } else rows.push({ y: baseline(thing), size: thing.size, things: [thing] });
  }
  return rows.map((row) => row.things.toSorted((a, b) => a.x - b.x));
}

/** Splits columns that were made with spaces. */
function splitWideSpaces(run: PlacedRun): PlacedRun[] {
  if (!run.text.trim()) return [];
  // Letterspaced text may have wide spaces between words.
  if (!/\S\s{4,}\S/.test(run.text) || isSpacedOut(run.text)) return [run];
  const each = run.width / run.text.length;
  return [...run.text.matchAll(/\S+(?:\s{1,3}\S+)*/g)].map((match) => ({
    ...run,
    text: match[0],
    x: run.x + each * match.index,
    width: each * match[0].length,
  }));
}

function isSpacedOut(text: string): boolean {
  const tokens = text.split(/\s+/).filter(Boolean);
  return tokens.filter((token) => token.length === 1).length > 0.8 * tokens.length;
}

/** Removes the copy of bold text that is drawn twice with a small offset. */
function withoutDoubles(runs: readonly PlacedRun[]): PlacedRun[] {
  const kept = new Map<string, PlacedRun[]>();
  return runs.filter((run) => {
    const same = kept.get(run.text) ?? [];
    const isDouble = same.some((other) => Math.abs(other.x - run.x) < 1.5 && Math.abs(other.y - run.y) < 1.5);
    kept.set(run.text, [...same, run]);
    return !isDouble;
  });
}

function joinRow(row: readonly PlacedRun[], edges: readonly number[], beside: readonly number[]): Fragment[] {
  const groups: PlacedRun[][] = [];
  const isOn = (starts: readonly number[], { x }: PlacedRun) =>
    starts.some((start) => Math.abs(start - x) <= sameEdge);
  for (const run of row) {
    const group = groups.at(-1);
    const last = group?.at(-1);
    const gap = last ? run.x - (last.x + last.width) : Number.POSITIVE_INFINITY;
    const size = last ? Math.max(last.size, run.size) : run.size;
    const isAlike = last && last.bold === run.bold && Math.abs(last.size - run.size) < 0.5;
    const edgeGap = isAlike ? columnGap : lookGap;
    const widest = isOn(edges, run) ? edgeGap : isOn(beside, run) ? besideGap : wideGap;
    if (group && gap <= widest * size) group.push(run);
    else groups.push([run]);
  }
  return groups.flatMap(toFragment);
}

function toFragment(runs: readonly PlacedRun[]): Fragment[] {
  const [first] = runs;
  if (!first) return [];
  const last = runs.at(-1) as PlacedRun;
  const text = cleanText(joinText(runs));
  if (!text) return [];
  const x = Math.min(...runs.map((run) => run.x));
  const right = Math.max(...runs.map((run) => run.x + run.width), last.x + last.width);
  return [
    {
      text,
      x,
      right,
      width: right - x,
      y: first.y,
      ...dominantStyle(runs),
      spans: spansOf(runs),
      isListItem: false,
    },
  ];
}

function joinText(runs: readonly PlacedRun[]): string {
  const reading = inReadingOrder(runs);
  const letters = reading.filter(({ text }) => [...text.trim()].length === 1).length;
  const isSetApart = usualGap(reading) > wordGap * (reading[0]?.size ?? 0);
  if (reading.length >= 4 && letters >= 0.8 * reading.length && isSetApart) return joinSpacedLetters(reading);
  if (areSpacedWords(reading)) return reading.map(({ text }) => text.replaceAll(/\s+/g, '')).join(' ');
  let text = '';
  let before: PlacedRun | undefined;
  for (const run of reading) {
    if (before && !/\s$/.test(text) && !/^\s/.test(run.text) && distance(before, run) > wordGap * run.size)
      text += ' ';
    text += run.text;
    before = run;
  }
  return closeSpacedLetters(text);
}

const latin = /\p{sc=Latin}/u;
const latinOrFigure = /[\p{sc=Latin}\d]/u;

/** Words in Latin letters keep their order within text that reads from right to left. */
function inReadingOrder(runs: readonly PlacedRun[]): readonly PlacedRun[] {
  const isMirrored = runs[0]?.isMirrored === true;
  const fromRight = runs.filter((run) => run.rightToLeft).length;
  if (!isMirrored && fromRight <= runs.length / 2) return runs;
  const ordered = isMirrored ? runs : runs.toReversed();
  const read: PlacedRun[] = [];
  for (let at = 0; at < ordered.length;) {
    const group = ordered.slice(at, endOfTurned(ordered, at));
    read.push(...group.toReversed());
    at += group.length;
  }
  return read;
}

/** The end of words that read from left to right, with what stands between two of them and figures behind them. */
function endOfTurned(runs: readonly PlacedRun[], from: number): number {
  let end = from + 1;
  if (!latinOrFigure.test(runs[from]?.text ?? '')) return end;
  for (let at = from; at < runs.length && !runs[at]?.rightToLeft; at++)
    if (latin.test(runs[at]?.text ?? '')) end = at + 1;
  return end;
}

/** Letterspaced words, each drawn in one run: "H E A D", "O F". */
function areSpacedWords(runs: readonly PlacedRun[]): boolean {
  const words = runs.map(({ text }) => text.trim().split(/\s+/));
  return (
    words.length > 1 &&
    words.some((letters) => letters.length > 2) &&
    words.every((letters) => letters.every((letter) => [...letter].length === 1))
  );
}

/** Letters drawn one by one with spacing: the wider gaps separate words. */
function joinSpacedLetters(runs: readonly PlacedRun[]): string {
  const usual = usualGap(runs);
  return runs
    .map((run, at) => {
      const before = runs[at - 1];
      const isWord = before && distance(before, run) > usual + 0.2 * run.size;
      return isWord ? ` ${run.text.trim()}` : run.text.trim();
    })
    .join('');
}

function usualGap(runs: readonly PlacedRun[]): number {
  const gaps = runs.slice(1).map((run, at) => distance(runs[at] as PlacedRun, run));
  return gaps.toSorted((a, b) => a - b)[Math.floor(gaps.length / 2)] ?? 0;
}

function distance(a: PlacedRun, b: PlacedRun): number {
  return Math.max(b.x - (a.x + a.width), a.x - (b.x + b.width));
}

/** Spans of one style; text without letters takes the style of its neighbour. */
function spansOf(runs: readonly PlacedRun[]): TextSpan[] {
  const groups: PlacedRun[][] = [];
  for (const run of runs) {
    const last = groups.at(-1);
    const before = last?.[0];
    const isAlike = before && before.bold === run.bold && before.italic === run.italic;
    if (last && (isAlike || !/[\p{L}\d]/u.test(run.text))) last.push(run);
    else groups.push([run]);
  }
  return groups.flatMap((group) => {
    const [first] = group;
    return first ? [{ text: cleanText(joinText(group)), bold: first.bold, italic: first.italic }] : [];
  });
}

/** The style of most letters; the size is the largest one. */
function dominantStyle(runs: readonly PlacedRun[]) {
  const letters = (some: readonly PlacedRun[]) => some.reduce((sum, { text }) => sum + text.trim().length, 0);
  const all = letters(runs);
  return {
    size: Math.max(...runs.map(({ size }) => size)),
    bold: letters(runs.filter(({ bold }) => bold)) > all / 2,
    italic: letters(runs.filter(({ italic }) => italic)) > all / 2,
  };
}

function attachBullets(row: readonly Fragment[]): Fragment[] {
  const joined: Fragment[] = [];
  for (const fragment of row) {
    const before = joined.at(-1);
    const follows = before && isBullet(before.text) && fragment.x - before.right < bulletGap * fragment.size;
    if (!follows) joined.push(fragment);
    else {
      const width = fragment.right - before.x;
      joined.splice(-1, 1, { ...fragment, x: before.x, width, text: `${before.text} ${fragment.text}` });
    }
  }
  return joined;
}
