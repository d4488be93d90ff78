import type { Kysely } from 'kysely';
import { LRUCache } from 'lru-cache';
import type { Tables } from '../../../platform/database/tables.ts';
import { PlaceIndex } from '../../places/places/place-index.ts';
import { listPlaces } from '../../places/places/queries.ts';
import { CandidateColumns } from './column-index.ts';
import { markCandidates } from './hit-queries.ts';
import { readNews } from './queries.ts';

/** What a text finds. */
export interface CandidateHits {
  /** By number, where the words stand. */
  marks: Uint8Array;
  /** How well they fit, as far as somebody has looked. */
  ranks: Map<number, number>;
}

/** A mark for each of 100,000 candidates, a hundred times: ten megabytes. */
const textsKept = 100;

/**
 * The listed candidates and the places in memory. Every search first takes what has changed since the last one, so
 * that who hides is gone at once, whichever process wrote it; asking for nothing new costs a look into one index.
 */
export class ListedCandidates {
  readonly database: Kysely<Tables>;
  readonly columns = new CandidateColumns();
  readonly places = new PlaceIndex();
  #snapshot: string | undefined;
  #lastPlaceId = 0;
  #hits = new LRUCache<string, Promise<CandidateHits | undefined>>({ max: textsKept });
  #looking: Promise<void> = Promise.resolve();
  #nextLook: Promise<void> | undefined;

  constructor(database: Kysely<Tables>) {
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
  async findHits(q: string): Promise<CandidateHits | undefined> {
    const known = this.#hits.get(q);
    if (known) return known;
    const found = markCandidates(this.database, q, this.columns.end).then(
      (marks) => marks && { marks, ranks: new Map<number, number>() },
    );
    this.#hits.set(q, found);
    // A failure is not kept.
    found.catch(() => this.#hits.delete(q));
    return found;
  }
}
