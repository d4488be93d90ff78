import { findDates, isOnlyDates, isPieceOfDates, type PrintedDates } from '../resume-words/date-rules.ts';
import { knownHeading } from '../resume-words/rules.ts';
import type { Fragment } from './fragment-rules.ts';
import { isUpperCase } from './line-rules.ts';
import { isDatesRow, textOf } from './rules.ts';

/*
 * Labels, dates and headings to the left of their text. A label may take several lines and be vertically
 * centred in a taller cell: each becomes one fragment beside the first line of its cell.
 */

/** Lines of a cell are closer together than this, in multiples of the smallest line spacing. */
const cellGap = 1.3;

/** The fragments of a rail and of the text beside it, each label joined and moved to the top of its cell. */
export function joinLabels(fragments: readonly Fragment[], railEnd: number): Fragment[] {
  const rest = fragments.filter(({ right }) => right > railEnd);
  const labels = groupLines(
    fragments.filter(({ right }) => right <= railEnd).toSorted((a, b) => a.y - b.y),
    rest,
  );
  const cells = toCells(rest);
  // A cell with several labels is really several cells that are close together.
  const own = cells.filter((cell) => labels.filter((label) => isWithin(label, cell)).length === 1);
  return [...rest, ...labels.map((label) => placeLabel(label, rest, own))];
}

/** The lines of a rail from the top, grouped by label. */
function groupLines(lines: readonly Fragment[], rest: readonly Fragment[]): Fragment[][] {
  const labels: Fragment[][] = [];
  for (const line of lines) {
    const last = labels.at(-1);
    if (last && goesOn(last, line, rest)) last.push(line);
    else labels.push([line]);
  }
  return labels;
}

function goesOn(label: readonly Fragment[], next: Fragment, rest: readonly Fragment[]): boolean {
  const [first, last] = [label[0], label.at(-1)];
  if (!first || !last || last.bold !== next.bold || last.size !== next.size) return false;
  if (next.y - last.y > 1.7 * next.size || next.y - last.y < 0.5 * next.size) return false;
  const before = textOf(label);
  const whole = `${before} ${next.text}`;
  const standsOut = next.bold || isUpperCase(next.text) || rest.every(({ size }) => size < next.size);
  const isBeside = rest.some((one) => isLevel(one, next));
  if (knownHeading(whole) !== undefined && (standsOut || !isBeside)) return true;
  if (isPieceOfDates(before) && isPieceOfDates(next.text))
    return isOpen(before, next.text) && !(isOnlyDates(before) && findDates(before).some(isClosed));
  if (isOnlyDates(before) || isOnlyDates(next.text)) return isOnlyDates(whole) && isOpen(before, next.text);
  if (/^\p{Ll}|^[&/(]/u.test(next.text) || /(?:[&,/-]|\s(?:and|of|for|in|with))$/i.test(before)) return true;
  if (knownHeading(before) !== undefined || knownHeading(next.text) !== undefined) return false;
  return !isBeside && /\p{Ll}/u.test(whole);
}

function isClosed({ end }: PrintedDates): boolean {
  return end !== null;
}

/** "03/2019 –" above "Present" is one range; two years above each other are two dates. */
function isOpen(before: string, next: string): boolean {
  return /[-–—]$/.test(before) || /^[-–—]/.test(next) || !isOnlyDates(before) || !isOnlyDates(next);
}

function isLevel(a: Fragment, b: Fragment): boolean {
  return Math.abs(a.y - b.y) <= 0.35 * Math.max(a.size, b.size);
}

/** A small date on a timeline, half a line above its text. */
function isOver(label: Fragment, one: Fragment): boolean {
  const down = one.y - label.y;
  return isDatesRow([label]) && label.size < 0.9 * one.size && down > 0 && down <= 0.5 * one.size;
}

/** The baselines of the text beside labels, grouped by cell. */
function toCells(rest: readonly Fragment[]): number[][] {
  const lines = [...new Set(rest.map(({ y }) => Math.round(y)))].toSorted((a, b) => a - b);
  const gaps = lines.slice(1).map((y, at) => y - (lines[at] ?? y));
  const nearest = Math.min(...gaps.filter((gap) => gap > 4));
  const cells: number[][] = [];
  for (const y of lines) {
    const last = cells.at(-1);
    if (last && y - (last.at(-1) ?? y) <= cellGap * nearest) last.push(y);
    else cells.push([y]);
  }
  return cells;
}

function placeLabel(
  label: readonly Fragment[],
  rest: readonly Fragment[],
  cells: readonly number[][],
): Fragment {
  const [first, ...more] = label as [Fragment, ...Fragment[]];
  const joined = { ...first, right: Math.max(...label.map(({ right }) => right)) };
  if (more.length > 0) {
    const text = textOf(label);
    Object.assign(joined, { text, spans: [{ text, bold: first.bold, italic: first.italic }] });
  }
  const cell = cells.find((one) => isCentred(label, one));
  const top = cell && rest.find(({ y }) => Math.round(y) === cell[0]);
  const under = rest.find((one) => !isLevel(one, first) && isOver(first, one));
  joined.y = top?.y ?? under?.y ?? joined.y;
  return joined;
}

function isWithin([first]: readonly Fragment[], cell: readonly number[]): boolean {
  const y = first?.y ?? 0;
  return y >= (cell[0] ?? 0) - (first?.size ?? 0) && y <= (cell.at(-1) ?? 0) + (first?.size ?? 0);
}

/** Whether the lines of a label have the same middle as those of a cell. */
function isCentred(label: readonly Fragment[], cell: readonly number[]): boolean {
  const middle = ((label[0]?.y ?? 0) + (label.at(-1)?.y ?? 0)) / 2;
  const other = ((cell[0] ?? 0) + (cell.at(-1) ?? 0)) / 2;
  return Math.abs(middle - other) <= 0.35 * (label[0]?.size ?? 0);
}

/** How many of the labels are beside the first line of their cell, and how many in its middle. */
export function labelShares(
  left: readonly Fragment[][],
  right: readonly Fragment[][],
): { count: number; dates: number; beside: number; centred: number } {
  const rest = right.flat();
  const cells = toCells(rest);
  const groups = groupLines(
    left.flatMap((row) => row[0] ?? []),
    rest,
  );
  const share = (is: (group: readonly Fragment[]) => boolean) =>
    groups.filter(is).length / Math.max(1, groups.length);
  return {
    count: groups.length,
    dates: share(isDatesRow),
    beside: share(
      ([first]) => first !== undefined && rest.some((one) => isLevel(one, first) || isOver(first, one)),
    ),
    centred: share((group) => cells.some((cell) => isCentred(group, cell))),
  };
}
