import type { JobFacets } from '@waymark/contract/jobs/jobs';
import { msg } from '@waymark/contract/text/message';
import { AppError } from '../../../platform/errors.ts';
import type { SearchRequest } from '../read/query-rules.ts';
import { filtersBut, type EngineFilters } from './filter-query-rules.ts';
import type { EngineHits, EngineHitsCache } from './hits-cache.ts';
import type { EngineNames } from './names-index.ts';
import { isListed, type EngineAsking } from './names-queries.ts';
import type { EngineQuery } from './words-query-rules.ts';

/** What a question to the engine needs. */
export interface EngineContext {
  engine: EngineAsking;
  names: EngineNames;
  hits: EngineHitsCache;
  /** The facets and the number of all open postings, as they were a moment ago. */
  board(now: number): Promise<{ jobs: number; facets: JobFacets }>;
  /** Those of these jobs that are open in the database now, in their order. */
  listOpen(numbers: readonly number[]): Promise<number[]>;
}

type Total = { hits: { total?: { value: number } } };

export const totalOf = ({ hits }: Total): number => hits.total?.value ?? 0;

/** All listed postings that pass these filters. */
export const listedWith = (filters: readonly EngineQuery[]): EngineQuery => ({
  bool: { filter: [isListed, ...filters] },
});

/** Everything that a search asks for but its words. */
export const allFilters = (filters: EngineFilters): EngineQuery[] => [
  ...filters.common,
  ...filtersBut(filters),
];

export interface AskedPage {
  context: EngineContext;
  request: SearchRequest;
  filters: EngineFilters;
  hits: EngineHits | undefined;
  ranking: Ranking | undefined;
}

/** What comes before others of as much of the words; undefined where the order is not that of the words. */
export interface Ranking {
  first: EngineHits | undefined;
  fieldsOf: string[] | undefined;
}

export const newestFirst = [{ postedSeconds: 'desc' }, { number: 'desc' }] as const;
const orders = {
  salary: [{ salaryYearlyUsd: { order: 'desc', missing: '_last' } }, { number: 'desc' }],
  featured: [{ featured: 'desc' }, ...newestFirst],
} as const;

/** The numbers that the engine lists, without those that have closed since it was told. */
export async function readOpen(
  { engine, listOpen }: EngineContext,
  body: object,
  { offset, limit }: { offset: number; limit: number },
): Promise<number[]> {
  if (offset + limit > furthest)
    throw new AppError('not_found', msg`This page is too far from the first. Please narrow the search.`);
  const found: number[] = [];
  for (let from = offset; found.length < limit;) {
    const size = limit - found.length + spare;
    const { hits } = await engine.search({ ...body, from, size, _source: false, track_total_hits: false });
    found.push(...(await listOpen(hits.hits.map(({ _id: id }) => Number(id)))));
    if (hits.hits.length < size) break;
    from += size;
  }
  return found.slice(0, limit);
}

/** As far as an index lets a list go (`max_result_window`), with what may be asked for besides. */
const furthest = 199_000;

/** So many of a page may have closed without a second question. */
const spare = 2;

export function sortOf({
  context,
  request,
  ranking,
}: Pick<AskedPage, 'context' | 'request' | 'ranking'>): object[] {
  const { sort = 'relevance', location } = request;
  const byWords = ranking ? [{ _score: 'desc' }, ...newestFirst] : [];
  if (sort === 'distance' && location) {
    const nearness = distanceSort(context.names, location);
    if (nearness) return [nearness, ...(ranking ? byWords : newestFirst)];
  }
  if (ranking) return byWords;
  return sort === 'salary' || sort === 'featured' ? [...orders[sort]] : [...newestFirst];
}

/** Kilometres in whole; further than any place on earth is where none is known. */
const unknownDistance = 65_535;

function distanceSort(names: EngineNames, location: string): object | undefined {
  const distanceTo = names.places.distancesFrom(location);
  if (!distanceTo) return undefined;
  const ids = new Set(names.placeSets.flat());
  const kilometres = Object.fromEntries(
    [...ids].map((id) => [id, Math.min(unknownDistance, Math.round(distanceTo(id)))]),
  );
  const source = `int least = ${unknownDistance};
    for (def id : doc['placeIds']) { def one = params.kilometres.get(String.valueOf(id)); if (one != null && one < least) least = one; }
    return least;`;
  return {
    _script: { type: 'number', order: 'asc', script: { lang: 'painless', source, params: { kilometres } } },
  };
}
