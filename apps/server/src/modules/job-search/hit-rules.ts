import type { JobColumnIndex } from './column-index.ts';
import { widen } from './slot-index.ts';
import type { SortedSlots } from './sorted-index.ts';

/**
 * How well a job fits a text, as marks from 1 to 255: in the lowest band its words are in the job, in the next its
 * names (title, company, skills) have most of what was asked for, in the highest all of it.
 */
export const band = { mention: 1, most: 33, whole: 128 } as const;

/** The open jobs that a text finds. For use before the next wait: later a slot may have another job. */
export class TextHits {
  /** By slot, how well its job fits (`band`); 0 for one that was not found. */
  readonly marks: Uint8Array;
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

  /** The slots, those that fit best first, and the newest first among equals. Orders them as far as it is read. */
  *ranked(): Generator<number, void> {
    const starts = new Uint32Array(257);
    const { slots, marks } = this;
    const groupOf = (slot: number) => 255 - (marks[slot] as number);
    for (const slot of slots) starts[groupOf(slot) + 1]! += 1;
    for (let at = 1; at < starts.length; at++) starts[at]! += starts[at - 1] as number;
    const ends = starts.slice(0, 256);
    const ranked = new Int32Array(slots.length);
    for (const slot of slots) ranked[ends[groupOf(slot)]!++] = slot;
    for (let group = 0; group < 255; group++) {
      yield* this.#inOrder(ranked.subarray(starts[group], starts[group + 1]), 255 - group);
    }
  }

  /** Those that have one mark, newest first: sorted while they are few, or else met in the order of all jobs. */
  *#inOrder(slots: Int32Array, mark: number): Generator<number, void> {
    if (slots.length <= fewHits) {
      yield* slots.sort((a, b) => this.#newest.compare(a, b));
      return;
    }
    const all = this.#newest.view();
    for (let at = 0; at < all.length; at++) {
      if (this.marks[all[at] as number] === mark) yield all[at] as number;
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

/** Each slot is taken where it comes first. What is here comes before what is around, where it has all of it. */
export function* orderOf(
  hits: TextHits,
  first: TextHits | undefined,
  isHere: ((slot: number) => boolean) | undefined,
): Generator<number, void> {
  if (isHere) {
    const isWhole = (slot: number) => (hits.marks[slot] as number) >= band.whole;
    yield* hits.ranked().filter((slot) => isWhole(slot) && isHere(slot));
    yield* hits.ranked().filter(isWhole);
    yield* hits.ranked().filter(isHere);
  }
  if (first) yield* first.ranked();
  yield* hits.ranked();
}
