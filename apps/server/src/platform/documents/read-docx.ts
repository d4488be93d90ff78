import { parseDocument } from 'htmlparser2';
import { ShallowTokenizer } from '../html/shallow-tokenizer.ts';
import {
  UnreadableDocument,
  type DocumentLink,
  type FlowingDocument,
  type Paragraph,
  type ParagraphPart,
} from './document.ts';
import { readStyles, applyParagraph, applyRun, type ParagraphStyle, type Styles } from './docx-styles.ts';
import { readArchive } from './read-archive.ts';
import {
  attribute,
  childrenNamed,
  descendantsNamed,
  childNamed,
  elementsIn,
  textOf,
  type Tree,
  type XmlElement,
} from './xml-tree.ts';

/** A resume's text takes a few hundred kilobytes; what is larger is no resume. */
const maxPartBytes = 8 * 1024 * 1024;
const maxEntries = 2000;
const parserOptions = { xmlMode: true, Tokenizer: ShallowTokenizer };

/**
 * Where text lies, in the order in which it is read: what stands at the edges of each page first, since the end of
 * the text is no place for it. Macros, pictures and embedded files are never opened.
 */
const textParts = [/^word\/header\d*\.xml$/, /^word\/footer\d*\.xml$/, /^word\/document\d*\.xml$/];
const otherParts = /^word\/(styles|numbering|_rels\/[a-z]+\d*\.xml)\.(xml|rels)$/;

/** Paragraphs of a Word file. Throws `UnreadableDocument`, and whatever a broken archive makes the reader throw. */
export async function readDocx(bytes: Buffer): Promise<FlowingDocument> {
  const parts = await readParts(bytes);
  const names = textParts.flatMap((pattern) => [...parts.keys()].filter((name) => pattern.test(name)).sort());
  if (!names.some((name) => name.includes('document'))) throw new UnreadableDocument('unsupported');
  const styles = readStyles(parts.get('word/styles.xml'), parts.get('word/numbering.xml'));
  const edges = names.filter((name) => !name.includes('document'));
  const body = names.filter((name) => name.includes('document'));
  const read = (name: string) => readParagraphs(parts.get(name) as Tree, styles);
  const paragraphs = [...withoutRepeats(edges.map(read)), ...body.flatMap(read)];
  return { kind: 'flowing', paragraphs, links: names.flatMap((name) => linksOf(parts, name)) };
}

const pageNumber = /^(?:\p{L}{1,8}\.?\s*)?\d{0,3}(?:\s*(?:of|\/|von|sur|de|z|av|van)\s*\d{0,3})?$/u;

/** First and even pages repeat what the others have, and each counts itself. */
function withoutRepeats(edges: readonly Paragraph[][]): Paragraph[] {
  const said = new Set<string>();
  return edges.flat().filter(({ parts }) => {
    const text = parts.map((part) => part.text).join(' ');
    const isNumber = /\d/.test(text) && pageNumber.test(text);
    if (isNumber || said.has(text)) return false;
    said.add(text);
    return true;
  });
}

async function readParts(bytes: Buffer): Promise<Map<string, Tree>> {
  const isWanted = (name: string) => [...textParts, otherParts].some((pattern) => pattern.test(name));
  const files = await readArchive(bytes, { entries: maxEntries, bytes: maxPartBytes, isWanted });
  // A document type is skipped: entities other than XML's own five stay as they are written.
  return new Map([...files].map(([name, xml]) => [name, parseDocument(decode(xml), parserOptions)]));
}

function decode(xml: Buffer): string {
  const isWide = (xml[0] === 0xff && xml[1] === 0xfe) || xml[1] === 0;
  return new TextDecoder(isWide ? 'utf-16le' : 'utf-8').decode(xml);
}

/** What the part's relations name as outside, and the text refers to. */
function linksOf(parts: Map<string, Tree>, name: string): DocumentLink[] {
  const part = parts.get(name);
  const relations = parts.get(name.replace('word/', 'word/_rels/').concat('.rels'));
  if (!part || !relations) return [];
  const used = new Set(descendantsNamed(part, 'w:hyperlink').map((link) => attribute(link, 'r:id')));
  return childrenNamed(relations, 'Relationships')
    .flatMap((list) => childrenNamed(list, 'Relationship'))
    .filter(
      (relation) => attribute(relation, 'TargetMode') === 'External' && used.has(attribute(relation, 'Id')),
    )
    .map((relation) => ({ url: attribute(relation, 'Target') ?? '', area: null }));
}

/** The paragraphs of a part in the order in which Word reads them; text boxes stand before what they are tied to. */
function readParagraphs(part: Tree, styles: Styles): Paragraph[] {
  return readBlocks(part, styles);
}

function readBlocks(parent: Pick<Tree, 'children'>, styles: Styles): Paragraph[] {
  return elementsIn(parent).flatMap((element) => {
    if (element.name === 'w:p') return [...readTextBoxes(element, styles), ...readParagraph(element, styles)];
    if (element.name === 'w:tbl') return partsNamed('w:tr', element).flatMap((row) => readRow(row, styles));
    return isSkipped(element) ? [] : readBlocks(element, styles);
  });
}

/** Deleted text, the second copy of what old versions show, and what is no text. */
function isSkipped({ name }: XmlElement): boolean {
  return [
    'w:del',
    'w:moveFrom',
    'mc:Fallback',
    'w:sdtPr',
    'w:sectPr',
    'w:tblPr',
    'w:tblGrid',
    'w:pPr',
    'w:rPr',
  ].includes(name);
}

/**
 * Cells of one paragraph each are parts of a line; longer ones are read one after the other. Dates stand beside the
 * first paragraph of what they date, and what is below them, a place, at the end of its line.
 */
function readRow(row: XmlElement, styles: Styles): Paragraph[] {
  const cells = partsNamed('w:tc', row).map((cell) => readBlocks(cell, styles));
  const filled = cells.filter((paragraphs) => paragraphs.length > 0);
  if (filled.length < 2) return filled.flat();
  if (filled.every((paragraphs) => paragraphs.length === 1)) return joinCells(filled.flat());
  const [beside, dated, ...more] = filled;
  const [dates, ...below] = beside ?? [];
  const [first, ...rest] = dated ?? [];
  if (!dates || !first || below.length > 1 || more.length > 0 || !isOfYears(dates)) return filled.flat();
  return [...joinCells([dates, first, ...below]), ...rest];
}

function joinCells([first, ...more]: readonly Paragraph[]): Paragraph[] {
  return first ? [{ ...first, parts: [first, ...more].flatMap(({ parts }) => parts) }] : [];
}

const maxDates = 30;

function isOfYears({ parts }: Paragraph): boolean {
  const text = parts.map((part) => part.text).join(' ');
  return text.length <= maxDates && /(?:19|20)\d\d/.test(text);
}

/** The rows of a table or the cells of a row, also those within a control for their content. */
function partsNamed(name: string, parent: XmlElement): XmlElement[] {
  return elementsIn(parent).flatMap((child) => {
    if (child.name === name) return [child];
    return isSkipped(child) ? [] : partsNamed(name, child);
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
