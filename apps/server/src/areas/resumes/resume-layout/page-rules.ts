import type { PagedDocument } from '../../../platform/documents/document.ts';
import { findBlocks, type Block } from './column-rules.ts';
import { isOnlyDates } from '../resume-words/date-rules.ts';
import { groupByBaseline, joinRuns, type Fragment } from './fragment-rules.ts';
import { knownHeading } from '../resume-words/heading-rules.ts';
import { isUpperCase, withoutBullet, type Line, type LinePart } from './line-rules.ts';
import { joinLabels } from './rail-rules.ts';
import { joinTables } from './table-rules.ts';
import { joinWrappedPieces } from './wrapped-piece-rules.ts';

/** The lines of a page, block by block. */
export interface PageLines {
  blocks: { column: Block['column']; lines: Line[] }[];
}

/** The lines of each page in reading order. */
export function readPageLines({ pages }: PagedDocument): PageLines[] {
  return pages.map(({ runs }, page) => {
    let number = 0;
    const nameLine = () => `p${page + 1}-${++number}`;
    return {
      blocks: findBlocks(joinTables(joinWrappedPieces(joinRuns(runs)))).map((block) => ({
        column: block.column,
        lines: readBlock(block, page, nameLine),
      })),
    };
  });
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

/** Headings in a rail are most of its labels, or look otherwise than those that are none. */
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

/** A heading in a rail is a line of its own before what stands beside it. */
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
