import type { JobFacets, JobSearch } from '@waymark/contract/jobs/jobs';
import type { JobColumnIndex } from '../job-index/column-index.ts';
import type { RowOrder } from '../job-index/row-index.ts';
import {
  createCounts,
  postedThresholds,
  presentFacets,
  tallyStated,
  withoutOf,
  type Counts,
  type StatedCounts,
} from './facet-rules.ts';
import { blockSize, filterJobs, readFilters, type Block, type Filters } from './filter-rules.ts';
import { group } from './group-constants.ts';
import { tallyFloors } from './pay-filter-rules.ts';

/** What the filters that have no facet left over: the text search and the places. */
export interface Candidates {
  /** Those with all of a text, in any order; undefined for all open jobs. */
  rows: Int32Array | undefined;
  /** By place set, a `placeFit`; undefined when no place was asked. */
  placeSets: Uint8Array | undefined;
  /** What a text finds besides: it is listed where fewer than `enough` of the others match, and counts for no choice. */
  rest?: { rows: Int32Array; enough: number } | undefined;
}

/** In which order the hits are listed: all of them in turn, or which of two comes first (below zero: the first). */
export interface BestFirst {
  all(): Iterable<number>;
  compare(a: number, b: number): number;
}

/** In which order matches are wanted. */
export interface Order {
  /** That of a text: undefined where another order is asked for. */
  best: BestFirst | undefined;
  others: RowOrder;
}

interface Slice {
  offset: number;
  limit: number;
}

export interface Selection {
  /** Answers: those that match and have all of the text. */
  exact: number;
  /** Those that are listed. */
  total: number;
  /** Those that match and are not listed. */
  others: number;
  /** Of the answers. */
  facets: JobFacets;
  /** The rows of a page of those that are listed. */
  pick(order: Order, slice: Slice): number[];
}

/**
 * Which candidates match, and the live counts: each facet is counted without its own filter (I-8). A page is
 * picked afterwards, so that the jobs are read in the order of their memory and not in that of the page.
 */
export function selectJobs(
  columns: JobColumnIndex,
  search: JobSearch,
  { rows, placeSets, rest }: Candidates,
  now: number,
): Selection {
  const filters = readFilters(columns, search, placeSets, now);
  const candidates = rows?.length ?? columns.end;
  const counter = new Counter(columns, filters, now, candidates);
  const matches = new Matches(columns.end, candidates + (rest?.rows.length ?? 0));
  filterJobs(columns, filters, rows, (block) => matches.add(counter.count(block)));
  const exact = matches.total;
  const facets = presentFacets(columns, search, counter.counts);
  let others = 0;
  if (rest && exact < rest.enough) {
    const found = new Int32Array(Math.min(blockSize, rest.rows.length));
    filterJobs(columns, filters, rest.rows, (block) => matches.add(collect(block, 0, found)));
  } else if (rest) {
    others = countPassing(columns, filters, rest.rows);
  }
  return { exact, total: matches.total, others, facets, pick: (order, slice) => matches.pick(order, slice) };
}

/** How many jobs match. */
export function countMatches(
  columns: JobColumnIndex,
  search: JobSearch,
  { rows, placeSets }: Candidates,
  now: number,
): number {
  return countPassing(columns, readFilters(columns, search, placeSets, now), rows);
}

function countPassing(columns: JobColumnIndex, filters: Filters, rows: Int32Array | undefined): number {
  if (filters.notes.length === 0) return rows?.length ?? columns.size;
  let total = 0;
  filterJobs(columns, filters, rows, ({ failed }) => {
    for (let at = 0; at < failed.length; at++) total += Number(failed[at] === 0);
  });
  return total;
}

/** A page of these rows, all of which match, in an order. */
export function pickPage(end: number, rows: Int32Array, best: BestFirst, slice: Slice): number[] {
  const matches = new Matches(end, rows.length);
  matches.add(rows);
  return matches.pick({ best }, slice);
}

/** The candidates that match, in their order. */
export function matchingOf(
  columns: JobColumnIndex,
  search: JobSearch,
  { rows: candidates, placeSets }: Candidates,
  now: number,
): number[] {
  const found: number[] = [];
  const filters = readFilters(columns, search, placeSets, now);
  filterJobs(columns, filters, candidates, ({ rows, failed }) => {
    for (let at = 0; at < rows.length; at++) if (failed[at] === 0) found.push(rows[at] as number);
  });
  return found;
}

/** So few matches are put in order by themselves; more are found by walking the order of all jobs. */
const fewMatches = 1000;

/** The jobs that match: as a list while they are few, then as flags by row. */
class Matches {
  total = 0;
  readonly #capacity: number;
  #few: Int32Array;
  #isMatch = new Uint8Array(0);

  /** Of at most `candidates` jobs with rows below `capacity`. */
  constructor(capacity: number, candidates: number) {
    this.#capacity = capacity;
    this.#few = new Int32Array(Math.min(fewMatches, candidates));
  }

  add(rows: Int32Array): void {
    const before = this.total;
    this.total += rows.length;
    if (this.total <= fewMatches) return this.#few.set(rows, before);
    if (before <= fewMatches) {
      this.#isMatch = new Uint8Array(this.#capacity);
      this.#flag(this.#few.subarray(0, before));
    }
    this.#flag(rows);
  }

