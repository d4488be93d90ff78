/** Lists and quotes within each other, begun in one line: each is read again with all that follow. */
const deepLine = /^(?:[ \t]*(?:>|[-*+](?=[ \t])|\d{1,9}[.)](?=[ \t]))){40}/m;

/** What ends a run of lines that is read as one: an empty line, or the beginning of an item, a heading or a row. */
const blockEnd = /\n(?=[ \t]*(?:\n|[-*+>|#]|\d{1,9}[.)]))/;
const emphasisMark = /[*_~]/g;

/**
 * For each mark of emphasis the parser looks for its end through all that follows in its block: marks times length is
 * the work it has, and so much of it takes some 50 ms.
 */
const maxEmphasisWork = 4_000_000;

/** Whether the marks of a text would take too long to read, or mean nothing: it is shown as it was typed. */
export function isCostly(text: string): boolean {
  return deepLine.test(text) || emphasisWork(text) > maxEmphasisWork;
}

function emphasisWork(text: string): number {
  return text
    .split(blockEnd)
    .reduce((sum, block) => sum + (block.match(emphasisMark)?.length ?? 0) * block.length, 0);
}
