import type { FlowingDocument } from '../../../platform/documents/document.ts';
import { cleanText, closeSpacedLetters, withoutBullet, isUpperCase, type Line } from './line-rules.ts';
import type { Fragment } from './fragment-rules.ts';
import { isOnlyDates } from '../resume-words/date-rules.ts';
import { knownHeading } from '../resume-words/rules.ts';

const lineHeight = 1.2;

const indentOfItems = 18;

/** The paragraphs of a Word file as lines of one endless page. */
export function readFlowLines({ paragraphs }: FlowingDocument): Line[] {
  return paragraphs.flatMap((paragraph, at) => {
    const parts = paragraph.parts
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

/** Looked up for every place where a page could be divided. */
const headingRows = new WeakMap<Fragment, boolean>();

/** Says what a section is about, whatever it looks like. */
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

/** Looked up as often. */
const datesRows = new WeakMap<Fragment, boolean>();

/** Says when, and nothing else. */
export function isDatesRow(row: readonly Fragment[]): boolean {
  const [only, ...more] = row;
  if (!only || more.length > 0) return isOnlyDates(textOf(row));
  const known = datesRows.get(only) ?? isOnlyDates(only.text);
  datesRows.set(only, known);
  return known;
}

/** A heading that also looks like one among the rows of its side. */
export function isSetHeading(row: readonly Fragment[], side: readonly (readonly Fragment[])[]): boolean {
  if (!isHeadingRow(row)) return false;
  const usual = usualSize(side);
  return row.every(({ bold, size }) => bold || size > usual) || isUpperCase(textOf(row));
}

/** Asked for every place where a page could be divided, too. */
const usualSizes = new WeakMap<readonly (readonly Fragment[])[], number>();

/** How large most letters are. */
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

/** What a row says, whatever stands between its pieces. */
export function textOf(row: readonly Fragment[]): string {
  return row.map(({ text }) => text).join(' ');
}
