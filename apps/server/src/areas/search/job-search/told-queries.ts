import { matchTerm } from '../read-model/match-rules.ts';
import type { ReadModel } from '../read-model/read-model-gateway.ts';
import type { Query, Term } from '../search-words/query-limit-rules.ts';
import type { JobColumnIndex } from './column-index.ts';
import { band, TextHits } from './hit-rules.ts';

const leastTerms = 2;
const mostTerms = 8;
/** Of the weight of all words, what some text has to have. */
const leastOfAll = 0.4;
/** Beside the text that has most of them, what tells of the same work. */
const leastOfBest = 0.75;
/** Beside the work that most such jobs are, what is listed too. */
const leastVotes = 0.3;

/** The plain words of a search, where it has several. */
export function wordsTold([list = [], ...others]: Query): readonly Term[] | undefined {
  const isPlain = list.every(({ phrase, excluded, meant }) => !phrase && !excluded && meant === undefined);
  return isPlain && others.length === 0 && list.length >= leastTerms ? list.slice(0, mostTerms) : undefined;
}

/**
 * Where no job has all of the words and no name has one: jobs with the work that those are which speak of most of them.
 * Who "takes x-rays" finds radiographers, whatever else their postings say.
 */
export async function findTold(
  model: ReadModel,
  columns: JobColumnIndex,
  terms: readonly Term[],
): Promise<TextHits> {
  const found = await Promise.all(
    terms.map(async (term) => (await model.find({ words: matchTerm(term), named: [], skills: [] })).words),
  );
  // Only now, since slots may have other jobs than before the wait.
  const hits = new TextHits(columns);
  const shares = weigh(columns, found);
  const best = shares.reduce((most, share) => Math.max(most, share), 0);
  if (best >= leastOfAll) addWork(columns, { shares, best }, hits);
  return hits;
}

/** By slot, how much of the weight of the words a job has, from 0 to 1; a rare word weighs more. */
function weigh(columns: JobColumnIndex, found: readonly Int32Array[]): Float32Array {
  const shares = new Float32Array(columns.end);
  const weights = found.map(({ length }) => Math.log(1 + columns.size / Math.max(1, length)));
  const whole = weights.reduce((sum, weight) => sum + weight, 0);
  for (const [at, numbers] of found.entries()) {
    for (const number of numbers) {
      const slot = columns.slotOf(number);
      if (slot >= 0) shares[slot]! += (weights[at] as number) / whole;
    }
  }
  return shares;
}

function addWork(
  columns: JobColumnIndex,
  { shares, best }: { shares: Float32Array; best: number },
  hits: TextHits,
): void {
  const works: (string | undefined)[] = [];
  function workOf(slot: number): string {
    const at = columns.title[slot] as number;
    const title = columns.titles.titles[at];
    return (works[at] ??= title?.words.slice(title.coreStart, title.coreEnd).join(' ') ?? '');
  }
  const votes = new Map<string, number>();
  for (const [slot, share] of shares.entries())
    if (share >= leastOfBest * best) votes.set(workOf(slot), (votes.get(workOf(slot)) ?? 0) + share ** 2);
  const most = Math.max(...votes.values());
  for (const slot of columns.newest.view()) {
    const vote = (votes.get(workOf(slot)) ?? 0) / most;
    const fit = (vote + (shares[slot] as number) / best) / 2;
    if (vote >= leastVotes) hits.add(slot, band.work + fit * (band.whole - 1 - band.work));
  }
  hits.namesWork = true;
}
