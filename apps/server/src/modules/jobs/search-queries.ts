import type { Kysely } from 'kysely';
import { defaultPageSize } from '@waymark/contract/pagination';
import type { JobCard, JobSearch, JobSearchResult } from '@waymark/contract/jobs';
import type { Tables } from '../../platform/database/tables.ts';
import { refuseBeyondLastPage } from '../../platform/pagination.ts';
import { loadJobCards } from './card-queries.ts';
import type { JobColumns } from './columns.ts';
import { rankHits, type TextHits } from './hit-queries.ts';
import type { JobIndex } from './index-queries.ts';
import { firstMatches, selectJobs, type Candidates, type Selection } from './search-rules.ts';

/** How many hits are worth ranking: nobody reads further, and ranking 25,000 costs 100 ms. */
const rankedHits = 200;
const daySeconds = 86_400;

/** Searches the open jobs: page, total and live facet counts (I-7, I-8). `now` in milliseconds. */
export async function searchJobs(
  database: Kysely<Tables>,
  index: JobIndex,
  search: JobSearch,
  now = Date.now(),
): Promise<JobSearchResult> {
  await index.ready;
  const { total, page, facets } = await select(database, index, search, now);
  refuseBeyondLastPage(search.page, defaultPageSize, total);
  return {
    data: await loadCards(database, index.columns, page),
    total,
    page: search.page,
    pageSize: defaultPageSize,
    facets,
    // A hit says that the place is known; only an empty result has to look again.
    placeKnown: total > 0 || !search.location || index.places.match(search.location).wanted.size > 0,
  };
}

async function select(
  database: Kysely<Tables>,
  index: JobIndex,
  search: JobSearch,
  now: number,
): Promise<Selection> {
  const slice = { offset: (search.page - 1) * defaultPageSize, limit: defaultPageSize };
  const candidates = await findCandidates(database, index, search, now);
  if (!asksNothing(search)) return selectJobs(index.columns, search, candidates, slice, now);
  // The page that most people see first: its counts are kept, and the page is a slice of the order.
  const { numbers } = candidates;
  const page: number[] = [];
  for (let at = slice.offset; at < Math.min(numbers.length, slice.offset + slice.limit); at++) {
    page.push(numbers[at] as number);
  }
  return { total: index.columns.size, page, facets: index.unfilteredFacets(now) };
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
  return { jobs: await loadCards(database, index.columns, numbers), total: newest.length };
}

/** Cards in the order of the numbers. A job that was closed since the columns were read is left out. */
export async function loadCards(
  database: Kysely<Tables>,
  columns: JobColumns,
  numbers: readonly number[],
): Promise<JobCard[]> {
  const ids = numbers.map((number) => columns.ids[number] ?? '');
  const cards = await loadJobCards(database, ids);
  return ids.flatMap((id) => cards.get(id) ?? []);
}

async function findCandidates(
  database: Kysely<Tables>,
  index: JobIndex,
  search: JobSearch,
  now: number,
): Promise<Candidates> {
  const { columns } = index;
  const placeSets = index.matchPlaces(search);
  const hits = await index.hits.get(database, search, columns.open.length);
  const inOrder = search.sort === 'salary' ? columns.bestPaid.view() : columns.newest.view();
  if (!hits) return { numbers: inOrder, placeSets };
  const all = inOrder.filter((number) => hits.anywhere[number] === 1);
  if (search.sort === 'newest' || search.sort === 'salary') return { numbers: all, placeSets };
  const inTitle = all.filter((number) => hits.inTitle[number] === 1);
  const worthRanking = firstMatches(columns, search, { numbers: inTitle, placeSets }, rankedHits, now);
  if (worthRanking.length < rankedHits) {
    const elsewhere = all.filter((number) => hits.inTitle[number] !== 1);
    const room = rankedHits - worthRanking.length;
    worthRanking.push(...firstMatches(columns, search, { numbers: elsewhere, placeSets }, room, now));
  }
  await rankHits(database, search, hits, worthRanking);
  return { numbers: bestFirst(orderByScore(columns, hits, worthRanking, now), all), placeSets };
}

/** The ranked hits, best first: words in the title count double; a month of age takes a third off. */
function orderByScore(
  columns: JobColumns,
  hits: TextHits,
  numbers: readonly number[],
  now: number,
): number[] {
  const scores = new Map(
    numbers.map((number) => {
      const ageDays = Math.max(0, now / 1000 - (columns.posted[number] ?? 0)) / daySeconds;
      const freshness = 1 / 3 + (2 / 3) * 0.5 ** (ageDays / 30);
      return [number, (hits.inTitle[number] ? 2 : 1) * (hits.ranks.get(number) ?? 0) * freshness];
    }),
  );
  return numbers.toSorted((a, b) => (scores.get(b) ?? 0) - (scores.get(a) ?? 0) || b - a);
}

/** The best hits, then all others in their order. */
function bestFirst(best: readonly number[], all: Int32Array): Int32Array {
  const taken = new Set(best);
  const order = new Int32Array(all.length);
  order.set(best);
  let at = best.length;
  for (const number of all) {
    if (!taken.has(number)) order[at++] = number;
  }
  return order;
}
