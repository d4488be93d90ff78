import { groupByBaseline, type Fragment } from './fragment-rules.ts';
import { findHeadingRail } from './heading-rail-rules.ts';
import { isUpperCase } from './line-rules.ts';
import { labelShares } from './rail-rules.ts';
import { isDatesRow, isHeadingRow, isSetHeading, textOf, usualSize } from './rules.ts';

/** A part of a page that is read from top to bottom, row by row. */
export interface Block {
  fragments: Fragment[];
  /** The gutter beside it, if the page is divided into columns. */
  column: { gutter: number; side: 'left' | 'right' } | undefined;
  /** Labels or dates stand left of this position. */
  railEnd: number | undefined;
}

/** A vertical stretch of the page with a gutter that no row crosses. */
interface Band {
  gutter: number;
  left: Fragment[][];
  right: Fragment[][];
  top: number;
  bottom: number;
}

const step = 3;
const narrowestGutter = 7;
const narrowestBesideDates = 2.5;
const fewestRows = 2;
const maxDepth = 6;

/** Splits a page into blocks in reading order: the part above columns, each column, the part below. */
export function findBlocks(fragments: readonly Fragment[], column?: Block['column'], depth = 0): Block[] {
  if (fragments.length === 0) return [];
  const whole: Block = { fragments: [...fragments], column, railEnd: undefined };
  if (depth >= maxDepth) return [whole];
  const rail = depth === 0 ? findHeadingRail(fragments) : undefined;
  if (rail) {
    const parts = rail.sections.map((section) => findBlocks(section.fragments, column, depth + 1));
    return [
      ...findBlocks(rail.above, column, depth + 1),
      ...rail.sections.flatMap(({ heading }, at) => [
        { fragments: heading, column, railEnd: rail.end },
        ...(parts[at] ?? []),
      ]),
      ...findBlocks(rail.below, column, depth + 1),
    ];
  }
  for (const found of findBands(fragments)) {
    const layout = judgeBand(found);
    if (layout === 'rows') continue;
    const band = layout === 'rail' ? withRowsBelow(found, fragments) : found;
    const within = new Set([...band.left.flat(), ...band.right.flat()]);
    const above = fragments.filter((one) => !within.has(one) && one.y < band.top);
    const below = fragments.filter((one) => !within.has(one) && one.y >= band.top);
    const side = (name: 'left' | 'right') => column ?? { gutter: band.gutter, side: name };
    const middle =
      layout === 'rail'
        ? [{ fragments: [...within], column, railEnd: band.gutter }]
        : [
            ...findBlocks(band.left.flat(), side('left'), depth + 1),
            ...findBlocks(band.right.flat(), side('right'), depth + 1),
          ];
    return [...findBlocks(above, column, depth + 1), ...middle, ...findBlocks(below, column, depth + 1)];
  }
  return [whole];
}

/** A rail extended by the rows that follow, even if a label leaves less space than a gutter. */
function withRowsBelow(band: Band, fragments: readonly Fragment[]): Band {
  const start = Math.min(...band.right.flat().map(({ x }) => x));
  const longer: Band = { ...band, gutter: start - 1, left: [...band.left], right: [...band.right] };
  const rows = groupByBaseline(
    fragments.filter(({ y }) => y > band.bottom),
    ({ y }) => y,
  );
  for (const row of rows) {
    const left = row.filter(({ right }) => right < start - 1);
    const right = row.filter(({ x }) => x > start - 2);
    const isRow = left.length + right.length === row.length && left.length === 1;
    if (!isRow || Math.abs((right[0]?.x ?? 0) - start) > 2) break;
    longer.left.push(left);
    longer.right.push(right);
  }
  return longer;
}

