import { documentTitle } from '../resume-words/constants.ts';
import { isOnlyDates } from '../resume-words/date-rules.ts';
import type { Line } from './line-rules.ts';
import type { PageLines } from './page-rules.ts';

/** Columns whose gutters differ by less continue from page to page. */
const sameGutter = 14;

interface Stretch {
  gutter: number | undefined;
  left: Line[];
  right: Line[];
}

/**
 * All lines in reading order: a column that continues on the next page is read to its end before the one
 * beside it. Text repeated on each page is left out.
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

/** A page number with a total, recognized even on the only page. */
const ofHowMany =
  /\b(?:page|seite|página|pagina|strona|sida)\s+\d{1,2}\s*(?:of|de|von|di|z|av|\/)\s*\d{1,2}\s*$/i;

/** The date of the document's last change. */
const lastChanged = /^(?:last )?(?:updated?|modified|revised|changed)(?: on| in)?\s*:?\s/i;

/** Text about the page itself: its number, the name, the kind of document, its date. */
function isFurniturePiece(text: string, names: readonly string[]): boolean {
  return (
    pageNumber.test(text) ||
    /^\d{1,2}$/.test(text) ||
    names.includes(text.toLowerCase()) ||
    text.replace(documentTitle, '').trim() === ''
  );
}

/** Where the first page has the name and contact details that others repeat. */
const linesOfHead = 8;

/** Page numbers, and text repeated at the top or bottom of several pages, ignoring its digits. */
function findFurniture(pages: readonly PageLines[]): Set<Line> {
  const furniture = new Set<Line>();
  const outer = pages.map(({ blocks }) => {
    const lines = blocks
      .flatMap((block) => block.lines)
      .toSorted((a, b) => (a.area?.y ?? 0) - (b.area?.y ?? 0));
    const head = lines.slice(0, linesOfHead);
    return { top: lines.slice(0, 3), bottom: lines.slice(-2), head, count: lines.length };
  });
  const [first] = outer;
  const heads = first?.top ?? [];
  // The largest text is the name, which may take two lines.
  const largest = Math.max(...heads.map(({ size }) => size));
  const name = heads.filter(({ size }) => size === largest).map(({ text }) => text.toLowerCase());
  const names = [...name, name.join(' ')];
  const seen = new Set<string>();
  const seenBelow = new Set<string>();
  for (const [at, { top, bottom, head, count }] of outer.entries()) {
    for (const line of new Set([...(at > 0 ? top : []), ...(count > 6 ? bottom : [])])) {
      const isOwn = line.parts.every(({ text }) => saysWhose(text, names));
      if (isOwn && !line.parts.every(({ text }) => isOnlyDates(text))) furniture.add(line);
    }
    for (const line of new Set([...top, ...bottom])) {
      // The dates of two entries have one shape.
      const isRepeated = isOnlyDates(line.text)
        ? outer.some((page, other) => other !== at && isSame(line, bottom, page.bottom))
        : seen.has(shapeOf(line)) ||
          (bottom.includes(line) && seenBelow.has(shapeOf(line))) ||
          outer.some((page, other) => other > at && repeats(line, bottom, page.bottom));
      // "Acme Corp" below the next title is no running head: nothing but furniture stands above one.
      const isAtEdge =
        bottom.includes(line) || top.slice(0, top.indexOf(line)).every((other) => furniture.has(other));
      if (pages.length > 1 && (pageNumber.test(line.text) || (isRepeated && isAtEdge))) furniture.add(line);
      if (bottom.includes(line) && ofHowMany.test(line.text)) furniture.add(line);
      if (lastChanged.test(line.text) && isOnlyDates(line.text.replace(lastChanged, ''))) furniture.add(line);
    }
    for (const line of head) seen.add(shapeOf(line));
    for (const line of bottom) seenBelow.add(shapeOf(line));
  }
  return furniture;
}

/** "Jane Doe · Résumé", "Jane Doe | 2". */
function saysWhose(text: string, names: readonly string[]): boolean {
  if (isOnlyDates(text)) return true;
  return text.split(/\s*[|•·∙⋄◦–—]\s*|\s+-\s+|,\s+/).every((piece) => isFurniturePiece(piece.trim(), names));
}

/** The top of the first page is not a repetition; its bottom may be. */
function repeats(line: Line, bottom: readonly Line[], next: readonly Line[]): boolean {
  return bottom.includes(line) && next.some((other) => shapeOf(other) === shapeOf(line));
}

/** The day on which all pages were printed. */
function isSame(line: Line, bottom: readonly Line[], others: readonly Line[]): boolean {
  return bottom.includes(line) && others.some(({ text }) => text === line.text);
}

function shapeOf({ text }: Line): string {
  return text.replaceAll(/\d+/g, '#');
}
