import { jobCategories, jobTypes } from '@waymark/contract/jobs/choices/jobs';
import { SortedRows } from '../../search/job-index/row-index.ts';
import { widen } from '../../search/job-index/row-index.ts';

/** A listed candidate as the columns hold it. */
export interface CandidateRow {
  number: number;
  /** 0 where it is not known. */
  placeId: number;
  types: readonly string[];
  category: string;
  remote: boolean;
  /** Whole US dollars a year; 0 where the candidate does not say. */
  rate: number;
  /** Seconds since the epoch. */
  updatedSeconds: number;
}

const typeBits = new Map(jobTypes.map(({ value }, at) => [value as string, 1 << at]));
const categoryPositions = new Map(jobCategories.map(({ value }, at) => [value as string, at]));

/** As the column holds them, a bit each. */
export function typeMask(types: readonly string[]): number {
  return types.reduce((mask, type) => mask | (typeBits.get(type) ?? 0), 0);
}

export function categoryPosition(category: string): number {
  return categoryPositions.get(category) ?? jobCategories.length - 1;
}

/** The listed candidates by their number, a column for each thing that a search asks for. */
export class CandidateColumns {
  place = new Int32Array(0);
  types = new Uint8Array(0);
  category = new Uint8Array(0);
  remote = new Uint8Array(0);
  #listed = new Uint8Array(0);
  #rate = new Int32Array(0);
  #updated = new Uint32Array(0);
  /** The last updated first. */
  readonly newest = new SortedRows((a, b) => this.#compareNewest(a, b));
  /** The lowest rate first, those without one last. */
  readonly cheapest = new SortedRows(
    (a, b) => this.#rankOf(a) - this.#rankOf(b) || this.#compareNewest(a, b),
  );

  /** One more than the highest number. */
  get end(): number {
    return this.#listed.length;
  }

  /** Takes candidates as they are now; those of the numbers that have no row are listed no more. */
  change(numbers: readonly number[], rows: readonly CandidateRow[]): void {
    const gone = numbers.filter((number) => this.#listed[number] === 1);
    // While their keys are still what they were when they were added.
    this.newest.removeAll(gone);
    this.cheapest.removeAll(gone);
    for (const number of gone) this.#listed[number] = 0;
    this.#makeRoom(rows.reduce((end, { number }) => Math.max(end, number + 1), 0));
    for (const row of rows) this.#put(row);
    const added = rows.map(({ number }) => number);
    this.newest.addAll(added);
    this.cheapest.addAll(added);
  }

  #put({ number, placeId, types, category, remote, rate, updatedSeconds }: CandidateRow): void {
    this.#listed[number] = 1;
    this.place[number] = placeId;
    this.types[number] = typeMask(types);
    this.category[number] = categoryPosition(category);
    this.remote[number] = remote ? 1 : 0;
    this.#rate[number] = rate;
    this.#updated[number] = updatedSeconds;
  }

  #makeRoom(end: number): void {
    if (end <= this.end) return;
    const length = Math.ceil(end * 1.5);
    this.place = widen(this.place, length);
    this.types = widen(this.types, length);
    this.category = widen(this.category, length);
    this.remote = widen(this.remote, length);
    this.#listed = widen(this.#listed, length);
    this.#rate = widen(this.#rate, length);
    this.#updated = widen(this.#updated, length);
  }

  #rankOf(number: number): number {
    return this.#rate[number] || Infinity;
  }

  #compareNewest(a: number, b: number): number {
    return (this.#updated[b] ?? 0) - (this.#updated[a] ?? 0) || b - a;
  }
}
