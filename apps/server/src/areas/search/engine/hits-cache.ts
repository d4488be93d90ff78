import { LRUCache } from 'lru-cache';
import { tier } from '../order/hit-rules.ts';
import { termsOfFallback } from '../order/job-score-rules.ts';
import { weights } from '../lexicon/weight-constants.ts';
import type { SearchRequest } from '../read/query-rules.ts';
import { countsOf, isListed, type EngineAsking } from './names-queries.ts';
import type { EngineNames } from './names-index.ts';
import { countFrom, isKeptBit, readMarks, type IndexCount, type Lift } from './marks-rules.ts';
import { scoreScript } from './score-constants.ts';
import {
  planTerms,
  planText,
  scoreFigures,
  sumFlags,
  type EngineText,
  type TextParams,
} from './text-queries.ts';
import { anyOf, hasOne, type EngineQuery } from './words-query-rules.ts';

/** A text with all that decides how postings are marked. */
export interface EngineHits extends Pick<EngineText, 'candidates' | 'named' | 'mentionMarks' | 'flags'> {
  params: TextParams & { lifts: readonly (Lift | null)[] };
  /** How many postings have each mark. */
  counts: Float64Array;
  /** The categories that are fields of the work, as postings have them; undefined where no posting has the work. */
  fieldsOf: () => Promise<string[] | undefined>;
}

/** As long as an engine may take to show what was written. */
const keptMs = 1000;
const textsKept = 200;
/** All combinations of a mark and what may change it that are told apart in one answer. */
const indexesRead = 65_000;
/** A field with this share of some work is the field of that work. */
const minOfField = 0.2;

