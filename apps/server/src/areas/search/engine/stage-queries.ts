import { matchExpression } from '../find/text-queries.ts';
import { parseQuery } from '../read/query-rules.ts';
import type { FindStage } from '../relax/attempt-rules.ts';
import { wordsAlone } from '../relax/request-queries.ts';
import { planTerms } from './text-queries.ts';
import type { KeyedPostings } from './keyed-postings-cache.ts';
import { totalOf, type EngineContext } from './listing-queries.ts';
import { countsOf } from './names-queries.ts';
import { countInEngine, selectFromEngine } from './page-queries.ts';
import { hasOne, toWordsQuery } from './words-query-rules.ts';

/** The stage `find` where an engine holds the postings. */
export function engineStage(context: EngineContext, postings: Pick<KeyedPostings, 'listCards'>): FindStage {
  const { engine, names } = context;
  return {
    isFilled: true,
    places: names.places,
    vocabulary: async () => names.vocabulary,
    countWords: (request) => countInEngine(context, wordsAlone(request), 0),
    countJobs: (request, now) => countInEngine(context, request, now),
    selectPage: (request, now) => selectFromEngine(context, request, now),
    async countWritten(text) {
      const expression = matchExpression(parseQuery(text));
      if (expression === undefined) return 0;
      const query = toWordsQuery(expression);
      return totalOf(await engine.search({ size: 0, track_total_hits: true, query }));
    },
    async countAmong(jobNumbers, terms) {
      const filters = Object.fromEntries(planTerms(terms).map((query, nth) => [String(nth), query]));
      const answer = await engine.search({
        size: 0,
        query: hasOne('number', jobNumbers),
        aggs: { terms: { filters: { filters } } },
      });
      const found = countsOf(answer)['terms']?.buckets as unknown as Record<string, { doc_count: number }>;
      return terms.map((_term, nth) => found?.[String(nth)]?.doc_count ?? 0);
    },
    listCards: (jobNumbers) => postings.listCards(jobNumbers),
  };
}
