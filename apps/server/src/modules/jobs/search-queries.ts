import type { Kysely } from 'kysely';
import { defaultPageSize } from '@waymark/contract/pagination';
import { jobSearchSchema, type JobCard, type JobSearch, type JobSearchResult } from '@waymark/contract/jobs';
import type { Tables } from '../../platform/database/tables.ts';
import { refuseBeyondLastPage } from '../../platform/pagination.ts';
import type { TextHits } from './hit-columns.ts';
import { rankHits } from './hit-queries.ts';
import type { JobIndex } from './index-queries.ts';
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
  database: Kysely<Tables>,
  index: JobIndex,
  search: JobSearch,
  now = Date.now(),
): Promise<JobSearchResult> {
  await index.ready;
  const { asked, understood, corrected, didYouMean, selection } = await interpret(
    database,
    index,
    search,
    now,
  );
  const { total, page, facets } = selection;
  refuseBeyondLastPage(search.page, defaultPageSize, total);
  const empty = total === 0;
  return {
    data: await loadCards(database, index, page),
    total,
    page: search.page,
    pageSize: defaultPageSize,
    facets,
    // A hit says that the place is known; only an empty result has to look again.
    placeKnown: !empty || !asked.location || index.places.match(asked.location).wanted.size > 0,
    understood,
    corrected,
    didYouMean,
    nearby: empty ? await findNearby(database, index, asked, now) : null,
    relaxed: empty ? await relax(database, index, asked, now) : [],
  };
}

interface Interpretation {
  /** The search that was made. */
  asked: JobSearch;
  understood: Understood | null;
  corrected: string | null;
  didYouMean: string | null;
  selection: Selection;
}

/** What looks mistyped is offered in other words when it finds this few, and those this many times as much. */
const fewHits = 3;
const farMore = 10;

/** Searches for what was meant: places and "remote" read out of the words, slips of the finger mended. */
export async function interpret(
  database: Kysely<Tables>,
  index: JobIndex,
  search: JobSearch,
  now: number,
): Promise<Interpretation> {
  const make = (asked: JobSearch) => select(database, index, asked, now);
  const plain = { understood: null, corrected: null, didYouMean: null };
  if (!search.q) return { ...plain, asked: search, selection: await make(search) };
  const words = await index.vocabulary();
  const understood = understand(search, index.places, words);
  const asked = { ...search, ...understood };
  const selection = await make(asked);
  // Read as a place the word found nothing: then it may have been a word after all.
  if (understood && selection.total === 0) {
    const literal = await make(search);
    if (literal.total > 0) return { ...plain, asked: search, selection: literal };
  }
  const meant = selection.total <= fewHits ? correctText(asked.q, words) : null;
  if (meant === null) return { ...plain, asked, understood, selection };
  const instead = { ...asked, q: meant };
  const better = await make(instead);
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
  database: Kysely<Tables>,
  index: JobIndex,
  search: JobSearch,
  now: number,
): Promise<JobSearchResult['nearby']> {
  if (!search.location) return null;
  const unit = search.unit ?? 'Km';
  for (const radius of nearbyRadii) {
    if (radius <= (search.radius ?? 0)) continue;
    const wider = { ...search, radius, unit, page: 1 };
    const total = await countFound(database, index, wider, now);
    if (total === 0) continue;
    const { page } = await select(database, index, wider, now);
    const data = await loadCards(database, index, page.slice(0, nearbyShown));
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
async function relax(
  database: Kysely<Tables>,
  index: JobIndex,
  search: JobSearch,
  now: number,
): Promise<JobSearchResult['relaxed']> {
  const nothing = jobSearchSchema.parse({});
  const found: JobSearchResult['relaxed'] = [];
  for (const field of filters) {
    if (search[field] === undefined || search[field] === '' || isEmptyList(search[field])) continue;
    const without = { ...search, [field]: nothing[field], page: 1 };
    const total = await countFound(database, index, without, now);
    if (total > 0) found.push({ field, total });
  }
  return found.toSorted((a, b) => b.total - a.total);
}

/** How many jobs a search finds, without the counts of its filters. */
async function countFound(
  database: Kysely<Tables>,
  index: JobIndex,
  search: JobSearch,
  now: number,
): Promise<number> {
  if (asksNothing(search)) return index.columns.size;
  const { candidates } = await findCandidates(database, index, search);
  return countMatches(index.columns, search, candidates, now);
}

async function select(
  database: Kysely<Tables>,
  index: JobIndex,
  search: JobSearch,
  now: number,
): Promise<Selection> {
  const { columns } = index;
  const slice = { offset: (search.page - 1) * defaultPageSize, limit: defaultPageSize };
  const { sort = 'relevance' } = search;
  const others = sort === 'salary' ? columns.bestPaid : columns.newest;
  if (asksNothing(search)) {
    // The page that most people see first: its counts are kept, and the page is a slice of the order.
    const page = [...others.view().subarray(slice.offset, slice.offset + slice.limit)];
    return { total: columns.size, page, facets: index.unfilteredFacets(now) };
  }
  const { candidates, hits } = await findCandidates(database, index, search);
  // Whole names alone leave nothing to rank by.
  const isRanked = sort === 'relevance' && parseQuery(search.q).length > 0;
  const best =
    hits && isRanked ? await rankBest(database, index, search, hits, candidates.placeSets, now) : [];
  const order: Order = { best, others };
  return selectJobs(columns, search, candidates, order, slice, now);
}

function asksNothing(search: JobSearch): boolean {
  const { page: _page, sort: _sort, radius: _radius, unit: _unit, ...asked } = search;
  return Object.values(asked).every((value) => value === undefined || value === '' || isEmptyList(value));
}

function isEmptyList(value: unknown): boolean {
  return Array.isArray(value) && value.length === 0;
}

/** Newest open jobs, a page at a time (I-4). */
export async function listRecentJobs(
  database: Kysely<Tables>,
  index: JobIndex,
  page: number,
  pageSize: number,
): Promise<{ jobs: JobCard[]; total: number }> {
  await index.ready;
  const newest = index.columns.newest.view();
  const numbers = [...newest.subarray((page - 1) * pageSize, page * pageSize)];
  return { jobs: await loadCards(database, index, numbers), total: newest.length };
}

/** Cards in the order of the numbers. A job that was deleted since the columns were read is left out. */
export function loadCards(
  database: Kysely<Tables>,
  { columns, cards }: JobIndex,
  numbers: readonly number[],
): Promise<JobCard[]> {
  return cards.load(
    database,
    numbers.map((number) => columns.ids[number] ?? ''),
  );
}

async function findCandidates(
  database: Kysely<Tables>,
  index: JobIndex,
  search: JobSearch,
): Promise<{ candidates: Candidates; hits: TextHits | undefined }> {
  const placeSets = index.matchPlaces(search);
  const hits = await index.hits.get(database, search);
  return { candidates: { numbers: hits?.numbers, placeSets }, hits };
}

/** Ranks what is worth it: titles that name the work first, then near work, then the words anywhere. */
async function rankBest(
  database: Kysely<Tables>,
  { columns }: JobIndex,
  search: JobSearch,
  hits: TextHits,
  placeSets: Uint8Array | undefined,
  now: number,
): Promise<number[]> {
  const worthRanking = firstOfTiers(columns, search, hits, placeSets, rankedHits, now);
  await rankHits(database, search, hits, [...worthRanking.keys()]);
  return orderByScore(columns, hits.ranks, parseQuery(search.q), worthRanking, now);
}
