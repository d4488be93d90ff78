import { type CandidateColumns, categoryPosition, typeMask } from './column-index.ts';
import { tier } from './tier-constants.ts';

/** What a search asks of the columns. */
export interface CandidateFilters {
  types: readonly string[];
  categories: readonly string[];
  remote: boolean;
  /** The places that count; undefined for anywhere. */
  places: ReadonlySet<number> | undefined;
  /** Who keeps the company out. */
  hidden: ReadonlySet<number>;
  /** Those alone, where a list is asked for. */
  only: ReadonlySet<number> | undefined;
  /** Where the words stand, by number; undefined where there are none. */
  marks: Uint8Array | undefined;
  /** Whether a better place of the words comes first. */
  isTiered: boolean;
}

/** The numbers that pass in the given order, a list for each tier of the words, the best first. */
export function selectCandidates(
  columns: CandidateColumns,
  order: Int32Array,
  filters: CandidateFilters,
): number[][] {
  const passes = passing(columns, filters);
  const { marks, isTiered } = filters;
  const byTier: number[][] = Array.from({ length: tier.title + 1 }, () => []);
  for (const number of order) {
    const mark = marks ? (marks[number] ?? tier.none) : tier.anywhere;
    if (mark !== tier.none && passes(number)) byTier[isTiered ? mark : tier.anywhere]?.push(number);
  }
  return byTier.toReversed();
}

function passing(columns: CandidateColumns, filters: CandidateFilters): (number: number) => boolean {
  const { hidden, only, places, remote } = filters;
  const types = typeMask(filters.types);
  const categories = new Set(filters.categories.map(categoryPosition));
  return (number) =>
    (types === 0 || ((columns.types[number] ?? 0) & types) !== 0) &&
    (categories.size === 0 || categories.has(columns.category[number] ?? -1)) &&
    (!remote || columns.remote[number] === 1) &&
    (places === undefined || places.has(columns.place[number] ?? 0)) &&
    (only === undefined || only.has(number)) &&
    !hidden.has(number);
}

/** The first so many of the lists, one list after the other. */
export function firstOf(lists: readonly number[][], count: number): number[] {
  const first: number[] = [];
  for (const list of lists) {
    if (first.length >= count) break;
    first.push(...list.slice(0, count - first.length));
  }
  return first;
}

/** Those from `from` on, so many, as if the lists were one. */
export function sliceOf(lists: readonly number[][], from: number, count: number): number[] {
  const part: number[] = [];
  let before = 0;
  for (const list of lists) {
    const start = Math.max(0, from - before);
    if (start < list.length) part.push(...list.slice(start, start + count - part.length));
    before += list.length;
    if (part.length >= count) break;
  }
  return part;
}

/** The lists with the ranked of each in front, the best first; all others keep their order. */
export function orderByRank(
  lists: readonly number[][],
  ranked: readonly number[],
  ranks: ReadonlyMap<number, number>,
): number[][] {
  let left = ranked.length;
  return lists.map((list) => {
    const count = Math.min(left, list.length);
    left -= count;
    const best = list.slice(0, count).toSorted((a, b) => (ranks.get(b) ?? 0) - (ranks.get(a) ?? 0));
    return [...best, ...list.slice(count)];
  });
}
