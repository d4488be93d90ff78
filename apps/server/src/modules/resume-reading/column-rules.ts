import { isOnlyDates } from './date-rules.ts';
import { groupByBaseline, type Fragment } from './fragment-rules.ts';
import { knownHeading } from './heading-rules.ts';
import { isUpperCase } from './line-rules.ts';

/** A part of a page that is read from top to bottom, row by row. */
export interface Block {
  fragments: Fragment[];
  /** The gutter it lies beside, where the page is divided into columns. */
  column: { gutter: number; side: 'left' | 'right' } | undefined;
  /** Left of here stand labels or dates beside what they belong to. */
  railEnd: number | undefined;
}

/** A stretch of the page that nothing crosses at this place. */
interface Band {
  gutter: number;
  left: Fragment[][];
  right: Fragment[][];
  top: number;
  bottom: number;
}

const step = 3;
const narrowestGutter = 7;
const fewestRows = 2;
const mostDepth = 6;

/** Divides a page into what is read one after the other: what stands above columns, each column, what stands below. */
export function findBlocks(fragments: readonly Fragment[], column?: Block['column'], depth = 0): Block[] {
  if (fragments.length === 0) return [];
  const whole: Block = { fragments: [...fragments], column, railEnd: undefined };
  if (depth >= mostDepth) return [whole];
  for (const band of findBands(fragments)) {
    const layout = judgeBand(band);
    if (layout === 'rows') continue;
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

/** Every band worth a look, the tallest first. */
function findBands(fragments: readonly Fragment[]): Band[] {
  const rows = groupByBaseline(fragments, ({ y }) => y);
  const from = Math.min(...fragments.map(({ x }) => x));
  const to = Math.max(...fragments.map(({ right }) => right));
  // A header and its dates span the page, however much room there is between them.
  const isHeader = ([first, last, ...more]: readonly Fragment[]) =>
    first !== undefined &&
    last !== undefined &&
    more.length === 0 &&
    first.x - from < 4 &&
    to - last.right < 4 &&
    isOnlyDates(last.text);
  const isCentred = (row: readonly Fragment[]) =>
    isHeadingRow(row) && Math.abs(middleOf(row) - (from + to) / 2) < 6;
  const bands = new Map<string, Band>();
  for (let x = from + step; x < to; x += step) {
    const crosses = (row: readonly Fragment[]) =>
      isCentred(row) || isHeader(row) || row.some((fragment) => fragment.x < x && fragment.right > x);
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

/** Rows are whole: where one piece of a row crosses the place, the row does. */
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
  return bands.flatMap((within) => {
    const left = within.map((row) => row.filter(({ right }) => right <= x)).filter((row) => row.length > 0);
    const right = within.map((row) => row.filter((one) => one.x >= x)).filter((row) => row.length > 0);
    if (left.length < fewestRows || right.length < fewestRows) return [];
    const leftEnd = Math.max(...left.flat().map((one) => one.right));
    const rightStart = Math.min(...right.flat().map((one) => one.x));
    if (rightStart - leftEnd < narrowestGutter) return [];
    const ys = within.flat().map(({ y }) => y);
    return [
      { gutter: (leftEnd + rightStart) / 2, left, right, top: Math.min(...ys), bottom: Math.max(...ys) },
    ];
  });
}

/** Whether the two sides are columns, labels beside what they label, or rows that happen to have a gap in them. */
function judgeBand(band: Band): 'columns' | 'rail' | 'rows' {
  const { left, right } = band;
  const matchedRight = shareOf(right, (row) => isBeside(row, left));
  const matchedLeft = shareOf(left, (row) => isBeside(row, right));
  const headingsRight = right.filter((row) => isSetHeading(row, right)).length;
  if (matchedRight > 0.85 && headingsRight === 0 && isPieces(band)) return 'rows';
  if (headingsRight === 0 && hasDatesAtEdge(band)) return 'rows';
  if (isRail(band, matchedLeft)) return 'rail';
  if (!hasEdge(right) || !hasEdge(left)) return 'rows';
  const isTable =
    matchedRight > 0.9 && headingsRight === 0 && shareOf(right, (row) => textOf(row).length <= 40) > 0.6;
  if (isTable || left.length < 3 || right.length < 3) return 'rows';
  return 'columns';
}

/** Dates of headers at the right edge, whatever else stands there. */
function hasDatesAtEdge({ left, right }: Band): boolean {
  const dates = right.filter((row) => isOnlyDates(textOf(row)));
  const ends = dates.map((row) => Math.max(...row.map((one) => one.right)));
  return (
    dates.length >= 2 &&
    dates.length >= 0.3 * right.length &&
    edgeShare(ends) === 1 &&
    dates.every((row) => isBeside(row, left))
  );
}

/** Labels, dates or headings at the left, each beside what it belongs to. */
function isRail({ left, right }: Band, matchedLeft: number): boolean {
  const dates = shareOf(left, (row) => isOnlyDates(textOf(row)));
  if (matchedLeft < 0.6 || (dates < 0.4 && right.length < 1.2 * left.length)) return false;
  if (lettersOf(left) > 0.5 * lettersOf(right) || shareOf(left, isLabelRow) < 0.75) return false;
  const headings = shareOf(left, isHeadingRow);
  return dates >= 0.4 || headings >= 0.5 || shareOf(right, isHeadingRow) < 0.1;
}

/** Dates, places, a word or two: what is set at the right edge of a header. */
function isPieces({ left, right }: Band): boolean {
  if (shareOf(right, (row) => textOf(row).length <= 40) < 0.85) return false;
  const isFlush = edgeShare(right.map((row) => Math.max(...row.map((one) => one.right)))) > 0.7;
  const dates = shareOf(right, (row) => isOnlyDates(textOf(row)));
  return dates >= 0.3 || isFlush || right.length < 0.6 * left.length;
}

function isLabelRow(row: readonly Fragment[]): boolean {
  const text = textOf(row);
  if (text.length > 40 || /@|https?:/.test(text) || row.some(({ isListItem }) => isListItem)) return false;
  return (
    isOnlyDates(text) ||
    isHeadingRow(row) ||
    row.every(({ bold }) => bold) ||
    /[-–:]$/.test(text) ||
    text.length <= 24
  );
}

function isHeadingRow(row: readonly Fragment[]): boolean {
  const text = textOf(row);
  const kind = knownHeading(text);
  return (
    kind !== undefined &&
    (isUpperCase(text) || /^\p{Lu}/u.test(text)) &&
    !row.some(({ isListItem }) => isListItem)
  );
}

/** A heading that also looks like one among the rows of its side. */
function isSetHeading(row: readonly Fragment[], side: readonly Fragment[][]): boolean {
  if (!isHeadingRow(row)) return false;
  const sizes = side.map(([one]) => one?.size ?? 0).toSorted((a, b) => a - b);
  const usual = sizes[Math.floor(sizes.length / 2)] ?? 0;
  return row.every(({ bold, size }) => bold || size > usual) || isUpperCase(textOf(row));
}

function isBeside(row: readonly Fragment[], others: readonly Fragment[][]): boolean {
  const [one] = row;
  if (!one) return false;
  return others.some(([other]) => other && Math.abs(other.y - one.y) <= 0.3 * Math.max(one.size, other.size));
}

/** Columns begin, are centred or end at about the same place; what is strewn over a page does not. */
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

/** The edge, and that of what is indented. */
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

function textOf(row: readonly Fragment[]): string {
  return row.map(({ text }) => text).join(' ');
}

function shareOf<T>(things: readonly T[], is: (thing: T) => boolean): number {
  return things.filter(is).length / Math.max(1, things.length);
}
