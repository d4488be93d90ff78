import type { JobSearch } from '@waymark/contract/jobs/jobs';
import { hasAll, reasonOf, type JobMatch } from '../job-search/search-queries.ts';
import { tier } from '../order/hit-rules.ts';
import { asksNothing, type SearchRequest } from '../read/query-rules.ts';
import type { FindStage } from '../relax/attempt-rules.ts';
import { relaxSearch } from '../relax/relaxation-queries.ts';
import type { EngineGateway } from './engine-gateway.ts';
import { planFilters } from './filter-query-rules.ts';
import { markedQuery } from './hits-cache.ts';
import { allFilters, listedWith, newestFirst, readOpen, type EngineContext } from './listing-queries.ts';
import { hasOne, type EngineQuery } from './words-query-rules.ts';

/** So many postings a question. */
const matchedAtOnce = 1000;

interface Matching {
  context: EngineContext;
  stage: FindStage;
  /** Documents by key, as they were written last. */
  documents: Pick<EngineGateway, 'alias' | 'list'>;
}

/** As `matchJobs` of a node's own index. */
export async function matchInEngine(
  { context, stage, documents }: Matching,
  search: JobSearch,
  numbers: readonly number[],
  now: number,
): Promise<JobMatch[]> {
  const { request } = await relaxSearch(stage, search, { onlyReading: true });
  const matches: JobMatch[] = [];
  const open = await context.listOpen(numbers);
  for (let from = 0; from < open.length; from += matchedAtOnce) {
    const some = open.slice(from, from + matchedAtOnce);
    const found = await documents.list(documents.alias, some.map(String), ['group']);
    const groupOf = new Map(found.map(({ id, source }) => [Number(id), String(source['group'])]));
    const marks = await markGroups(context, request, [...new Set(groupOf.values())], now);
    const byGroup = Map.groupBy(
      some.filter((number) => marks.has(groupOf.get(number) ?? '')),
      (number) => groupOf.get(number) ?? '',
    );
    for (const [group, [number = 0, ...others]] of byGroup)
      matches.push({ number, others, reason: reasonOf(marks.get(group)) });
  }
  return matches;
}

/** Those of these groups that a request finds with all of its words, each with its mark where it has words. */
async function markGroups(
  context: EngineContext,
  request: SearchRequest,
  groups: readonly string[],
  now: number,
): Promise<Map<string, number | undefined>> {
  const hits = await context.hits.find(context.names, request);
  const filters = [...allFilters(planFilters(context.names, request, now)), hasOne('group', groups)];
  const { hits: found } = await context.engine.search({
    size: groups.length,
    query: hits ? markedQuery([hits], { mode: 'mark', filters }) : listedWith(filters),
    _source: ['group'],
  });
  const marks = found.hits.map(({ _source: source, _score: score }) => {
    const mark = hits ? Math.round(score ?? 0) : undefined;
    return [String(source?.['group']), mark] as const;
  });
  return new Map(marks.filter(([, mark]) => mark === undefined || hasAll(mark)));
}

/** As `listNewestMatches` of a node's own index: the numbers. */
export async function listNewestInEngine(
  { context, stage }: Pick<Matching, 'context' | 'stage'>,
  search: JobSearch,
  limit: number,
  now: number,
): Promise<number[]> {
  const query = asksNothing(search) ? listedWith([]) : await newestQuery({ context, stage }, search, now);
  return readOpen(context, { query, sort: newestFirst }, { offset: 0, limit });
}

async function newestQuery(
  { context, stage }: Pick<Matching, 'context' | 'stage'>,
  search: JobSearch,
  now: number,
): Promise<EngineQuery> {
  const { request } = await relaxSearch(stage, search, { onlyReading: true });
  const hits = await context.hits.find(context.names, request);
  const filters = allFilters(planFilters(context.names, request, now));
  return hits ? markedQuery([hits], { mode: 'mark', min: tier.whole, filters }) : listedWith(filters);
}
