import { defaultPageSize } from '@waymark/contract/pagination';
import { jobSearchSchema, type JobCard, type JobSearch, type JobSearchResult } from '@waymark/contract/jobs';
import { refuseBeyondLastPage } from '../../platform/pagination.ts';
import type { TextHits } from './hit-rules.ts';
import { rankHits } from './hit-queries.ts';
import { offerPlaces } from '../places/spelling-index.ts';
import type { OpenJobs } from './open-jobs-index.ts';
import { parseQuery } from './query-rules.ts';
import { orderByScore } from './ranking-rules.ts';
import { correctText, understand, type Understood } from './understanding-rules.ts';
import {
  countMatches,
  firstOfTiers,
  selectJobs,
  type Candidates,
  type Order,
  type Selection,
} from './search-rules.ts';

/** How many hits are worth ranking: nobody reads further, and ranking 25,000 costs 100 ms. */
const rankedHits = 200;

/** Searches the open jobs: page, total and live facet counts (I-7, I-8). `now` in milliseconds. */
export async function searchJobs(
  jobs: OpenJobs,
  search: JobSearch,
  now = Date.now(),
): Promise<JobSearchResult> {
  const { asked, understood, corrected, didYouMean, selection } = await interpret(jobs, search, (one) =>
    select(jobs, one, now),
  );
  const { total, page, facets } = selection;
  refuseBeyondLastPage(search.page, defaultPageSize, total);
  const empty = total === 0;
  return {
    data: await jobs.cards.load(jobs.database, page),
    total,
    page: search.page,
    pageSize: defaultPageSize,
    facets,
    // A hit says that the place is known; only an empty result has to look again.
    placeKnown: !empty || !asked.location || jobs.places.match(asked.location).isKnown,
    placeOffers: asked.location ? offerPlaces(asked.location) : [],
    understood,
    corrected,
    didYouMean,
    nearby: empty ? await findNearby(jobs, asked, now) : null,
    relaxed: empty ? await relax(jobs, asked, now) : [],
  };
}

interface Interpretation<Found> {
  /** The search that was made. */
  asked: JobSearch;
  understood: Understood | null;
  corrected: string | null;
  didYouMean: string | null;
  selection: Found;
}

/** What looks mistyped is offered in other words when it finds this few, and those this many times as much. */
const fewHits = 3;
const farMore = 10;

/** Searches for what was meant: places and "remote" read out of the words, slips of the finger mended. */
export async function interpret<Found extends { total: number }>(
  jobs: OpenJobs,
  search: JobSearch,
  find: (asked: JobSearch) => Promise<Found>,
): Promise<Interpretation<Found>> {
  const plain = { understood: null, corrected: null, didYouMean: null };
  if (!search.q) return { ...plain, asked: search, selection: await find(search) };
  const words = await jobs.vocabulary();
  const understood = understand(search, jobs.places, words);
  const asked = { ...search, ...understood };
  const selection = await find(asked);
  // Read as a place the word found nothing: then it may have been a word after all.
  if (understood && selection.total === 0) {
    const literal = await find(search);
    if (literal.total > 0) return { ...plain, asked: search, selection: literal };
  }
  const meant = selection.total <= fewHits ? correctText(asked.q, words) : null;
  if (meant === null) return { ...plain, asked, understood, selection };
  const instead = { ...asked, q: meant };
  const better = await find(instead);
  if (selection.total === 0 && better.total > 0) {
    return { ...plain, asked: instead, understood, corrected: meant, selection: better };
  }
  const didYouMean = better.total >= farMore * selection.total && better.total > 0 ? meant : null;
  return { ...plain, asked, understood, didYouMean, selection };
}

const nearbyRadii = [25, 50, 100, 200, 500] as const;
const nearbyShown = 10;

/** The smallest circle around the place that has jobs of this search; null without a place that is known. */
async function findNearby(
  jobs: OpenJobs,
  search: JobSearch,
  now: number,
): Promise<JobSearchResult['nearby']> {
  if (!search.location) return null;
  const unit = search.unit ?? 'Km';
  for (const radius of nearbyRadii) {
    if (radius <= (search.radius ?? 0)) continue;
    const wider = { ...search, radius, unit, page: 1 };
    const total = await countFound(jobs, wider, now);
    if (total === 0) continue;
    const { page } = await select(jobs, wider, now);
    const data = await jobs.cards.load(jobs.database, page.slice(0, nearbyShown));
    return { radius, unit, total, data };
  }
  return null;
}

