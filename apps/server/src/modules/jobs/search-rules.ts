import type { JobFacets, JobSearch } from '@waymark/contract/jobs';
import type { JobColumns, SortedNumbers } from './columns.ts';
import { tier, type TextHits } from './hit-columns.ts';
import { createCounts, group, postedThresholds, presentFacets, type Counts } from './facet-rules.ts';
import { blockSize, filterJobs, readFilters, type Block } from './filter-rules.ts';

/** What the filters that have no facet left over: the text search and the places. */
export interface Candidates {
  /** Open jobs in any order; undefined for all of them. */
  numbers: Int32Array | undefined;
  /** By place set, a `placeFit`; undefined when no place was asked. */
  placeSets: Uint8Array | undefined;
}

/** In which order matches are wanted. */
export interface Order {
  /** These before all others, as they stand. */
  best: readonly number[];
  others: SortedNumbers;
}

export interface Selection {
  total: number;
  /** The numbers of the page asked for. */
  page: number[];
  facets: JobFacets;
}

/**
 * Which candidates match, and the live counts: each facet is counted without its own filter (I-8). The page is
 * picked afterwards, so that the jobs are read in the order of their memory and not in that of the page.
 */
export function selectJobs(
  columns: JobColumns,
  search: JobSearch,
  { numbers, placeSets }: Candidates,
  order: Order,
  slice: { offset: number; limit: number },
  now: number,
): Selection {
  const filters = readFilters(columns, search, placeSets, now);
  const counter = new Counter(columns, filters.groups, now);
  const matches = new Matches(columns.open.length);
  filterJobs(columns, filters, numbers, (block) => matches.add(counter.count(block)));
  const page = matches.pick(order, slice);
  return { total: matches.total, page, facets: presentFacets(columns, search, counter.counts) };
}

/** How many jobs match. */
export function countMatches(
  columns: JobColumns,
  search: JobSearch,
  { numbers, placeSets }: Candidates,
  now: number,
): number {
  let total = 0;
  const filters = readFilters(columns, search, placeSets, now);
  filterJobs(columns, filters, numbers, ({ failed }) => {
    for (let at = 0; at < failed.length; at++) total += Number(failed[at] === 0);
  });
  return total;
}

/** The matches of the search in candidate order, at most `limit`: what a ranking can afford to look at. */
export function firstMatches(
  columns: JobColumns,
  search: JobSearch,
  { numbers: list, placeSets }: { numbers: readonly number[]; placeSets: Uint8Array | undefined },
  limit: number,
  now: number,
): number[] {
  const found: number[] = [];
  const filters = readFilters(columns, search, placeSets, now);
  filterJobs(columns, filters, Int32Array.from(list), ({ numbers, failed }) => {
    found.push(...numbers.filter((_number, at) => failed[at] === 0));
  });
  return found.slice(0, limit);
}

/** The first matches of each tier, at most `limit` in all, those of a better tier first; with their tiers. */
export function firstOfTiers(
  columns: JobColumns,
  search: JobSearch,
  { numbers: hits, tiers }: TextHits,
  placeSets: Uint8Array | undefined,
  limit: number,
  now: number,
): Map<number, number> {
  const found: number[][] = Object.values(tier).map(() => []);
  let from = 0;
  const filters = readFilters(columns, search, placeSets, now);
  filterJobs(columns, filters, hits, ({ numbers, failed }) => {
    for (let at = 0; at < numbers.length; at++) {
      const list = found[tiers[from + at] as number] as number[];
      if (failed[at] === 0 && list.length < limit) list.push(numbers[at] as number);
    }
    from += numbers.length;
  });
  const best = found.flatMap((list, mark) => list.map((number) => [number, mark] as const));
  return new Map(best.toSorted(([, a], [, b]) => b - a).slice(0, limit));
}

/** So few matches are put in order by themselves; more are found by walking the order of all jobs. */
const fewMatches = 1000;

/** The jobs that match, as marks by number, and as a list while they are few. */
class Matches {
  total = 0;
  #marks: Uint8Array;
  #few = new Int32Array(fewMatches);

  constructor(capacity: number) {
    this.#marks = new Uint8Array(capacity);
  }

  add(numbers: Int32Array): void {
    const room = Math.max(0, fewMatches - this.total);
    if (room > 0) this.#few.set(numbers.subarray(0, room), this.total);
    for (let at = 0; at < numbers.length; at++) this.#marks[numbers[at] as number] = 1;
    this.total += numbers.length;
  }

