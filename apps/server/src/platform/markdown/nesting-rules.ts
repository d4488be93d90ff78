/** Lists and quotes within each other, begun in one line: each is read again with all that follow. */
const deepLine = /^(?:[ \t]*(?:>|[-*+](?=[ \t])|\d{1,9}[.)](?=[ \t]))){20}/m;

/** Of each line, marks of quotes: a quote is read like the text in it. */
const quoteMarks = /^(?:[ \t]*>)+/gm;
/** What ends a run of lines that is read as one: an empty line, or the beginning of an item or a heading. */
const blockEnd = /\n(?=[ \t]*(?:\n|[-*+][ \t]|#{1,6}[ \t]|\d{1,9}[.)][ \t]))/;
const inItem = /^\n*(?:[ \t]|[-*+]|\d{1,9}[.)])/;
/** Marks of emphasis, links, and lines that underline a heading. */
const mark = /[*_~]|\]\(|^[ \t]*[-=]+[ \t]*$/gm;

/**
 * For each mark the parser looks for what belongs to it through all that follows in its block, and within an item of a
 * list it looks at each line for an underline through all that follow: so much of it takes some 50 ms.
 */
const maxWork = 4_000_000;
/** How many lines take as long as one mark. */
const linesAsMark = 5;

/** Whether the marks of a text would take too long to read, or mean nothing: it is shown as it was typed. */
export function isCostly(text: string, most = maxWork): boolean {
  return deepLine.test(text) || workOf(text) > most;
}

function workOf(text: string): number {
  return text
    .replaceAll(quoteMarks, '')
    .split(blockEnd)
    .reduce((sum, block) => sum + (count(block, mark) + linesReadAgain(block)) * block.length, 0);
}

function linesReadAgain(block: string): number {
  return inItem.test(block) ? count(block, /\n/g) / linesAsMark : 0;
}

function count(text: string, pattern: RegExp): number {
  return text.match(pattern)?.length ?? 0;
}
