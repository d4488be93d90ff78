const empty = 0;
const leastCapacity = 1024;
/** Neighbouring numbers lie in one line of the processor's cache, as they are asked for together. */
const neighbours = 16;

/**
 * Gives every job that is held a slot, a small number that is used again when the job has gone: what is kept by slot
 * grows with the jobs that are open at once, and not with all that there ever were. An open-addressing hash table.
 */
export class SlotIndex {
  /** By slot, the job's number; 0 where none is. */
  number = new Int32Array(leastCapacity);
  /** Slots plus one, found by linear probing. */
  #table = new Int32Array(leastCapacity);
  #shift = 32 - Math.log2(leastCapacity / neighbours);
  #free: number[] = [];
  #used = 0;

  /** One more than the highest slot that was ever taken. */
  get end(): number {
    return this.#used;
  }

  /** The job's slot; -1 when it has none. */
  find(number: number): number {
    const mask = this.#table.length - 1;
    for (let at = this.#home(number); ; at = (at + 1) & mask) {
      const entry = this.#table[at] as number;
      if (entry === empty) return -1;
      if (this.number[entry - 1] === number) return entry - 1;
    }
  }

  /** The slot of a job that has none yet. */
  add(number: number): number {
    const slot = this.#free.pop() ?? this.#used++;
    if (slot >= this.number.length) this.number = widen(this.number, Math.ceil(slot * 1.5));
    this.number[slot] = number;
    if (2 * (this.#used - this.#free.length) > this.#table.length) this.#rehash(2 * this.#table.length);
    else this.#enter(slot);
    return slot;
  }

  /** Frees the slot of a job that has one. */
  remove(number: number): void {
    const mask = this.#table.length - 1;
    let gap = this.#home(number);
    while (this.number[(this.#table[gap] as number) - 1] !== number) gap = (gap + 1) & mask;
    const slot = (this.#table[gap] as number) - 1;
    // What was pushed aside by this one moves back, so that no search ends at the gap too early.
    for (let at = (gap + 1) & mask; this.#table[at] !== empty; at = (at + 1) & mask) {
      const home = this.#home(this.number[(this.#table[at] as number) - 1] as number);
      if (((at - home) & mask) < ((at - gap) & mask)) continue;
      this.#table[gap] = this.#table[at] as number;
      gap = at;
    }
    this.#table[gap] = empty;
    this.number[slot] = 0;
    this.#free.push(slot);
  }

  #home(number: number): number {
    const group = Math.imul(number >>> 4, 0x9e3779b1) >>> this.#shift;
    return group * neighbours + (number & (neighbours - 1));
  }

  #enter(slot: number): void {
    const mask = this.#table.length - 1;
    let at = this.#home(this.number[slot] as number);
    while (this.#table[at] !== empty) at = (at + 1) & mask;
    this.#table[at] = slot + 1;
  }

  #rehash(capacity: number): void {
    this.#table = new Int32Array(capacity);
    this.#shift = 32 - Math.log2(capacity / neighbours);
    for (let slot = 0; slot < this.#used; slot++) if (this.number[slot] !== 0) this.#enter(slot);
  }
}

/** The same content with room for more. */
export function widen<T extends Uint8Array | Int32Array | Uint32Array>(array: T, length: number): T {
  const wider = new (array.constructor as new (length: number) => T)(length);
  wider.set(array);
  return wider;
}
