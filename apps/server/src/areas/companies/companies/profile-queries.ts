import type { FoundPosition } from '@waymark/contract/companies/company-profile';
import type { HeldReason } from '@waymark/contract/identity/choices/accounts';
import { sql } from 'kysely';
import type { Kysely, RawBuilder } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import { profileColumns } from './presenter.ts';
import type { ProfileRow } from './presenter.ts';

const suggestions = 100;

/** The profile of a company. */
export function getProfile(
  database: Kysely<Tables>,
  companyId: string,
): Promise<ProfileRow & { held_reason: HeldReason | null }> {
  return database
    .selectFrom('companies')
    .select(profileColumns)
    .select('held_reason')
    .where('id', '=', companyId)
    .executeTakeFirstOrThrow();
}

/** What companies say of their category, the most used first. */
export async function listCategories(database: Kysely<Tables>): Promise<string[]> {
  const rows = await database
    .selectFrom('companies')
    .select('industry')
    .where('industry', '<>', '')
    .where('held_reason', 'is', null)
    .groupBy('industry')
    .orderBy(({ fn }) => fn.countAll(), 'desc')
    .orderBy('industry')
    .limit(suggestions)
    .execute();
  return rows.map(({ industry }) => industry);
}

/** "São Paulo", "sao paulo" and "Sao-Paulo" are one name. */
function folded(name: string | RawBuilder<string>): RawBuilder<string> {
  return sql`lower(regexp_replace(normalize(${name}, NFKD), '[\u0300-\u036f]|[^[:alnum:]\u0080-\uffff]', '', 'g'))`;
}

/**
 * Where an address is, as far as the places of the board's jobs tell: its city, or else the middle of the known
 * cities of its country; null where neither is known. Of several cities of one name in a country the first.
 */
export async function findPosition(
  database: Kysely<Tables>,
  { city, country }: { city: string; country: string },
): Promise<FoundPosition> {
  if (country === '') return null;
  const { rows } = await sql<{ latitude: number; longitude: number; isCity: boolean }>`
    with known as (
      select id, latitude, longitude, ${folded(sql`city`)} = ${folded(city)} as is_city
      from places
      where latitude is not null
        and ${folded(country)} in (${folded(sql`country`)}, ${folded(sql`country_code`)})
    ), of_city as (
      select latitude, longitude from known where is_city and ${folded(city)} <> '' order by id limit 1
    )
    select latitude, longitude, true as "isCity" from of_city
    union all
    select avg(latitude), avg(longitude), false from known
    having count(*) > 0 and not exists (select from of_city)
  `.execute(database);
  const [row] = rows;
  if (!row) return null;
  const { latitude, longitude, isCity } = row;
  return { position: { latitude: round(latitude), longitude: round(longitude) }, isCity };
}

/** To about ten metres: more digits than that are an accident of the arithmetic. */
function round(degrees: number): number {
  return Math.round(degrees * 10_000) / 10_000;
}
