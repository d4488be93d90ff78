import { unfilteredFacets } from '../find/open-facets-cache.ts';
import { findHits } from '../order/hits-cache.ts';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { defaultPageSize } from '@waymark/contract/pagination';
import type { JobSort } from '@waymark/contract/jobs/choices';
import { jobSearchSchema, type JobSearch, type UnmetLimit } from '@waymark/contract/jobs/jobs';
import type { JobColumnIndex } from '../job-index/column-index.ts';
import type { RowOrder } from '../job-index/row-index.ts';
import type { OpenJobs } from '../job-index/open-jobs-index.ts';
import { asksNothing, type SearchRequest } from '../read/query-rules.ts';
import { wordsInRank } from '../read/sentence-rules.ts';
import { enoughResults, type Counted } from './attempt-rules.ts';
import {
  countMatches,
  pickPage,
  selectJobs,
  type BestFirst,
  type Candidates,
  type Order,
  type Selection,
} from '../find/selection-rules.ts';
import { readWhereOf } from '../read/where-rules.ts';
import { NearestFirst } from '../order/distance-rules.ts';
import { orderOf, tier, type TextHits } from '../order/hit-rules.ts';
import { findUnmet, maxUnmet, type Unmet } from './beyond-rules.ts';

/** A page of a request, and how many mentions it does not list. */
export type FoundPage = Selection & Counted & { within: number; others: number; unmet: UnmetLimit[][] };

interface FoundCandidates extends Pick<Candidates, 'placeSets'> {
  hits: TextHits | undefined;
}

/** How many jobs a request finds, as its page says: those with all of it, or else all that it lists. */
export async function countFound(jobs: OpenJobs, request: SearchRequest, now: number): Promise<number> {
  const { total, exact } = await countJobs(jobs, readWhereOf(request, jobs.places), now);
  return exact || total;
}

/** How many jobs a request lists, and how many of them have all that it asks for. `now` in milliseconds. */
export async function countJobs(jobs: OpenJobs, request: SearchRequest, now: number): Promise<Counted> {
  if (asksNothing(request)) return everything(jobs.columns);
  // A search asks many times, and what was found before is found again without a wait.
  await nextTurn();
  const { hits, placeSets } = await findCandidates(jobs, request);
  const { rows, exact } = chooseHits(jobs, request, { hits, placeSets }, now);
  const total = countMatches(jobs.columns, request, { rows, placeSets }, now);
  if (!hits || !request.isBeyond) return { total, exact: Math.min(total, exact) };
  return { total: beyondOf(jobs, request, hits, now).rows.length, exact: Math.min(total, exact) };
}

const nothing = jobSearchSchema.parse({});

/** What the words of a request find without any limit. */
export async function countWords(jobs: OpenJobs, request: SearchRequest): Promise<Counted> {
  const { q, title, skill, partial, field, textFallback } = request;
  return countJobs(jobs, { ...nothing, q, title, skill, partial, field, textFallback }, 0);
}

const everything = ({ size }: { size: number }): Counted => ({ total: size, exact: size });

/** All that a request finds within its limits, and of jobs beyond them those with all of the words where these are enough. */
function beyondOf(jobs: OpenJobs, request: SearchRequest, hits: TextHits, now: number): Unmet {
  const unmet = findUnmet(jobs, request, hits.rows, now);
  const isWhole = (row: number) => (hits.scores[row] as number) >= tier.whole;
  if (unmet.rows.filter(isWhole).length < enoughResults) return unmet;
  return { ...unmet, rows: unmet.rows.filter((row) => isWhole(row) || unmet.by[row] === 0) };
}

/** The page that a request asks for, with its counts and facets. */
export async function selectPage(jobs: OpenJobs, request: SearchRequest, now: number): Promise<FoundPage> {
  const { columns } = jobs;
  const { sort = 'relevance', pageSize = defaultPageSize } = request;
  const slice = { offset: (request.page - 1) * pageSize, limit: pageSize };
  const others = orderOfSort(columns, sort);
  if (asksNothing(request)) {
    // Most people see this page first: its counts are kept, and the page is a slice of the order.
    const page = columns.numbersOf(others.view().subarray(slice.offset, slice.offset + slice.limit));
    const facets = unfilteredFacets(columns, now);
    return {
      ...everything(columns),
      within: columns.size,
      others: 0,
      page,
      facets,
      unmet: page.map(() => []),
    };
  }
  await nextTurn();
  const inRank = await findInRank(jobs, request);
  const { hits, placeSets } = await findCandidates(jobs, request);
  const { rows, exact, tiers } = chooseHits(jobs, request, { hits, placeSets }, now);
  // Whole names alone leave nothing to rank by.
  const isRanked = hits !== undefined && (sort === 'relevance' || sort === 'distance');
  const isAll = rows?.length === hits?.rows.length;
  const beyond = isRanked && request.isBeyond ? beyondOf(jobs, request, hits, now) : undefined;
  // Where mentions are not listed, they need no order.
  const isOfField = isRanked && (isAll || beyond) ? fieldsOf(columns, hits) : undefined;
  const nearness = beyond && { by: beyond.by.map((unmet) => maxUnmet - unmet), max: maxUnmet };
  const best = isRanked ? orderOf(hits, { first: inRank, nearness, isOfField }) : undefined;
  const order = orderNear(jobs, request, { best, others });
  const selection = selectJobs(columns, request, { rows, placeSets, tiers }, order, slice, now);
  const { total } = selection;
  const counted = { total, within: total, exact: Math.min(total, exact) };
  if (beyond && best) return { ...selection, ...counted, ...pageBeyond(columns, beyond, best, slice) };
  const unlisted =
    hits && !isAll
      ? countMatches(columns, request, { rows: hits.rows, placeSets }, now) - selection.total
      : 0;
  return { ...selection, ...counted, others: unlisted, unmet: selection.page.map(() => []) };
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

/** The hits that are listed: those with all of the text, and the others where these are few or the search is wide. */
function chooseHits(
  { columns }: OpenJobs,
  request: JobSearch,
  { hits, placeSets }: FoundCandidates,
  now: number,
): Pick<Candidates, 'rows' | 'tiers'> & { exact: number } {
  if (!hits) return { rows: undefined, exact: Infinity };
  const whole = hits.from(tier.whole);
  const all = hits.rows;
  if (whole.length === all.length) return { rows: all, exact: Infinity };
  const exact = countMatches(columns, request, { rows: whole, placeSets }, now);
  if (request.wide) return { rows: all, exact };
  const tiers = { whole, all, enough: enoughResults };
  return { rows: exact >= enoughResults ? whole : all, exact, tiers };
}

/** For use before the next wait: later a row may have another job. */
async function findCandidates(jobs: OpenJobs, request: SearchRequest): Promise<FoundCandidates> {
  return { hits: await findHits(jobs, request), placeSets: jobs.matchPlaces(request) };
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
