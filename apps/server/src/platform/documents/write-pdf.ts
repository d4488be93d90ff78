import { createRequire } from 'node:module';
import { buffer } from 'node:stream/consumers';
import Pdf from 'pdfkit';
import { drawColumn } from './pdf-structure.ts';
import { flowColumn, type PlacedBlock } from './sheet-flow.ts';
import { breakLines, type Piece, type Typesetter } from './sheet-lines.ts';
import { cleanText } from './sheet-text.ts';
import type { Sheet, SheetColumn, SheetFont, SheetSpan } from './sheet.ts';

const require = createRequire(import.meta.url);

/** For what the fonts of a template do not have: symbols, and scripts beyond Latin, Greek and Cyrillic. */
const wideFonts: Record<SheetFont, string> = {
  regular: require.resolve('dejavu-fonts-ttf/ttf/DejaVuSans.ttf'),
  bold: require.resolve('dejavu-fonts-ttf/ttf/DejaVuSans-Bold.ttf'),
  italic: require.resolve('dejavu-fonts-ttf/ttf/DejaVuSans-Oblique.ttf'),
};

const wide = (font: SheetFont) => `wide-${font}`;

/** Scripts that are written from right to left: the library sets them in the wrong order. */
const rightToLeft =
  /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\p{Script=Adlam}]/u;

const plain = /^[\x20-\x7e]*$/;

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

export interface WrittenPdf {
  bytes: Buffer;
  pages: number;
  /** Characters that no font of the document has, each once: they are left out. */
  unprintable: string;
}

/** More pages than allowed: nothing was drawn. */
export class TooManyPages extends Error {
  readonly pages: number;

  constructor(pages: number) {
    super(`The document would have ${pages} pages.`);
    this.pages = pages;
  }
}

/**
 * pdfkit writes title and author into XML as they are; the information dictionary, which is no markup, has
 * both.
 */
class TaggedPdf extends Pdf {
  override endMetadata(): void {}
}

/** Draws a document with its structure: what a heading, a list or a link is, in the order of reading. */
export async function writePdf(sheet: Sheet, maxPages: number): Promise<WrittenPdf> {
  const pdf = openPdf(sheet);
  const fonts = createPdfFonts(pdf, sheet.fonts);
  const { bottom, top } = sheet;
  const head = flowColumn(sheet.head, fonts, { top, bottom, start: sheet.head.top ?? top });
  const below = sheet.head.blocks.length > 0 ? head.end + sheet.headGap : top;
  const columns = sheet.columns.map((column) =>
    flowColumn(column, fonts, { top, bottom, start: column.top ?? below }),
  );
  const pages = Math.max(head.pages, ...columns.map((column) => column.pages));
  if (pages > maxPages) throw new TooManyPages(pages);
  for (let number = 1; number <= pages; number++) {
    pdf.addPage({ size: [sheet.width, sheet.height], margin: 0 });
    drawGrounds(pdf, sheet, number === 1 ? head.end : undefined);
    if (number > 1) drawFooter(pdf, sheet, { number, of: pages }, fonts);
  }
  drawAll(pdf, [
    { column: sheet.head, blocks: head.blocks },
    ...sheet.columns.map((column, at) => ({ column, blocks: columns[at]?.blocks ?? [] })),
  ]);
  pdf.end();
  return { bytes: await buffer(pdf), pages, unprintable: [...fonts.unprintable].join('') };
}

function openPdf({ title, author, language, width, height }: Sheet): PDFKit.PDFDocument {
  const pdf = new TaggedPdf({
    size: [width, height],
    margin: 0,
    autoFirstPage: false,
    bufferPages: true,
    pdfVersion: '1.7',
    tagged: true,
    lang: language,
    displayTitle: true,
    info: { Title: title, Author: author },
  });
  // Without the date and the program that made it.
  const info: Partial<typeof pdf.info> = pdf.info;
  delete info.Producer;
  delete info.Creator;
  delete info.CreationDate;
  return pdf;
}

