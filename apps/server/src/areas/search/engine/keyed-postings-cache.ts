import { cardMaxPlaces, type JobCard, type JobDetail } from '@waymark/contract/jobs/jobs';
import { sql, type Kysely } from 'kysely';
import { LRUCache } from 'lru-cache';
import type { Changes } from '../../../platform/changes.ts';
import type { Tables } from '../../../platform/database/tables.ts';
import { findJob, jobCardColumns } from '../../jobs/jobs/queries.ts';
import { presentJobCard, type JobCardRow } from '../../jobs/jobs/presenter.ts';
import { listPlaces } from '../../places/places/queries.ts';
import type { PlaceRow } from '../../places/places/rules.ts';
import type { JobKey } from '../replica/document-rules.ts';
import type { EngineGateway } from './engine-gateway.ts';
import { openingFields, readOpening, type StoredOpening } from './feeding-rules.ts';

/** Some megabytes: the first pages of what people look for most. */
const cardsKept = 3000;
const placesKept = 20_000;
/** Openings of one posting that the page of another names, and among how many it looks for them. */
const othersListed = 10;
const openingsRead = 200;

type Listed = NonNullable<StoredOpening['listed']>;

/** A card with the state of the rows that it is made of. */
interface KeptCard {
  state: string;
  row: JobCardRow;
}

/**
 * Postings by their keys, as the tables have them at that moment: what an engine still shows and is closed by then is
 * left out. How many openings there are, and where, the engine knows; where it is away, each stands for itself.
 */
export class KeyedPostings {
  readonly #database: Kysely<Tables>;
  readonly #engine: EngineGateway;
  readonly #cards = new LRUCache<number, KeptCard>({ max: cardsKept });
  readonly #places = new LRUCache<number, PlaceRow>({ max: placesKept });

  constructor(database: Kysely<Tables>, changes: Pick<Changes, 'subscribe'>, engine: EngineGateway) {
    this.#database = database;
    this.#engine = engine;
    changes.subscribe({
      changed: (news) => {
        for (const { kind, id } of news) if (kind === 'place') this.#places.delete(Number(id));
      },
      lost: () => this.#places.clear(),
    });
  }

