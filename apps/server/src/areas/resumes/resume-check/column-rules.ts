import type { ReadArea, ReadPage } from '@waymark/contract/resumes/resume-reading';
import { findDates } from '../resume-words/date-rules.ts';

type ReadLine = ReadPage['lines'][number];
interface DrawnLine extends ReadLine {
  area: ReadArea;
}

export interface LinesBeside {
  left: ReadLine;
  right: ReadLine;
}

/** Fewer lines beside others are a header with its dates, or two short lists. */
const leastLines = 6;

/** Lines that stand beside a line of another column, each with that line; none where the text has one column. */
export function findColumnLines(pages: readonly ReadPage[]): LinesBeside[] {
  return pages.flatMap((page) => {
    const drawn = page.lines.filter((line): line is DrawnLine => line.area !== null && hasWords(line.text));
    const beside = drawn.flatMap((right) => {
      const left = drawn.find((other) => isBeside(other, right));
      return left ? [{ left, right }] : [];
    });
    return beside.length >= leastLines ? beside : [];
  });
}

/** At the same height, left of it with room between. */
function isBeside(left: DrawnLine, right: DrawnLine): boolean {
  const [a, b] = [left.area, right.area];
  if (left.id === right.id || a.x + a.width > b.x - 4) return false;
  const shared = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
  return shared >= 0.25 * Math.min(a.height, b.height);
}

/** Dates and labels beside a text are read with it in any order. */
function hasWords(text: string): boolean {
  return /\p{L}{2}/u.test(text) && findDates(text).length === 0 && text.length > 3;
}