  /** Takes the page out of the matches: it is picked once. */
  pick({ best, others }: Order, { offset, limit }: { offset: number; limit: number }): number[] {
    const end = Math.min(offset + limit, this.total);
    if (offset >= end) return [];
    const first = this.#take(Int32Array.from(best), end);
    const rest = this.#take(this.#inOrder(others), end - first.length);
    return [...first, ...rest].slice(offset);
  }

  #inOrder(order: SortedNumbers): Int32Array {
    if (this.total > fewMatches) return order.view();
    return this.#few.subarray(0, this.total).sort((a, b) => order.compare(a, b));
  }

  /** The first matches of a list, each once. */
  #take(list: Int32Array, limit: number): number[] {
    const marks = this.#marks;
    const taken: number[] = [];
    for (let at = 0; at < list.length && taken.length < limit; at++) {
      const number = list[at] as number;
      if (marks[number] !== 1) continue;
      marks[number] = 0;
      taken.push(number);
    }
    return taken;
  }
}

/** Counts the values of the jobs with these numbers. */
type Tally = (numbers: Int32Array) => void;

/** Counts jobs by their values, for each group of filters those that fail in no other. */
class Counter {
  readonly counts: Counts;
  readonly #groups: number;
  readonly #tallies: { bit: number; tally: Tally }[];
  readonly #matching = new Int32Array(blockSize);
  readonly #failingOne = new Int32Array(blockSize);

  /** `groups` are those that a job can fail in, as bits. */
  constructor(columns: JobColumns, groups: number, now: number) {
    this.#groups = groups;
    this.counts = createCounts(columns, groups);
    this.#tallies = createTallies(columns, this.counts, now);
  }

  /** Returns the matches of the block; they are valid until the next. */
  count(block: Block): Int32Array {
    const matching = collect(block, 0, this.#matching);
    for (const { bit, tally } of this.#tallies) {
      tally(this.#groups & bit ? collect(block, bit, this.#failingOne) : matching);
    }
    return matching;
  }
}

function createTallies(columns: JobColumns, counts: Counts, now: number): { bit: number; tally: Tally }[] {
  const ofValues = (['category', 'type', 'mode', 'experience', 'salary'] as const).map((name) => ({
    bit: group[name],
    tally: tallyValues(counts[name], columns[name]),
  }));
  const ofPeriods = {
    bit: group.posted,
    tally: tallyPeriods(counts.posted, columns.posted, postedThresholds(now)),
  };
  const own = (['company', 'industry', 'letter'] as const).filter((name) => counts[name] !== counts.passing);
  const ofCompanies = own.map((name) => ({
    bit: group[name],
    tally: tallyCompanies(counts[name], columns.company),
  }));
  return [
    ...ofValues,
    ofPeriods,
    { bit: 0, tally: tallyCompanies(counts.passing, columns.company) },
    ...ofCompanies,
  ];
}

/** The jobs that fail in nothing, or in nothing but their own group. */
function collect({ numbers, failed }: Block, own: number, found: Int32Array): Int32Array {
  let count = 0;
  for (let at = 0; at < numbers.length; at++) {
    found[count] = numbers[at] as number;
    // No jump: it would be guessed wrong for many a job, at five times the cost.
    count += Number(((failed[at] as number) & ~own) === 0);
  }
  return found.subarray(0, count);
}

function tallyValues(counts: Uint32Array, column: Uint8Array): Tally {
  return (numbers) => {
    for (let at = 0; at < numbers.length; at++) counts[column[numbers[at] as number] as number]! += 1;
  };
}

function tallyCompanies(counts: Uint32Array, company: Uint32Array): Tally {
  return (numbers) => {
    for (let at = 0; at < numbers.length; at++) counts[company[numbers[at] as number] as number]! += 1;
  };
}

function tallyPeriods(counts: Uint32Array, posted: Int32Array, thresholds: readonly number[]): Tally {
  return (numbers) => {
    for (let period = 0; period < thresholds.length; period++) {
      counts[period]! += countSince(thresholds[period] as number, posted, numbers);
    }
  };
}

function countSince(since: number, posted: Int32Array, numbers: Int32Array): number {
  let count = 0;
  for (let at = 0; at < numbers.length; at++)
    count += Number((posted[numbers[at] as number] as number) >= since);
  return count;
}