/** All candidate bands, the tallest first. */
function findBands(fragments: readonly Fragment[]): Band[] {
  const rows = groupByBaseline(fragments, ({ y }) => y);
  const from = Math.min(...fragments.map(({ x }) => x));
  const to = Math.max(...fragments.map(({ right }) => right));
  // A header and its dates span the page, however wide the gap between them.
  const isHeader = ([first, last, ...more]: readonly Fragment[]) =>
    first !== undefined &&
    last !== undefined &&
    more.length === 0 &&
    first.x - from < 4 &&
    to - last.right < 4 &&
    isDatesRow([last]);
  const isInMiddle = (row: readonly Fragment[]) => Math.abs(middleOf(row) - (from + to) / 2) < 6;
  const headings = fragments.map((one) => [one]).filter(isHeadingRow);
  // A column's only heading may be in the middle of the page by chance.
  const areCentred = shareOf(headings, isInMiddle) >= 0.5;
  const isCentred = (row: readonly Fragment[]) => areCentred && isHeadingRow(row) && isInMiddle(row);
  const bands = new Map<string, Band>();
  for (let x = from + step; x < to; x += step) {
    const crosses = (row: readonly Fragment[]) =>
      isCentred(row) || isHeader(row) || row.some((one) => one.isCell || (one.x < x && one.right > x));
    for (const band of bandsAt(rows, x, crosses)) {
      const key = `${band.top} ${band.bottom} ${band.left.length} ${band.right.length}`;
      if (!bands.has(key)) bands.set(key, band);
    }
  }
  return [...bands.values()].toSorted((a, b) => weigh(b) - weigh(a));
}

function middleOf(row: readonly Fragment[]): number {
  return (Math.min(...row.map(({ x }) => x)) + Math.max(...row.map(({ right }) => right))) / 2;
}

function weigh({ left, right, top, bottom }: Band): number {
  return (bottom - top) * Math.min(left.length, right.length, 12);
}

/** Rows are kept whole: if one fragment crosses the position, the row does. */
function bandsAt(
  rows: readonly Fragment[][],
  x: number,
  crosses: (row: readonly Fragment[]) => boolean,
): Band[] {
  const bands: Fragment[][][] = [[]];
  for (const row of rows) {
    if (crosses(row)) bands.push([]);
    else bands.at(-1)?.push(row);
  }
  return bands
    .flatMap((within) => splitAtHeadings(within, x))
    .flatMap((within) => splitAtPairs(within, x))
    .flatMap((within) => {
      const left = within.map((row) => row.filter(({ right }) => right <= x)).filter((row) => row.length > 0);
      const right = within.map((row) => row.filter((one) => one.x >= x)).filter((row) => row.length > 0);
      if (left.length < fewestRows || right.length < fewestRows) return [];
      const leftEnd = Math.max(...left.flat().map((one) => one.right));
      const rightStart = Math.min(...right.flat().map((one) => one.x));
      // The column to the right of dates may be close to the longest date.
      const gap = rightStart - leftEnd;
      if (gap < narrowestBesideDates) return [];
      if (gap < narrowestGutter && shareOf(left, (row) => isDatesRow(row)) < 0.5) return [];
      const ys = within.flat().map(({ y }) => y);
      return [
        { gutter: (leftEnd + rightStart) / 2, left, right, top: Math.min(...ys), bottom: Math.max(...ys) },
      ];
    });
}

/** Splits at page headings above labels and their texts: headings with no fragment beside them. */
function splitAtHeadings(rows: readonly Fragment[][], x: number): Fragment[][][] {
  const left = rows.map((row) => row.filter((one) => one.right <= x)).filter((row) => row.length > 0);
  const right = rows.map((row) => row.filter((one) => one.x >= x)).filter((row) => row.length > 0);
  if (right.some((row) => isSetHeading(row, right))) return [[...rows]];
  const isOver = (row: readonly Fragment[]) =>
    row.every((one) => one.right <= x) && right.every((other) => isClear(row, other));
  // Labels may contain heading words and be bold too: all rows of one look are either headings or labels.
  const byLook = Map.groupBy(
    left.filter((row) => isSetHeading(row, left)),
    lookOf,
  );
  const headings = new Set(
    [...byLook.values()]
      .filter((alike) => alike.every(isOver))
      .flat()
      .map(([one]) => one),
  );
  if (headings.size === 0) return [[...rows]];
  const parts: Fragment[][][] = [[]];
  for (const row of rows) {
    if (headings.has(row[0])) parts.push([]);
    else parts.at(-1)?.push(row);
  }
  return parts;
}

