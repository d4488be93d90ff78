import type { ReadArea, ReadPage, ReadResume } from '@waymark/contract/resumes/resume-reading';
import type { DocumentLink, TextDocument } from '../../../platform/documents/document.ts';
import type { ReadDocument } from '../../../platform/documents/read-document.ts';
import { followColumns } from '../resume-layout/column-flow-rules.ts';
import type { Line } from '../resume-layout/line-rules.ts';
import { readPageLines, type PageLines } from '../resume-layout/page-rules.ts';
import { readFlowLines } from '../resume-layout/rules.ts';
import { understandLines, type HiddenLink } from './structure-rules.ts';

/**
 * Longer than any paragraph: such a line is shown, but searching it for names and dates would take too long.
 */
const maxLine = 3000;

/** Extracts the work history from a document. The same document gives the same reading. */
export function understandResume({ format, document }: ReadDocument): ReadResume {
  const pageLines = layOut(document);
  const pages = pageLines.map((page, at): ReadPage => ({
    number: at + 1,
    size: sizeOf(document, at),
    lines: linesOf(page).map(({ id, text, area }) => ({ id, text, area: area && drawnArea(area, page) })),
  }));
  return {
    format,
    pages,
    unreadableGlyphs: document.kind === 'pages' ? document.unreadableGlyphs : 0,
    ...understandLines(
      followColumns(pageLines).filter(({ text }) => text.length <= maxLine),
      findHiddenLinks(document, pageLines),
    ),
  };
}

function layOut(document: TextDocument): PageLines[] {
  if (document.kind === 'pages') return readPageLines(document);
  return [{ blocks: [{ column: undefined, lines: readFlowLines(document) }] }];
}

/** Where a line is drawn, whichever edge its place was counted from. */
function drawnArea(area: ReadArea, { mirroredWidth }: PageLines): ReadArea {
  return mirroredWidth === undefined ? area : { ...area, x: mirroredWidth - area.x - area.width };
}

function linesOf({ blocks }: PageLines): Line[] {
  return blocks.flatMap(({ lines }) => lines);
}

function sizeOf(document: TextDocument, at: number): ReadPage['size'] {
  const page = document.kind === 'pages' ? document.pages[at] : undefined;
  return page ? { width: page.width, height: page.height } : null;
}

/** Links behind the text, each with the line it is on. */
function findHiddenLinks(document: TextDocument, pages: readonly PageLines[]): HiddenLink[] {
  const [first] = pages.flatMap(linesOf);
  if (document.kind === 'flowing') return document.links.map(({ url }) => ({ url, line: first?.id }));
  return document.pages.flatMap(({ links }, at) => {
    const page = pages[at];
    const lines = page ? linesOf(page) : [];
    return links.map((link) => {
      const line = lines.find(({ area }) => page && area && lies(link, drawnArea(area, page)));
      return { url: link.url, line: line?.id };
    });
  });
}

function lies({ area }: DocumentLink, line: ReadArea): boolean {
  if (!area) return false;
  const middle = area.y + area.height / 2;
  const isBeside = area.x < line.x + line.width && area.x + area.width > line.x;
  return isBeside && middle >= line.y && middle <= line.y + line.height;
}
