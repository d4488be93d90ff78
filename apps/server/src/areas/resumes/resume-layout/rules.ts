import type { FlowingDocument, ParagraphPart } from '../../../platform/documents/document.ts';
import {
  cleanText,
  closeSpacedLetters,
  isBullet,
  isUpperCase,
  withoutBullet,
  type Line,
} from './line-rules.ts';
import type { Fragment } from './fragment-rules.ts';
import { isOnlyDates } from '../resume-words/date-rules.ts';
import { knownHeading } from '../resume-words/rules.ts';

const lineHeight = 1.2;

const indentOfItems = 18;

/** Many blanks in a row stand for a tab. */
function splitAtWideGaps(part: ParagraphPart): ParagraphPart[] {
  if (closeSpacedLetters(part.text) !== part.text) return [part];
  const texts = part.text.split(/(?<=\S)[ \u00A0]{4,}(?=\S)/);
  const isItem = isBullet(texts[0] ?? '');
  return texts.length < 2 || isItem ? [part] : texts.map((text) => ({ ...part, text, spans: [] }));
}

/** The paragraphs of a Word file as lines of one endless page. */
export function readFlowLines({ paragraphs }: FlowingDocument): Line[] {
  return paragraphs.flatMap((paragraph, at) => {
    const parts = paragraph.parts
      .flatMap(splitAtWideGaps)
      .map((part) => ({ ...part, text: cleanText(closeSpacedLetters(part.text)) }))
      .filter(({ text }) => text);
    const [first] = parts;
    if (!first) return [];
    const unmarked = withoutBullet(first.text);
    if (unmarked) first.text = unmarked;
    const isListItem = paragraph.isListItem || Boolean(unmarked);
    const size = Math.max(...parts.map((part) => part.size));
    return {
      id: `p1-${at + 1}`,
      page: 0,
      text: parts.map(({ text }) => text).join(' '),
      parts: parts.map((part, column) => ({ ...part, x: column, width: 1 })),
      area: null,
      size,
      bold: parts.every(({ bold }) => bold),
      italic: parts.every(({ italic }) => italic),
      isListItem,
      isLabelled: false,
      isHeading: paragraph.isHeading,
      gap: at === 0 ? Number.POSITIVE_INFINITY : lineHeight + paragraph.spaceAbove / (size || 12),
      indent: isListItem ? indentOfItems : 0,
      room: Number.POSITIVE_INFINITY,
    };
  });
}

/** Cached: it is looked up for every position that could divide a page. */
const headingRows = new WeakMap<Fragment, boolean>();

/** Whether the text is a known heading, whatever its style. */
export function isHeadingRow(row: readonly Fragment[]): boolean {
  const [only, ...more] = row;
  if (!only || more.length > 0) return says(row);
  const known = headingRows.get(only) ?? says(row);
  headingRows.set(only, known);
  return known;
}

function says(row: readonly Fragment[]): boolean {
  const text = textOf(row);
  const kind = knownHeading(text);
  return (
    kind !== undefined &&
    (isUpperCase(text) || /^\p{Lu}/u.test(text)) &&
    !row.some(({ isListItem }) => isListItem)
  );
}

/** Cached for the same reason. */
const datesRows = new WeakMap<Fragment, boolean>();

/** Whether the row has dates and no other text. */
export function isDatesRow(row: readonly Fragment[]): boolean {
  const [only, ...more] = row;
  if (!only || more.length > 0) return isOnlyDates(textOf(row));
  const known = datesRows.get(only) ?? isOnlyDates(only.text);
  datesRows.set(only, known);
  return known;
}

/** A heading that is also styled as one compared with the other rows of its side. */
export function isSetHeading(row: readonly Fragment[], side: readonly (readonly Fragment[])[]): boolean {
  if (!isHeadingRow(row)) return false;
  const usual = usualSize(side);
  return row.every(({ bold, size }) => bold || size > usual) || isUpperCase(textOf(row));
}

/** Cached for the same reason. */
const usualSizes = new WeakMap<readonly (readonly Fragment[])[], number>();

/** The size of most letters. */
export function usualSize(rows: readonly (readonly Fragment[])[]): number {
  const size = usualSizes.get(rows) ?? sizeOfMost(rows);
  usualSizes.set(rows, size);
  return size;
}

function sizeOfMost(rows: readonly (readonly Fragment[])[]): number {
  const letters = new Map<number, number>();
  for (const { size, text } of rows.flat()) letters.set(size, (letters.get(size) ?? 0) + text.length);
  return [...letters].reduce((a, b) => (b[1] > a[1] ? b : a), [0, 0])[0];
}

/** The text of a row, ignoring the gaps between its fragments. */
export function textOf(row: readonly Fragment[]): string {
  return row.map(({ text }) => text).join(' ');
}
