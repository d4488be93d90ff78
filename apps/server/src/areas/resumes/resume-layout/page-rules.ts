import { readDataSections } from '../../../platform/data-files.ts';
import type { PagedDocument, TextRun } from '../../../platform/documents/document.ts';
import { isOnlyDates, findDates, isPieceOfDates } from '../resume-words/date-rules.ts';
import { knownHeading } from '../resume-words/rules.ts';
import { findBlocks, type Block } from './column-rules.ts';
import { groupByBaseline, joinRuns, type Fragment, type PlacedRun } from './fragment-rules.ts';
import { isUpperCase, withoutBullet, type Line, type LinePart } from './line-rules.ts';
import { joinLabels } from './rail-rules.ts';

/*
 * Tables with headings over their columns: "Course | Institution | Year | Marks". Cells take several lines
 * and are vertically centred; each row becomes one line of text.
 */

const lists = readDataSections('resumes/table-columns.txt');
const columnWords = new RegExp(
  String.raw`^(?:(?:name of (?:the )?)?(?:${lists.pattern('named things')})|${lists.pattern('headings')}|[/&%\s])+(?: obtained| secured| attended)?$`,
  'i',
);

const fewestColumns = 3;

/** Lines of one row are closer together than this, in multiples of their size. */
const rowGap = 1.6;

/** Text further below is not part of the table. */
const tableGap = 4;

const nextLine = 1.7;

const sameEdge = 2;

const unfinished = /\s(?:of|de|für|and|for|the|&)$/i;

/** The lines of a page, block by block. */
export interface PageLines {
  blocks: { column: Block['column']; lines: Line[] }[];
  /** The width of a page that reads from right to left: its places are counted from the right edge. */
  mirroredWidth?: number;
}

/** The lines of each page in reading order. */
export function readPageLines({ pages }: PagedDocument): PageLines[] {
  return pages.map(({ runs: drawn, width }, page) => {
    let number = 0;
    const isMirrored = readsFromRight(drawn);
    const runs = isMirrored ? drawn.map((run) => mirror(run, width)) : drawn;
    const nameLine = () => `p${page + 1}-${++number}`;
    return {
      ...(isMirrored && { mirroredWidth: width }),
      blocks: findBlocks(joinTables(joinWrappedPieces(joinRuns(runs)))).map((block) => ({
        column: block.column,
        lines: readBlock(block, page, nameLine),
      })),
    };
  });
}

/** Whether most letters of a page belong to text from right to left. */
function readsFromRight(runs: readonly TextRun[]): boolean {
  const count = (some: readonly TextRun[]) => some.reduce((sum, { text }) => sum + text.trim().length, 0);
  return count(runs.filter(({ rightToLeft }) => rightToLeft)) > 0.5 * count(runs);
}

function mirror(run: TextRun, width: number): PlacedRun {
  return { ...run, x: width - run.x - run.width, isMirrored: true };
}

function readBlock(block: Block, page: number, nameLine: () => string): Line[] {
  const edge = Math.min(...block.fragments.map(({ x }) => x));
  const end = Math.max(...block.fragments.map(({ right }) => right));
  const fragments =
    block.railEnd === undefined ? block.fragments : joinLabels(block.fragments, block.railEnd);
  const isHeading = headingOfRail(fragments, block.railEnd);
  const rows = groupByBaseline(fragments, ({ y }) => y).flatMap((row) =>
    splitLabel(row, block.railEnd, isHeading),
  );
  let before: Row | undefined;
  return rows.map((row) => {
    const line = toLine(row, { page, id: nameLine(), edge, end, before });
    before = row;
    return line;
  });
}

interface Row {
  fragments: Fragment[];
  isLabelled: boolean;
}

/** Headings in a rail are most of its labels, or look different from the labels that are not headings. */
function headingOfRail(fragments: readonly Fragment[], railEnd = 0): (label: readonly Fragment[]) => boolean {
  const labels = fragments.filter(({ right, text }) => right <= railEnd && !isOnlyDates(text));
  const named = labels.filter(({ text }) => knownHeading(text) !== undefined);
  const others = new Set(labels.filter((label) => !named.includes(label)).map(lookOf));
  const areMost = named.length >= 0.5 * labels.length;
  return (label) =>
    knownHeading(label.map(({ text }) => text).join(' ')) !== undefined &&
    (areMost || label.every((one) => !others.has(lookOf(one))));
}

