import type { JobColumns } from './columns.ts';

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

/** The open jobs whose words match a text. Kept as lists: marks for a million jobs would be a megabyte a text. */
export class TextHits {
  /** Newest first. */
  readonly numbers: Int32Array;
  /** By position in `numbers`. */
  readonly tiers: Uint8Array;
  /** What each job's rank is made of, as far as it was looked at. */
  readonly ranks: Map<number, TextRank>;

  constructor(numbers: Int32Array, tiers: Uint8Array, ranks = new Map<number, TextRank>()) {
    this.numbers = numbers;
    this.tiers = tiers;
    this.ranks = ranks;
  }

  /** The hits by a tier for each job number. */
  static fromMarks(columns: JobColumns, marks: Uint8Array): TextHits {
    const newest = columns.newest.view();
    let count = 0;
    for (let at = 0; at < newest.length; at++) if (marks[newest[at] as number]) count++;
    const hits = new TextHits(new Int32Array(count), new Uint8Array(count));
    for (let at = 0, next = 0; next < count; at++) {
      const number = newest[at] as number;
      const mark = marks[number];
      if (!mark) continue;
      hits.numbers[next] = number;
      hits.tiers[next++] = mark;
    }
    return hits;
  }

  /** A tier for each job number below the capacity. */
  marks(capacity: number): Uint8Array {
    const marks = new Uint8Array(capacity);
    for (let at = 0; at < this.numbers.length; at++) {
      marks[this.numbers[at] as number] = this.tiers[at] as number;
    }
    return marks;
  }

  /** The same hits where these jobs have changed: each has the tier that is given, the others have what they had. */
  withChanges(columns: JobColumns, changed: ReadonlyMap<number, number>): TextHits {
    const gone = new Uint8Array(columns.open.length);
    for (const number of changed.keys()) gone[number] = 1;
    const added = [...changed]
      .filter(([number, mark]) => mark !== tier.none && columns.open[number])
      .toSorted(([a], [b]) => columns.newest.compare(a, b));
    const numbers = new Int32Array(this.numbers.length + added.length);
    const tiers = new Uint8Array(numbers.length);
    let count = 0;
    const put = (number: number, mark: number) => {
      numbers[count] = number;
      tiers[count++] = mark;
    };
    let next = 0;
    for (let at = 0; at < this.numbers.length; at++) {
      const number = this.numbers[at] as number;
      if (gone[number]) continue;
      for (let one = added[next]; one && columns.newest.compare(one[0], number) < 0; one = added[++next]) {
        put(...one);
      }
      put(number, this.tiers[at] as number);
    }
    for (const one of added.slice(next)) put(...one);
    const ranks = new Map([...this.ranks].filter(([number]) => !gone[number]));
    return new TextHits(numbers.slice(0, count), tiers.slice(0, count), ranks);
  }

  get bytes(): number {
    return this.numbers.byteLength + this.tiers.byteLength;
  }
}
