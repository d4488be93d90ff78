import type { SheetSpan } from './sheet.ts';

/** Text of one look and one font file. */
export interface Piece {
  text: string;
  font: string;
  span: SheetSpan;
}

/** What draws and measures: which font has a letter, and how wide a text is. */
export interface Typesetter {
  /** The pieces of a span, each with a font that has all of its letters. */
  split(span: SheetSpan): Piece[];
  measure(text: string, font: string, size: number): number;
}

export interface Fragment extends Piece {
  /** From the left edge of its line. */
  x: number;
  width: number;
  isRightToLeft: boolean;
}

export interface TextLine {
  fragments: Fragment[];
  width: number;
}
