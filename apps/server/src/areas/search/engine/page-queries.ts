import { defaultPageSize } from '@waymark/contract/pagination';
import type { JobFacets, JobSearch } from '@waymark/contract/jobs/jobs';
import { tier } from '../order/hit-rules.ts';
import { asksNothing, parseQuery, type SearchRequest } from '../read/query-rules.ts';
import { wordsInRank } from '../read/sentence-rules.ts';
import { enoughResults, type Counted, type FoundPage } from '../relax/attempt-rules.ts';
import { hasLimits } from '../relax/beyond-rules.ts';
import { beyondPage } from './beyond-queries.ts';
import { facetAggregations, readFacets } from './facet-query-rules.ts';
import { filtersBut, planFilters, type EngineFilters } from './filter-query-rules.ts';
import { markedQuery, readScores, scoreCounting, type EngineHits } from './hits-cache.ts';
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
import type { EngineAsking } from './names-queries.ts';
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
    const total = totalOf(await engine.search({ size: 0, track_total_hits: true, query: listedWith(filters) }));
    return { total, exact: total };
  }
  const counted =
    filters.length === 0
      ? hits.counts
      : await countMarked(engine, markedQuery([hits], { mode: 'mark', filters }));
  return countOf(counted, request);
}

async function countMarked(engine: EngineAsking, query: EngineQuery): Promise<Float64Array> {
  const counts = new Float64Array(256);
  for (const { score, count } of readScores(await engine.search(scoreCounting(query)))) counts[score] = count;
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
  const filters = planFilters(names, request, now);
  const hits = asksNothing(request) ? undefined : await context.hits.find(names, request);
  const facetContext = { names, search: request, filters, now };
  const asked: AskedPage = { context, request, filters, hits, ranking: await rankingOf(context, request, hits) };
  const counting = {
    ...facetQuery(filters, hits),
    size: 0,
    aggs: { ...facetAggregations(facetContext), passing: { filter: { bool: { filter: filtersBut(filters) } } } },
  };
  const counts = hits ? [scoreCounting(markedQuery([hits], { mode: 'mark', filters: allFilters(filters) }))] : [];
  const [faceted, scored] = await context.engine.msearch([counting, ...counts]);
  const facets = readFacets(faceted ?? {}, facetContext);
  const found = scored ? countScored(scored, request) : undefined;
  const exact = found?.exact ?? passingOf(faceted);
  if (hits && exact < enoughResults && goesBeyond(names, request)) {
    const beyond = await beyondPage(asked, hits, now);
    return { ...beyond, exact, facets };
  }
  const total = found?.total ?? exact;
  const others = found ? found.all - total : 0;
  const min = found && found.total === found.exact && found.all > found.exact ? tier.whole : 1;
  const page = await readPage(asked, min, total);
  return { exact, total, within: total, others, page, facets, unmet: page.map(() => []) };
}

const passingOf = (answer: object | undefined): number =>
  (answer as { aggregations?: { passing?: { doc_count?: number } } } | undefined)?.aggregations?.passing?.doc_count ?? 0;

function countScored(answer: object, request: SearchRequest): Counted & { all: number } {
  const counts = new Float64Array(256);
  for (const { score, count } of readScores(answer)) counts[score] = count;
  return { ...countOf(counts, request), all: counts.reduce((sum, one) => sum + one, 0) };
}

/** Answers alone count for choices. */
function facetQuery(filters: EngineFilters, hits: EngineHits | undefined) {
  const query = hits
    ? markedQuery([hits], { mode: 'mark', min: tier.whole, filters: filters.common })
    : listedWith(filters.common);
  return { track_total_hits: false, query };
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
        filters: allFilters(filters),
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

/** The facets and the number of all open postings. */
export async function countAll(context: EngineContext, search: JobSearch, now: number): Promise<{ jobs: number; facets: JobFacets }> {
  const { names, engine } = context;
  const filters = planFilters(names, search, now);
  const facetContext = { names, search, filters, now };
  const answer = await engine.search({
    size: 0,
    track_total_hits: true,
    query: listedWith(filters.common),
    aggs: facetAggregations(facetContext),
  });
  return { jobs: totalOf(answer), facets: readFacets(answer, facetContext) };
}
