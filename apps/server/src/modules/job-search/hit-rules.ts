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

/** What the rank of a job is made of. */
export interface TextRank {
  /** How often and how near the words occur, heavier words counting more. */
  rank: number;
  title: string;
}

/** Of one text; several times what one search looks at. */
export const mostRanks = 600;
/** A title, its object and its place in the map. */
const rankBytes = 250;

/** The open jobs whose words match a text. Kept as lists: marks for a million jobs would be a megabyte a text. */
export class TextHits {
  /** Newest first. */
  readonly slots: Int32Array;
  /** By position in `slots`. */
  readonly tiers: Uint8Array;
  /** What each job's rank is made of, by its number, as far as it was looked at. */
  readonly ranks: Map<number, TextRank>;
  /** The generation of the columns in which these slots had these jobs. */
  readonly generation: number;

  constructor(slots: Int32Array, tiers: Uint8Array, generation: number, ranks = new Map<number, TextRank>()) {
    this.slots = slots;
    this.tiers = tiers;
    this.generation = generation;
    this.ranks = ranks;
  }

  /** The hits by a tier for each slot, as the columns are now. */
  static fromMarks(columns: JobColumnIndex, marks: Uint8Array, ranks?: Map<number, TextRank>): TextHits {
    const newest = columns.newest.view();
    let count = 0;
    for (let at = 0; at < newest.length; at++) if (marks[newest[at] as number]) count++;
    const hits = new TextHits(new Int32Array(count), new Uint8Array(count), columns.generation, ranks);
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
    return new TextHits(slots.slice(0, count), tiers.slice(0, count), columns.generation, this.ranks);
  }

  /** Whether the slot still has the job that it had. */
  #isStill(columns: JobColumnIndex, slot: number): boolean {
    return columns.open[slot] === 1 && (columns.since[slot] as number) <= this.generation;
  }

  /** Keeps ranks that were looked at; with other filters other jobs of the same text are looked at, without end. */
  keepRanks(ranks: Iterable<readonly [number, TextRank]>): void {
    for (const [number, rank] of ranks) {
      // To the end of the map: what was asked for longest ago makes room.
      this.ranks.delete(number);
      this.ranks.set(number, rank);
    }
    for (const number of this.ranks.keys()) {
      if (this.ranks.size <= mostRanks) return;
      this.ranks.delete(number);
    }
  }

  /** With the ranks that are going to be there: they come after the hits were counted. */
  get bytes(): number {
    return this.slots.byteLength + this.tiers.byteLength + Math.min(this.slots.length, mostRanks) * rankBytes;
  }
}