/** Two headings side by side begin columns, whatever is above them. */
function splitAtPairs(rows: readonly Fragment[][], x: number): Fragment[][][] {
  const usual = usualSize(rows);
  const at = rows.findIndex((row) => isPair(row, x, usual));
  return at > 0 ? [rows.slice(0, at), rows.slice(at)] : [[...rows]];
}

/** Both are known headings, or one is and both have the same large size. */
function isPair(row: readonly Fragment[], x: number, usual = Number.POSITIVE_INFINITY): boolean {
  const [left, right, ...more] = row;
  if (!left || !right || more.length > 0 || left.right > x || right.x < x) return false;
  const said = [left, right].filter((one) => isHeadingRow([one]));
  const isLarge = said.length > 0 && left.size > 1.2 * usual && !/[\d@,|]/.test(textOf(row));
  return (
    lookOf([left]) === lookOf([right]) &&
    (isLarge || (said.length === 2 && (left.bold || isUpperCase(left.text))))
  );
}

function lookOf(row: readonly Fragment[]): string {
  return [row[0]?.size, row[0]?.bold, isUpperCase(textOf(row))].join(' ');
}

function isClear([one]: readonly Fragment[], [other]: readonly Fragment[]): boolean {
  return !one || !other || Math.abs(one.y - other.y) > 1.2 * Math.max(one.size, other.size);
}

/** Whether the two sides are columns, labels with their texts, or rows with a gap by chance. */
function judgeBand(band: Band): 'columns' | 'rail' | 'rows' {
  const { left, right, gutter } = band;
  const [first] = left;
  const [beside] = right;
  if (first && beside && isBeside(beside, [first])) {
    if (isPair([...first, ...beside], gutter, usualSize([...left, ...right]))) return 'columns';
  }
  const matchedRight = shareOf(right, (row) => isBeside(row, left));
  const matchedLeft = shareOf(left, (row) => isBeside(row, right));
  const headingsRight = right.filter((row) => isSetHeading(row, right)).length;
  if (matchedRight > 0.85 && headingsRight === 0 && isPieces(band)) return 'rows';
  if (headingsRight === 0 && hasDatesAtEdge(band)) return 'rows';
  const labels = labelShares(left, right);
  const isNear = (share: number) => isRail(band, { ...labels, share });
  const areColumns = headingsRight > 0 && hasOwnHeadings(left);
  if (!areColumns && isNear(Math.max(matchedLeft, labels.beside))) return 'rail';
  if (headingsRight === 0 && isNear(labels.centred)) return 'rail';
  if (!hasEdge(right) || !hasEdge(left)) return 'rows';
  const isTable =
    matchedRight > 0.9 && headingsRight === 0 && shareOf(right, (row) => textOf(row).length <= 40) > 0.6;
  if (isTable || left.length < 3 || right.length < 3) return 'rows';
  return 'columns';
}

/** Whether headings have a look that no other row on their side has. */
function hasOwnHeadings(side: readonly Fragment[][]): boolean {
  const headings = side.filter((row) => isSetHeading(row, side));
  const others = new Set(side.filter((row) => !headings.includes(row)).map(lookOf));
  return headings.some((row) => !others.has(lookOf(row)));
}

/** Whether the right edge has the dates of headers, among other text. */
function hasDatesAtEdge({ left, right }: Band): boolean {
  const dates = right.filter((row) => isDatesRow(row));
  const ends = dates.map((row) => Math.max(...row.map((one) => one.right)));
  return (
    dates.length >= 2 &&
    dates.length >= 0.3 * right.length &&
    edgeShare(ends) === 1 &&
    dates.every((row) => isBeside(row, left))
  );
}

