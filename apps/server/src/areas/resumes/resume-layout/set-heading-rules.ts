import type { Fragment } from './fragment-rules.ts';
import { isOnlyDates } from '../resume-words/date-rules.ts';
import { knownHeading } from '../resume-words/heading-rules.ts';
import { isUpperCase } from './line-rules.ts';

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
