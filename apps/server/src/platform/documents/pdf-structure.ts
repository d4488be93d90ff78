import type { PlacedBlock, PlacedLine } from './sheet-flow.ts';
import type { Fragment } from './sheet-lines.ts';
import type { SheetBlock, SheetColumn, SheetSpan } from './sheet.ts';

type Pdf = PDFKit.PDFDocument;
type Element = PDFKit.PDFStructureElement;

/** Draws a column, section by section, below an element of the document's structure. */
export function drawColumn(
  pdf: Pdf,
  root: Element,
  column: SheetColumn,
  blocks: readonly PlacedBlock[],
): void {
  let section: Element | undefined;
  let list: Element | undefined;
  for (const { block, lines } of blocks) {
    if (block.role === 'H2') {
      section?.end();
      section = openElement(pdf, root, 'Sect');
    }
    const parent = section ?? root;
    if (block.role === 'LI') list ??= openElement(pdf, parent, 'L');
    else {
      list?.end();
      list = undefined;
    }
    drawBlock(pdf, list ?? parent, { block, lines }, column);
  }
  list?.end();
  section?.end();
}

function openElement(pdf: Pdf, parent: Element, type: string): Element {
  const element = pdf.struct(type);
  parent.add(element);
  return element;
}

function drawBlock(pdf: Pdf, parent: Element, { block, lines }: PlacedBlock, column: SheetColumn): void {
  const element = openElement(pdf, parent, block.role);
  const [first] = lines;
  const body = block.role === 'LI' ? openBody(pdf, element, { block, first, column }) : element;
  for (const [at, placed] of lines.entries()) {
    pdf.switchToPage(placed.page);
    const x = column.x + (block.indent ?? 0) + shiftOf(block, placed, column);
    const y = baselineOf(block, placed);
    for (const fragment of placed.line.fragments) drawFragment(pdf, body, fragment, { x: x + fragment.x, y });
    if (at === 0 && block.aside) drawAside(pdf, body, block.aside, { right: column.x + column.width, y });
  }
  if (body !== element) body.end();
  element.end();
  if (block.rule) drawRule(pdf, block, lines, column);
}

function openBody(
  pdf: Pdf,
  item: Element,
  { block, first, column }: { block: SheetBlock; first: PlacedLine | undefined; column: SheetColumn },
): Element {
  if (block.bullet && first) {
    pdf.switchToPage(first.page);
    const label = openElement(pdf, item, 'Lbl');
    drawText(
      pdf,
      label,
      { ...block.bullet, font: block.bullet.font },
      { x: column.x, y: baselineOf(block, first) },
    );
    label.end();
  }
  return openElement(pdf, item, 'LBody');
}

function shiftOf({ align }: SheetBlock, { line }: PlacedLine, { width }: SheetColumn): number {
  return align === 'center' ? Math.max(0, (width - line.width) / 2) : 0;
}

/** Capitals, which are about two thirds of their size, stand in the middle of their line. */
function baselineOf({ lineHeight, spans, aside }: SheetBlock, { y, line }: PlacedLine): number {
  const sizes = line.fragments.map(({ span }) => span.size);
  const size = Math.max(...(sizes.length > 0 ? sizes : [aside?.size ?? spans[0]?.size ?? 0]));
  return y + (lineHeight + 0.66 * size) / 2;
}

function drawFragment(pdf: Pdf, parent: Element, fragment: Fragment, at: { x: number; y: number }): void {
  const { span, text, font, width } = fragment;
  if (!span.url) return drawText(pdf, parent, { ...span, text, font }, at);
  const link = openElement(pdf, parent, 'Link');
  drawText(pdf, link, { ...span, text, font }, at);
  // A string object is written as text, where a plain one would be a name. The types do not know
  // `structParent`.
  const options: object = { structParent: link, Contents: Object(span.url) };
  pdf.link(at.x, at.y - span.size, width, 1.3 * span.size, span.url, options);
  // The page is noted when the element ends: before another one is drawn on.
  link.end();
}

/** Behind a space, so that screen readers separate the words. */
function drawAside(pdf: Pdf, parent: Element, aside: SheetSpan, at: { right: number; y: number }): void {
  const text = ` ${aside.text}`;
  const width = pdf.font(aside.font).fontSize(aside.size).widthOfString(text);
  drawText(pdf, parent, { ...aside, text }, { x: at.right - width, y: at.y });
}

function drawText(
  pdf: Pdf,
  parent: Element,
  { text, font, size, color }: Pick<SheetSpan, 'text' | 'size' | 'color'> & { font: string },
  { x, y }: { x: number; y: number },
): void {
  const content = pdf.markStructureContent('Span');
  pdf.font(font).fontSize(size).fillColor(color);
  pdf.text(text, x, y, { lineBreak: false, baseline: 'alphabetic' });
  pdf.endMarkedContent();
  parent.add(content);
}

function drawRule(pdf: Pdf, block: SheetBlock, lines: readonly PlacedLine[], column: SheetColumn): void {
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
