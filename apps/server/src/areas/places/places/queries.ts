import { sql, type Kysely } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import type { PlaceRow } from './rules.ts';

/** The places with these ids, or all of them. */
export async function listPlaces(database: Kysely<Tables>, ids?: readonly number[]): Promise<PlaceRow[]> {
  if (ids?.length === 0) return [];
  return (
    database
      .selectFrom('places')
      .select(['id', 'city', 'region', 'country_code as countryCode', 'country', 'latitude', 'longitude'])
      // One array parameter: the statement's text, and so its plan, is the same for every page.
      .$if(ids !== undefined, (query) => query.where('id', '=', sql<number>`any(${ids}::int[])`))
      .execute()
  );
}

/** By id, for presenters. */
export async function findPlaces(
  database: Kysely<Tables>,
  ids: readonly number[],
): Promise<Map<number, PlaceRow>> {
  const rows = await listPlaces(database, [...new Set(ids)]);
  return new Map(rows.map((row) => [row.id, row]));
}
