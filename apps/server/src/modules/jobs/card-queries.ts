import { sql, type Kysely } from 'kysely';
import type { JobCard, Place } from '@waymark/contract/jobs';
import type { Tables } from '../../platform/database/tables.ts';
import { presentJobCard, type JobCardRow } from './card-presenter.ts';

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
  if (jobIds.length === 0) return new Map();
  const rows: JobCardRow[] = await database
    .selectFrom('jobs')
    .innerJoin('companies', 'companies.id', 'jobs.company_id')
    .select(jobCardColumns)
    // One array parameter: the statement's text, and so its plan, is the same for every page.
    .where('jobs.id', '=', sql<string>`any(${jobIds}::uuid[])`)
    .execute();
  const places = await loadPlaces(
    database,
    rows.flatMap((row) => row.place_ids),
  );
  const byId = new Map(rows.map((row) => [row.id, row]));
  const cards = new Map<string, JobCard>();
  for (const id of jobIds) {
    const row = byId.get(id);
    if (row) cards.set(id, presentJobCard(row, places));
  }
  return cards;
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
