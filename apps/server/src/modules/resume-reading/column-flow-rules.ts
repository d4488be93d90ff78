import type { Line } from './line-rules.ts';
import type { PageLines } from './page-rules.ts';

/** Columns whose gutters differ by less go on from page to page. */
const sameGutter = 14;

interface Stretch {
  gutter: number | undefined;
  left: Line[];
  right: Line[];
}

/**
 * All lines in the order in which they belong together: a column that goes on on the next page is read to its end
 * before the one beside it. What repeats on each page is left out.
 */
export function followColumns(pages: readonly PageLines[]): Line[] {
  const furniture = findFurniture(pages);
  const stretches: Stretch[] = [];
  for (const { blocks } of pages) {
    for (const { column, lines } of blocks) {
      const kept = lines.filter((line) => !furniture.has(line));
      if (kept.length === 0) continue;
      const last = stretches.at(-1);
      const goesOn =
        last?.gutter !== undefined && column && Math.abs(last.gutter - column.gutter) <= sameGutter;
      const stretch = goesOn ? last : { gutter: column?.gutter, left: [], right: [] };
      if (!goesOn) stretches.push(stretch);
      stretch[column?.side ?? 'left'].push(...kept);
    }
  }
  return stretches.flatMap(({ left, right }) => [...left, ...right]);
}

const pageNumber =
  /^(?:page\s*)?\d{1,2}(?:\s*(?:of|\/|\|)\s*\d{1,2})?$|\bpage\s+\d{1,2}(?:\s*(?:of|\/)\s*\d{1,2})?\s*$/i;

/** Page numbers, and what stands at the top or the bottom of several pages, whatever number it carries. */
function findFurniture(pages: readonly PageLines[]): Set<Line> {
  const furniture = new Set<Line>();
  if (pages.length < 2) return furniture;
  const outer = pages.map(({ blocks }) => {
    const lines = blocks
      .flatMap((block) => block.lines)
      .toSorted((a, b) => (a.area?.y ?? 0) - (b.area?.y ?? 0));
    return { top: lines.slice(0, 3), bottom: lines.slice(-2) };
  });
  const seen = new Set<string>();
  for (const [at, { top, bottom }] of outer.entries()) {
    for (const line of new Set([...top, ...bottom])) {
      const isRepeated =
        seen.has(shapeOf(line)) ||
        outer.some((page, other) => other > at && repeats(line, bottom, page.bottom));
      if (pageNumber.test(line.text) || isRepeated) furniture.add(line);
    }
    for (const { text } of pages[at]?.blocks.flatMap(({ lines }) => lines) ?? [])
      seen.add(text.replaceAll(/\d+/g, '#'));
  }
  return furniture;
}

/** The head of the first page is no repetition; its foot may be. */
function repeats(line: Line, bottom: readonly Line[], next: readonly Line[]): boolean {
  return bottom.includes(line) && next.some((other) => shapeOf(other) === shapeOf(line));
}

function shapeOf({ text }: Line): string {
  return text.replaceAll(/\d+/g, '#');
}
