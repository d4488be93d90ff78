import type { Kysely } from 'kysely';
import { LRUCache } from 'lru-cache';
import type { JobCard } from '@waymark/contract/jobs';
import type { Tables } from '../../platform/database/tables.ts';
import { presentJobCard, type KnownPlaces } from '../jobs/card-presenter.ts';
import { listCardRows } from '../jobs/card-queries.ts';

const keptBytes = 8 * 1024 * 1024;
/** Of a card in memory: its text twice over, and its objects. */
const bytesOf = (card: JobCard) => 2 * JSON.stringify(card).length + 500;

/**
 * The cards that were shown last: most people look at the same first pages, and a page without a question then
 * needs no database. A card is forgotten when its job changes, also while it is being read.
 */
export class CardCache {
  #places: KnownPlaces;
  #kept = new LRUCache<number, JobCard>({ maxSize: keptBytes, sizeCalculation: bytesOf });
  #reading = new Map<number, Promise<unknown>>();

  constructor(places: KnownPlaces) {
    this.#places = places;
  }

  /** Called when jobs with these numbers have changed. */
  invalidate(jobNumbers: Iterable<number>): void {
    for (const number of jobNumbers) {
      this.#kept.delete(number);
      this.#reading.delete(number);
    }
  }

  /** Called when what many cards show has changed. */
  clear(): void {
    this.#kept.clear();
    this.#reading.clear();
  }

  /** In the order of the numbers. Jobs that are gone are left out. */
  async load(database: Kysely<Tables>, jobNumbers: readonly number[]): Promise<JobCard[]> {
    const kept = new Map(jobNumbers.map((number) => [number, this.#kept.get(number)]));
    const read = await this.#read(
      database,
      jobNumbers.filter((number) => kept.get(number) === undefined),
    );
    return jobNumbers.flatMap((number) => kept.get(number) ?? read.get(number) ?? []);
  }

  async #read(
    database: Kysely<Tables>,
    jobNumbers: readonly number[],
  ): Promise<ReadonlyMap<number, JobCard>> {
    const reading = listCardRows(database, jobNumbers);
    for (const number of jobNumbers) this.#reading.set(number, reading);
    try {
      const rows = await reading;
      const cards = new Map([...rows].map(([number, row]) => [number, presentJobCard(row, this.#places)]));
      // One that has changed since, or is being read anew, is not kept.
      for (const [number, card] of cards)
        if (this.#reading.get(number) === reading) this.#kept.set(number, card);
      return cards;
    } finally {
      for (const number of jobNumbers)
        if (this.#reading.get(number) === reading) this.#reading.delete(number);
    }
  }
}
