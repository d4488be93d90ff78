import type { Kysely } from 'kysely';
import { LRUCache } from 'lru-cache';
import type { Tables } from '../../../platform/database/tables.ts';
import type { JobIndex } from '../../search/job-search/job-index.ts';
import { readDemand, type Demand } from './queries.ts';

const keptTitles = 300;
/** Demand in postings changes over days. */
const keptMs = 15 * 60_000;

/** Caches the demand in postings by title, so that popular titles are counted once per interval. */
export class DemandCache {
  readonly #database: Kysely<Tables>;
  readonly #index: JobIndex;
  readonly #kept: LRUCache<string, Demand>;

  constructor(database: Kysely<Tables>, index: JobIndex) {
    this.#database = database;
    this.#index = index;
    this.#kept = new LRUCache<string, Demand>({
      max: keptTitles,
      ttl: keptMs,
      // Concurrent callers share the first caller's count.
      fetchMethod: (title) => readDemand(this.#database, this.#index, title),
    });
  }

  async read(title: string): Promise<Demand> {
    const plain = title.replaceAll(/\s+/g, ' ').trim().toLowerCase();
    return (await this.#kept.fetch(plain)) ?? readDemand(this.#database, this.#index, plain);
  }
}
