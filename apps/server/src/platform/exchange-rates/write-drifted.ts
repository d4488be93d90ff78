import { sql, type Kysely } from 'kysely';
import type { Tables } from '../database/tables.ts';

/** A stored amount in US dollars, and its value at the present exchange rates. */
export interface Conversion {
  number: number;
  stored: number | null;
  present: number | null;
}

/** Changes of a rate up to this share leave what is stored in US dollars as it is. */
export const maxDrift = 0.005;

/** Whether a stored amount in US dollars is too far from what it comes to at the present rates. */
function hasDrifted(stored: number | null, present: number | null): boolean {
  if (stored === null || present === null) return stored !== present;
  return Math.abs(present - stored) > stored * maxDrift;
}

/** Writes the amounts that have drifted. The triggers of the table note each row for the search. */
export async function writeDrifted(
  database: Kysely<Tables>,
  place: { table: keyof Tables; column: string },
  conversions: readonly Conversion[],
): Promise<void> {
  const drifted = conversions.filter(({ stored, present }) => hasDrifted(stored, present));
  if (drifted.length === 0) return;
  const table = sql.table(place.table);
  const column = sql.ref(place.column);
  await sql`
    update ${table} as changing set ${column} = given.present
    from jsonb_to_recordset(${JSON.stringify(drifted)}::jsonb) as given(number integer, stored integer, present integer)
    -- An amount that has changed since it was read was converted by that change.
    where changing.number = given.number and changing.${column} is not distinct from given.stored
      -- Other commands lock rows in another order: two that wait crosswise would never end.
      and changing.number in (
        select number from ${table} where number = any(${drifted.map(({ number }) => number)}::int[])
        for no key update skip locked
      )
  `.execute(database);
}
