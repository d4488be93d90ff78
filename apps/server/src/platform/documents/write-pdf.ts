import { isLanguage, sourceLanguage } from '@waymark/contract/text/languages';
import { buffer } from 'node:stream/consumers';
import Pdf from 'pdfkit';
import { escapeXml } from '../xml/write-xml.ts';
import { PdfFonts } from './pdf-fonts.ts';
import { drawColumn, type Canvas } from './pdf-structure.ts';
import { directionOfSheet, mirrorSheet } from './sheet-direction.ts';
import { flowColumn, type PlacedBlock } from './sheet-flow.ts';
import { breakLines } from './sheet-lines.ts';
import type { Sheet, SheetColumn } from './sheet.ts';
import { sayIn } from '../languages/say-in.ts';

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

/** The part of pdfkit that closes and writes the metadata; its types do not know it. */
interface MetadataWriter {
  metadata: { end(): void; getXML(): string };
  metadataRef: PDFKit.PDFKitReference;
  _root: { data: { Metadata?: PDFKit.PDFKitReference } };
}

/** PDF/A asks for metadata; what others have typed in them is escaped. */
class ArchivedPdf extends Pdf {
  override endMetadata(): void {
    const { Title = '', Author = '' } = this.info;
    this.appendXML(
      `<rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/">
        <dc:title><rdf:Alt><rdf:li xml:lang="x-default">${escapeXml(Title)}</rdf:li></rdf:Alt></dc:title>
        <dc:creator><rdf:Seq><rdf:li>${escapeXml(Author)}</rdf:li></rdf:Seq></dc:creator>
      </rdf:Description>`,
    );
    const writer = this as unknown as MetadataWriter;
    writer.metadata.end();
    writer.metadataRef = this.ref({ Type: 'Metadata', Subtype: 'XML' });
    writer.metadataRef.compress = false;
    writer.metadataRef.end(Buffer.from(writer.metadata.getXML()));
    writer._root.data.Metadata = writer.metadataRef;
  }
}

/** Draws a document with its structure: what a heading, a list or a link is, in the order of reading. */
export async function writePdf(given: Sheet, maxPages: number): Promise<WrittenPdf> {
  const sheet = mirrorSheet(given);
  const pdf = openPdf(sheet);
  const fonts = await PdfFonts.open(pdf, sheet.fonts, textsOf(sheet));
  const placed = placeColumns(sheet, fonts);
  const pages = Math.max(...placed.map((column) => column.pages));
  if (pages > maxPages) throw new TooManyPages(pages);
  for (let number = 1; number <= pages; number++) {
    pdf.addPage({ size: [sheet.width, sheet.height], margin: 0 });
    drawGrounds(pdf, sheet, number === 1 ? placed[0]?.end : undefined);
    if (number > 1) drawFooter({ pdf, fonts }, sheet, { number, of: pages });
  }
  drawAll({ pdf, fonts }, placed);
  fonts.embed();
  pdf.end();
  return { bytes: await buffer(pdf), pages, unprintable: fonts.unprintable };
}

interface PlacedColumn {
  column: SheetColumn;
  blocks: PlacedBlock[];
  pages: number;
  end: number;
}

/** The head, the columns below it, and the foot below the longest of them, in the order in which they are read. */
function placeColumns(sheet: Sheet, fonts: PdfFonts): PlacedColumn[] {
  const { head, headGap, columns, foot, top, bottom } = sheet;
  const direction = directionOfSheet(sheet);
  const place = (column: SheetColumn, start: number, page = 0): PlacedColumn => ({
    column,
    ...flowColumn(column, fonts, { top, bottom, start, page, direction }),
  });
  const first = place({ ...head, isOneSided: true }, head.top ?? top);
  const below = head.blocks.length > 0 ? first.end + headGap : top;
  const beside = columns.map((column) => place(column, column.top ?? below));
  if (!foot) return [first, ...beside];
  const pages = Math.max(1, ...beside.map((column) => column.pages));
  const end = Math.max(...beside.filter((column) => column.pages === pages).map((column) => column.end));
  return [first, ...beside, place(foot, end + headGap, pages - 1)];
}

function textsOf(sheet: Sheet): string[] {
  const { head, columns, foot, footer } = sheet;
  const blocks = [head, ...columns, ...(foot ? [foot] : [])].flatMap((column) => column.blocks);
  const spans = blocks.flatMap(({ spans: own, aside }) => (aside ? [...own, aside] : own));
  return [...spans.map(({ text }) => text), footer.text, writeNumber(sheet, 1, 1)];
}

function openPdf({ title, author, language, width, height, data }: Sheet): PDFKit.PDFDocument {
  const pdf = new (data ? ArchivedPdf : TaggedPdf)({
    ...(data && { subset: 'PDF/A-3b' }),
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
  if (data) attach(pdf, data);
  return pdf;
}

function attach(
  pdf: PDFKit.PDFDocument,
  { name, text, about, writtenAt, metadata }: NonNullable<Sheet['data']>,
) {
  pdf.file(Buffer.from(text), {
    name,
    type: 'text/xml',
    description: about,
    creationDate: writtenAt,
    modifiedDate: writtenAt,
    // The types leave it out: the file says the same as the pages.
    ...({ relationship: 'Alternative' } as object),
  });
  pdf.appendXML(metadata);
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

/** In English where the document is in a language that the board does not speak. */
function writeNumber({ language }: Sheet, number: number, of: number): string {
  const say = sayIn(isLanguage(language) ? language : sourceLanguage);
  return say`Page ${number} of ${of}`;
}

/** The owner and the number of a page, for readers on paper. */
function drawFooter(
  { pdf, fonts }: Canvas,
  sheet: Sheet,
  { number, of }: { number: number; of: number },
): void {
  const { footer, height } = sheet;
  const { size, color, width } = footer;
  const direction = directionOfSheet(sheet);
  const text = [footer.text, writeNumber(sheet, number, of)].filter(Boolean).join(' · ');
  const [line] = breakLines([{ text, font: 'regular', size, color }], fonts, { width, direction });
  const free = direction === 'rtl' ? 0 : width - (line?.width ?? 0);
  pdf.markContent('Artifact', { type: 'Pagination' });
  for (const fragment of line?.fragments ?? []) {
    fonts.draw(fragment, footer, { x: footer.x + free + fragment.x, y: height - 30 });
  }
  pdf.endMarkedContent();
}

function drawAll(canvas: Canvas, columns: readonly { column: SheetColumn; blocks: PlacedBlock[] }[]): void {
  const root = canvas.pdf.struct('Document');
  canvas.pdf.addStructure(root);
  for (const { column, blocks } of columns) drawColumn(canvas, root, column, blocks);
  root.end();
}
