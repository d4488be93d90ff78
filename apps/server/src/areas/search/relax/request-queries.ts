import { unfilteredFacets } from '../find/open-facets-cache.ts';
import { findHits } from '../order/hits-cache.ts';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { defaultPageSize } from '@waymark/contract/pagination';
import type { JobSort } from '@waymark/contract/jobs/choices';
import { jobSearchSchema } from '@waymark/contract/jobs/jobs';
import type { JobColumnIndex } from '../job-index/column-index.ts';
import type { RowOrder } from '../job-index/row-index.ts';
import type { OpenJobs } from '../job-index/open-jobs-index.ts';
import { asksNothing, parseQuery, type SearchRequest } from '../read/query-rules.ts';
import { wordsInRank } from '../read/sentence-rules.ts';
import { enoughResults, type Counted, type FindStage, type FoundPage } from './attempt-rules.ts';
import {
  countMatches,
  pickPage,
  selectJobs,
  type BestFirst,
  type Candidates,
  type Order,
} from '../find/selection-rules.ts';
import { readWhereOf } from '../read/where-rules.ts';
import { NearestFirst } from '../order/distance-rules.ts';
import { orderOf, tier, type TextHits } from '../order/hit-rules.ts';
import { findUnmet, hasLimits, maxUnmet, type Unmet } from './beyond-rules.ts';

/** How many jobs a request finds, as its page says: those with all of it, or else all that it lists. */
export async function countFound(stage: FindStage, request: SearchRequest, now: number): Promise<number> {
  const { total, exact } = await stage.countJobs(readWhereOf(request, stage.places), now);
  return exact || total;
}

/** How many jobs a request lists, and how many of them have all that it asks for. `now` in milliseconds. */
export async function countJobs(jobs: OpenJobs, request: SearchRequest, now: number): Promise<Counted> {
  const { columns } = jobs;
  if (asksNothing(request)) return everything(columns);
  const { rows, rest, placeSets } = await findCandidates(jobs, request);
  const exact = countMatches(columns, request, { rows, placeSets }, now);
  if (!rest || exact >= rest.enough) return { total: exact, exact };
  return { total: exact + countMatches(columns, request, { rows: rest.rows, placeSets }, now), exact };
}

const nothing = jobSearchSchema.parse({});

/** The words of a request without any limit. */
export function wordsAlone({ q, title, skill, partial, field, textFallback }: SearchRequest): SearchRequest {
  return { ...nothing, q, title, skill, partial, field, textFallback };
}

const everything = ({ size }: { size: number }): Counted => ({ total: size, exact: size });

/**
 * The page that a request asks for, with its counts and facets. Where few jobs meet all limits, those that miss some
 * follow.
 */
export async function selectPage(jobs: OpenJobs, request: SearchRequest, now: number): Promise<FoundPage> {
  const { columns } = jobs;
  const { sort = 'relevance', pageSize = defaultPageSize } = request;
  const slice = { offset: (request.page - 1) * pageSize, limit: pageSize };
  const others = orderOfSort(columns, sort);
  if (asksNothing(request)) {
    // Most people see this page first: its counts are kept, and the page is a slice of the order.
    const page = columns.numbersOf(others.view().subarray(slice.offset, slice.offset + slice.limit));
    const facets = unfilteredFacets(columns, now);
    const unmet = page.map(() => []);
    return { ...everything(columns), within: columns.size, others: 0, page, facets, unmet };
  }
  // The scores of its words have just been made.
  await nextTurn();
  const inRank = await findInRank(jobs, request);
  const { hits, ...candidates } = await findCandidates(jobs, request);
  const found = selectJobs(columns, request, candidates, now);
  const beyond =
    hits && found.exact < enoughResults && goesBeyond(jobs, request)
      ? beyondOf(jobs, request, hits, now)
      : undefined;
  // Whole names alone leave nothing to rank by.
  const isRanked = hits !== undefined && (sort === 'relevance' || sort === 'distance');
  // Where mentions are not listed, they need no order.
  const isAll = !candidates.rest || found.exact < candidates.rest.enough;
  const isOfField = isRanked && (isAll || beyond) ? fieldsOf(columns, hits) : undefined;
  const nearness = beyond && { by: beyond.by.map((unmet) => maxUnmet - unmet), max: maxUnmet };
  const best = isRanked ? orderOf(hits, { first: inRank, nearness, isOfField }) : undefined;
  const counted = { exact: found.exact, facets: found.facets };
  if (beyond && best) return { ...counted, ...pageBeyond(columns, beyond, best, slice) };
  const page = columns.numbersOf(found.pick(orderNear(jobs, request, { best, others }), slice));
  const { total } = found;
  return { ...counted, total, within: total, others: found.others, page, unmet: page.map(() => []) };
}

