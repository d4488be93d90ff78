import type { PagedDocument } from '../../platform/documents/document.ts';
import { findBlocks, type Block } from './column-rules.ts';
import { groupByBaseline, joinRuns, type Fragment } from './fragment-rules.ts';
import { knownHeading } from './heading-rules.ts';
import { withoutBullet, type Line, type LinePart } from './line-rules.ts';

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
      blocks: findBlocks(joinRuns(runs)).map((block) => ({
        column: block.column,
        lines: readBlock(block, page, nameLine),
      })),
    };
  });
}

function readBlock(block: Block, page: number, nameLine: () => string): Line[] {
  const edge = Math.min(...block.fragments.map(({ x }) => x));
  const end = Math.max(...block.fragments.map(({ right }) => right));
  const fragments = joinLabels(block.fragments, block.railEnd);
  const rows = groupByBaseline(fragments, ({ y }) => y).flatMap((row) => splitLabel(row, block.railEnd));
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

/** A heading in a rail is a line of its own before what stands beside it. */
function splitLabel(row: readonly Fragment[], railEnd: number | undefined): Row[] {
  if (railEnd === undefined) return [{ fragments: [...row], isLabelled: false }];
  const label = row.filter(({ right }) => right <= railEnd);
  const rest = row.filter(({ right }) => right > railEnd);
  if (label.length === 0) return [{ fragments: rest, isLabelled: false }];
  const isHeading = knownHeading(label.map(({ text }) => text).join(' ')) !== undefined;
  if (rest.length === 0 || isHeading) {
    return [
      { fragments: label, isLabelled: true },
      ...(rest.length > 0 ? [{ fragments: rest, isLabelled: false }] : []),
    ];
  }
  return [{ fragments: [...row], isLabelled: true }];
}

/** A heading of several lines in a rail stands beside several lines: its words belong together. */
function joinLabels(fragments: readonly Fragment[], railEnd: number | undefined): Fragment[] {
  const isLabel = (one: Fragment) => railEnd !== undefined && one.right <= railEnd;
  const joined = fragments.filter((one) => !isLabel(one));
  let last: Fragment | undefined;
  let lowest = 0;
  for (const label of fragments.filter(isLabel).toSorted((a, b) => a.y - b.y)) {
    const text = last && `${last.text} ${label.text}`;
    const isNear =
      last?.bold === label.bold && last.size === label.size && label.y - lowest < 1.7 * label.size;
    if (last && text && isNear && knownHeading(text) !== undefined) {
      Object.assign(last, { text, right: Math.max(last.right, label.right) });
    } else {
      last = { ...label };
      joined.push(last);
    }
    lowest = label.y;
  }
  return joined;
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
