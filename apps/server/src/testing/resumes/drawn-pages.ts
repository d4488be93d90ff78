import type { ReadResume } from '@waymark/contract/resumes/resume-reading';
import { understandResume } from '../../areas/resumes/resume-reading/rules.ts';
import type { PagedDocument, TextRun } from '../../platform/documents/document.ts';

/** Text at its place on a page, in points: where it begins, its baseline, what it says, and how it looks. */
export type Drawn = [
  x: number,
  y: number,
  text: string,
  look?: { bold?: true; italic?: true; size?: number; width?: number; rightToLeft?: true },
];

/** How wide a letter is in multiples of the size: about what it is in most fonts. */
const letterWidth = 0.5;

/** What is read of pages with nothing but this on them. */
export function readDrawn(...pages: readonly (readonly Drawn[])[]): ReadResume {
  const document: PagedDocument = {
    kind: 'pages',
    pages: pages.map((drawn) => ({ width: 595, height: 842, runs: drawn.map(toRun), links: [] })),
    unreadableGlyphs: 0,
  };
  return understandResume({ format: 'pdf', document });
}

function toRun([x, y, text, look = {}]: Drawn): TextRun {
  const { bold = false, italic = false, size = 10, rightToLeft = false } = look;
  const { width = letterWidth * size * text.length } = look;
  return { x, y, text, bold, italic, size, width, rightToLeft };
}