/** Areas of colour, which no reader of the screen is told of; the band ends below the head. */
function drawGrounds(
  pdf: PDFKit.PDFDocument,
  { ground, band, width, height }: Sheet,
  headEnd: number | undefined,
): void {
  pdf.markContent('Artifact', { type: 'Page' });
  if (ground) pdf.rect(ground.x, 0, ground.width, height).fill(ground.color);
  if (band && headEnd !== undefined) pdf.rect(0, 0, width, headEnd + band.below).fill(band.color);
  pdf.endMarkedContent();
}

/** The owner and the number of a page, for readers on paper. */
function drawFooter(
  pdf: PDFKit.PDFDocument,
  { footer, height }: Sheet,
  { number, of }: { number: number; of: number },
  fonts: PdfFonts,
): void {
  const { size, color } = footer;
  const text = [footer.text, `Page ${number} of ${of}`].filter(Boolean).join(' · ');
  const [line] = breakLines([{ text, font: 'regular', size, color }], fonts, { width: footer.width });
  pdf.markContent('Artifact', { type: 'Pagination' });
  for (const fragment of line?.fragments ?? []) {
    pdf.font(fragment.font).fontSize(size).fillColor(color);
    const x = footer.x + footer.width - (line?.width ?? 0) + fragment.x;
    pdf.text(fragment.text, x, height - 30, { lineBreak: false, baseline: 'alphabetic' });
  }
  pdf.endMarkedContent();
}

function drawAll(
  pdf: PDFKit.PDFDocument,
  columns: readonly { column: SheetColumn; blocks: PlacedBlock[] }[],
): void {
  const root = pdf.struct('Document');
  pdf.addStructure(root);
  for (const { column, blocks } of columns) drawColumn(pdf, root, column, blocks);
  root.end();
}

/** The part of pdfkit's font that says which letters it has; the library keeps it to itself. */
interface FontInside {
  _font: { font: { hasGlyphForCodePoint(codePoint: number): boolean } };
}

interface PdfFonts extends Typesetter {
  /** Characters that were left out, each once. */
  unprintable: ReadonlySet<string>;
}

/** Chooses a font for each letter and measures text. */
function createPdfFonts(page: PDFKit.PDFDocument, fonts: Record<SheetFont, string>): PdfFonts {
  for (const font of ['regular', 'bold', 'italic'] as const) {
    page.registerFont(font, fonts[font]).registerFont(wide(font), wideFonts[font]);
  }
  const known = new Map<string, boolean>();
  const unprintable = new Set<string>();

  function has(font: string, grapheme: string): boolean {
    const key = `${font} ${grapheme}`;
    const before = known.get(key);
    if (before !== undefined) return before;
    page.font(font);
    const { font: inside } = (page as unknown as FontInside)._font;
    const found = [...grapheme].every((one) => inside.hasGlyphForCodePoint(one.codePointAt(0) ?? 0));
    known.set(key, found);
    return found;
  }

  function chooseFont(font: SheetFont, grapheme: string): string | undefined {
    if (rightToLeft.test(grapheme)) return undefined;
    return [font, wide(font)].find((one) => has(one, grapheme));
  }

  return {
    unprintable,
    split(span: SheetSpan): Piece[] {
      if (plain.test(span.text)) return [{ text: span.text, font: span.font, span }];
      const pieces: Piece[] = [];
      for (const { segment } of graphemes.segment(cleanText(span.text))) {
        const font = chooseFont(span.font, segment);
        const last = pieces.at(-1);
        if (font === undefined) unprintable.add(segment);
        else if (last?.font === font) last.text += segment;
        else pieces.push({ text: segment, font, span });
      }
      return pieces;
    },
    measure: (text, font, size) => page.font(font).fontSize(size).widthOfString(text),
  };
}
