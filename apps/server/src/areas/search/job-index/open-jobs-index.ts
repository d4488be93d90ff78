import { cardMaxPlaces, type JobCard, type JobDetail } from '@waymark/contract/jobs/jobs';
import type { Kysely } from 'kysely';
import { LRUCache } from 'lru-cache';
import { setImmediate } from 'node:timers/promises';
import type { Change } from '../../../platform/changes.ts';
import type { Tables } from '../../../platform/database/tables.ts';
import { presentJobCard, presentJobDetail } from '../../jobs/jobs/presenter.ts';
import { PlaceIndex } from '../../places/places/place-index.ts';
import { listPlaces } from '../../places/places/queries.ts';
import { listOpenNumbers, readCompanies, readDocuments } from '../replica/document-queries.ts';
import { nothingRead, type TextFacts } from '../../jobs/posting-facts/reading-rules.ts';
import { factsOf, type CardColumns } from '../replica/document-rules.ts';
import type { Replica } from '../replica/replica-gateway.ts';
import type { Vocabulary } from './vocabulary-index.ts';
import { loadVocabulary } from './vocabulary-queries.ts';
import { JobColumnIndex } from './column-index.ts';
import { JobGroupIndex, type JobGroup } from './job-group-index.ts';
import { PlaceCounts, PlaceSetIndex, type AskedPlace } from './place-count-index.ts';

const vocabularyKeptMs = 300_000;
/** An import or the first load may bring in many new words: beyond this change of the number of jobs they are read again. */
const vocabularyMaxDrift = 1 / 4;
/** Some megabytes: the first pages of what people look for most. */
const cardsKept = 3000;
/** Openings of one posting that the page of another names. */
const othersListed = 10;
/** Rows a step: between steps other requests are answered. */
const stepSize = 500;

/** The names of so many open jobs. */
interface KeptVocabulary {
  built: Promise<Vocabulary>;
  generation: number;
  size: number;
  builtAt: number;
}

/** The open jobs: what they are searched by in memory, and the public replica beside it, both kept as the tables are. */
export class OpenJobs {
  readonly replica: Replica;
  readonly columns = new JobColumnIndex();
  /** Writes the columns. */
  readonly groups = new JobGroupIndex(this.columns);
  readonly places = new PlaceIndex();
  readonly #database: Kysely<Tables>;
  readonly #placeCounts = new PlaceCounts(this.columns, this.places);
  readonly #placeSets = new PlaceSetIndex(this.columns.placeSets, this.places);
  /** By number, as they are shown until they, an opening of the same posting, a company or the name of a place changes. */
  readonly #keptCards = new LRUCache<number, JobCard>({ max: cardsKept });
  #cardsRenamings = -1;
  #vocabulary: KeptVocabulary | undefined;
  #isFilled = false;

  constructor(database: Kysely<Tables>, replica: Replica) {
    this.#database = database;
    this.replica = replica;
  }

  /** Whether all open jobs are there, with the vocabulary of all of them. */
  get isFilled(): boolean {
    return this.#isFilled;
  }

  /** Reads again the vocabulary that searches of a part have used. Called once all jobs are there, before `markFilled`. */
  async renewVocabulary(): Promise<void> {
    if (!this.#vocabulary) return;
    this.#vocabulary = undefined;
    // After a failure the next search reads it.
    await this.vocabulary().catch(() => {});
  }

  markFilled(): void {
    this.#isFilled = true;
  }

  /** Takes what the public replica has from an earlier run. */
  async readStored(): Promise<void> {
    const pack = this.replica.readFactPack();
    const filling = pack ? this.groups.fill(pack) : this.#fillByJob();
    for (const _step of filling) await setImmediate();
    for (const company of this.replica.readCompanies()) this.columns.describeCompany(company);
    for (const place of this.replica.readPlaces()) this.places.put(place);
  }

  *#fillByJob(): Generator<void, void> {
    for (const facts of this.replica.readFacts()) {
      this.groups.change(new Set(), facts);
      yield;
    }
  }

