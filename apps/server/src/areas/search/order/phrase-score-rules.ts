import { titlesWithWork, type QueryPlan } from '../widen/query-plan-rules.ts';
import type { JobColumnIndex } from '../job-index/column-index.ts';
import { ZeroedArrays } from '../job-index/row-index.ts';
import { tier, type TextHits } from './hit-rules.ts';
import { findLift } from './weighing-rules.ts';

const phraseFlags = new ZeroedArrays((length) => new Uint8Array(length));

/**
 * Lifts the jobs that have the words of a search in a row somewhere (`phrase`, by row) above those that have each word
 * alone, and above work that a word is another name of: a "screen reader" is no lecturer. Titles with the work as it
 * was typed stay above, and where they are more nothing is lifted: a "night nurse" is a nurse, and not who helps one.
 */
export function liftPhrase(
  columns: JobColumnIndex,
  plan: QueryPlan,
  phrase: Int32Array,
  hits: TextHits,
): void {
  const { scores } = hits;
  const hasPhrase = phraseFlags.take(columns.end);
  for (let at = 0; at < phrase.length; at++) {
    const row = phrase[at] as number;
    hasPhrase[row] = Number((scores[row] as number) > 0);
  }
  const titles = titlesWithWork(columns.titles, plan);
  liftRows(plan, hits, { hasPhrase, isTitled: (row) => titles.has(columns.title[row] as number) });
  phraseFlags.giveBack(hasPhrase, phrase);
}

function liftRows(
  plan: QueryPlan,
  { scores, rows }: TextHits,
  { hasPhrase, isTitled }: { hasPhrase: Uint8Array; isTitled: (row: number) => boolean },
): void {
  let [lifted, titled, readings] = [0, 0, 0];
  for (let at = 0; at < rows.length; at++) {
    const row = rows[at] as number;
    if (hasPhrase[row] === 1) lifted++;
    else if (isTitled(row)) titled++;
    else if ((scores[row] as number) >= tier.whole) readings++;
  }
  const lift = findLift(plan, { lifted, titled, readings });
  if (!lift) return;
  const { from, to, middle } = lift;
  for (let at = 0; at < rows.length; at++) {
    const row = rows[at] as number;
    const score = scores[row] as number;
    if (score > to) continue;
    const isUpper = hasPhrase[row] === 1 || (score >= tier.whole && isTitled(row));
    if (isUpper) scores[row] = middle + ((to - middle) * score) / to;
    else if (score >= from) scores[row] = from + ((score - from) * (middle - 1 - from)) / (to - from);
  }
}