const filters = [
  'q',
  'location',
  'category',
  'type',
  'mode',
  'experience',
  'salary',
  'posted',
  'company',
  'industry',
  'letter',
  'title',
  'skill',
] as const;

/** How many jobs the search would find without each of its filters; those that would bring none are left out. */
async function relax(jobs: OpenJobs, search: JobSearch, now: number): Promise<JobSearchResult['relaxed']> {
  const nothing = jobSearchSchema.parse({});
  const found: JobSearchResult['relaxed'] = [];
  for (const field of filters) {
    if (search[field] === undefined || search[field] === '' || isEmptyList(search[field])) continue;
    const without = { ...search, [field]: nothing[field], page: 1 };
    const total = await countFound(jobs, without, now);
    if (total > 0) found.push({ field, total });
  }
  return found.toSorted((a, b) => b.total - a.total);
}

/** How many jobs a search finds, without the counts of its filters. */
export async function countFound(
  jobs: OpenJobs,
  search: JobSearch,
  now: number,
  options?: { current: boolean },
): Promise<number> {
  if (asksNothing(search)) return jobs.columns.size;
  const candidates = await findCandidates(jobs, search, options);
  return countMatches(jobs.columns, search, candidates, now);
}

async function select(jobs: OpenJobs, search: JobSearch, now: number): Promise<Selection> {
  const { columns } = jobs;
  const slice = { offset: (search.page - 1) * defaultPageSize, limit: defaultPageSize };
  const { sort = 'relevance' } = search;
  const others = sort === 'salary' ? columns.bestPaid : columns.newest;
  if (asksNothing(search)) {
    // The page that most people see first: its counts are kept, and the page is a slice of the order.
    const page = columns.numbersOf(others.view().subarray(slice.offset, slice.offset + slice.limit));
    return { total: columns.size, page, facets: jobs.unfilteredFacets(now) };
  }
  const candidates = await findCandidates(jobs, search);
  // Whole names alone leave nothing to rank by.
  const isRanked = sort === 'relevance' && parseQuery(search.q).length > 0;
  const { hits, best } = isRanked
    ? await rankBest(jobs, search, candidates, now)
    : { hits: candidates.hits, best: [] };
  const order: Order = { best, others };
  return selectJobs(columns, search, { ...candidates, slots: hits?.slots }, order, slice, now);
}

function asksNothing(search: JobSearch): boolean {
  const { page: _page, sort: _sort, radius: _radius, unit: _unit, ...asked } = search;
  return Object.values(asked).every((value) => value === undefined || value === '' || isEmptyList(value));
}

function isEmptyList(value: unknown): boolean {
  return Array.isArray(value) && value.length === 0;
}

/** The open jobs that pass, newest first, a page at a time. */
export async function listNewest(
  { columns, cards, database }: OpenJobs,
  { page, pageSize }: { page: number; pageSize: number },
  passes?: (slot: number) => boolean,
): Promise<{ jobs: JobCard[]; total: number }> {
  const newest = columns.newest.view();
  const found = passes ? newest.filter(passes) : newest;
  const numbers = columns.numbersOf(found.subarray((page - 1) * pageSize, page * pageSize));
  return { jobs: await cards.load(database, numbers), total: found.length };
}

/** For use before the next wait: later a slot may have another job. */
async function findCandidates(
  jobs: OpenJobs,
  search: JobSearch,
  options?: { current: boolean },
): Promise<Candidates & { hits: TextHits | undefined }> {
  const hits = (await jobs.hits.get(jobs.database, search, options))?.current(jobs.columns);
  return { hits, slots: hits?.slots, placeSets: jobs.matchPlaces(search) };
}

/** Ranks what is worth it: titles that name the work first, then near work, then the words anywhere. */
async function rankBest(
  { database, columns }: OpenJobs,
  search: JobSearch,
  { hits: found, placeSets }: { hits: TextHits | undefined; placeSets: Uint8Array | undefined },
  now: number,
): Promise<{ hits: TextHits | undefined; best: readonly number[] }> {
  if (!found) return { hits: found, best: [] };
  const worthRanking = (hits: TextHits) => firstOfTiers(columns, search, hits, placeSets, rankedHits, now);
  const ranked = worthRanking(found);
  await rankHits(database, search, found, columns.numbersOf(ranked.keys()));
  const hits = found.current(columns);
  const tiers = hits === found ? ranked : worthRanking(hits);
  return { hits, best: orderByScore(columns, hits.ranks, parseQuery(search.q), tiers, now) };
}