  /** The cards of open postings, in the order of the numbers, with the places of all openings. */
  async listCards(numbers: readonly number[]): Promise<JobCard[]> {
    if (numbers.length === 0) return [];
    const [rows, listed] = await Promise.all([this.#readRows(numbers), this.#findListed(numbers)]);
    const cards = numbers.flatMap((number) => {
      const row = rows.get(number);
      if (!row) return [];
      const group = listed.get(number);
      const all = [...new Set([...row.place_ids, ...(group?.places ?? [])])];
      const place_ids = all.slice(0, Math.max(cardMaxPlaces, row.place_ids.length));
      const openings = group?.openings ?? 1;
      return [{ row: { ...row, place_ids }, openings, morePlaces: all.length - place_ids.length }];
    });
    const places = await this.#readPlaces(cards.flatMap(({ row }) => row.place_ids));
    return cards.map(({ row, openings, morePlaces }) => ({
      ...presentJobCard(row, places),
      openings,
      morePlaces,
    }));
  }

  /** A posting that is public, open or closed; null when there is none. */
  async findJob(id: string): Promise<JobDetail | null> {
    const job = await findJob(this.#database, id);
    if (job?.status !== 'active') return job;
    const [key] = await this.listKeys({ ids: [id] });
    const group = key && (await this.#readGroup(key.number).catch(() => undefined));
    if (!group || group.length < 2) return job;
    const shown = listOthers(group, key.number).slice(0, othersListed);
    const rows = await this.#readRows(shown);
    const others = shown.flatMap((number) => rows.get(number) ?? []);
    const places = await this.#readPlaces(others.flatMap((row) => row.place_ids));
    const otherOpenings = others.map((row) => ({ id: row.id, places: presentJobCard(row, places).places }));
    const openings = group.find(({ listed }) => listed)?.listed?.openings ?? 1;
    return { ...job, openings, otherOpenings };
  }

  /** What identifies open postings; closed ones are left out. */
  async listKeys(of: { ids: readonly string[] } | { numbers: readonly number[] }): Promise<JobKey[]> {
    const rows = await this.#database
      .selectFrom('jobs')
      .select(['number', 'id', 'company_id as companyId'])
      .where('status', '=', 'active')
      .$if('ids' in of, (query) =>
        query.where('id', '=', sql<string>`any(${'ids' in of ? of.ids : []}::uuid[])`),
      )
      .$if('numbers' in of, (query) =>
        query.where('number', '=', sql<number>`any(${'numbers' in of ? of.numbers : []}::int[])`),
      )
      .execute();
    return rows;
  }

  /** By number; what has changed since it was kept is read again. */
  async #readRows(numbers: readonly number[]): Promise<Map<number, JobCardRow>> {
    const { rows: states } = await sql<{ number: number; state: string }>`
      select jobs.number, concat_ws(' ', jobs.xmin, companies.xmin) as state
      from jobs join companies on companies.id = jobs.company_id
      where jobs.number = any(${numbers}::int[]) and jobs.status = 'active'
    `.execute(this.#database);
    const missing = states.filter(({ number, state }) => this.#cards.get(number)?.state !== state);
    if (missing.length > 0) {
      const rows = await this.#database
        .selectFrom('jobs')
        .innerJoin('companies', 'companies.id', 'jobs.company_id')
        .select(['jobs.number', ...jobCardColumns])
        .select(sql<string>`concat_ws(' ', jobs.xmin, companies.xmin)`.as('state'))
        .where('jobs.number', '=', sql<number>`any(${missing.map(({ number }) => number)}::int[])`)
        .where('jobs.status', '=', 'active')
        .execute();
      for (const { number, state, ...row } of rows) this.#cards.set(number, { state, row });
    }
    return new Map(
      states.flatMap(({ number }) => {
        const kept = this.#cards.get(number);
        return kept ? [[number, kept.row]] : [];
      }),
    );
  }

  /** By number, the entry of lists that a posting belongs to. */
  async #findListed(numbers: readonly number[]): Promise<Map<number, Listed>> {
    try {
      const { alias } = this.#engine;
      const found = await this.#engine.list(alias, numbers.map(String), openingFields);
      const openings = found.map(({ source }) => readOpening(source));
      const others = openings.filter(({ listed }) => !listed).map(({ group }) => group);
      const shown = others.length > 0 ? await this.#listGroups(others, { listed: true }) : [];
      const byGroup = new Map(
        [...shown, ...openings].flatMap(({ group, listed }) => (listed ? [[group, listed]] : [])),
      );
      return new Map(
        openings.flatMap(({ number, group }) => {
          const listed = byGroup.get(group);
          return listed ? [[number, listed]] : [];
        }),
      );
    } catch {
      // Where the engine is away, pages of postings go on.
      return new Map();
    }
  }

  async #listGroups(groups: readonly string[], filter: { listed?: boolean }): Promise<StoredOpening[]> {
    const { hits } = await this.#engine.search({
      query: {
        bool: { filter: [{ terms: { group: groups } }, ...(filter.listed ? [{ term: filter }] : [])] },
      },
      size: openingsRead,
      sort: [{ postedSeconds: 'desc' }, { number: 'asc' }],
      _source: openingFields,
    });
    return hits.hits.flatMap(({ _source: source }) => (source ? [readOpening(source)] : []));
  }

  /** The openings that are listed with a posting, the newest first. */
  async #readGroup(number: number): Promise<StoredOpening[]> {
    const own = await this.#engine.find(this.#engine.alias, String(number));
    return own ? this.#listGroups([readOpening(own).group], {}) : [];
  }

  async #readPlaces(ids: readonly number[]): Promise<Map<number, PlaceRow>> {
    const missing = [...new Set(ids)].filter((id) => !this.#places.has(id));
    for (const place of await listPlaces(this.#database, missing)) this.#places.set(place.id, place);
    return new Map(
      ids.flatMap((id) => {
        const place = this.#places.get(id);
        return place ? [[id, place]] : [];
      }),
    );
  }
}

/** The numbers of the other openings: first those at other places, the newest of each. */
function listOthers(group: readonly StoredOpening[], own: number): number[] {
  const seen = new Set([group.find(({ number }) => number === own)?.places.join()]);
  const [elsewhere, again]: [number[], number[]] = [[], []];
  for (const { number, places } of group) {
    if (number === own) continue;
    (seen.has(places.join()) ? again : elsewhere).push(number);
    seen.add(places.join());
  }
  return [...elsewhere, ...again];
}