/** In another order than by fit what misses a limit would stand among the answers; all jobs miss an unknown place. */
function goesBeyond({ places }: OpenJobs, request: SearchRequest): boolean {
  const { sort = 'relevance', q, location, isStrict } = request;
  if (isStrict || sort !== 'relevance' || !hasLimits(request) || parseQuery(q).length === 0) return false;
  return location === '' || places.match(location).isKnown;
}

/** All that a request finds within its limits, and of jobs beyond them those with all of the words where these are enough. */
function beyondOf(jobs: OpenJobs, request: SearchRequest, hits: TextHits, now: number): Unmet {
  const unmet = findUnmet(jobs, request, hits.rows, now);
  const isWhole = (row: number) => (hits.scores[row] as number) >= tier.whole;
  if (unmet.rows.filter(isWhole).length < enoughResults) return unmet;
  return { ...unmet, rows: unmet.rows.filter((row) => isWhole(row) || unmet.by[row] === 0) };
}

/** A page of what a request finds within its limits and beyond them, and what each of its jobs misses. */
function pageBeyond(
  columns: JobColumnIndex,
  { rows, by, limitsOf }: Unmet,
  best: BestFirst,
  slice: { offset: number; limit: number },
): Pick<FoundPage, 'total' | 'within' | 'page' | 'others' | 'unmet'> {
  const page = pickPage(columns.end, rows, best, slice);
  return {
    total: rows.length,
    within: rows.reduce((count, row) => count + Number(by[row] === 0), 0),
    page: columns.numbersOf(Int32Array.from(page)),
    others: 0,
    unmet: page.map(limitsOf),
  };
}

/** The same, the nearest first where that is asked for and the place is a city. */
function orderNear({ columns, places }: OpenJobs, { sort, location }: SearchRequest, order: Order): Order {
  const distanceTo = sort === 'distance' && location ? places.distancesFrom(location) : undefined;
  if (!distanceTo) return order;
  const { best, others } = order;
  const ties = best ?? {
    all: () => others.view(),
    compare: (a: number, b: number) => others.compare(a, b),
  };
  return { best: undefined, others: new NearestFirst(columns, distanceTo, ties) };
}

/** The order of jobs that match equally well. */
function orderOfSort(columns: JobColumnIndex, sort: JobSort): RowOrder {
  if (sort === 'salary') return columns.bestPaid;
  return sort === 'featured' ? columns.featuredFirst : columns.newest;
}

/** The hits with the word for a level, where one is asked for: titles that say it come before years that mean it. */
async function findInRank(jobs: OpenJobs, request: SearchRequest): Promise<TextHits | undefined> {
  const q = wordsInRank(request);
  return q === request.q ? undefined : findHits(jobs, { ...request, q });
}

/** For use before the next wait: later a row may have another job. */
async function findCandidates(
  jobs: OpenJobs,
  request: SearchRequest,
): Promise<Candidates & { hits: TextHits | undefined }> {
  const hits = await findHits(jobs, request);
  const placeSets = jobs.matchPlaces(request);
  if (!hits) return { hits, rows: undefined, placeSets };
  const { upper, lower } = hits.split(tier.whole);
  const enough = request.wide ? Infinity : enoughResults;
  // Where none has more than some of the words, none is an answer.
  return { hits, rows: upper, placeSets, rest: lower.length > 0 ? { rows: lower, enough } : undefined };
}

/** A field with this share of some work is the field of that work. */
const minOfField = 0.2;

/** Whether a job is in a field of the work that was asked for; undefined where no job has the work. */
function fieldsOf({ category }: JobColumnIndex, hits: TextHits): ((row: number) => boolean) | undefined {
  const working = hits.from(tier.work);
  if (working.length === 0 || working.length === hits.rows.length) return undefined;
  const counts = new Uint32Array(256);
  for (const row of working) counts[category[row] as number]! += 1;
  const min = minOfField * working.length;
  return (row) => (counts[category[row] as number] as number) >= min;
}
