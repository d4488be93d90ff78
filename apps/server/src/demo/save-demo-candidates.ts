import { sql, type Kysely } from 'kysely';
import { writeProfiles } from '../areas/hiring/candidates/commands.ts';
import { ensurePlaces, placeKey } from '../areas/places/places/commands.ts';
import { createGazetteer } from '../areas/places/places/rules.ts';
import type { Tables } from '../platform/database/tables.ts';
import { newId } from '../platform/ids.ts';
import { generateCandidate } from './candidate.ts';
import { demoPlaces } from './places.ts';

export const demoGazetteer = createGazetteer(demoPlaces);

/** Writes the candidates of some numbers, who sign in nowhere; those that are there already stay as they are. */
export async function saveDemoCandidates(
  transaction: Kysely<Tables>,
  numbers: readonly number[],
): Promise<void> {
  const given = numbers.map((number) => ({ id: newId(), number, ...generateCandidate(number) }));
  const users = given.map(({ id, number, firstName, lastName, place, fields }) => ({
    id,
    email: `candidate-${number}@demo.waymark.example`,
    first_name: firstName,
    last_name: lastName,
    job_title: fields.headline,
    location: `${place.city}, ${place.country}`,
  }));
  const { rows } = await sql<{ id: string }>`
    insert into users (id, role, email, first_name, last_name, job_title, location, email_confirmed_at, is_demo)
    select id, 'candidate', email, first_name, last_name, job_title, location, now(), true
    from jsonb_to_recordset(${JSON.stringify(users)}::jsonb)
      as given(id uuid, email text, first_name text, last_name text, job_title text, location text)
    on conflict do nothing
    returning id
  `.execute(transaction);
  const created = new Set(rows.map(({ id }) => id));
  const fresh = given.filter(({ id }) => created.has(id));
  if (fresh.length === 0) return;
  const places = await ensurePlaces(
    transaction,
    fresh.map(({ place }) => place),
    demoGazetteer,
  );
  await writeProfiles(
    transaction,
    fresh.map(({ id, place, fields }) => ({
      userId: id,
      placeId: places.get(placeKey(place)) ?? null,
      fields,
    })),
  );
}
