import type { QueryPlan } from '../widen/query-plan-rules.ts';
import { weights } from '../lexicon/weight-constants.ts';
import { tier } from './hit-rules.ts';

/** Which marks are parted, and where; undefined where nothing is lifted. */
export function findLift(
  plan: QueryPlan,
  { lifted, titled, readings }: Record<'lifted' | 'titled' | 'readings', number>,
): Record<'from' | 'to' | 'middle', number> | undefined {
  if (lifted === 0 || titled > lifted) return undefined;
  // Of words that name no work whatever names have all of them is what was asked for.
  const isAboveWhole = readings > 0 && plan.terms.some(({ isCore }) => isCore);
  const [from, to] = isAboveWhole ? ([tier.whole, 255] as const) : ([tier.work, tier.whole - 1] as const);
  return { from, to, middle: Math.ceil((from + to) / 2) };
}

export const minShareOf = ({ terms }: QueryPlan, isPartial: boolean): number =>
  isPartial ? Math.min(weights.minShare.partial, 1 / (terms.length + 3)) : weights.minShare.usual;

/** What a list weighs, as a whole and by term, and what its terms are, as bits. */
export function figuresOf(terms: QueryPlan['terms']) {
  const termWeights = terms.map(({ weight }) => weight);
  return {
    termWeights,
    all: 2 ** terms.length - 1,
    core: bitsOf(terms, ({ isCore }) => isCore),
    related: bitsOf(terms, ({ isRelated }) => isRelated),
    ranks: bitsOf(terms, ({ isRank }) => isRank),
    whole: termWeights.reduce((sum, weight) => sum + weight, 0),
  };
}

/** Tells of the terms of a title, as bits, whether a job with nothing else is worth showing. */
export function enoughInTitle({ terms }: QueryPlan, minShare: number): (bits: number) => boolean {
  return (bits) => {
    let share = 0;
    for (let at = 0; at < terms.length; at++) {
      if ((bits & (1 << at)) === 0) continue;
      const { weight, isCore } = terms[at] as QueryPlan['terms'][number];
      if (isCore) return true;
      share += weight;
    }
    return share >= minShare;
  };
}

export const bitsOf = (
  terms: QueryPlan['terms'],
  test: (term: QueryPlan['terms'][number]) => boolean,
): number => terms.reduce((bits, term, at) => (test(term) ? bits | (1 << at) : bits), 0);
