import { findDates, isOnlyDates, isPieceOfDates } from '../resume-words/date-rules.ts';
import type { Fragment } from './fragment-rules.ts';

const nextLine = 1.7;
const sameEdge = 2;

/**
 * Pieces beside something that took two lines, put together: dates at the right edge, "September 2012 – August" over
 * "2019", and names in the middle, "University of" over "Ireland".
 */
export function joinWrappedPieces(fragments: readonly Fragment[]): Fragment[] {
  const rests = new Map<Fragment, Fragment>();
  for (const [at, one] of fragments.entries()) {
    if (!canGoOn(one.text) || !fragments.some((other) => isLeftOf(other, one))) continue;
    const rest = fragments.slice(at + 1).find((next) => isRest(next, one, fragments));
    if (rest) rests.set(one, rest);
  }
  const taken = new Set(rests.values());
  return fragments
    .filter((one) => !taken.has(one))
    .map((one) => {
      const rest = rests.get(one);
      return rest ? join(one, rest) : one;
    });
}

const unfinished = /\s(?:of|de|für|and|for|the|&)$/i;

function canGoOn(text: string): boolean {
  return unfinished.test(text) || (isPieceOfDates(text) && /[-–—]/.test(text));
}

function isLeftOf(other: Fragment, one: Fragment): boolean {
  return other.right < one.x && Math.abs(other.y - one.y) < 0.35 * one.size;
}

function isRest(next: Fragment, one: Fragment, all: readonly Fragment[]): boolean {
  const down = next.y - one.y;
  if (down < 0.5 * one.size || down > nextLine * one.size || next.size !== one.size || next.bold !== one.bold)
    return false;
  if (unfinished.test(one.text)) {
    const isCentred = Math.abs(next.x + next.right - one.x - one.right) / 2 < sameEdge;
    return isCentred && !all.some((other) => isLeftOf(other, next));
  }
  const isFlush = Math.abs(next.right - one.right) < sameEdge || Math.abs(next.x - one.x) < sameEdge;
  const isWhole = findDates(one.text).some(({ end, text }) => end !== null && text === one.text);
  return isFlush && !isWhole && isPieceOfDates(next.text) && isOnlyDates(`${one.text} ${next.text}`);
}

function join(one: Fragment, rest: Fragment): Fragment {
  const text = `${one.text} ${rest.text}`;
  const x = Math.min(one.x, rest.x);
  const right = Math.max(one.right, rest.right);
  return { ...one, text, spans: [{ text, bold: one.bold, italic: one.italic }], x, right, width: right - x };
}
