import { sql, type Kysely } from 'kysely';
import type { JobCard, Place } from '@waymark/contract/jobs';
import { BoundedMap } from '../../platform/bounded-map.ts';
import type { Tables } from '../../platform/database/tables.ts';
import { presentJobCard, type JobCardRow, type KnownPlaces } from './card-presenter.ts';

/** The columns of a card, for queries that join `jobs` with `companies`. */
export const jobCardColumns = [
  'jobs.id',
  'jobs.title',
  'jobs.company_id',
  'companies.name as company_name',
  'jobs.place_ids',
  'jobs.work_mode',
  'jobs.type',
  'jobs.category',
  'jobs.salary_min',
  'jobs.salary_max',
  'jobs.salary_currency',
  'jobs.salary_period',
  'jobs.skills',
  'jobs.posted_at',
] as const;

/** Cards of the given jobs, whatever their status, in the order asked for. Unknown ids are left out. */
export async function loadJobCards(
  database: Kysely<Tables>,
  jobIds: readonly string[],
): Promise<Map<string, JobCard>> {
  const rows = await selectRows(database, jobIds);
  const places = await loadPlaces(
    database,
    [...rows.values()].flatMap((row) => row.place_ids),
  );
  const cards = new Map<string, JobCard>();
  for (const id of jobIds) {
    const row = rows.get(id);
    if (row) cards.set(id, presentJobCard(row, places));
  }
  return cards;
}

async function selectRows(
  database: Kysely<Tables>,
  jobIds: readonly string[],
): Promise<Map<string, JobCardRow>> {
  if (jobIds.length === 0) return new Map();
  const rows: JobCardRow[] = await database
    .selectFrom('jobs')
    .innerJoin('companies', 'companies.id', 'jobs.company_id')
    .select(jobCardColumns)
    // One array parameter: the statement's text, and so its plan, is the same for every page.
    .where('jobs.id', '=', sql<string>`any(${jobIds}::uuid[])`)
    .execute();
  return new Map(rows.map((row) => [row.id, row]));
}

/** The places of a whole page in one query, by id. */
export async function loadPlaces(
  database: Kysely<Tables>,
  placeIds: readonly number[],
): Promise<Map<number, Place>> {
  const ids = [...new Set(placeIds)];
  if (ids.length === 0) return new Map();
  const rows = await database
    .selectFrom('places')
    .select(['id', 'city', 'region', 'country_code', 'country'])
    .where('id', '=', sql<number>`any(${ids}::int[])`)
    .execute();
  return new Map(
    rows.map(({ id, city, region, country_code: countryCode, country }) => [
      id,
      { city, region, countryCode, country },
    ]),
  );
}

const keptBytes = 8 * 1024 * 1024;
/** Of a card in memory: its text twice over, and its objects. */
const bytesOf = (card: JobCard) => 2 * JSON.stringify(card).length + 500;

/**
 * The cards that were shown last: most people look at the same first pages, and a page without a question then
 * needs no database. A card is forgotten when its job changes, also while it is being read.
 */
export class CardCache {
  #places: KnownPlaces;
  #kept = new BoundedMap<JobCard>(keptBytes, bytesOf);
  #reading = new Map<string, Promise<unknown>>();

  constructor(places: KnownPlaces) {
    this.#places = places;
  }

  /** Called when jobs have changed. */
  invalidate(jobIds: Iterable<string>): void {
    for (const id of jobIds) {
      this.#kept.delete(id);
      this.#reading.delete(id);
    }
  }

  /** In the order of the ids. Jobs that are gone are left out. */
  async load(database: Kysely<Tables>, jobIds: readonly string[]): Promise<JobCard[]> {
    const kept = new Map(jobIds.map((id) => [id, this.#kept.get(id)]));
    const read = await this.#read(
      database,
      jobIds.filter((id) => kept.get(id) === undefined),
    );
    return jobIds.flatMap((id) => kept.get(id) ?? read.get(id) ?? []);
  }

  async #read(database: Kysely<Tables>, jobIds: readonly string[]): Promise<ReadonlyMap<string, JobCard>> {
    const reading = selectRows(database, jobIds);
    for (const id of jobIds) this.#reading.set(id, reading);
    try {
      const rows = await reading;
      const cards = new Map([...rows].map(([id, row]) => [id, presentJobCard(row, this.#places)]));
      // One that has changed since, or is being read anew, is not kept.
      for (const [id, card] of cards) if (this.#reading.get(id) === reading) this.#kept.set(id, card);
      return cards;
    } finally {
      for (const id of jobIds) if (this.#reading.get(id) === reading) this.#reading.delete(id);
    }
  }
}
