import { widen } from './slot-index.ts';

const leastCapacity = 1024;

/** Slots in a fixed order, changed without sorting anew. */
export class SortedSlots {
  #slots = new Int32Array(0);
  #length = 0;
  #compare: (a: number, b: number) => number;

  constructor(compare: (a: number, b: number) => number) {
    this.#compare = compare;
  }

  get length(): number {
    return this.#length;
  }

  /** The slots in order; valid until the next change. */
  view(): Int32Array {
    return this.#slots.subarray(0, this.#length);
  }

  /** Whether the first of two comes before the second: below zero if so. */
  compare(a: number, b: number): number {
    return this.#compare(a, b);
  }

  /** Adds slots that are not among these. */
  addAll(slots: readonly number[]): void {
    const added = Int32Array.from(slots).sort(this.#compare);
    const length = this.#length + added.length;
    if (length > this.#slots.length) {
      this.#slots = widen(this.#slots, Math.max(leastCapacity, Math.ceil(length * 1.5)));
    }
    // From the end, so that everything moves once, and to where it stays.
    let end = this.#length;
    for (let index = added.length - 1; index >= 0; index--) {
      const slot = added[index] as number;
      const at = this.#find(slot, end);
      this.#slots.copyWithin(at + index + 1, at, end);
      this.#slots[at + index] = slot;
      end = at;
    }
    this.#length = length;
  }

  /** Takes out slots whose keys are still what they were when they were added; any others are left alone. */
  removeAll(slots: readonly number[]): void {
    const found = slots
      .map((slot) => ({ slot, at: this.#find(slot, this.#length) }))
      .filter(({ slot, at }) => at < this.#length && this.#slots[at] === slot)
      .map(({ at }) => at)
      .toSorted((a, b) => a - b);
    let to = found[0] ?? 0;
    for (const [index, at] of found.entries()) {
      const end = found[index + 1] ?? this.#length;
      this.#slots.copyWithin(to, at + 1, end);
      to += end - at - 1;
    }
    this.#length -= found.length;
  }

  /** The first position below `end` whose slot does not come before the given one; `end` if there is none. */
  #find(slot: number, end: number): number {
    let low = 0;
    let high = end;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (this.#compare(this.#slots[middle] ?? 0, slot) < 0) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}
