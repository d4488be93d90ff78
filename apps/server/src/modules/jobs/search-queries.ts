import { sql, type Kysely, type RawBuilder } from 'kysely';
import { defaultPageSize } from '@waymark/contract/pagination';
import type { JobCard, JobSearch, JobSearchResult } from '@waymark/contract/jobs';
import type { Tables } from '../../platform/database/tables.ts';
import { refuseBeyondLastPage } from '../../platform/pagination.ts';
import { loadJobCards } from './card-queries.ts';
import type { JobColumns } from './columns.ts';
import type { JobIndex } from './index-queries.ts';
import { firstMatches, selectJobs, type Candidates } from './search-rules.ts';

/** How many hits are worth ranking: nobody reads further, and ranking 25,000 costs 100 ms. */
const rankedHits = 200;
const day = 86_400_000;

/** Searches the open jobs: page, total and live facet counts (I-7, I-8). `now` in milliseconds. */
export async function searchJobs(
  database: Kysely<Tables>,
  index: JobIndex,
  search: JobSearch,
  now = Date.now(),
): Promise<JobSearchResult> {
  await index.ready;
  const candidates = await findCandidates(database, index, search, now);
  const slice = { offset: (search.page - 1) * defaultPageSize, limit: defaultPageSize };
  const { total, page, facets } = selectJobs(index.columns, search, candidates, slice, now);
  refuseBeyondLastPage(search.page, defaultPageSize, total);
  return {
    data: await loadCards(database, index.columns, page),
    total,
    page: search.page,
    pageSize: defaultPageSize,
    facets,
  };
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
  const query = textQuery(search);
  const inOrder = search.sort === 'salary' ? columns.bestPaid.view() : columns.newest.view();
  if (!query) return { numbers: inOrder, placeSets };
  const hits = await findHits(database, query, columns.open.length);
  const all = inOrder.filter((number) => hits.anywhere[number] === 1);
  if (search.sort === 'newest' || search.sort === 'salary') return { numbers: all, placeSets };
  const inTitle = all.filter((number) => hits.inTitle[number] === 1);
  const worthRanking = firstMatches(columns, search, { numbers: inTitle, placeSets }, rankedHits, now);
  if (worthRanking.length < rankedHits) {
    const elsewhere = all.filter((number) => hits.inTitle[number] !== 1);
    const more = firstMatches(
      columns,
      search,
      { numbers: elsewhere, placeSets },
      rankedHits - worthRanking.length,
      now,
    );
    worthRanking.push(...more);
  }
  const best = await rankHits(database, columns, query, worthRanking, hits.inTitle, now);
  return { numbers: bestFirst(best, all, hits.anywhere), placeSets };
}

function bestFirst(best: readonly number[], all: Int32Array, marks: Uint8Array): Int32Array {
  const order = new Int32Array(all.length);
  order.set(best);
  for (const number of best) marks[number] = 2;
  let at = best.length;
  for (const number of all) {
    if (marks[number] === 1) order[at++] = number;
  }
  return order;
}

/** The text search as a tsquery; undefined when nothing was asked. */
function textQuery(search: JobSearch): RawBuilder<string> | undefined {
  const parts: RawBuilder<string>[] = [];
  if (search.q) parts.push(sql`websearch_to_tsquery('english', ${search.q})`);
  if (search.skill) parts.push(sql`phraseto_tsquery('english', ${search.skill})`);
  return parts.length > 0 ? sql.join(parts, sql` && `) : undefined;
}

interface Hits {
  /** By job number, 1 where the text occurs. */
  anywhere: Uint8Array;
  inTitle: Uint8Array;
}

async function findHits(
  database: Kysely<Tables>,
  query: RawBuilder<string>,
  capacity: number,
): Promise<Hits> {
  // Numbers travel as one text: a row for each of 25,000 hits would cost more than finding them.
  const { rows } = await sql<{ anywhere: string | null; in_title: string | null }>`
    select
      (select string_agg(number::text, ',') from jobs where search_vector @@ (${query}) and status = 'active') as anywhere,
      (select string_agg(number::text, ',') from jobs where title_vector @@ (${query}) and status = 'active') as in_title
  `.execute(database);
  return {
    anywhere: markNumbers(rows[0]?.anywhere ?? '', capacity),
    inTitle: markNumbers(rows[0]?.in_title ?? '', capacity),
  };
}

function markNumbers(list: string, capacity: number): Uint8Array {
  const marks = new Uint8Array(capacity);
  let number = 0;
  for (let at = 0; at <= list.length; at++) {
    const code = list.charCodeAt(at);
    if (code >= 48 && code <= 57) {
      number = number * 10 + code - 48;
    } else {
      if (number > 0 && number < capacity) marks[number] = 1;
      number = 0;
    }
  }
  return marks;
}

async function rankHits(
  database: Kysely<Tables>,
  columns: JobColumns,
  query: RawBuilder<string>,
  numbers: number[],
  inTitle: Uint8Array,
  now: number,
): Promise<number[]> {
  if (numbers.length === 0) return [];
  const { rows } = await sql<{ number: number; rank: number }>`
    select number, ts_rank_cd(search_vector, ${query}, 1) as rank from jobs where number = any(${numbers}::int[])
  `.execute(database);
  const scores = new Map(
    rows.map(({ number, rank }) => {
      const ageDays = Math.max(0, (now / 1000 - (columns.posted[number] ?? 0)) * 1000) / day;
      // Words in the title count double; a month of age takes a third off.
      return [number, (inTitle[number] ? 2 : 1) * rank * (1 / 3 + (2 / 3) * 0.5 ** (ageDays / 30))];
    }),
  );
  return numbers.toSorted((a, b) => (scores.get(b) ?? 0) - (scores.get(a) ?? 0) || b - a);
}