/** What texts found of late: a search asks for its words several times, and its next page does again. */
export class EngineHitsCache {
  readonly #engine: EngineAsking;
  readonly #kept = new LRUCache<string, { found: Promise<EngineHits | undefined>; names: EngineNames }>({
    max: textsKept,
    ttl: keptMs,
  });

  constructor(engine: EngineAsking) {
    this.#engine = engine;
  }

  /** What the words of a request find; undefined where it has no words. */
  find(names: EngineNames, request: SearchRequest): Promise<EngineHits | undefined> {
    const { q, title, skill, partial, field, textFallback } = request;
    const key = JSON.stringify([q, title, skill, partial, field, textFallback]);
    const known = this.#kept.get(key);
    if (known?.names === names) return known.found;
    const found = findHits(this.#engine, names, request);
    this.#kept.set(key, { found, names });
    found.catch(() => this.#kept.delete(key));
    return found;
  }
}

async function findHits(
  engine: EngineAsking,
  names: EngineNames,
  request: SearchRequest,
): Promise<EngineHits | undefined> {
  const text = planText(names, request);
  if (!text) return undefined;
  const found = await countMarks(engine, text);
  const terms =
    request.textFallback && found.isNone && !text.isNamed ? termsOfFallback(text.query) : undefined;
  const fallback = terms && (await planFallback(engine, names, text, planTerms(terms)));
  const { counts, lifts } = fallback ? await countMarks(engine, fallback) : found;
  const { candidates, named, mentionMarks, flags, params } = fallback ?? text;
  const hits = { candidates, named, mentionMarks, flags, params: { ...params, lifts }, counts };
  let fields: Promise<string[] | undefined> | undefined;
  return { ...hits, fieldsOf: () => (fields ??= findFields(engine, hits)) };
}

async function countMarks(engine: EngineAsking, text: EngineText) {
  const hits = { ...text, params: { ...text.params, lifts: [] } };
  const marked = markedQuery([hits], { mode: 'index', filters: namedOnly(text) });
  const [scored = {}, mentioned] = await engine.msearch([scoreCounting(marked), ...countMentions(text, [])]);
  const found = readScores(scored).map(({ score, count }) => ({ index: score, count }));
  return readMarks([...found, ...readMentions(mentioned, text)], text.phrases);
}

type Mentioned = Pick<EngineText, 'named' | 'mentionMarks' | 'flags'>;

/** Whatever has a better mark than for its words alone. */
export const namedOnly = ({ named }: Mentioned): EngineQuery[] => (named ? [named] : []);

/** Those that have the words in their texts alone, which are many, are counted and not looked at. */
export function countMentions(
  { named, flags: [anywhere, kept] }: Mentioned,
  filters: readonly EngineQuery[],
): object[] {
  if (!named || !anywhere || !kept) return [];
  return [
    {
      size: 0,
      track_total_hits: false,
      query: { bool: { filter: [isListed, anywhere, ...filters], must_not: [named] } },
      aggs: { complete: { terms: { field: 'completeness' }, aggs: { kept: { filter: kept } } } },
    },
  ];
}

/** By index, as `unpack` of `marks-rules.ts` reads it. */
export function readMentions(answer: object | undefined, { mentionMarks }: Mentioned): IndexCount[] {
  const buckets = answer === undefined ? [] : (countsOf(answer)['complete']?.buckets ?? []);
  return buckets.flatMap((bucket) => {
    const mark = mentionMarks[Number(bucket.key)] ?? tier.mention;
    const kept = countsOf(bucket)['kept']?.doc_count ?? 0;
    return [
      { index: mark | isKeptBit, count: kept },
      { index: mark, count: bucket.doc_count - kept },
    ];
  });
}

/** How many of a query have each score. */
export async function countScores(
  engine: EngineAsking,
  query: EngineQuery,
): Promise<{ score: number; count: number }[]> {
  const answer = await engine.search(scoreCounting(query));
  return readScores(answer);
}

const script = { lang: 'painless', source: 'Math.round(_score.doubleValue())' } as const;

export const scoreCounting = (query: EngineQuery) => ({
  size: 0,
  track_total_hits: false,
  query,
  aggs: { scores: { terms: { script, value_type: 'long', size: indexesRead } } },
});

export const readScores = (answer: object) =>
  (countsOf(answer)['scores']?.buckets ?? []).map(({ key, doc_count: count }) => ({
    score: Number(key),
    count,
  }));

type Marking = Pick<EngineHits, 'candidates' | 'flags' | 'params'>;

/** What a query of marked postings is asked for (`scoreScript`). */
export interface MarkedOptions {
  mode: 'index' | 'mark' | 'rank' | 'unmet';
  /** The least mark. */
  min?: number;
  filters?: readonly EngineQuery[];
  fieldsOf?: readonly string[] | undefined;
  /** What is counted as missed, each a bit, and how that is ranked. */
  unmet?: { flags: readonly EngineQuery[]; params: object } | undefined;
}

/** The postings of the first of these texts; another only says which of them come first. */
export function markedQuery(
  texts: readonly [Marking, ...Marking[]],
  { mode, min = 1, filters = [], fieldsOf, unmet }: MarkedOptions,
): EngineQuery {
  const flags: EngineQuery[] = [];
  const params = texts.map((text) => {
    const shift = flags.length;
    flags.push(...text.flags);
    return { ...text.params, shift };
  });
  const shift = flags.length;
  flags.push(...(unmet?.flags ?? []));
  return {
    script_score: {
      query: { bool: { filter: [isListed, texts[0].candidates, ...filters], should: sumFlags(flags) } },
      min_score: 1,
      script: {
        lang: 'painless',
        source: scoreScript,
        params: {
          ...scoreFigures,
          mode,
          min: mode === 'index' ? 0 : min,
          texts: params,
          fieldsOf: fieldsOf ?? null,
          unmet: unmet ? { ...unmet.params, shift } : null,
        },
      },
    },
  };
}

/** As `fieldsOf` of a node's own index. */
async function findFields(
  engine: EngineAsking,
  hits: Marking & Pick<EngineHits, 'named' | 'mentionMarks' | 'counts'>,
): Promise<string[] | undefined> {
  const working = countFrom(hits.counts, tier.work);
  if (working === 0 || working === countFrom(hits.counts, 1)) return undefined;
  const answer = await engine.search({
    size: 0,
    track_total_hits: false,
    query: markedQuery([hits], { mode: 'mark', min: tier.work, filters: namedOnly(hits) }),
    aggs: { category: { terms: { field: 'category', size: 300 } } },
  });
  return (countsOf(answer)['category']?.buckets ?? [])
    .filter(({ doc_count: count }) => count >= minOfField * working)
    .map(({ key }) => String(key));
}

/** The bits of a text before those of its terms. */
const ownFlags = 2;

/**
 * As `scoreFallback`: the work that texts with most of the terms are about. Votes go by the work that titles name; what a
 * posting has of the terms is told by bits.
 */
async function planFallback(
  engine: EngineAsking,
  names: EngineNames,
  text: EngineText,
  terms: readonly EngineQuery[],
): Promise<EngineText | undefined> {
  const [, kept = { match_all: {} }] = text.flags;
  const masks = await countScores(engine, {
    bool: { filter: [isListed, anyOf(terms)], should: sumFlags(terms) },
  });
  const all = Array.from({ length: 2 ** terms.length }, (_none, mask) => mask);
  const counts = terms.map((_term, nth) =>
    masks.reduce((sum, { score, count }) => sum + (score & (1 << nth) ? count : 0), 0),
  );
  const size = names.size;
  const termWeights = counts.map((count) => Math.log(1 + size / Math.max(1, count)));
  const whole = termWeights.reduce((sum, weight) => sum + weight, 0);
  const shares = Float32Array.from(all, (mask) =>
    termWeights.reduce(
      (sum, weight, nth) => (mask & (1 << nth) ? Math.fround(sum + weight / whole) : sum),
      0,
    ),
  );
  const best = masks.reduce((max, { score }) => Math.max(max, shares[score] as number), 0);
  if (best < weights.fallback.minOfAll) return undefined;
  const { minOfBest, minVotes } = weights.fallback;
  const voting = masks.filter(({ score }) => (shares[score] as number) >= minOfBest * best);
  const votes = await countVotes(engine, names, { terms, voting: voting.map(({ score }) => score), shares });
  const titled = Object.keys(votes).filter((title) => (votes[title] ?? 0) >= minVotes);
  return {
    ...text,
    params: {
      ...text.params,
      kind: 'work',
      lists: [],
      work: {},
      fields: [],
      phrases: 0,
      votes,
      minVotes,
      shares: Array.from(shares, (share) => share / best),
    },
    candidates: hasOne('title', titled),
    named: undefined,
    mentionMarks: [],
    flags: [{ match_none: {} }, kept, ...terms].slice(0, ownFlags + terms.length),
    phrases: [],
  };
}

interface Voting {
  terms: readonly EngineQuery[];
  /** The combinations of terms that vote. */
  voting: readonly number[];
  shares: Float32Array;
}

/** By title, the vote for its work, from 0 to 1. */
async function countVotes(
  engine: EngineAsking,
  names: EngineNames,
  { terms, voting, shares }: Voting,
): Promise<Record<string, number>> {
  const among = Object.fromEntries(voting.map((mask) => [String(mask), exactly(terms, mask)]));
  const answer = await engine.search({
    size: 0,
    track_total_hits: false,
    query: { bool: { filter: [isListed, anyOf(terms)] } },
    aggs: {
      masks: { filters: { filters: among }, aggs: { titles: { terms: { field: 'title', size: 10_000 } } } },
    },
  });
  const masks =
    (countsOf(answer)['masks'] as { buckets?: Record<string, object> } | undefined)?.buckets ?? {};
  const votes = new Map<string, number>();
  for (const [mask, found] of Object.entries(masks))
    for (const { key, doc_count: count } of countsOf(found)['titles']?.buckets ?? []) {
      const work = names.workOf(String(key));
      votes.set(work, (votes.get(work) ?? 0) + count * (shares[Number(mask)] as number) ** 2);
    }
  const max = Math.max(...votes.values());
  return names.titlesOfWorks(new Map([...votes].map(([work, vote]) => [work, vote / max])));
}

const exactly = (terms: readonly EngineQuery[], mask: number): EngineQuery => ({
  bool: {
    filter: terms.filter((_term, nth) => mask & (1 << nth)),
    must_not: terms.filter((_term, nth) => (mask & (1 << nth)) === 0),
  },
});