function lookOf({ size, bold, text }: Fragment): string {
  return [size, bold, isUpperCase(text)].join(' ');
}

/** Makes a heading in a rail a line of its own, before the text beside it. */
function splitLabel(
  row: readonly Fragment[],
  railEnd: number | undefined,
  isHeadingLabel: (label: readonly Fragment[]) => boolean,
): Row[] {
  if (railEnd === undefined) return [{ fragments: [...row], isLabelled: false }];
  const label = row.filter(({ right }) => right <= railEnd);
  const rest = row.filter(({ right }) => right > railEnd);
  if (label.length === 0) return [{ fragments: rest, isLabelled: false }];
  if (rest.length === 0 || isHeadingLabel(label)) {
    return [
      { fragments: label, isLabelled: true },
      ...(rest.length > 0 ? [{ fragments: rest, isLabelled: false }] : []),
    ];
  }
  return [{ fragments: [...row], isLabelled: true }];
}

interface Context {
  page: number;
  id: string;
  edge: number;
  end: number;
  before: Row | undefined;
}

function toLine({ fragments, isLabelled }: Row, { page, id, edge, end, before }: Context): Line {
  const [first] = fragments as [Fragment];
  const unmarked = withoutBullet(first.text);
  const isListItem = unmarked !== undefined && unmarked !== '';
  const parts = fragments.map(toPart);
  if (isListItem && parts[0]) parts[0].text = unmarked;
  const size = Math.max(...fragments.map((one) => one.size));
  const top = Math.min(...fragments.map((one) => one.y - 0.8 * one.size));
  const bottom = Math.max(...fragments.map((one) => one.y + 0.25 * one.size));
  const right = Math.max(...fragments.map((one) => one.right));
  return {
    id,
    page,
    text: parts.map(({ text }) => text).join(' '),
    parts,
    area: round({ x: first.x, y: top, width: right - first.x, height: bottom - top }),
    size,
    bold: parts.every(({ bold }) => bold),
    italic: parts.every(({ italic }) => italic),
    isListItem,
    isLabelled,
    isHeading: false,
    gap: before ? (first.y - (before.fragments[0]?.y ?? 0)) / size : Number.POSITIVE_INFINITY,
    indent: first.x - edge,
    room: end - right,
  };
}

function toPart({ text, spans, x, width, size, bold, italic }: Fragment): LinePart {
  return { text, spans, x, width, size, bold, italic };
}

function round(area: { x: number; y: number; width: number; height: number }) {
  const tenth = (value: number) => Math.round(10 * value) / 10;
  return { x: tenth(area.x), y: tenth(area.y), width: tenth(area.width), height: tenth(area.height) };
}

/**
 * Joins text at the side that was wrapped into two lines: dates at the right edge, "September 2012 – August"
 * over "2019", and names in the middle, "University of" over "Ireland".
 */
function joinWrappedPieces(fragments: readonly Fragment[]): Fragment[] {
  const rests = new Map<Fragment, Fragment>();
  for (const [at, one] of fragments.entries()) {
    if (!canGoOn(one.text) || !fragments.some((other) => isLeftOf(other, one))) continue;
    const rest = fragments.slice(at + 1).find((next) => isRest(next, one, fragments));
    if (rest) rests.set(one, rest);
  }
  const taken = new Set(rests.values());
  return fragments
    .filter((one) => !taken.has(one))
    .map((one) => {
      const rest = rests.get(one);
      return rest ? join(one, rest) : one;
    });
}

function canGoOn(text: string): boolean {
  return unfinished.test(text) || (isPieceOfDates(text) && /[-–—]/.test(text));
}

function isLeftOf(other: Fragment, one: Fragment): boolean {
  return other.right < one.x && Math.abs(other.y - one.y) < 0.35 * one.size;
}

