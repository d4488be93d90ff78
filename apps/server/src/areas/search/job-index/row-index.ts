const empty = 0;
const minCapacity = 1024;
/** Neighbouring numbers lie in one line of the processor's cache, as they are asked for together. */
const neighbours = 16;

/**
 * Gives every open job a row, a small number that is used again when the job has closed: arrays by row grow with the
 * jobs that are open at once, not with all that there ever were. An open-addressing hash table.
 */
export class RowIndex {
  /** By row, the job's number; 0 where none is. */
  number = new Int32Array(minCapacity);
  /** Slots plus one, found by linear probing. */
  #table = new Int32Array(minCapacity);
  #shift = 32 - Math.log2(minCapacity / neighbours);
  #free: number[] = [];
  #used = 0;

  /** One more than the highest row that was ever taken. */
  get end(): number {
    return this.#used;
  }

  /** The job's row; -1 when it has none. */
  find(number: number): number {
    const mask = this.#table.length - 1;
    for (let at = this.#home(number); ; at = (at + 1) & mask) {
      const entry = this.#table[at] as number;
      if (entry === empty) return -1;
      if (this.number[entry - 1] === number) return entry - 1;
    }
  }

  /** The row of a job that has none yet. */
  add(number: number): number {
    const row = this.#free.pop() ?? this.#used++;
    if (row >= this.number.length) this.number = widen(this.number, Math.ceil(row * 1.5));
    this.number[row] = number;
    if (2 * (this.#used - this.#free.length) > this.#table.length) this.#rehash(2 * this.#table.length);
    else this.#enter(row);
    return row;
  }

  /** Frees the row of a job that has one. */
  remove(number: number): void {
    const mask = this.#table.length - 1;
    let gap = this.#home(number);
    while (this.number[(this.#table[gap] as number) - 1] !== number) gap = (gap + 1) & mask;
    const row = (this.#table[gap] as number) - 1;
    // What was pushed aside by this one moves back, so that no search ends at the gap too early.
    for (let at = (gap + 1) & mask; this.#table[at] !== empty; at = (at + 1) & mask) {
      const home = this.#home(this.number[(this.#table[at] as number) - 1] as number);
      if (((at - home) & mask) < ((at - gap) & mask)) continue;
      this.#table[gap] = this.#table[at] as number;
      gap = at;
    }
    this.#table[gap] = empty;
    this.number[row] = 0;
    this.#free.push(row);
  }

  #home(number: number): number {
    const group = Math.imul(number >>> 4, 0x9e3779b1) >>> this.#shift;
    return group * neighbours + (number & (neighbours - 1));
  }

  #enter(row: number): void {
    const mask = this.#table.length - 1;
    let at = this.#home(this.number[row] as number);
    while (this.#table[at] !== empty) at = (at + 1) & mask;
    this.#table[at] = row + 1;
  }

  #rehash(capacity: number): void {
    this.#table = new Int32Array(capacity);
    this.#shift = 32 - Math.log2(capacity / neighbours);
    for (let row = 0; row < this.#used; row++) if (this.number[row] !== 0) this.#enter(row);
  }
}

/** The same content with room for more. */
export function widen<T extends Uint8Array | Int32Array | Uint32Array | Float64Array>(
  array: T,
  length: number,
): T {
  const wider = new (array.constructor as new (length: number) => T)(length);
  wider.set(array);
  return wider;
}

/** The rows that have a value, by value: what few jobs have is found without a look at the others. */
export class RowLists {
  /** Slots plus one, 0 at the end: the first of a value, and by row the next and the one before. */
  #first = new Int32Array(0);
  #next = new Int32Array(0);
  #before = new Int32Array(0);

  /** A row that has no value yet. */
  add(value: number, row: number): void {
    if (value >= this.#first.length) this.#first = widen(this.#first, roomFor(value));
    if (row >= this.#next.length) {
      this.#next = widen(this.#next, roomFor(row));
      this.#before = widen(this.#before, roomFor(row));
    }
    const following = this.#first[value] as number;
    this.#next[row] = following;
    this.#before[row] = 0;
    if (following > 0) this.#before[following - 1] = row + 1;
    this.#first[value] = row + 1;
  }

  /** A row that has this value. */
  remove(value: number, row: number): void {
    const [following, before] = [this.#next[row] as number, this.#before[row] as number];
    if (following > 0) this.#before[following - 1] = before;
    if (before > 0) this.#next[before - 1] = following;
    else this.#first[value] = following;
  }

  /** In no order. */
  visit(value: number, visit: (row: number) => void): void {
    for (let one = this.#first[value] ?? 0; one > 0; one = this.#next[one - 1] as number) visit(one - 1);
  }
}

const roomFor = (index: number) => Math.max(1024, Math.ceil((index + 1) * 1.5));

type Numbers = Uint8Array | Uint32Array | Float32Array;

const arraysKept = 4;

/**
 * Arrays of zeros for the length of one function. A new one for each search costs more than what is written into it,
 * and its bytes bring the next full collection of the heap nearer.
 */
export class ZeroedArrays<T extends Numbers> {
  readonly #make: (length: number) => T;
  readonly #free: T[] = [];

  constructor(make: (length: number) => T) {
    this.#make = make;
  }

  /** An array of at least that length. */
  take(length: number): T {
    const kept = this.#free.pop();
    return kept && kept.length >= length ? kept : this.#make(roomFor(length));
  }

  /** Takes back an array that is zero but at these positions. */
  giveBack(array: T, ...positions: readonly ArrayLike<number>[]): void {
    for (const some of positions) for (let at = 0; at < some.length; at++) array[some[at] as number] = 0;
    if (this.#free.length < arraysKept) this.#free.push(array);
  }
}

export interface RowOrder {
  /** The rows in order; valid until the next change. */
  view(): Int32Array;
  /** Whether the first of two comes before the second: below zero if so. */
  compare(a: number, b: number): number;
}

/** Rows in a fixed order, changed without sorting them all. */
export class SortedRows implements RowOrder {
  #rows = new Int32Array(0);
  #length = 0;
  #compare: (a: number, b: number) => number;

  constructor(compare: (a: number, b: number) => number) {
    this.#compare = compare;
  }

  get length(): number {
    return this.#length;
  }

  view(): Int32Array {
    return this.#rows.subarray(0, this.#length);
  }

  compare(a: number, b: number): number {
    return this.#compare(a, b);
  }

  /** Adds rows that are not among these. */
  addAll(rows: readonly number[]): void {
    const added = Int32Array.from(rows).sort(this.#compare);
    const length = this.#length + added.length;
    if (length > this.#rows.length) {
      this.#rows = widen(this.#rows, Math.max(minCapacity, Math.ceil(length * 1.5)));
    }
    // From the end, so that everything moves once, and to where it stays.
    let end = this.#length;
    for (let index = added.length - 1; index >= 0; index--) {
      const row = added[index] as number;
      const at = this.#find(row, end);
      this.#rows.copyWithin(at + index + 1, at, end);
      this.#rows[at + index] = row;
      end = at;
    }
    this.#length = length;
  }

  /** Takes out rows whose keys are still what they were when they were added; any others are left alone. */
  removeAll(rows: readonly number[]): void {
    const found = rows
      .map((row) => ({ row, at: this.#find(row, this.#length) }))
      .filter(({ row, at }) => at < this.#length && this.#rows[at] === row)
      .map(({ at }) => at)
      .toSorted((a, b) => a - b);
    let to = found[0] ?? 0;
    for (const [index, at] of found.entries()) {
      const end = found[index + 1] ?? this.#length;
      this.#rows.copyWithin(to, at + 1, end);
      to += end - at - 1;
    }
    this.#length -= found.length;
  }

  /** The first position below `end` whose row does not come before the given one; `end` if there is none. */
  #find(row: number, end: number): number {
    let low = 0;
    let high = end;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (this.#compare(this.#rows[middle] ?? 0, row) < 0) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}

/** Another order with the rows of a flag before all others. */
export class FlaggedFirst implements RowOrder {
  readonly #order: RowOrder;
  readonly #isFlagged: (row: number) => boolean;

  constructor(order: RowOrder, isFlagged: (row: number) => boolean) {
    this.#order = order;
    this.#isFlagged = isFlagged;
  }

  view(): Int32Array {
    const rows = this.#order.view();
    const flagged = rows.filter(this.#isFlagged);
    if (flagged.length === 0) return rows;
    const all = new Int32Array(rows.length);
    all.set(flagged);
    all.set(
      rows.filter((row) => !this.#isFlagged(row)),
      flagged.length,
    );
    return all;
  }

  compare(a: number, b: number): number {
    return Number(this.#isFlagged(b)) - Number(this.#isFlagged(a)) || this.#order.compare(a, b);
  }
}
