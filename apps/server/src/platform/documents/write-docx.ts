import {
  AlignmentType,
  BorderStyle,
  Document,
  ExternalHyperlink,
  HeadingLevel,
  LevelFormat,
  LineRuleType,
  Packer,
  Paragraph,
  ShadingType,
  Tab,
  Table,
  TableCell,
  TableLayoutType,
  TableRow,
  TabStopType,
  TextRun,
  WidthType,
  type ParagraphChild,
} from 'docx';
import { directionOfSheet } from './sheet-direction.ts';
import { cleanText, directionOf, rightToLeft, type Direction } from './sheet-text.ts';
import type { Sheet, SheetBlock, SheetColumn, SheetRole, SheetSpan } from './sheet.ts';

/** Twentieths of a point, as Word counts. */
const twips = (points: number) => Math.round(20 * points);

const bulletList = 'bullets';

/**
 * The same document as a Word file: its paragraphs with their styles in the order of reading. Columns are the cells
 * of a table, which is what Word itself uses for a rail.
 */
export async function writeDocx(sheet: Sheet): Promise<Buffer> {
  const direction = directionOfSheet(sheet);
  const { head, columns, title, author, band, language } = sheet;
  const document = new Document({
    title,
    creator: author,
    lastModifiedBy: author,
    styles: {
      default: { document: { run: { font: sheet.commonFont, language: { value: language } } } },
    },
    numbering: { config: [bulletConfig(sheet)] },
    sections: [
      {
        properties: { page: pageOf(sheet) },
        children: [
          ...head.blocks.map((block) => toParagraph(block, head, { direction, ground: band?.color })),
          ...bodyOf(columns, sheet),
        ],
      },
    ],
  });
  return Packer.toBuffer(document);
}

/** Columns from left to right are cells, which is how Word reads them. */
function bodyOf(columns: readonly SheetColumn[], sheet: Sheet): (Paragraph | Table)[] {
  const [left, right] = columns.toSorted((a, b) => a.x - b.x);
  if (left && right) return [toTable(left, right, sheet)];
  const direction = directionOfSheet(sheet);
  return left ? left.blocks.map((block) => toParagraph(block, left, { direction })) : [];
}

function pageOf({ width, height, top, bottom, columns }: Sheet) {
  const left = Math.min(...columns.map(({ x }) => x));
  const right = Math.max(...columns.map((column) => column.x + column.width));
  return {
    size: { width: twips(width), height: twips(height) },
    margin: {
      top: twips(top),
      bottom: twips(height - bottom),
      left: twips(left),
      right: twips(width - right),
      header: 0,
      footer: 0,
    },
  };
}

function bulletConfig({ columns }: Sheet) {
  const block = columns.flatMap(({ blocks }) => blocks).find(({ bullet }) => bullet);
  const indent = twips(block?.indent ?? 12);
  return {
    reference: bulletList,
    levels: [
      {
        level: 0,
        format: LevelFormat.BULLET,
        text: block?.bullet?.text ?? '•',
        style: {
          paragraph: { indent: { left: indent, hanging: indent } },
          run: { color: colorOf(block?.bullet?.color ?? '#000000') },
        },
      },
    ],
  };
}

const noBorder = { style: BorderStyle.NONE, size: 0, color: 'auto' } as const;
const noBorders = { top: noBorder, bottom: noBorder, left: noBorder, right: noBorder };

function toTable(left: SheetColumn, right: SheetColumn, sheet: Sheet): Table {
  const { ground } = sheet;
  const direction = directionOfSheet(sheet);
  const gap = right.x - left.x - left.width;
  const widths = [twips(left.width + gap / 2), twips(right.width + gap / 2)] as const;
  const line = { style: BorderStyle.SINGLE, size: 6, color: colorOf(ground?.color ?? '#dddddd') } as const;
  return new Table({
    width: { size: widths[0] + widths[1], type: WidthType.DXA },
    columnWidths: [...widths],
    layout: TableLayoutType.FIXED,
    // Word then sets the first cell at the right, with what it calls its left edge there.
    ...(direction === 'rtl' && { visuallyRightToLeft: true }),
    borders: { ...noBorders, insideHorizontal: noBorder, insideVertical: noBorder },
    rows: [
      new TableRow({
        children: [
          toCell(left, { width: widths[0], direction, margins: { right: twips(gap / 2) } }),
          toCell(right, {
            width: widths[1],
            direction,
            margins: { left: twips(gap / 2) },
            border: { left: line },
          }),
        ],
      }),
    ],
  });
}

function toCell(
  column: SheetColumn,
  cell: { width: number; direction: Direction; margins: object; border?: object },
): TableCell {
  const { width, direction, margins, border = {} } = cell;
  const paragraphs = column.blocks.map((block) => toParagraph(block, column, { direction }));
  return new TableCell({
    width: { size: width, type: WidthType.DXA },
    borders: { ...noBorders, ...border },
    margins: { top: 0, bottom: 0, left: 0, right: 0, ...margins },
    // A cell without a paragraph is no cell to Word.
    children: paragraphs.length > 0 ? paragraphs : [new Paragraph({})],
  });
}

const headings: Partial<Record<SheetRole, (typeof HeadingLevel)[keyof typeof HeadingLevel]>> = {
  H1: HeadingLevel.TITLE,
  H2: HeadingLevel.HEADING_1,
  H3: HeadingLevel.HEADING_2,
};

function toParagraph(
  block: SheetBlock,
  { width }: SheetColumn,
  { direction, ground }: { direction: Direction; ground?: string | undefined },
): Paragraph {
  const { role, spans, aside, align, lineHeight, above, rule, keepsNext } = block;
  const heading = headings[role];
  return new Paragraph({
    children: [...spans.map(toChild), ...(aside ? [toRun(aside, [new Tab()])] : [])],
    spacing: {
      before: twips(above),
      after: rule ? twips(rule.gap) : 0,
      line: twips(lineHeight),
      lineRule: LineRuleType.AT_LEAST,
    },
    keepNext: keepsNext ?? false,
    widowControl: true,
    alignment: align === 'center' ? AlignmentType.CENTER : AlignmentType.LEFT,
    tabStops: [{ type: TabStopType.RIGHT, position: twips(width) }],
    // Word then begins at the right what it calls left, and counts tabs from there.
    ...((direction === 'rtl' || directionOf(spans.map(({ text }) => text).join(' ')) === 'rtl') && {
      bidirectional: true,
    }),
    ...(heading && { heading }),
    ...(ground && { shading: { type: ShadingType.CLEAR, fill: colorOf(ground) } }),
    ...(role === 'LI' && { numbering: { reference: bulletList, level: 0 } }),
    ...(rule && {
      border: {
        bottom: {
          style: BorderStyle.SINGLE,
          size: Math.round(8 * rule.thickness),
          space: 1,
          color: colorOf(rule.color),
        },
      },
    }),
  });
}

function toChild(span: SheetSpan): ParagraphChild {
  return span.url ? new ExternalHyperlink({ link: span.url, children: [toRun(span)] }) : toRun(span);
}

function toRun({ text, font, size, color }: SheetSpan, before: readonly Tab[] = []): TextRun {
  return new TextRun({
    children: [...before, cleanText(text)],
    ...(rightToLeft.test(text) && { rightToLeft: true }),
    bold: font === 'bold',
    italics: font === 'italic',
    // Half points.
    size: Math.round(2 * size),
    color: colorOf(color),
  });
}

function colorOf(color: string): string {
  return color.replace('#', '').toUpperCase();
}