  #flag(rows: Int32Array): void {
    for (let at = 0; at < rows.length; at++) this.#isMatch[rows[at] as number] = 1;
  }

  /** A page of the matches. */
  pick({ best, others }: Partial<Order>, { offset, limit }: Slice): number[] {
    const end = Math.min(offset + limit, this.total);
    if (offset >= end) return [];
    if (this.total > fewMatches) return this.#take(best?.all() ?? others?.view() ?? [], end).slice(offset);
    const order = best ?? others;
    if (!order) return [];
    return firstOf(this.#few.subarray(0, this.total), end, order).slice(offset);
  }

  /** The first matches of a list that has each once. */
  #take(list: Iterable<number>, limit: number): number[] {
    const isMatch = this.#isMatch;
    const taken: number[] = [];
    for (const row of list) {
      if (isMatch[row] !== 1) continue;
      if (taken.push(row) === limit) break;
    }
    return taken;
  }
}

/** Beyond so many of the first rows, all are sorted. */
const maxInserted = 100;

/** The first rows in an order. A page is a few of many, most of which come after the last of its own. */
function firstOf(rows: Int32Array, count: number, order: Pick<RowOrder, 'compare'>): number[] {
  if (count > maxInserted) return Array.from(rows.sort((a, b) => order.compare(a, b)).subarray(0, count));
  const first: number[] = [];
  for (let at = 0; at < rows.length; at++) {
    const row = rows[at] as number;
    if (first.length === count && order.compare(row, first[count - 1] as number) >= 0) continue;
    let [low, high] = [0, first.length];
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (order.compare(first[middle] as number, row) <= 0) low = middle + 1;
      else high = middle;
    }
    first.splice(low, 0, row);
    if (first.length > count) first.pop();
  }
  return first;
}

/** Counts the values of the jobs with these rows. */
type Tally = (rows: Int32Array) => void;

/** Counts jobs by their values, for each group of filters those that fail in no other. */
class Counter {
  readonly counts: Counts;
  readonly #groups: number;
  readonly #tallies: { bit: number; tally: Tally }[];
  readonly #matching: Int32Array;
  readonly #failingOne: Int32Array;

  /** Of at most `candidates` jobs. */
  constructor(columns: JobColumnIndex, filters: Filters, now: number, candidates: number) {
    const { groups } = filters;
    const length = Math.min(blockSize, candidates);
    this.#matching = new Int32Array(length);
    this.#failingOne = new Int32Array(length);
    this.#groups = groups;
    this.counts = createCounts(columns, filters);
    this.#tallies = createTallies(columns, this.counts, filters, now);
  }

  /** Returns the matches of the block; they are valid until the next. */
  count(block: Block): Int32Array {
    // Where nothing is asked for, all match.
    const matching = this.#groups === 0 ? block.rows : collect(block, 0, this.#matching);
    for (const { bit, tally } of this.#tallies) {
      tally(this.#groups & bit ? collect(block, bit, this.#failingOne) : matching);
    }
    return matching;
  }
}

function createTallies(
  columns: JobColumnIndex,
  counts: Counts,
  { payFloors }: Filters,
  now: number,
): { bit: number; tally: Tally }[] {
  const ofValues = (['category', 'type', 'mode', 'experience', 'language'] as const).map((name) => ({
    bit: group[name],
    tally: tallyValues(counts[name], columns[name]),
  }));
  const ofPay = {
    bit: group.salary,
    tally: payFloors
      ? tallyFloors(counts.salary, columns.salaryYearlyUsd, payFloors)
      : tallyValues(counts.salary, columns.salary),
  };
  const ofPeriods = {
    bit: group.posted,
    tally: tallyPeriods(counts.posted, columns.posted, postedThresholds(now)),
  };
  const own = (['company', 'industry', 'letter', 'size'] as const).filter(
    (name) => counts[name] !== counts.passing,
  );
  const ofCompanies = own.map((name) => ({
    bit: group[name],
    tally: tallyCompanies(counts[name], columns.company),
  }));
  return [
    ...ofValues,
    ofPay,
    ofPeriods,
    ...statedTallies(columns, counts.stated),
    { bit: 0, tally: tallyCompanies(counts.passing, columns.company) },
    ...ofCompanies,
  ];
}

/** One for each count that is not the same as that of the matches. */
function statedTallies({ stated }: JobColumnIndex, counts: StatedCounts): { bit: number; tally: Tally }[] {
  return (Object.keys(withoutOf) as (keyof StatedCounts)[])
    .filter((name) => name === 'matching' || counts[name] !== counts.matching)
    .map((name) => ({ bit: withoutOf[name], tally: tallyStated(counts[name], stated) }));
}

/** The jobs that fail in nothing, or in nothing but their own group. */
function collect({ rows, failed }: Block, own: number, found: Int32Array): Int32Array {
  let count = 0;
  for (let at = 0; at < rows.length; at++) {
    found[count] = rows[at] as number;
    // No jump: it would be guessed wrong for many a job, at five times the cost.
    count += Number(((failed[at] as number) & ~own) === 0);
  }
  return found.subarray(0, count);
}

function tallyValues(counts: Uint32Array, column: Uint8Array): Tally {
  return (rows) => {
    for (let at = 0; at < rows.length; at++) counts[column[rows[at] as number] as number]! += 1;
  };
}

function tallyCompanies(counts: Uint32Array, company: Uint32Array): Tally {
  return (rows) => {
    for (let at = 0; at < rows.length; at++) counts[company[rows[at] as number] as number]! += 1;
  };
}

function tallyPeriods(counts: Uint32Array, posted: Int32Array, thresholds: readonly number[]): Tally {
  return (rows) => {
    for (let period = 0; period < thresholds.length; period++) {
      counts[period]! += countSince(thresholds[period] as number, posted, rows);
    }
  };
}

function countSince(since: number, posted: Int32Array, rows: Int32Array): number {
  let count = 0;
  for (let at = 0; at < rows.length; at++) count += Number((posted[rows[at] as number] as number) >= since);
  return count;
}
