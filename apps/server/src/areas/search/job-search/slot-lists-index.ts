import { widen } from './slot-index.ts';

/** The slots that have a value, by value: what few jobs have is found without a look at the others. */
export class SlotLists {
  /** Slots plus one, 0 at the end: the first of a value, and by slot the next and the one before. */
  #first = new Int32Array(0);
  #next = new Int32Array(0);
  #before = new Int32Array(0);

  /** A slot that has no value yet. */
  add(value: number, slot: number): void {
    if (value >= this.#first.length) this.#first = widen(this.#first, roomFor(value));
    if (slot >= this.#next.length) {
      this.#next = widen(this.#next, roomFor(slot));
      this.#before = widen(this.#before, roomFor(slot));
    }
    const following = this.#first[value] as number;
    this.#next[slot] = following;
    this.#before[slot] = 0;
    if (following > 0) this.#before[following - 1] = slot + 1;
    this.#first[value] = slot + 1;
  }

  /** A slot that has this value. */
  remove(value: number, slot: number): void {
    const [following, before] = [this.#next[slot] as number, this.#before[slot] as number];
    if (following > 0) this.#before[following - 1] = before;
    if (before > 0) this.#next[before - 1] = following;
    else this.#first[value] = following;
  }

  /** In no order. */
  visit(value: number, visit: (slot: number) => void): void {
    for (let one = this.#first[value] ?? 0; one > 0; one = this.#next[one - 1] as number) visit(one - 1);
  }
}

const roomFor = (index: number) => Math.max(1024, Math.ceil((index + 1) * 1.5));
