import { sql, type Kysely } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import { countryName, locate, type Gazetteer, type PlaceDraft } from './rules.ts';
import { isAmbiguousWithin } from './relation-rules.ts';
import { zoneOf } from './zone-rules.ts';

/** What names a place in the table; also the key of the map below. */
export const placeKey = ({ city, region, countryCode }: PlaceDraft) => `${city}|${region}|${countryCode}`;

/** Ids of the places, written where they are missing; coordinates are filled in once a gazetteer knows them. */
export async function ensurePlaces(
  transaction: Kysely<Tables>,
  drafts: readonly PlaceDraft[],
  gazetteer: Gazetteer | undefined,
): Promise<Map<string, number>> {
  // In one order everywhere, so that two writers wait for each other instead of deadlocking.
  const keys = new Map(drafts.map((draft) => [placeKey(draft), draft]));
  const places = [...keys]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([, draft]) => describe(draft, gazetteer));
  if (places.length === 0) return new Map();
  const given = sql`jsonb_to_recordset(${JSON.stringify(places)}::jsonb)
    as given(city text, region text, country_code text, country text, latitude real, longitude real,
      time_zone text)`;
  await sql`
    insert into places (city, region, country_code, country, latitude, longitude, time_zone)
    select given.* from ${given}
    where not exists (
      select from places
      where places.city = given.city and places.region = given.region
        and places.country_code = given.country_code
        and (places.latitude is not null or given.latitude is null) and places.time_zone is not null
    )
    on conflict (city, region, country_code) do update
      set latitude = coalesce(excluded.latitude, places.latitude),
        longitude = coalesce(excluded.longitude, places.longitude), time_zone = excluded.time_zone
  `.execute(transaction);
  const { rows } = await sql<{ id: number; city: string; region: string; countryCode: string }>`
    select id, city, region, country_code as "countryCode" from places join ${given}
      using (city, region, country_code)
  `.execute(transaction);
  return new Map(rows.map((row) => [placeKey(row), row.id]));
}

function describe(draft: PlaceDraft, gazetteer: Gazetteer | undefined) {
  // A city of which the country has several is nowhere in particular.
  const isSeveral = gazetteer && draft.region === '' && isAmbiguousWithin(draft, gazetteer);
  const known = gazetteer && !isSeveral ? locate(gazetteer, draft) : undefined;
  const { latitude = null, longitude = null } = known ?? {};
  return {
    city: draft.city,
    region: draft.region,
    country_code: draft.countryCode,
    country: countryName(draft.countryCode),
    latitude,
    longitude,
    time_zone: zoneOf({ ...draft, latitude, longitude }),
  };
}
