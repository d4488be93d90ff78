import { fixed } from './say.ts';

/** Tags and references of a text in HTML: more than any posting has, and read within a few milliseconds. */
export const maxMarks = 5000;

const mark = /[<&]/g;

export const hasFewMarks = (html: string): boolean => (html.match(mark)?.length ?? 0) <= maxMarks;

export const tooManyMarks = fixed`This text has more than ${maxMarks.toLocaleString('en-US')} tags. Remove its formatting, or shorten it.`;

/** Lines of a pasted text: more than any posting has. */
export const maxPastedLines = 2000;

const lineEnd = /\n/g;

export const hasFewLines = (text: string): boolean => (text.match(lineEnd)?.length ?? 0) < maxPastedLines;

export const tooManyLines = fixed`This text has more than ${maxPastedLines.toLocaleString('en-US')} lines. Paste the posting alone.`;
