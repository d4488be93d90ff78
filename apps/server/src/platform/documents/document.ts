/*
 * What is taken out of a file before anybody asks what it means. A PDF has pages with text at places; a Word file has
 * paragraphs that are laid out only when the file is opened.
 */

/** How a piece of text looks. */
export interface TextStyle {
  /** In points; 0 where the file does not say. */
  size: number;
  bold: boolean;
  italic: boolean;
}

/** Text that is drawn in one go, from the upper left corner of the page, in points. */
export interface TextRun extends TextStyle {
  text: string;
  x: number;
  /** Of the baseline. */
  y: number;
  width: number;
  /** Reads from right to left. */
  rightToLeft: boolean;
}

export interface DocumentLink {
  url: string;
  /** Where it can be pressed; null in a file without pages. */
  area: { x: number; y: number; width: number; height: number } | null;
}

export interface PagedDocument {
  kind: 'pages';
  pages: { width: number; height: number; runs: TextRun[]; links: DocumentLink[] }[];
  unreadableGlyphs: number;
}

/** Text of one look. */
export interface TextSpan {
  text: string;
  bold: boolean;
  italic: boolean;
}

export interface ParagraphPart extends TextStyle {
  text: string;
  spans: TextSpan[];
}

/** A paragraph, or a row of a table that has no more than one in each cell. */
export interface Paragraph {
  /** What tabs and cells keep apart. */
  parts: ParagraphPart[];
  isListItem: boolean;
  isHeading: boolean;
  /** Space above it, in points. */
  spaceAbove: number;
}

export interface FlowingDocument {
  kind: 'flowing';
  paragraphs: Paragraph[];
  links: DocumentLink[];
}

export type TextDocument = PagedDocument | FlowingDocument;

/** Why a file gives no text. Anything else that is thrown while reading means that it is damaged. */
export class UnreadableDocument extends Error {
  readonly reason: 'encrypted' | 'damaged' | 'no-text' | 'too-many-pages' | 'too-large' | 'unsupported';

  constructor(reason: UnreadableDocument['reason'], options: ErrorOptions = {}) {
    super(`This document is unreadable: ${reason}.`, options);
    this.reason = reason;
  }
}
