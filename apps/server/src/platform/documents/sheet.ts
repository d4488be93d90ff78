/*
 * A document that is to be drawn: what a template says, before anybody knows how wide its words are. All sizes are in
 * points, from the upper left corner.
 */

export type SheetFont = 'regular' | 'bold' | 'italic';

export interface SheetSpan {
  text: string;
  font: SheetFont;
  size: number;
  color: string;
  /** Where it leads to: `https:`, `http:`, `mailto:` or `tel:`. */
  url?: string | undefined;
  /** Where all of it does not fit on a line, this begins the next one. */
  startsLine?: boolean;
  /** Goes to the next line as a whole where it does not fit. */
  isWhole?: boolean;
  /** Left out at the beginning of a line: what only keeps the spans beside it apart. */
  isSeparator?: boolean;
}

/** What a reader of the screen is told that a block is. */
export type SheetRole = 'H1' | 'H2' | 'H3' | 'P' | 'LI';

export interface SheetBlock {
  role: SheetRole;
  spans: SheetSpan[];
  /** Set at the end of the first line, at the edge. */
  aside?: SheetSpan | undefined;
  align?: 'left' | 'center';
  lineHeight: number;
  /** Space above it, which is left out at the top of a page. */
  above: number;
  /** How far it is set in; a bullet stands before it. */
  indent?: number;
  bullet?: SheetSpan;
  /** A line below it, or beside its words to the right edge. */
  rule?: { color: string; thickness: number; gap: number };
  /** Set smaller where it is too long for a line: a name. */
  isFitted?: boolean;
  /** Stays on one page with what follows. */
  keepsNext?: boolean;
  /** A code of dark and light squares where its first line begins. */
  picture?: { modules: boolean[][]; across: number; width: number; about: string };
}

export interface SheetColumn {
  x: number;
  width: number;
  /** Where it begins on the first page; undefined for below the head. */
  top?: number;
  /** All blocks begin on the side of the first one, whichever way they are read. */
  isOneSided?: boolean;
  blocks: SheetBlock[];
}

export interface Sheet {
  title: string;
  author: string;
  /** One that is read from right to left has its pages mirrored: all places are given as from left to right. */
  language: string;
  width: number;
  height: number;
  /** Where text may stand on each page. */
  top: number;
  bottom: number;
  /** On the first page alone, before the columns. */
  head: SheetColumn;
  /** Between it and what follows. */
  headGap: number;
  /** In the order in which they are read; each goes on over the pages. */
  columns: SheetColumn[];
  /** Below the longest of them, on its page. */
  foot?: SheetColumn;
  /** Behind the head, from edge to edge, and so far below it. */
  band?: { color: string; below: number };
  /** Behind the text of every page. */
  ground?: { x: number; width: number; color: string };
  /** Said at the foot of each page but the first, with its number. */
  footer: { text: string; size: number; color: string; x: number; width: number };
  fonts: Record<SheetFont, string>;
  /** A font that is on most machines, for a file that brings none along. */
  commonFont: string;
  /** The same as data for programs, kept within the file, which is a PDF/A-3 then. */
  data?: { name: string; text: string; about: string; writtenAt: Date; metadata: string } | undefined;
}