/** Labels, dates or headings on the left, each beside the text it belongs to. */
function isRail({ left, right }: Band, labels: { share: number; count: number; dates: number }): boolean {
  const dates = Math.max(
    labels.dates,
    shareOf(left, (row) => isDatesRow(row)),
  );
  if (labels.share < 0.6 || (dates < 0.4 && right.length < 1.2 * labels.count)) return false;
  if (lettersOf(left) > 0.5 * lettersOf(right) || shareOf(left, isLabelRow) < 0.75) return false;
  if (dates === 0 && isGrid(left, right)) return false;
  const headings = shareOf(left, isHeadingRow);
  return dates >= 0.4 || headings >= 0.5 || shareOf(right, isHeadingRow) < 0.1;
}

/** Columns of words that all look alike: the first column is not labels of the others. */
function isGrid(left: readonly Fragment[][], right: readonly Fragment[][]): boolean {
  const looks = new Set([...left, ...right].flat().map((one) => lookOf([{ ...one, text: '' }])));
  const isCells = (row: readonly Fragment[]) =>
    row.length > 1 && row.every(({ text }) => !/[,;:]/.test(text));
  return looks.size === 1 && shareOf(right, isCells) >= 0.5;
}

/** Short texts such as dates and places, typical of the right edge of a header. */
function isPieces({ left, right }: Band): boolean {
  if (shareOf(right, (row) => textOf(row).length <= 40) < 0.85) return false;
  const isFlush = edgeShare(right.map((row) => Math.max(...row.map((one) => one.right)))) > 0.7;
  const dates = shareOf(right, (row) => isDatesRow(row));
  return dates >= 0.3 || isFlush || right.length < 0.6 * left.length;
}

function isLabelRow(row: readonly Fragment[]): boolean {
  const text = textOf(row);
  if (text.length > 40 || /@|https?:/.test(text) || row.some(({ isListItem }) => isListItem)) return false;
  return (
    isDatesRow(row) ||
    isHeadingRow(row) ||
    row.every(({ bold }) => bold) ||
    /[-–:]$/.test(text) ||
    text.length <= 24
  );
}

function isBeside(row: readonly Fragment[], others: readonly Fragment[][]): boolean {
  const [one] = row;
  if (!one) return false;
  return others.some(([other]) => other && Math.abs(other.y - one.y) <= 0.3 * Math.max(one.size, other.size));
}

/** Columns share a left edge, centre or right edge; scattered text does not. */
function hasEdge(rows: readonly Fragment[][]): boolean {
  const starts = rows.map((row) => Math.min(...row.map(({ x }) => x)));
  const ends = rows.map((row) => Math.max(...row.map(({ right }) => right)));
  const middles = starts.map((start, at) => (start + (ends[at] ?? start)) / 2);
  return twoEdgeShare(starts) >= 0.55 || edgeShare(middles) >= 0.6 || edgeShare(ends) >= 0.9;
}

function edgeShare(values: readonly number[], tolerance = 3): number {
  const near = (value: number) => values.filter((other) => Math.abs(other - value) <= tolerance).length;
  return Math.max(0, ...values.map(near)) / Math.max(1, values.length);
}

/** The share of the two most frequent edges, of plain and of indented text. */
function twoEdgeShare(values: readonly number[]): number {
  const near = (value: number) => (other: number) => Math.abs(other - value) <= 3;
  const first =
    values.toSorted((a, b) => values.filter(near(b)).length - values.filter(near(a)).length)[0] ?? 0;
  const rest = values.filter((value) => !near(first)(value));
  return (values.length - rest.length + edgeShare(rest) * rest.length) / Math.max(1, values.length);
}

function lettersOf(rows: readonly Fragment[][]): number {
  return rows.reduce((sum, row) => sum + textOf(row).length, 0);
}

function shareOf<T>(things: readonly T[], is: (thing: T) => boolean): number {
  return things.filter(is).length / Math.max(1, things.length);
}