function isRest(next: Fragment, one: Fragment, all: readonly Fragment[]): boolean {
  const down = next.y - one.y;
  if (down < 0.5 * one.size || down > nextLine * one.size || next.size !== one.size || next.bold !== one.bold)
    return false;
  if (unfinished.test(one.text)) {
    const isCentred = Math.abs(next.x + next.right - one.x - one.right) / 2 < sameEdge;
    return isCentred && !all.some((other) => isLeftOf(other, next));
  }
  const isFlush = Math.abs(next.right - one.right) < sameEdge || Math.abs(next.x - one.x) < sameEdge;
  const isWhole = findDates(one.text).some(({ end, text }) => end !== null && text === one.text);
  return isFlush && !isWhole && isPieceOfDates(next.text) && isOnlyDates(`${one.text} ${next.text}`);
}

function join(one: Fragment, rest: Fragment): Fragment {
  const text = `${one.text} ${rest.text}`;
  const x = Math.min(one.x, rest.x);
  const right = Math.max(one.right, rest.right);
  return { ...one, text, spans: [{ text, bold: one.bold, italic: one.italic }], x, right, width: right - x };
}

interface Column {
  x: number;
  right: number;
}

/** The fragments of a page with table rows joined, and without the column headings. */
function joinTables(fragments: readonly Fragment[]): Fragment[] {
  const rows = toRows(fragments);
  for (const [at, head] of rows.entries()) {
    const columns = readColumns(head);
    if (columns.length < fewestColumns) continue;
    const body = rows.slice(at + 1, at + 1 + countRows(head, rows.slice(at + 1)));
    if (body.length === 0) continue;
    const table = new Set([head, ...body].flat());
    const rest = fragments.filter((one) => !table.has(one));
    return joinTables([...rest, ...body.flatMap((row) => joinCells(row, columns))]);
  }
  return [...fragments];
}

/** Groups fragments whose lines are close together, from the top. */
function toRows(fragments: readonly Fragment[]): Fragment[][] {
  const rows: Fragment[][] = [];
  let lowest: Fragment | undefined;
  for (const line of groupByBaseline(fragments, ({ y }) => y)) {
    const [first] = line as [Fragment];
    if (lowest && first.y - lowest.y < rowGap * first.size) rows.at(-1)?.push(...line);
    else rows.push([...line]);
    lowest = first;
  }
  return rows;
}

/** The columns of a table's header row; none if it is not one. */
function readColumns(head: readonly Fragment[]): Column[] {
  const columns: { range: Column; text: string }[] = [];
  for (const { x, right, text } of head) {
    const same = columns.find(({ range }) => x < range.right && right > range.x);
    if (!same) columns.push({ range: { x, right }, text });
    else {
      same.range = { x: Math.min(x, same.range.x), right: Math.max(right, same.range.right) };
      same.text += ` ${text}`;
    }
  }
  const areNamed = columns.every(({ text }) => columnWords.test(text.trim()));
  return areNamed ? columns.map(({ range }) => range) : [];
}

function countRows(head: readonly Fragment[], below: readonly Fragment[][]): number {
  let last = head;
  for (const [at, row] of below.entries()) {
    const gap = Math.min(...row.map(({ y }) => y)) - Math.max(...last.map(({ y }) => y));
    const isHeading = row.length === 1 && row.some(({ text }) => knownHeading(text) !== undefined);
    if (gap > tableGap * (row[0]?.size ?? 0) || isHeading || row.length < 2) return at;
    last = row;
  }
  return below.length;
}

/** The cells of a row, moved onto its first baseline. */
function joinCells(row: readonly Fragment[], columns: readonly Column[]): Fragment[] {
  const y = Math.min(...row.map((one) => one.y));
  const cells = Map.groupBy(row, (one) => columns.indexOf(nearest(one, columns)));
  return [...cells.values()].map((cell) => {
    const [first] = cell as [Fragment];
    const text = cell.map((one) => one.text).join(' ');
    const x = Math.min(...cell.map((one) => one.x));
    const right = Math.max(...cell.map((one) => one.right));
    const spans = [{ text, bold: first.bold, italic: first.italic }];
    return { ...first, text, spans, x, right, width: right - x, y, isCell: true as const };
  });
}

function nearest({ x, right }: Fragment, columns: readonly Column[]): Column {
  const distance = (column: Column) =>
    Math.min(Math.abs(x - column.x), Math.abs((x + right - column.x - column.right) / 2));
  return columns.reduce((a, b) => (distance(b) < distance(a) ? b : a));
}
