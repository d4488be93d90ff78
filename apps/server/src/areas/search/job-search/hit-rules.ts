import type { JobColumnIndex } from './column-index.ts';
import { widen } from './slot-index.ts';
import type { SortedSlots } from './sorted-index.ts';

/**
 * How well a job fits a text, as marks from 1 to 255: in the lowest band its words are in the job, in the next its
 * names (title, company, skills) have most of what was asked for, then the work, in the highest all of it.
 */
export const band = { mention: 1, most: 33, work: 65, whole: 128 } as const;

/** The open jobs that a text finds. For use before the next wait: later a slot may have another job. */
export class TextHits {
  /** By slot, how well its job fits (`band`); 0 for one that was not found. */
  readonly marks: Uint8Array;
  /** Whether the text is about some work, or the field of it: what only speaks of that is something else. */
  namesWork = false;
  readonly #newest: SortedSlots;
  #slots = new Int32Array(fewHits);
  #length = 0;

  /** None yet. */
  constructor({ newest, end }: JobColumnIndex) {
    this.#newest = newest;
    this.marks = new Uint8Array(end);
  }

  /** Notes that a job fits so well, where that is better than what was noted of it. Marks of 0 are none. */
  add(slot: number, mark: number): void {
    const before = this.marks[slot] as number;
    this.marks[slot] = Math.max(before, mark);
    if (before > 0 || this.marks[slot] === 0) return;
    if (this.#length === this.#slots.length) this.#slots = widen(this.#slots, 4 * this.#length);
    this.#slots[this.#length++] = slot;
  }

  /** Leaves only those among these slots. */
  keep(slots: Int32Array): void {
    const isKept = new Uint8Array(this.marks.length);
    for (const slot of slots) isKept[slot] = 1;
    let kept = 0;
    for (const slot of this.slots) {
      if (isKept[slot] === 1) this.#slots[kept++] = slot;
      else this.marks[slot] = 0;
    }
    this.#length = kept;
  }

  /** The memory that it takes. */
  get byteLength(): number {
    return this.marks.byteLength + this.#slots.byteLength;
  }

  /** In no order. */
  get slots(): Int32Array {
    return this.#slots.subarray(0, this.#length);
  }

  /** Below zero where the first of two is newer. */
  compareAge(a: number, b: number): number {
    return this.#newest.compare(a, b);
  }

  /**
   * The slots, those that fit best first, and the newest first among equals; `rankOf` may have what comes before others
   * of a higher mark, up to `mostRank`. Orders them as far as it is read.
   */
  *ranked(rankOf: RankOf = (slot) => this.marks[slot] as number, mostRank = 255): Generator<number, void> {
    const starts = new Uint32Array(mostRank + 2);
    const { slots } = this;
    const groupOf = (slot: number) => mostRank - rankOf(slot);
    for (const slot of slots) starts[groupOf(slot) + 1]! += 1;
    for (let at = 1; at < starts.length; at++) starts[at]! += starts[at - 1] as number;
    const ends = starts.slice(0, mostRank + 1);
    const ranked = new Int32Array(slots.length);
    for (const slot of slots) ranked[ends[groupOf(slot)]!++] = slot;
    for (let group = 0; group < mostRank; group++) {
      const together = ranked.subarray(starts[group], starts[group + 1]);
      if (together.length <= fewHits) yield* together.sort((a, b) => this.compareAge(a, b));
      else yield* this.#inOrder((slot) => rankOf(slot) === mostRank - group);
    }
  }

  /** Those of a rank, newest first, as they are met in the order of all jobs. */
  *#inOrder(isMeant: (slot: number) => boolean): Generator<number, void> {
    const all = this.#newest.view();
    for (let at = 0; at < all.length; at++) {
      const slot = all[at] as number;
      if (this.marks[slot] !== 0 && isMeant(slot)) yield slot;
    }
  }

  /** Those that are marked so well or better. */
  from(least: number): Int32Array {
    const { slots, marks } = this;
    const found = new Int32Array(slots.length);
    let count = 0;
    for (const slot of slots) {
      found[count] = slot;
      count += Number((marks[slot] as number) >= least);
    }
    return found.subarray(0, count);
  }
}

/** So few are sorted by themselves. */
const fewHits = 1000;

/** From 1; what is higher comes first. */
type RankOf = (slot: number) => number;

/** In which order the hits are listed: all of them in turn, or which of two comes first (below zero: the first). */
export interface BestFirst {
  all(): Iterable<number>;
  compare(a: number, b: number): number;
}

/** Above any mark: so much apart are ranks that go before each other whatever the marks are. */
const step = 256;

/** How many of the narrower searches find a job, by slot, of so many. */
export interface Nearness {
  by: Uint8Array;
  most: number;
}

/** What comes before other hits of as much of the words, and of as good ones. */
interface Preferred {
  first?: TextHits | undefined;
  nearness?: Nearness | undefined;
  /** Whether a job is of the field of what was asked for: of jobs that only speak of it those come first. */
  isOfField?: ((slot: number) => boolean) | undefined;
}

/**
 * Best first; those among `first` before the others. What is nearer to what was asked for comes before what is further
 * from it; to have the work, and all of the words, is each as much as to be a step nearer. What only speaks of them
 * comes after all of that, unless it is of the field.
 */
export function orderOf(hits: TextHits, { first, nearness, isOfField }: Preferred): BestFirst {
  const steps = (nearness?.most ?? 0) + 3;
  const isGrouped = nearness !== undefined || isOfField !== undefined;
  function rankOf(slot: number): number {
    const mark = hits.marks[slot] as number;
    const inFirst = first?.marks[slot] ?? 0;
    const rank = inFirst > 0 ? inFirst + step : mark;
    if (!isGrouped) return rank;
    const isMore = mark >= band.most || (isOfField?.(slot) ?? false);
    const near = (nearness?.by[slot] ?? 0) + Number(mark >= band.work) + Number(mark >= band.whole);
    return rank + 2 * step * (steps * Number(isMore) + near);
  }
  return {
    all: () => (isGrouped || first ? hits.ranked(rankOf, 2 * step * 2 * steps - 1) : hits.ranked()),
    compare: (a, b) => rankOf(b) - rankOf(a) || hits.compareAge(a, b),
  };
}
