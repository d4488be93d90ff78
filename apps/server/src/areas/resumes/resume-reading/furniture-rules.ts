import type { ReadArea, ReadPage } from '@waymark/contract/resumes/resume-reading';
import { readDataSections } from '../../../platform/data-files.ts';
import { documentTitle } from '../resume-words/constants.ts';
import { isOnlyDates } from '../resume-words/date-rules.ts';

interface DrawnLine {
  id: string;
  text: string;
  area: ReadArea;
}

/** The share of a page's height in which headers and footers stand. */
const edge = 0.12;
/** Points between the heights of the same header on two pages. */
const sameHeight = 8;

const words = readDataSections('resumes/page-words.txt');
const pageWord = String.raw`(?:${words.pattern('page')})\.?`;
const pageOf = String.raw`(?:${words.pattern('of')}|[/|–-])`;
/** "Page 2", "2 of 3", "- 2 -", "Seite 2 von 3", "2". */
const pageNumber = new RegExp(
  String.raw`^[-–|\s]*(?:${pageWord}\s*)?\d{1,2}(?:\s*${pageOf}\s*(?:${pageWord}\s*)?\d{1,2})?[-–|.\s]*$`,
  'iu',
);

const changed = new RegExp(String.raw`^(?:${words.pattern('changed')})\s*:?\s+`, 'iu');
const betweenPieces = /\s*[|•·∙⋄◦–—]\s*|\s+-\s+|,\s+/;

/** Rules, boxes and dots hold nothing to read. */
export const isDecoration = (text: string) => !/[\p{L}\p{N}]/u.test(text);

/** "Curriculum Vitae" alone on its line. */
export const isDocumentTitle = (text: string) =>
  documentTitle.test(text.trim()) && text.trim().replace(documentTitle, '') === '';

/** Page numbers, whose page it is, and the headers and footers that two pages share. */
export function findFurniture(pages: readonly ReadPage[], name: string | undefined): ReadonlySet<string> {
  const edges = pages.map(linesAtEdges);
  const repeated = (line: DrawnLine, page: number) =>
    edges.some((lines, at) => at !== page && lines.some((one) => isSame(one, line)));
  const found = edges.flatMap((lines, page) =>
    lines.filter((line) => isOfThePage(line.text, name) || repeated(line, page)),
  );
  return new Set(found.map(({ id }) => id));
}

/** "Ada Nilsen · Résumé · Page 2 of 3", "Updated on 3 May 2026": no piece is about anything but the page. */
function isOfThePage(text: string, name: string | undefined): boolean {
  const pieces = text.split(betweenPieces).map((piece) => piece.trim());
  const isNamed = (piece: string) =>
    pageNumber.test(piece) ||
    isDocumentTitle(piece) ||
    (changed.test(piece) && isOnlyDates(piece.replace(changed, ''))) ||
    piece.toLowerCase() === name?.toLowerCase();
  return (
    pageNumber.test(text) ||
    (pieces.some(isNamed) && pieces.every((piece) => isNamed(piece) || isOnlyDates(piece)))
  );
}

function linesAtEdges({ size, lines }: ReadPage): DrawnLine[] {
  if (!size) return [];
  return lines.filter((line): line is DrawnLine => {
    if (!line.area) return false;
    const middle = line.area.y + line.area.height / 2;
    return middle < edge * size.height || middle > (1 - edge) * size.height;
  });
}

/** The same words at the same height, whatever the number of the page. */
function isSame(one: DrawnLine, other: DrawnLine): boolean {
  const plain = ({ text }: DrawnLine) => text.replaceAll(/\b\d{1,3}\b/g, '#').trim();
  return Math.abs(one.area.y - other.area.y) <= sameHeight && plain(one) === plain(other);
}
