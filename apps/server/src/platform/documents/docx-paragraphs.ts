import type { Paragraph, ParagraphPart } from './document.ts';
import { applyParagraph, applyRun, type ParagraphStyle, type Styles } from './docx-styles.ts';
import {
  attribute,
  childNamed,
  childrenNamed,
  elementsIn,
  textOf,
  type Tree,
  type XmlElement,
} from './xml-tree.ts';

/** The paragraphs of a part in the order in which Word reads them; text boxes stand before what they are tied to. */
export function readParagraphs(part: Tree, styles: Styles): Paragraph[] {
  return readBlocks(part, styles);
}

function readBlocks(parent: Pick<Tree, 'children'>, styles: Styles): Paragraph[] {
  return elementsIn(parent).flatMap((element) => {
    if (element.name === 'w:p') return [...readTextBoxes(element, styles), ...readParagraph(element, styles)];
    if (element.name === 'w:tbl')
      return childrenNamed(element, 'w:tr').flatMap((row) => readRow(row, styles));
    return isSkipped(element) ? [] : readBlocks(element, styles);
  });
}

/** Deleted text, the second copy of what old versions show, and what is no text. */
function isSkipped({ name }: XmlElement): boolean {
  return ['w:del', 'mc:Fallback', 'w:sdtPr', 'w:sectPr', 'w:tblPr', 'w:tblGrid', 'w:pPr', 'w:rPr'].includes(
    name,
  );
}

/** Cells of one paragraph each are parts of a line; longer ones are read one after the other. */
function readRow(row: XmlElement, styles: Styles): Paragraph[] {
  const cells = cellsOf(row).map((cell) => readBlocks(cell, styles));
  const filled = cells.filter((paragraphs) => paragraphs.length > 0);
  if (filled.length < 2 || filled.some((paragraphs) => paragraphs.length > 1)) return filled.flat();
  const [first, ...more] = filled.flat();
  return first ? [{ ...first, parts: [first, ...more].flatMap(({ parts }) => parts) }] : [];
}

function cellsOf(row: XmlElement): XmlElement[] {
  return elementsIn(row).flatMap((child) => {
    if (child.name === 'w:tc') return [child];
    return isSkipped(child) ? [] : cellsOf(child);
  });
}

function readTextBoxes(parent: XmlElement, styles: Styles): Paragraph[] {
  return elementsIn(parent).flatMap((child) => {
    if (child.name === 'w:txbxContent') return readBlocks(child, styles);
    return isSkipped(child) ? [] : readTextBoxes(child, styles);
  });
}

/** A line break makes two lines, as it does on the page. */
function readParagraph(element: XmlElement, styles: Styles): Paragraph[] {
  const properties = childNamed(element, 'w:pPr');
  const named = styles.byId.get(attribute(childNamed(properties, 'w:pStyle'), 'w:val') ?? '');
  const style = applyParagraph(named ?? styles.defaults, properties, styles.isMarked);
  const lines: ParagraphPart[][] = [[]];
  collectRuns(element, style, styles, lines);
  return lines.flatMap((parts, at) => {
    const filled = parts.map((part) => ({ ...part, text: part.text.trim() })).filter(({ text }) => text);
    if (filled.length === 0) return [];
    const { isHeading, isListItem, spaceAbove } = style;
    return [
      { parts: filled, isHeading, isListItem: isListItem && at === 0, spaceAbove: at === 0 ? spaceAbove : 0 },
    ];
  });
}

function collectRuns(
  parent: XmlElement,
  style: ParagraphStyle,
  styles: Styles,
  lines: ParagraphPart[][],
): void {
  for (const child of elementsIn(parent)) {
    if (child.name === 'w:r') collectText(child, runStyle(child, style, styles), lines);
    else if (child.name !== 'w:p' && !isSkipped(child)) collectRuns(child, style, styles, lines);
  }
}

function runStyle(run: XmlElement, style: ParagraphStyle, styles: Styles): ParagraphStyle {
  const properties = childNamed(run, 'w:rPr');
  const named = styles.byId.get(attribute(childNamed(properties, 'w:rStyle'), 'w:val') ?? '');
  // A style of characters says what it changes; what it leaves alone stays the paragraph's.
  const base = named
    ? { ...style, bold: style.bold || named.bold, italic: style.italic || named.italic }
    : style;
  return applyRun(base, properties);
}

function collectText(run: XmlElement, style: ParagraphStyle, lines: ParagraphPart[][]): void {
  if (style.hidden) return;
  for (const child of elementsIn(run)) {
    const parts = lines.at(-1) as ParagraphPart[];
    if (child.name === 'w:t') append(parts, textOf(child), style);
    else if (child.name === 'w:noBreakHyphen') append(parts, '-', style);
    else if (child.name === 'w:tab' || child.name === 'w:ptab')
      parts.push({ ...plainStyle(style), text: '', spans: [] });
    else if (child.name === 'w:br' || child.name === 'w:cr') lines.push([]);
  }
}

function append(parts: ParagraphPart[], text: string, style: ParagraphStyle): void {
  const written = style.caps ? text.toUpperCase() : text;
  const { bold, italic } = style;
  const last = parts.at(-1);
  if (!last)
    return void parts.push({ ...plainStyle(style), text: written, spans: [{ text: written, bold, italic }] });
  if (!last.text) Object.assign(last, plainStyle(style));
  last.text += written;
  const span = last.spans.at(-1);
  if (span?.bold === bold && span.italic === italic) span.text += written;
  else last.spans.push({ text: written, bold, italic });
}

function plainStyle({ size, bold, italic }: ParagraphStyle) {
  return { size, bold, italic };
}
