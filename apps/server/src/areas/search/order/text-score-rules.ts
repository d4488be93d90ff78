import type { JobCategory } from '@waymark/contract/jobs/category-choices';
import type { JobColumnIndex } from '../job-index/column-index.ts';
import { findCategoryPosition } from '../job-index/position-rules.ts';
import type { Query, Term } from '../read/query-rules.ts';
import type { RetrievedText } from '../find/text-queries.ts';
import { TextHits, tier } from './hit-rules.ts';
import { scoreJobs } from './job-score-rules.ts';
import { titlesWithWork, type QueryPlan } from '../widen/query-plan-rules.ts';
import { weights } from '../lexicon/weight-constants.ts';

/** Scores the jobs that a text finds. A `field` adds all of its jobs below those with the work. */
export function scoreText(
  columns: JobColumnIndex,
  { query, field }: { query: Query; field: JobCategory | undefined },
  { anywhere, lists, phrases, named }: RetrievedText,
): TextHits {
  const hits = new TextHits(columns);
  if (query.length === 0) {
    for (const row of named ?? []) hits.add(row, tier.max);
    return hits;
  }
  if (lists.length > 0) scoreJobs(columns, lists, anywhere, hits);
  // Terms of which no title knows a word are found where they stand.
  else for (const row of anywhere) hits.add(row, tier.mention);
  for (const { plan, rows } of phrases) liftPhrase(columns, plan, rows, hits);
  if (field) addField(columns, field, hits);
  if (named) hits.keep(named);
  return hits;
}

/** Within the tier of the work, what also speaks of the field comes first. */
const fieldMention = 5;

function addField(columns: JobColumnIndex, field: JobCategory, hits: TextHits): void {
  for (const row of columns.newestOfCategory(findCategoryPosition(field) ?? -1)) {
    const score = hits.scores[row] as number;
    if (score < tier.work) hits.add(row, tier.work + (score > 0 ? fieldMention : 0));
  }
}

/**
 * Lifts the jobs that have the words of a search in a row somewhere (`phrase`, by row) above those that have each word
 * alone, and above work that a word is another name of: a "screen reader" is no lecturer. Titles with the work as it
 * was typed stay above, and where they are more nothing is lifted: a "night nurse" is a nurse, and not who helps one.
 */
function liftPhrase(columns: JobColumnIndex, plan: QueryPlan, phrase: Int32Array, hits: TextHits): void {
  const { scores, rows } = hits;
  const hasPhrase = new Uint8Array(columns.end);
  for (const row of phrase) hasPhrase[row] = Number((scores[row] as number) > 0);
  const titles = titlesWithWork(columns.titles, plan);
  const isTitled = (row: number) => titles.has(columns.title[row] as number);
  let [lifted, titled, readings] = [0, 0, 0];
  for (const row of rows) {
    if (hasPhrase[row] === 1) lifted++;
    else if (isTitled(row)) titled++;
    else if ((scores[row] as number) >= tier.whole) readings++;
  }
  if (lifted === 0 || titled > lifted) return;
  // Of words that name no work whatever names have all of them is what was asked for.
  const isAboveWhole = readings > 0 && plan.terms.some(({ isCore }) => isCore);
  const [from, to] = isAboveWhole ? [tier.whole, 255] : [tier.work, tier.whole - 1];
  const middle = Math.ceil((from + to) / 2);
  for (const row of rows) {
    const score = scores[row] as number;
    if (score > to) continue;
    const isUpper = hasPhrase[row] === 1 || (score >= tier.whole && isTitled(row));
    if (isUpper) scores[row] = middle + ((to - middle) * score) / to;
    else if (score >= from) scores[row] = from + ((score - from) * (middle - 1 - from)) / (to - from);
  }
}

const fallbackTerms = { min: 2, max: 8 } as const;

/** The plain terms of a search that the text fallback looks for; undefined where it has too few, or other terms. */
export function termsOfFallback([list = [], ...others]: Query): readonly Term[] | undefined {
  const isPlain = list.every(({ phrase, excluded, translations }) => !phrase && !excluded && !translations);
  const isUsable = isPlain && others.length === 0 && list.length >= fallbackTerms.min;
  return isUsable ? list.slice(0, fallbackTerms.max) : undefined;
}

/**
 * Scores jobs by the work that texts with most of the terms are about: "takes x-rays" finds radiographers, whatever
 * their own postings say. `found` has the rows of each term.
 */
export function scoreFallback(columns: JobColumnIndex, found: readonly Int32Array[]): TextHits {
  const hits = new TextHits(columns);
  const shares = termShares(columns, found);
  const best = shares.reduce((max, share) => Math.max(max, share), 0);
  if (best >= weights.fallback.minOfAll) addWork(columns, { shares, best }, hits);
  return hits;
}

/** By row, the share of the terms that a job has, from 0 to 1; a rare term weighs more. */
function termShares(columns: JobColumnIndex, found: readonly Int32Array[]): Float32Array {
  const shares = new Float32Array(columns.end);
  const termWeights = found.map(({ length }) => Math.log(1 + columns.size / Math.max(1, length)));
  const whole = termWeights.reduce((sum, weight) => sum + weight, 0);
  for (const [at, rows] of found.entries())
    for (const row of rows) shares[row]! += (termWeights[at] as number) / whole;
  return shares;
}

function addWork(
  columns: JobColumnIndex,
  { shares, best }: { shares: Float32Array; best: number },
  hits: TextHits,
): void {
  const works: (string | undefined)[] = [];
  function workOf(row: number): string {
    const at = columns.title[row] as number;
    const title = columns.titles.titles[at];
    return (works[at] ??= title?.words.slice(title.coreStart, title.coreEnd).join(' ') ?? '');
  }
  const { minOfBest, minVotes } = weights.fallback;
  const votes = new Map<string, number>();
  for (const [row, share] of shares.entries())
    if (share >= minOfBest * best) votes.set(workOf(row), (votes.get(workOf(row)) ?? 0) + share ** 2);
  const max = Math.max(...votes.values());
  for (const row of columns.newest.view()) {
    const vote = (votes.get(workOf(row)) ?? 0) / max;
    const fit = (vote + (shares[row] as number) / best) / 2;
    if (vote >= minVotes) hits.add(row, tier.work + fit * (tier.whole - 1 - tier.work));
  }
}
