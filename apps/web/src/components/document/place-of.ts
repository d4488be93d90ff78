import { quoteMaxLength } from '@waymark/contract/resumes/choices';
import type { Anchor, SheetArea, SheetLine, SheetPage } from '@waymark/contract/resumes/resume-review';

/** The place that a line is. */
export function placeOfLine(page: SheetPage, line: SheetLine): Anchor {
  return { page: page.number, line: line.id, area: line.area, quote: shorten(line.text) };
}

/** An area that the reviewer has drawn on a page, quoted by the lines inside it. */
export function placeOfArea(page: Pick<SheetPage, 'number' | 'lines'>, area: SheetArea): Anchor {
  const inside = page.lines.filter((line) => line.area && overlap(line.area, area) > 0.5);
  return { page: page.number, line: null, area, quote: shorten(inside.map(({ text }) => text).join(' ')) };
}

function shorten(text: string): string {
  const flat = text.replaceAll(/\s+/g, ' ').trim();
  return flat.length > quoteMaxLength ? `${flat.slice(0, quoteMaxLength - 1).toWellFormed()}…` : flat;
}

/** How much of the height of a line an area covers, from 0 to 1; 0 where it lies beside it. */
function overlap(line: SheetArea, area: SheetArea): number {
  const beside = line.x > area.x + area.width || line.x + line.width < area.x;
  if (beside || line.height <= 0) return 0;
  const top = Math.max(line.y, area.y);
  const bottom = Math.min(line.y + line.height, area.y + area.height);
  return Math.max(0, bottom - top) / line.height;
}

interface Point {
  x: number;
  y: number;
}

/** What two corners enclose, kept to the page, in points. */
export function areaBetween(a: Point, b: Point, size: { width: number; height: number }): SheetArea {
  const [left, right] = sortedWithin(a.x, b.x, size.width);
  const [top, bottom] = sortedWithin(a.y, b.y, size.height);
  return { x: left, y: top, width: right - left, height: bottom - top };
}

function sortedWithin(a: number, b: number, most: number): [number, number] {
  const within = (value: number) => Math.round(Math.min(most, Math.max(0, value)) * 10) / 10;
  return [within(Math.min(a, b)), within(Math.max(a, b))];
}

/** Where an area lies on its page, for a style: the page may be drawn in any size. */
export function percentOf(area: SheetArea, size: { width: number; height: number }) {
  return {
    left: `${(100 * area.x) / size.width}%`,
    top: `${(100 * area.y) / size.height}%`,
    width: `${(100 * area.width) / size.width}%`,
    height: `${(100 * area.height) / size.height}%`,
  };
}

/** Numbers nearer to each other than this share of the page would lie on each other. */
const nearShare = 0.035;

/** Numbers at the edge of a page: where places are close, each goes one step further aside than the one before. */
export function stepAside<T extends { anchor: Anchor }>(
  marks: readonly T[],
  pageHeight: number,
): { mark: T; aside: number }[] {
  const topOf = ({ anchor }: T) => anchor.area?.y ?? 0;
  let before: { top: number; aside: number } | undefined;
  return marks
    .toSorted((a, b) => topOf(a) - topOf(b))
    .map((mark) => {
      const top = topOf(mark);
      const isNear = before !== undefined && top - before.top < nearShare * pageHeight;
      before = { top, aside: isNear && before ? before.aside + 1 : 0 };
      return { mark, aside: before.aside };
    });
}
