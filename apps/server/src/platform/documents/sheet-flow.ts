import type { SheetBlock, SheetColumn } from './sheet.ts';
import { breakLines } from './sheet-lines.ts';
import type { TextLine, Typesetter } from './typesetting.ts';
import { directionOf, rightToLeft, type Direction } from './sheet-text.ts';

/** A line with its place. */
export interface PlacedLine {
  line: TextLine;
  page: number;
  /** Of its upper edge. */
  y: number;
}

export interface PlacedBlock {
  block: SheetBlock;
  lines: PlacedLine[];
  /** What stands at the edge of its first line. */
  aside: TextLine | undefined;
  /** Where its lines begin: what is read from right to left is mirrored. */
  side: Direction;
}

interface MeasuredBlock extends Omit<PlacedBlock, 'lines'> {
  lines: TextLine[];
}

interface Bounds {
  top: number;
  bottom: number;
}

/** Beside a date there is this much air. */
const asideGap = 14;
const fewestLines = 2;

/** Where each line of a column stands: headings stay with what they head, and no line is left alone. */
export function flowColumn(
  column: SheetColumn,
  typesetter: Typesetter,
  {
    top,
    bottom,
    start,
    page = 0,
    direction = 'ltr',
  }: Bounds & { start: number; page?: number; direction?: Direction },
): { blocks: PlacedBlock[]; end: number; pages: number } {
  const measured = chooseSides(
    column.blocks.map((block) => measureBlock(block, { width: column.width, direction }, typesetter)),
    column.isOneSided ?? false,
  );
  const place = { page, y: start, isTop: true };
  const turn = () => Object.assign(place, { page: place.page + 1, y: top, isTop: true });
  const blocks: PlacedBlock[] = [];
  for (const [at, one] of measured.entries()) {
    const needed = heightTogether(measured, at);
    if (!place.isTop && place.y + one.block.above + needed > bottom && needed <= bottom - top) turn();
    if (!place.isTop) place.y += one.block.above;
    blocks.push({ ...one, lines: placeLines(one, place, { bottom, turn }) });
    place.y += one.block.rule?.gap ?? 0;
    place.isTop = false;
  }
  return { blocks, end: place.y, pages: place.page + 1 };
}

/** The bullets of a list stand below each other, on the side of most of its items. */
function chooseSides(blocks: readonly MeasuredBlock[], isOneSided: boolean): MeasuredBlock[] {
  const isItem = (at: number) => blocks[at]?.block.role === 'LI';
  return blocks.map((block, at) => {
    if (isOneSided) return { ...block, side: blocks[0]?.side ?? 'ltr' };
    if (!isItem(at)) return block;
    let [from, till] = [at, at + 1];
    while (isItem(from - 1)) from--;
    while (isItem(till)) till++;
    const list = blocks.slice(from, till);
    const turned = list.filter(({ side }) => side === 'rtl').length;
    return { ...block, side: 2 * turned > list.length ? 'rtl' : 'ltr' };
  });
}

/** Smaller than this it would be no heading any more. */
const smallestFit = 0.75;

function fitBlock(block: SheetBlock, width: number, typesetter: Typesetter): SheetBlock {
  if (!block.isFitted) return block;
  const [line] = breakLines(block.spans, typesetter, { width: Number.POSITIVE_INFINITY });
  // A hair less: sums of widths are not exact.
  const scale = Math.max(smallestFit, (0.998 * width) / (line?.width ?? width));
  if (scale >= 1) return block;
  return { ...block, spans: block.spans.map((span) => ({ ...span, size: scale * span.size })) };
}

function measureBlock(
  given: SheetBlock,
  { width, direction }: { width: number; direction: Direction },
  typesetter: Typesetter,
): MeasuredBlock {
  const block = fitBlock(given, width, typesetter);
  const room = width - (block.indent ?? 0);
  // What stands at the edge is a date or an amount.
  const asideDirection = direction === 'rtl' ? readingOf(block.aside?.text ?? '', direction) : 'ltr';
  const aside = block.aside
    ? breakLines([block.aside], typesetter, { width, direction: asideDirection })[0]
    : undefined;
  // What stands at the edge never takes more than half of the line.
  const first = aside ? Math.max(room / 2, room - aside.width - asideGap) : room;
  const reading = readingOf(block.spans.map(({ text }) => text).join(' '), direction);
  const lines = breakLines(block.spans, typesetter, { width: room, first, direction: reading });
  // In a document from right to left a name in Latin letters begins at the right too; a text of lines is read as it is.
  const side = lines.length === 1 && direction === 'rtl' ? 'rtl' : reading;
  return { block, side, aside, lines: lines.length === 0 && aside ? [{ fragments: [], width: 0 }] : lines };
}

/** How a text of a document is read: in one from right to left, by whether it has any letter of such a script. */
function readingOf(text: string, direction: Direction): Direction {
  if (direction === 'ltr') return directionOf(text);
  return rightToLeft.test(text) ? 'rtl' : 'ltr';
}

/** The height of what has to stand on one page: up to the first lines of what may be parted. */
function heightTogether(blocks: readonly MeasuredBlock[], from: number): number {
  let height = 0;
  for (let at = from; at < blocks.length; at++) {
    const { block, lines } = blocks[at] as MeasuredBlock;
    const above = at === from ? 0 : block.above;
    if (!block.keepsNext) {
      const together = lines.length <= fewestLines + 1 ? lines.length : fewestLines;
      return height + above + together * block.lineHeight;
    }
    height += above + lines.length * block.lineHeight + (block.rule?.gap ?? 0);
  }
  return height;
}

function placeLines(
  { block, lines }: MeasuredBlock,
  place: { page: number; y: number; isTop: boolean },
  { bottom, turn }: { bottom: number; turn: () => void },
): PlacedLine[] {
  const placed: PlacedLine[] = [];
  while (placed.length < lines.length) {
    const left = lines.length - placed.length;
    const fitting = Math.floor((bottom - place.y + 0.01) / block.lineHeight);
    // No line is left alone on either page.
    const count = fitting >= left ? left : Math.min(fitting, Math.max(0, left - fewestLines));
    if (count < Math.min(fewestLines, left) && !place.isTop) {
      turn();
      continue;
    }
    for (const line of lines.slice(placed.length, placed.length + Math.max(1, count))) {
      placed.push({ line, page: place.page, y: place.y });
      place.y += block.lineHeight;
    }
    place.isTop = false;
    if (placed.length < lines.length) turn();
  }
  return placed;
}