  /**
   * Reads everything there is into what is empty yet, the newest jobs first; the file keeps nothing else. What changes
   * meanwhile has to be applied afterwards; `cursor` is from before. `onStep` is called after each step but the last.
   */
  async readAll(cursor: string, onStep: () => void): Promise<void> {
    const places = await listPlaces(this.#database);
    for (const place of places) this.places.put(place);
    const companies = await readCompanies(this.#database);
    if (places.length > 0 || companies.length > 0) await this.#write({ places, companies });
    const seen: number[] = [];
    for (let before = Infinity; ;) {
      const numbers = await listOpenNumbers(this.#database, before, stepSize);
      if (numbers.length === 0) break;
      await this.#takeJobs(numbers);
      seen.push(...numbers);
      before = numbers.at(-1) ?? 0;
      if (numbers.length === stepSize) onStep();
    }
    // An empty board is read as fast as it is known to be empty.
    if (this.replica.isEmpty()) return;
    await this.replica.keepOnly({
      jobs: seen,
      companies: companies.map(({ id }) => id),
      places: places.map(({ id }) => id),
    });
    await this.#write({ cursor });
  }

  /** Takes what has changed as it is now. Applied twice, it is the same. */
  async apply(changes: readonly Change[], cursor: string): Promise<void> {
    const companyIds = idsOf(changes, 'company');
    const companies = await readCompanies(this.#database, companyIds);
    const places = await listPlaces(this.#database, idsOf(changes, 'place').map(Number));
    const known = new Set(companies.map(({ id }) => id));
    const gone = companyIds.filter((id) => !known.has(id));
    for (const place of places) this.places.put(place);
    for (const company of companies) this.columns.describeCompany(company);
    if (companyIds.length > 0) this.#keptCards.clear();
    if (places.length > 0 || companyIds.length > 0) await this.#write({ places, companies, gone });
    const numbers = idsOf(changes, 'job').map(Number);
    for (let from = 0; from < numbers.length; from += stepSize) {
      await this.#takeJobs(numbers.slice(from, from + stepSize));
    }
    await this.#write({ cursor });
  }

  /** Takes the given jobs as they are now. */
  async #takeJobs(numbers: readonly number[]): Promise<void> {
    const { columns } = this;
    const jobs = await readDocuments(this.#database, numbers);
    const open = new Set(jobs.map(({ number }) => number));
    const companies = await readCompanies(this.#database, [
      ...new Set(jobs.map((job) => job.company_id).filter((id) => columns.companyPosition(id) === undefined)),
    ]);
    // The places that they name are stored by now.
    const placeIds = new Set(jobs.flatMap((job) => job.place_ids));
    const places = await listPlaces(
      this.#database,
      [...placeIds].filter((id) => this.places.get(id) === undefined),
    );
    for (const place of places) this.places.put(place);
    const closed = numbers.filter((number) => !open.has(number));
    let read: readonly TextFacts[] = [];
    try {
      read = await this.#write({ jobs, closed, companies, places });
    } finally {
      // Also where the file cannot be written: what has closed is not found from now on.
      this.#dropCards(numbers);
      const facts = jobs.map((job, at) => factsOf(job, read[at] ?? nothingRead));
      this.groups.change(new Set(numbers), facts);
      this.#dropCards(numbers);
      for (const company of companies) columns.describeCompany(company);
    }
  }

  #write(batch: Partial<Parameters<Replica['write']>[0]>): Promise<TextFacts[]> {
    return this.replica.write({ jobs: [], closed: [], companies: [], gone: [], places: [], ...batch });
  }

  /** The names that open jobs have; a few minutes old at most, and of nearly as many jobs as there are. */
  vocabulary(): Promise<Vocabulary> {
    const { generation, size } = this.columns;
    const kept = this.#vocabulary;
    if (!kept) return this.#buildVocabulary();
    if (kept.generation === generation) return kept.built;
    if (Math.abs(size - kept.size) > kept.size * vocabularyMaxDrift) return this.#buildVocabulary();
    // No search waits for one that is only newer.
    if (Date.now() - kept.builtAt > vocabularyKeptMs) void this.#buildVocabulary();
    return kept.built;
  }

  #buildVocabulary(): Promise<Vocabulary> {
    const { generation, size } = this.columns;
    const kept = this.#vocabulary;
    const built = loadVocabulary({
      replica: this.replica,
      unlisted: [...this.columns.listedAs.keys()],
      companies: () => this.columns.companyCounts().hiring,
      places: () => this.placeCounts().names(),
    });
    const next = { built, generation, size, builtAt: Date.now() };
    this.#vocabulary = next;
    // A failure keeps what was there before.
    built.catch(() => {
      if (this.#vocabulary === next) this.#vocabulary = kept;
    });
    return built;
  }

  /** In the order of the numbers, with the places of all openings. Jobs that are gone are left out. */
  listCards(numbers: readonly number[]): JobCard[] {
    this.#dropOldCards();
    const kept = this.#keptCards;
    const cards = new Map(numbers.map((number) => [number, kept.get(number)]));
    const missing = numbers.filter((number) => cards.get(number) === undefined);
    for (const { number, ...card } of missing.length > 0 ? this.replica.listCards(missing) : []) {
      const shown = this.#presentCard(number, card);
      kept.set(number, shown);
      cards.set(number, shown);
    }
    return numbers.flatMap((number) => cards.get(number) ?? []);
  }

  #presentCard(number: number, card: CardColumns): JobCard {
    const group = this.groups.find(number);
    const all = [...new Set([...card.place_ids, ...(group?.places ?? [])])];
    const place_ids = all.slice(0, Math.max(cardMaxPlaces, card.place_ids.length));
    return {
      ...presentJobCard({ ...card, ...this.#shownOf(card.company_id), place_ids }, this.places),
      openings: group?.openings.size ?? 1,
      morePlaces: all.length - place_ids.length,
    };
  }

  #dropOldCards(): void {
    const { renamings } = this.places;
    if (this.#cardsRenamings !== renamings) this.#keptCards.clear();
    this.#cardsRenamings = renamings;
  }

  /** A card says at how many places its posting is open. */
  #dropCards(numbers: readonly number[]): void {
    for (const number of numbers) {
      const openings = this.groups.find(number)?.openings.keys() ?? [number];
      for (const opening of openings) this.#keptCards.delete(opening);
    }
  }

  /** An open job as its page shows it; undefined where it is not open. */
  findJob(id: string): JobDetail | undefined {
    const job = this.replica.findJob(id);
    const company = job && this.replica.findCompany(job.company_id);
    if (!job || !company) return undefined;
    const { id: _id, slug: _slug, name, logo_file_id: logo, size, ...shown } = company;
    const detail = {
      ...job,
      ...shown,
      company_name: name,
      company_logo_file_id: logo,
      company_industry: shown.industry,
      company_size: size,
    };
    const group = this.groups.find(job.number);
    return {
      ...presentJobDetail(detail, job.questions, this.places),
      openings: group?.openings.size ?? 1,
      otherOpenings: group ? this.#listOthers(group, job.number) : [],
    };
  }

  #listOthers(group: JobGroup, own: number): JobDetail['otherOpenings'] {
    const cards = this.replica.listCards(group.listOthers(own).slice(0, othersListed));
    return cards.map((card) => ({
      id: card.id,
      places: presentJobCard({ ...card, ...this.#shownOf(card.company_id) }, this.places).places,
    }));
  }

  #shownOf(companyId: string) {
    const { companies, industries, industryOf } = this.columns;
    const at = this.columns.companyPosition(companyId) ?? -1;
    const company = companies[at];
    return {
      company_name: company?.name ?? '',
      company_logo_file_id: company?.logoFileId ?? null,
      company_industry: industries[industryOf[at] ?? 0] ?? '',
      company_size: company?.size ?? '',
    } as const;
  }

  placeCounts(): PlaceCounts {
    return this.#placeCounts.refresh();
  }

  /** By place set, how its places fit the search's (`placeFit`); undefined when it names none. */
  matchPlaces(search: AskedPlace): Uint8Array | undefined {
    return search.location ? this.#placeSets.match(search) : undefined;
  }
}

const idsOf = (changes: readonly Change[], kind: Change['kind']) => [
  ...new Set(changes.filter((change) => change.kind === kind).map(({ id }) => id)),
];
