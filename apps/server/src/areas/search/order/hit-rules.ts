import type { BestFirst } from '../find/selection-rules.ts';
import type { JobColumnIndex } from '../job-index/column-index.ts';
import { widen, type SortedRows } from '../job-index/row-index.ts';

/**
 * How well a job fits a text, as scores from 1 to 255: in the lowest band its words are in the job, in the next its
 * names (title, company, skills) have most of what was asked for, then the work, in the highest all of it.
 */
export const tier = { mention: 1, most: 33, work: 65, whole: 128, max: 255 } as const;

/** The open jobs that a text finds. For use before the next wait: later a row may have another job. */
export class TextHits {
  /** By row, how well its job fits (`band`); 0 for one that was not found. */
  readonly scores: Uint8Array;
  readonly #newest: SortedRows;
  #rows = new Int32Array(fewHits);
  #length = 0;

  /** None yet. */
  constructor({ newest, end }: JobColumnIndex) {
    this.#newest = newest;
    this.scores = new Uint8Array(end);
  }

  /** Notes that a job fits so well, where that is better than what was noted of it. Marks of 0 are none. */
  add(row: number, score: number): void {
    const before = this.scores[row] as number;
    this.scores[row] = Math.max(before, score);
    if (before > 0 || this.scores[row] === 0) return;
    if (this.#length === this.#rows.length) this.#rows = widen(this.#rows, 4 * this.#length);
    this.#rows[this.#length++] = row;
  }

  /** Leaves only those among these rows. */
  keep(rows: Int32Array): void {
    const isKept = new Uint8Array(this.scores.length);
    for (const row of rows) isKept[row] = 1;
    this.#filter((row) => isKept[row] === 1);
  }

  /** Takes out those among these rows. */
  drop(rows: Int32Array): void {
    const isDropped = new Uint8Array(this.scores.length);
    for (const row of rows) isDropped[row] = 1;
    this.#filter((row) => isDropped[row] === 0);
  }

  #filter(passes: (row: number) => boolean): void {
    let kept = 0;
    for (const row of this.rows) {
      if (passes(row)) this.#rows[kept++] = row;
      else this.scores[row] = 0;
    }
    this.#length = kept;
  }

  /** The memory that it takes. */
  get byteLength(): number {
    return this.scores.byteLength + this.#rows.byteLength;
  }

  /** In no order. */
  get rows(): Int32Array {
    return this.#rows.subarray(0, this.#length);
  }

  /** Below zero where the first of two is newer. */
  compareAge(a: number, b: number): number {
    return this.#newest.compare(a, b);
  }

  /**
   * The rows, those that fit best first, and the newest first among equals; `rankOf` may have what comes before others
   * of a higher mark, up to `maxRank`, below 65,536. Orders them as far as it is read.
   */
  *ranked(rankOf: RankOf = (row) => this.scores[row] as number, maxRank = 255): Generator<number, void> {
    const starts = new Uint32Array(maxRank + 2);
    const { rows } = this;
    const groups = new Uint16Array(rows.length);
    for (let at = 0; at < rows.length; at++) {
      const group = maxRank - rankOf(rows[at] as number);
      groups[at] = group;
      starts[group + 1]! += 1;
    }
    for (let at = 1; at < starts.length; at++) starts[at]! += starts[at - 1] as number;
    const ends = starts.slice(0, maxRank + 1);
    const ranked = new Int32Array(rows.length);
    for (let at = 0; at < rows.length; at++) ranked[ends[groups[at] as number]!++] = rows[at] as number;
    for (let group = 0; group < maxRank; group++) {
      const [start, end] = [starts[group] as number, starts[group + 1] as number];
      if (start === end) continue;
      if (end - start <= fewHits) yield* ranked.subarray(start, end).sort((a, b) => this.compareAge(a, b));
      else yield* this.#inOrder((row) => rankOf(row) === maxRank - group);
    }
  }

  /** Those of a rank, newest first, as they are met in the order of all jobs. */
  *#inOrder(isMeant: (row: number) => boolean): Generator<number, void> {
    const all = this.#newest.view();
    for (let at = 0; at < all.length; at++) {
      const row = all[at] as number;
      if (this.scores[row] !== 0 && isMeant(row)) yield row;
    }
  }

  /** Those that are marked so well or better. */
  from(min: number): Int32Array {
    return this.split(min).upper;
  }

  /** Those that are marked so well or better, and the others. */
  split(min: number): { upper: Int32Array; lower: Int32Array } {
    const { rows, scores } = this;
    const upper = new Int32Array(rows.length);
    const lower = new Int32Array(rows.length);
    let count = 0;
    for (let at = 0; at < rows.length; at++) {
      const row = rows[at] as number;
      upper[count] = row;
      lower[at - count] = row;
      count += Number((scores[row] as number) >= min);
    }
    return { upper: upper.subarray(0, count), lower: lower.subarray(0, rows.length - count) };
  }
}

/** So few are sorted by themselves. */
const fewHits = 1000;

/** From 1; what is higher comes first. */
type RankOf = (row: number) => number;

/** Above any mark: so much apart are ranks that go before each other whatever the scores are. */
const step = 256;

/** How near a job is to what was asked for, by row, of so much. */
interface Nearness {
  by: Uint8Array;
  max: number;
}

/** What comes before other hits of as much of the words, and of as good ones. */
interface Preferred {
  first?: TextHits | undefined;
  nearness?: Nearness | undefined;
  /** Whether a job is of the field of what was asked for: of jobs that only speak of it those come first. */
  isOfField?: ((row: number) => boolean) | undefined;
}

/**
 * Best first; those among `first` before the others. What is nearer to what was asked for comes before what is further
 * from it; to have the work, and all of the words, is each as much as to be a step nearer. What only speaks of them
 * comes after all of that, unless it is of the field.
 */
export function orderOf(hits: TextHits, { first, nearness, isOfField }: Preferred): BestFirst {
  const steps = (nearness?.max ?? 0) + 3;
  const isGrouped = nearness !== undefined || isOfField !== undefined;
  function rankOf(row: number): number {
    const score = hits.scores[row] as number;
    const inFirst = first?.scores[row] ?? 0;
    const rank = inFirst > 0 ? inFirst + step : score;
    if (!isGrouped) return rank;
    const isMore = score >= tier.most || (isOfField?.(row) ?? false);
    const near = (nearness?.by[row] ?? 0) + Number(score >= tier.work) + Number(score >= tier.whole);
    return rank + 2 * step * (steps * Number(isMore) + near);
  }
  return {
    all: () => (isGrouped || first ? hits.ranked(rankOf, 2 * step * 2 * steps - 1) : hits.ranked()),
    compare: (a, b) => rankOf(b) - rankOf(a) || hits.compareAge(a, b),
  };
}
