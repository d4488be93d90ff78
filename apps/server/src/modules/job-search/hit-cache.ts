import type { Kysely } from 'kysely';
import { LRUCache } from 'lru-cache';
import type { JobSearch } from '@waymark/contract/jobs';
import type { Tables } from '../../platform/database/tables.ts';
import { synonymIndex } from '../synonyms/synonym-index.ts';
import type { JobColumnIndex } from './column-index.ts';
import { markHits, readText, type Text } from './hit-queries.ts';
import { TextHits, tier } from './hit-rules.ts';
import type { Vocabulary } from '../search-words/vocabulary-index.ts';

/** How long hits are used after a job has changed: while jobs change all the time, not every search looks again. */
const usedAfterChangeMs = 2000;
const keptBytes = 32 * 1024 * 1024;
/** Of all jobs this share may have changed before finding a text anew is cheaper than looking at those that have. */
const mostChanged = 1 / 500;

interface Kept {
  hits: TextHits;
  generation: number;
  foundAt: number;
}

/**
 * The hits of recent texts. People page through one text and toggle filters on it; only the first of these
 * searches needs the database, and after a change it has to look at the changed jobs alone. A job that closes
 * leaves results at once, a new one is found by words at the latest two seconds after it came.
 */
export class HitCache {
  #columns: JobColumnIndex;
  #kept = new LRUCache<string, Kept>({
    maxSize: keptBytes,
    sizeCalculation: ({ hits }, key) => hits.bytes + 2 * key.length + 200,
  });
  #finding = new Map<string, { found: Promise<TextHits>; generation: number }>();
  #generation = 0;
  /** By job, the generation that began with its last change; those before `#oldest` are forgotten. */
  #changes = new Map<number, number>();
  #oldest = 0;

  constructor(columns: JobColumnIndex) {
    this.#columns = columns;
  }

  /** Called when jobs have changed, after the columns. */
  invalidate(jobNumbers: Iterable<number>): void {
    this.#generation++;
    for (const number of jobNumbers) this.#changes.set(number, this.#generation);
    if (this.#changes.size <= this.#columns.size * mostChanged) return;
    this.#changes.clear();
    this.#oldest = this.#generation;
  }

  /** Undefined when the search has no words. `current` takes no hits from before the last change. */
  async get(
    database: Kysely<Tables>,
    words: Vocabulary,
    search: JobSearch,
    { current = false } = {},
  ): Promise<TextHits | undefined> {
    const text = readText(search);
    if (!text) return undefined;
    const key = JSON.stringify([search.q, search.title, search.skill, synonymIndex.version]);
    const kept = this.#kept.get(key);
    if (kept?.generation === this.#generation) return kept.hits;
    if (kept && !current && Date.now() - kept.foundAt < usedAfterChangeMs) return this.#arrange(kept);
    const underWay = this.#finding.get(key);
    if (underWay?.generation === this.#generation) return underWay.found;
    const generation = this.#generation;
    const foundAt = Date.now();
    const found = this.#find(database, words, text, kept);
    this.#finding.set(key, { found, generation });
    try {
      const hits = await found;
      this.#kept.set(key, { hits, generation, foundAt });
      return hits;
    } finally {
      if (this.#finding.get(key)?.found === found) this.#finding.delete(key);
    }
  }

  async #find(
    database: Kysely<Tables>,
    words: Vocabulary,
    text: Text,
    kept: Kept | undefined,
  ): Promise<TextHits> {
    const changed = kept && this.#changedSince(kept.generation);
    const marks = await markHits(database, text, { columns: this.#columns, words }, changed);
    if (!kept || !changed) return TextHits.fromMarks(this.#columns, marks);
    return this.#withTiers(kept.hits, changed, marks);
  }

  /** What was found, in the order of now and without the jobs that have closed. */
  #arrange({ hits, generation }: Kept): TextHits {
    const marks = hits.marks(this.#columns);
    const changed = this.#changedSince(generation);
    return changed ? this.#withTiers(hits, changed, marks) : TextHits.fromMarks(this.#columns, marks);
  }

  /** The hits with what the marks say of the changed jobs. */
  #withTiers(hits: TextHits, changed: readonly number[], marks: Uint8Array): TextHits {
    const slots = changed.map((number) => this.#columns.slotOf(number)).filter((slot) => slot >= 0);
    const tiers = new Map(slots.map((slot) => [slot, marks[slot] ?? tier.none]));
    return hits.withChanges(this.#columns, tiers);
  }

  /** By number. Undefined when they were too many to be remembered. */
  #changedSince(generation: number): number[] | undefined {
    if (generation < this.#oldest) return undefined;
    return [...this.#changes].filter(([, changedIn]) => changedIn > generation).map(([number]) => number);
  }
}
