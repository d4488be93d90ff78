import type { Kysely } from 'kysely';
import type { JobFacets, JobSearch } from '@waymark/contract/jobs';
import type { Change } from '../../platform/changes.ts';
import type { Tables } from '../../platform/database/tables.ts';
import { PlaceIndex } from '../places/place-index.ts';
import { listPlaces } from '../places/queries.ts';
import { CardCache } from './card-cache.ts';
import { JobColumnIndex } from './column-index.ts';
import { countOpenJobs } from './facet-rules.ts';
import { matchPlaces } from './filter-rules.ts';
import { HitCache } from './hit-cache.ts';
import type { TextHits } from './hit-rules.ts';
import { readCompanies, readJobs, readOpenJobs } from './load-queries.ts';
import { PlaceCounts } from './place-count-index.ts';
import type { Vocabulary } from '../search-words/vocabulary-index.ts';
import { loadVocabulary } from './vocabulary-queries.ts';

const countsKeptMs = 30_000;
const vocabularyKeptMs = 300_000;

/** The open jobs and the places in memory, kept as the tables are, with what was read for recent searches. */
export class OpenJobs {
  readonly database: Kysely<Tables>;
  readonly columns = new JobColumnIndex();
  readonly places = new PlaceIndex();
  readonly hits = new HitCache(this.columns);
  readonly cards = new CardCache(this.places);
  readonly #placeCounts = new PlaceCounts(this.columns, this.places);
  #unfiltered: { facets: JobFacets; generation: number; countedAt: number } | undefined;
  #vocabulary: { built: Promise<Vocabulary>; generation: number; builtAt: number } | undefined;

  private constructor(database: Kysely<Tables>) {
    this.database = database;
  }

  /** Reads all of them. What changes meanwhile has to be applied afterwards. */
  static async load(database: Kysely<Tables>): Promise<OpenJobs> {
    const jobs = new OpenJobs(database);
    for await (const rows of readOpenJobs(database)) jobs.columns.change(new Set(), rows);
    // After the jobs: whatever they name is there by now, however much is being written meanwhile.
    for (const [id, facts] of await readCompanies(database)) jobs.columns.describeCompany(id, facts);
    for (const place of await listPlaces(database)) jobs.places.put(place);
    return jobs;
  }

  /** Takes what has changed as it is now. Applied twice, it is the same. */
  async apply(changes: readonly Change[]): Promise<void> {
    const { columns, database, places } = this;
    const numbers = new Set(idsOf(changes, 'job').map(Number));
    const rows = await readJobs(database, [...numbers]);
    const changed = idsOf(changes, 'company').filter((id) => columns.companyPosition(id) !== undefined);
    const unknown = rows
      .map(({ companyId }) => companyId)
      .filter((id) => columns.companyPosition(id) === undefined);
    const companies = await readCompanies(database, [...new Set([...changed, ...unknown])]);
    const changedPlaces = await listPlaces(database, [...new Set(idsOf(changes, 'place').map(Number))]);
    // At once, so that nobody searches the new columns with hits of the old ones.
    columns.change(numbers, rows);
    for (const [id, facts] of companies) columns.describeCompany(id, facts);
    for (const place of changedPlaces) places.put(place);
    this.hits.invalidate(numbers);
    this.cards.invalidate(numbers);
    // Cards name the company and the places of their jobs.
    if (changed.length > 0 || changedPlaces.length > 0) this.cards.clear();
  }

  /** The live counts of a search that asks for nothing: kept until something changes, half a minute at most. */
  unfilteredFacets(now: number): JobFacets {
    const { generation } = this.columns;
    const kept = this.#unfiltered;
    // Counted anew now and then although nothing changed: jobs grow older and leave their period.
    if (kept?.generation === generation && Math.abs(now - kept.countedAt) <= countsKeptMs) return kept.facets;
    const facets = countOpenJobs(this.columns, now);
    this.#unfiltered = { facets, generation, countedAt: now };
    return facets;
  }

  /** The names that open jobs have; a few minutes old at most. */
  vocabulary(): Promise<Vocabulary> {
    const { generation } = this.columns;
    const kept = this.#vocabulary;
    if (kept && (kept.generation === generation || Date.now() - kept.builtAt <= vocabularyKeptMs))
      return kept.built;
    const built = loadVocabulary({
      database: this.database,
      companies: () => this.columns.companyCounts().hiring,
      places: () => this.placeCounts().names(),
    });
    this.#vocabulary = { built, generation, builtAt: Date.now() };
    // Of a failure nothing is kept but what was there before.
    built.catch(() => (this.#vocabulary = kept));
    // Nobody waits for a newer one while there is one.
    return kept?.built ?? built;
  }

  /** The jobs that the words of a search find, with how well they fit; undefined where it has no words. */
  async findHits(search: JobSearch, options?: { current: boolean }): Promise<TextHits | undefined> {
    if (!search.q && !search.title && !search.skill) return undefined;
    return this.hits.get(this.database, await this.vocabulary(), search, options);
  }

  placeCounts(): PlaceCounts {
    return this.#placeCounts.refresh();
  }

  /** By place set, how its places fit the search's (`placeFit`); undefined when it names none. */
  matchPlaces(search: JobSearch): Uint8Array | undefined {
    return matchPlaces(this.columns, this.places, search);
  }
}

const idsOf = (changes: readonly Change[], kind: Change['kind']) =>
  changes.filter((change) => change.kind === kind).map(({ id }) => id);
