import type { PdfFonts } from './pdf-fonts.ts';
import type { PlacedBlock, PlacedLine } from './sheet-flow.ts';
import type { Fragment, TextLine } from './typesetting.ts';
import type { SheetBlock, SheetColumn, SheetSpan } from './sheet.ts';

type Element = PDFKit.PDFStructureElement;

/** A document that is drawn, with what draws its texts. */
export interface Canvas {
  pdf: PDFKit.PDFDocument;
  fonts: PdfFonts;
}

/** Draws a column, section by section, below an element of the document's structure. */
export function drawColumn(
  canvas: Canvas,
  root: Element,
  column: SheetColumn,
  blocks: readonly PlacedBlock[],
): void {
  const { pdf } = canvas;
  let section: Element | undefined;
  let list: Element | undefined;
  for (const placed of blocks) {
    const { role } = placed.block;
    if (role === 'H2') {
      section?.end();
      section = openElement(pdf, root, 'Sect');
    }
    const parent = section ?? root;
    if (role === 'LI') list ??= openElement(pdf, parent, 'L');
    else {
      list?.end();
      list = undefined;
    }
    drawBlock(canvas, list ?? parent, placed, column);
  }
  list?.end();
  section?.end();
}

function openElement(pdf: Canvas['pdf'], parent: Element, type: string): Element {
  const element = pdf.struct(type);
  parent.add(element);
  return element;
}

function drawBlock(canvas: Canvas, parent: Element, placed: PlacedBlock, column: SheetColumn): void {
  const { pdf } = canvas;
  const { block, lines, aside } = placed;
  const element = openElement(pdf, parent, block.role);
  const body = block.role === 'LI' ? openBody(canvas, element, placed, column) : element;
  if (block.picture && lines[0]) {
    const x = startOf(placed, block.picture.width, column);
    drawPicture(canvas, element, block.picture, { x, line: lines[0] });
  }
  for (const [at, one] of lines.entries()) {
    pdf.switchToPage(one.page);
    const x = leftOf(placed, one.line, column);
    const y = baselineOf(block, one);
    for (const fragment of one.line.fragments) drawFragment(canvas, body, fragment, { x: x + fragment.x, y });
    if (at === 0 && aside) drawAside(canvas, body, aside, { x: asideOf(placed, aside, column), y });
  }
  if (body !== element) body.end();
  element.end();
  if (block.rule) drawRule(pdf, block, lines, column);
}

/** Draws the squares as one path; a screen reader gets its description. */
function drawPicture(
  { pdf }: Canvas,
  parent: Element,
  { modules, across, width, about }: NonNullable<SheetBlock['picture']>,
  { x, line }: { x: number; line: PlacedLine },
): void {
  pdf.switchToPage(line.page);
  const figure = pdf.struct('Figure', { alt: about });
  parent.add(figure);
  const content = pdf.markStructureContent('Figure');
  const side = width / across;
  for (const [row, cells] of modules.entries()) {
    for (const [column, isDark] of cells.entries()) {
      if (isDark) pdf.rect(x + column * side, line.y + row * side, side, side);
    }
  }
  pdf.fill('#000000');
  pdf.endMarkedContent();
  figure.add(content);
  figure.end();
}

function openBody({ pdf, fonts }: Canvas, item: Element, placed: PlacedBlock, column: SheetColumn): Element {
  const { block, lines } = placed;
  const [first] = lines;
  const { bullet } = block;
  if (bullet && first) {
    pdf.switchToPage(first.page);
    const label = openElement(pdf, item, 'Lbl');
    const width = fonts.measure(bullet.text, bullet.font, bullet.size);
    drawText(
      { pdf, fonts },
      label,
      { ...bullet, isRightToLeft: false },
      { x: startOf(placed, width, column), y: baselineOf(block, first) },
    );
    label.end();
  }
  return openElement(pdf, item, 'LBody');
}

/** The left edge of what stands where lines begin. */
function startOf({ side }: PlacedBlock, width: number, column: SheetColumn): number {
  return side === 'rtl' ? column.x + column.width - width : column.x;
}

/** The left edge of a line: what is read from right to left begins at the right edge. */
function leftOf({ block, side }: PlacedBlock, { width }: TextLine, column: SheetColumn): number {
  const { align, indent = 0 } = block;
  if (align === 'center') return column.x + indent + Math.max(0, (column.width - width) / 2);
  return side === 'rtl' ? column.x + column.width - indent - width : column.x + indent;
}

function asideOf({ side }: PlacedBlock, { width }: TextLine, column: SheetColumn): number {
  return side === 'rtl' ? column.x : column.x + column.width - width;
}

/** Capitals, which are about two thirds of their size, stand in the middle of their line. */
function baselineOf({ lineHeight, spans, aside }: SheetBlock, { y, line }: PlacedLine): number {
  const sizes = line.fragments.map(({ span }) => span.size);
  const size = Math.max(...(sizes.length > 0 ? sizes : [aside?.size ?? spans[0]?.size ?? 0]));
  return y + (lineHeight + 0.66 * size) / 2;
}

function drawFragment(
  canvas: Canvas,
  parent: Element,
  fragment: Fragment,
  at: { x: number; y: number },
): void {
  const { pdf } = canvas;
  const { span, width } = fragment;
  const text = { ...span, ...fragment };
  if (!span.url) return drawText(canvas, parent, text, at);
  const link = openElement(pdf, parent, 'Link');
  drawText(canvas, link, text, at);
  // A string object is written as text, where a plain one would be a name. The types do not know
  // `structParent`.
  const options: object = { structParent: link, Contents: Object(span.url) };
  pdf.link(at.x, at.y - span.size, width, 1.3 * span.size, span.url, options);
  // The page is noted when the element ends: before another one is drawn on.
  link.end();
}

/** Behind a space, so that screen readers separate the words. */
function drawAside(
  canvas: Canvas,
  parent: Element,
  { fragments }: TextLine,
  at: { x: number; y: number },
): void {
  for (const [number, fragment] of fragments.entries()) {
    const { font, span } = fragment;
    const text = number === 0 ? ` ${fragment.text}` : fragment.text;
    const space = number === 0 ? canvas.fonts.measure(' ', font, span.size) : 0;
    drawText(canvas, parent, { ...span, ...fragment, text }, { x: at.x + fragment.x - space, y: at.y });
  }
}

type DrawnText = Pick<Fragment, 'text' | 'font' | 'isRightToLeft'> & Pick<SheetSpan, 'size' | 'color'>;

function drawText(
  { pdf, fonts }: Canvas,
  parent: Element,
  text: DrawnText,
  at: { x: number; y: number },
): void {
  const content = pdf.markStructureContent('Span');
  fonts.draw(text, text, at);
  pdf.endMarkedContent();
  parent.add(content);
}

function drawRule(
  pdf: Canvas['pdf'],
  block: SheetBlock,
  lines: readonly PlacedLine[],
  column: SheetColumn,
): void {
  const last = lines.at(-1);
  if (!block.rule || !last) return;
  pdf.switchToPage(last.page);
  pdf.markContent('Artifact', { type: 'Layout' });
  const y = last.y + block.lineHeight + 1.5;
  pdf
    .moveTo(column.x, y)
    .lineTo(column.x + column.width, y)
    .lineWidth(block.rule.thickness)
    .stroke(block.rule.color);
  pdf.endMarkedContent();
}
