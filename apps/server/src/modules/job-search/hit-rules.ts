import type { JobColumnIndex } from './column-index.ts';

/** Where the words of a text stand in a job; a higher one is a better place. */
export const tier = {
  none: 0,
  anywhere: 1,
  /** The title has work near it. */
  nearTitle: 2,
  /** The title has the whole text or another name of the same. */
  title: 3,
} as const;

/**
 * How well a job fits a text, as marks from 1 to 255: in the lowest band its words are in the job, in the next its
 * names (title, company, skills) have most of what was asked for, in the highest all of it.
 */
export const band = { mention: 1, most: 33, whole: 128 } as const;

/** The open jobs whose words match a text. Kept as lists: marks for a million jobs would be a megabyte a text. */
export class TextHits {
  /** Newest first. */
  readonly slots: Int32Array;
  /** How well each fits (`band`), by position in `slots`. */
  readonly tiers: Uint8Array;
  /** The generation of the columns in which these slots had these jobs. */
  readonly generation: number;

  #ranked: Int32Array | undefined;

  constructor(slots: Int32Array, tiers: Uint8Array, generation: number) {
    this.slots = slots;
    this.tiers = tiers;
    this.generation = generation;
  }

  /** The hits by a tier for each slot, as the columns are now. */
  static fromMarks(columns: JobColumnIndex, marks: Uint8Array): TextHits {
    const newest = columns.newest.view();
    let count = 0;
    for (let at = 0; at < newest.length; at++) if (marks[newest[at] as number]) count++;
    const hits = new TextHits(new Int32Array(count), new Uint8Array(count), columns.generation);
    for (let at = 0, next = 0; next < count; at++) {
      const slot = newest[at] as number;
      const mark = marks[slot];
      if (!mark) continue;
      hits.slots[next] = slot;
      hits.tiers[next++] = mark;
    }
    return hits;
  }

  /** A tier for each slot of the columns; none for the jobs that have gone and those that came since. */
  marks(columns: JobColumnIndex): Uint8Array {
    const marks = new Uint8Array(columns.end);
    for (let at = 0; at < this.slots.length; at++) {
      const slot = this.slots[at] as number;
      if (this.#isStill(columns, slot)) marks[slot] = this.tiers[at] as number;
    }
    return marks;
  }

  /** These hits without the jobs that have gone: a slot may have another job by now. */
  current(columns: JobColumnIndex): TextHits {
    return this.generation === columns.generation ? this : this.withChanges(columns, new Map());
  }

  /**
   * The same hits where the jobs in these slots have changed: each has the tier that is given, the others have what
   * they had.
   */
  withChanges(columns: JobColumnIndex, changed: ReadonlyMap<number, number>): TextHits {
    const added = [...changed]
      .filter(([, mark]) => mark !== tier.none)
      .toSorted(([a], [b]) => columns.newest.compare(a, b));
    const slots = new Int32Array(this.slots.length + added.length);
    const tiers = new Uint8Array(slots.length);
    let count = 0;
    const put = (slot: number, mark: number) => {
      slots[count] = slot;
      tiers[count++] = mark;
    };
    let next = 0;
    for (let at = 0; at < this.slots.length; at++) {
      const slot = this.slots[at] as number;
      if (!this.#isStill(columns, slot) || changed.has(slot)) continue;
      for (let one = added[next]; one && columns.newest.compare(one[0], slot) < 0; one = added[++next]) {
        put(...one);
      }
      put(slot, this.tiers[at] as number);
    }
    for (const one of added.slice(next)) put(...one);
    return new TextHits(slots.slice(0, count), tiers.slice(0, count), columns.generation);
  }

  /** Whether the slot still has the job that it had. */
  #isStill(columns: JobColumnIndex, slot: number): boolean {
    return columns.open[slot] === 1 && (columns.since[slot] as number) <= this.generation;
  }

  /** The slots, those that fit best first, and the newest first among equals. */
  ranked(): Int32Array {
    return (this.#ranked ??= this.#rank());
  }

  #rank(): Int32Array {
    const starts = new Uint32Array(257);
    for (const mark of this.tiers) starts[255 - mark + 1]! += 1;
    for (let at = 1; at < starts.length; at++) starts[at]! += starts[at - 1] as number;
    const ranked = new Int32Array(this.slots.length);
    for (let at = 0; at < ranked.length; at++) {
      const from = 255 - (this.tiers[at] as number);
      ranked[starts[from] as number] = this.slots[at] as number;
      starts[from]! += 1;
    }
    return ranked;
  }

  /** Those that are marked so well or better, newest first. */
  from(least: number): Int32Array {
    return this.slots.filter((_slot, at) => (this.tiers[at] as number) >= least);
  }

  /** With their order, which is made when it is first asked for. */
  get bytes(): number {
    return 2 * this.slots.byteLength + this.tiers.byteLength;
  }
}
