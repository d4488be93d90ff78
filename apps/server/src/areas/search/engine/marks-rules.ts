import { tier } from '../order/hit-rules.ts';
import { findLift } from '../order/weighing-rules.ts';
import { fieldMention } from '../order/job-score-rules.ts';
import type { QueryPlan } from '../widen/query-plan-rules.ts';

/** Which marks a phrase parts, and where. */
export type Lift = NonNullable<ReturnType<typeof findLift>>;

/** Postings that the script gives the same index: their mark, and what may still change it. */
export interface IndexCount {
  index: number;
  count: number;
}

interface Marked {
  mark: number;
  count: number;
  isKept: boolean;
  isField: boolean;
  /** By phrase, as bits: whether it stands somewhere, and whether the title has its work. */
  phrases: number;
  titled: number;
}

/** How many postings have each mark, from 0 to 255, and what phrases have changed. */
export interface Marks {
  counts: Float64Array;
  lifts: (Lift | null)[];
  /** Whether the words find nothing at all, whatever is kept out. */
  isNone: boolean;
}

/** Marks as `scoreText` does, by what was counted instead of row by row. */
export function readMarks(found: readonly IndexCount[], phrases: readonly QueryPlan[]): Marks {
  const all = found.map(({ index, count }) => unpack(index, count, phrases.length));
  const lifts = phrases.map((plan, nth) => liftAll(all, plan, nth));
  const counts = new Float64Array(256);
  let isNone = true;
  for (const one of all) {
    const lacksWork = one.isField && one.mark < tier.work;
    const mark = lacksWork ? tier.work + (one.mark > 0 ? fieldMention : 0) : one.mark;
    if (mark > 0) isNone = false;
    counts[one.isKept ? mark : 0]! += one.count;
  }
  return { counts, lifts, isNone };
}

function unpack(index: number, count: number, phrases: number): Marked {
  const mask = 2 ** phrases - 1;
  return {
    mark: index & 255,
    count,
    isKept: (index & 256) !== 0,
    isField: (index & 512) !== 0,
    phrases: (index >> 10) & mask,
    titled: (index >> (10 + phrases)) & mask,
  };
}

/** As `liftPhrase`. */
function liftAll(all: readonly Marked[], plan: QueryPlan, nth: number): Lift | null {
  const bit = 1 << nth;
  let [lifted, titled, readings] = [0, 0, 0];
  for (const { mark, count, ...one } of all) {
    if (mark === 0) continue;
    if (one.phrases & bit) lifted += count;
    else if (one.titled & bit) titled += count;
    else if (mark >= tier.whole) readings += count;
  }
  const lift = findLift(plan, { lifted, titled, readings });
  if (!lift) return null;
  const { from, to, middle } = lift;
  for (const one of all) {
    const { mark } = one;
    if (mark === 0 || mark > to) continue;
    const isUpper = (one.phrases & bit) !== 0 || (mark >= tier.whole && (one.titled & bit) !== 0);
    if (isUpper) one.mark = Math.trunc(middle + ((to - middle) * mark) / to);
    else if (mark >= from) one.mark = Math.trunc(from + ((mark - from) * (middle - 1 - from)) / (to - from));
  }
  return lift;
}

export const countFrom = (counts: Float64Array, min: number): number =>
  counts.subarray(min).reduce((sum, one) => sum + one, 0);
