import { defaultPageSize } from '@waymark/contract/pagination';
import { tier } from '../order/hit-rules.ts';
import { asksNothing, parseQuery, type SearchRequest } from '../read/query-rules.ts';
import { wordsInRank } from '../read/sentence-rules.ts';
import { enoughResults, type Counted, type FoundPage } from '../relax/attempt-rules.ts';
import { hasLimits } from '../relax/beyond-rules.ts';
import { beyondPage } from './beyond-queries.ts';
import { facetAggregations, readFacets } from './facet-queries.ts';
import { filtersBut, planFilters } from './filter-query-rules.ts';
import {
  countMentions,
  markedQuery,
  namedOnly,
  readMentions,
  readScores,
  scoreCounting,
  type EngineHits,
} from './hits-cache.ts';
import {
  allFilters,
  listedWith,
  readOpen,
  sortOf,
  totalOf,
  type AskedPage,
  type EngineContext,
  type Ranking,
} from './listing-queries.ts';
import type { EngineNames } from './names-index.ts';
import { isKeptBit } from './marks-rules.ts';
import { countsOf } from './names-queries.ts';
import type { EngineQuery } from './words-query-rules.ts';

/** As `countJobs` of a node's own index. */
export async function countInEngine(
  context: EngineContext,
  request: SearchRequest,
  now: number,
): Promise<Counted> {
  const { engine, names } = context;
  const filters = allFilters(planFilters(names, request, now));
  const hits = asksNothing(request) ? undefined : await context.hits.find(names, request);
  if (!hits) {
    const total = totalOf(
      await engine.search({ size: 0, track_total_hits: true, query: listedWith(filters) }),
    );
    return { total, exact: total };
  }
  const counted =
    filters.length === 0 ? hits.counts : readCounts(hits, await engine.msearch(countMarks(hits, filters)));
  return countOf(counted, request);
}

/** Counts what passes these filters by its mark. */
const countMarks = (hits: EngineHits, filters: readonly EngineQuery[]): object[] => [
  scoreCounting(markedQuery([hits], { mode: 'mark', filters: [...filters, ...namedOnly(hits)] })),
  ...countMentions(hits, filters),
];

function readCounts(hits: EngineHits, [scored, mentioned]: readonly object[]): Float64Array {
  const counts = new Float64Array(256);
  for (const { score, count } of scored ? readScores(scored) : []) counts[score]! += count;
  for (const { index, count } of readMentions(mentioned, hits))
    if (index & isKeptBit) counts[index & ~isKeptBit]! += count;
  return counts;
}

const enoughOf = ({ wide }: SearchRequest) => (wide ? Infinity : enoughResults);

function countOf(counts: Float64Array, request: SearchRequest): Counted {
  const sum = (from: number, to?: number) => counts.subarray(from, to).reduce((all, one) => all + one, 0);
  const exact = sum(tier.whole);
  return { exact, total: exact >= enoughOf(request) ? exact : exact + sum(1, tier.whole) };
}

/** As `selectPage` of a node's own index. */
export async function selectFromEngine(
  context: EngineContext,
  request: SearchRequest,
  now: number,
): Promise<FoundPage> {
  const { names } = context;
  if (asksNothing(request)) return selectFromAll(context, request, now);
  const filters = planFilters(names, request, now);
  const hits = await context.hits.find(names, request);
  const asked = { context, request, filters, hits, ranking: await rankingOf(context, request, hits) };
  const all = allFilters(filters);
  // Without limits all is counted already.
  const isCounted = hits !== undefined && all.length === 0;
  const [faceted, ...scored] = await context.engine.msearch([
    facetQuery(asked, now),
    ...(hits && !isCounted ? countMarks(hits, all) : []),
  ]);
  const facets = readFacets(faceted ?? {}, facetContextOf(asked, now));
  const counts = isCounted ? hits.counts : hits && readCounts(hits, scored);
  const found = counts && countScored(counts, request);
  const exact = found?.exact ?? passingOf(faceted);
  if (hits && exact < enoughResults && goesBeyond(names, request))
    return { ...(await beyondPage(asked, hits, now)), exact, facets };
  const total = found?.total ?? exact;
  const others = found ? found.all - total : 0;
  const min = found && found.total === found.exact && found.all > found.exact ? tier.whole : 1;
  const page = await readPage(asked, min, total);
  return { exact, total, within: total, others, page, facets, unmet: page.map(() => []) };
}

/** Most people see this page first: what is counted of the board is kept for a moment. */
async function selectFromAll(
  context: EngineContext,
  request: SearchRequest,
  now: number,
): Promise<FoundPage> {
  const { jobs, facets } = await context.board(now);
  const filters = planFilters(context.names, request, now);
  const asked = { context, request, filters, hits: undefined, ranking: undefined };
  const page = await readPage(asked, 1, jobs);
  return { exact: jobs, total: jobs, within: jobs, others: 0, page, facets, unmet: page.map(() => []) };
}

const passingOf = (answer: object | undefined): number => countsOf(answer)['passing']?.doc_count ?? 0;

function countScored(counts: Float64Array, request: SearchRequest): Counted & { all: number } {
  return { ...countOf(counts, request), all: counts.reduce((sum, one) => sum + one, 0) };
}

const facetContextOf = ({ context: { names }, request, filters }: AskedPage, now: number) => ({
  names,
  search: request,
  filters,
  now,
});

/** Answers alone count for choices. */
function facetQuery(asked: AskedPage, now: number): object {
  const { filters, hits } = asked;
  const passing = { filter: { bool: { filter: filtersBut(filters) } } };
  const query = hits
    ? markedQuery([hits], {
        mode: 'mark',
        min: tier.whole,
        filters: [...filters.common, ...namedOnly(hits)],
      })
    : listedWith(filters.common);
  const aggs = { ...facetAggregations(facetContextOf(asked, now)), passing };
  return { size: 0, track_total_hits: false, query, aggs };
}

async function rankingOf(
  { hits: kept, names }: EngineContext,
  request: SearchRequest,
  hits: EngineHits | undefined,
): Promise<Ranking | undefined> {
  const { sort = 'relevance' } = request;
  if (!hits || (sort !== 'relevance' && sort !== 'distance')) return undefined;
  const q = wordsInRank(request);
  const first = q === request.q ? undefined : await kept.find(names, { ...request, q });
  return { first, fieldsOf: await hits.fieldsOf() };
}

/** A page of those with this mark or a better one; a posting that has closed leaves room for the next. */
async function readPage(asked: AskedPage, min: number, total: number): Promise<number[]> {
  const { request, context, hits, filters, ranking } = asked;
  const { pageSize = defaultPageSize, page } = request;
  const offset = (page - 1) * pageSize;
  if (offset >= total) return [];
  const query = hits
    ? markedQuery(ranking?.first ? [hits, ranking.first] : [hits], {
        mode: ranking ? 'rank' : 'mark',
        min,
        filters: [...allFilters(filters), ...(min === tier.whole ? namedOnly(hits) : [])],
        fieldsOf: ranking?.fieldsOf,
      })
    : listedWith(allFilters(filters));
  return readOpen(context, { query, sort: sortOf(asked) }, { offset, limit: pageSize });
}

/** In another order than by fit what misses a limit would stand among the answers; all jobs miss an unknown place. */
function goesBeyond({ places }: EngineNames, request: SearchRequest): boolean {
  const { sort = 'relevance', q, location, isStrict } = request;
  if (isStrict || sort !== 'relevance' || !hasLimits(request) || parseQuery(q).length === 0) return false;
  return location === '' || places.match(location).isKnown;
}
