import { jobTypes } from '@waymark/contract/jobs/choices';
import { categoryPosition } from '../../search/job-index/position-rules.ts';
import { LRUCache } from 'lru-cache';
import type { Database } from '../../../platform/database/tables.ts';
import { PlaceIndex } from '../../places/places/place-index.ts';
import { listPlaces } from '../../places/places/queries.ts';
import { widen, SortedRows } from '../../search/job-index/row-index.ts';
import type { Vocabulary } from '../../search/job-index/vocabulary-index.ts';
import { markCandidates } from './hit-queries.ts';
import { readNews, type CandidateRow } from './queries.ts';

/** The result of a text query. */
export interface CandidateHits {
  /** By number, where the words stand. */
  marks: Uint8Array;
  /** The rank of the hits that were shown so far. */
  ranks: Map<number, number>;
}

/** A byte for each of 100,000 candidates, a hundred times: ten megabytes. */
const textsKept = 100;

/**
 * The listed candidates and places in memory. Every search first reads the changes since the last one, so
 * that a hidden profile disappears at once, whichever process wrote it.
 */
export class ListedCandidates {
  readonly database: Database;
  readonly columns = new CandidateColumns();
  readonly places = new PlaceIndex();
  #snapshot: string | undefined;
  #lastPlaceId = 0;
  #hits = new LRUCache<string, Promise<CandidateHits | undefined>>({ max: textsKept });
  #looking: Promise<void> = Promise.resolve();
  #nextLook: Promise<void> | undefined;

  constructor(database: Database) {
    this.database = database;
  }

  /** Resolves when everything committed before the call is here; all who ask before a look begins share it. */
  refresh(): Promise<void> {
    this.#nextLook ??= this.#looking
      .catch(() => {})
      .then(() => {
        this.#nextLook = undefined;
        this.#looking = this.#look();
        return this.#looking;
      });
    return this.#nextLook;
  }

  async #look(): Promise<void> {
    const { numbers, rows, lastPlaceId, snapshot } = await readNews(this.database, this.#snapshot);
    if (lastPlaceId > this.#lastPlaceId) await this.#readPlaces(lastPlaceId);
    this.#snapshot = snapshot;
    if (numbers.length === 0) return;
    this.columns.change(numbers, rows);
    this.#hits.clear();
  }

  async #readPlaces(last: number): Promise<void> {
    const first = this.#lastPlaceId;
    const ids = Array.from({ length: last - first }, (_none, at) => first + 1 + at);
    for (const place of await listPlaces(this.database, first === 0 ? undefined : ids)) {
      this.places.put(place);
    }
    this.#lastPlaceId = last;
  }

  /** Undefined for a text without words. People page through one text: only the first page asks the database. */
  async findHits(q: string, words: Vocabulary): Promise<CandidateHits | undefined> {
    const known = this.#hits.get(q);
    if (known) return known;
    const found = markCandidates(this.database, q, words, this.columns.end).then(
      (marks) => marks && { marks, ranks: new Map<number, number>() },
    );
    this.#hits.set(q, found);
    // A failure is not kept.
    found.catch(() => this.#hits.delete(q));
    return found;
  }
}

const typeBits = new Map(jobTypes.map(({ value }, at) => [value as string, 1 << at]));

/** As the column holds them, a bit each. */
export function typeMask(types: readonly string[]): number {
  return types.reduce((mask, type) => mask | (typeBits.get(type) ?? 0), 0);
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
