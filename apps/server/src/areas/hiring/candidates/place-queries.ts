import type { Kysely } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import { ensurePlaces, placeKey } from '../../places/places/commands.ts';
import { worldGazetteer } from '../../places/places/gazetteer-index.ts';
import { readPlace } from '../../places/places/reading-rules.ts';
import { locate, type PlaceDraft } from '../../places/places/rules.ts';

/**
 * The place that a text means: a city of the gazetteer, else its country. Another city is not written down: what
 * anybody types would fill the table that all searches read.
 */
export async function readLocation(transaction: Kysely<Tables>, text: string): Promise<number | null> {
  const gazetteer = worldGazetteer();
  const place = text ? readPlace(text, gazetteer) : undefined;
  if (!place) return null;
  const isListed = place.city === '' || locate(gazetteer, place) !== undefined;
  const country: PlaceDraft = { city: '', region: '', countryCode: place.countryCode };
  const draft = isListed ? place : country;
  const known = await findAlike(transaction, draft);
  if (known !== undefined) return known;
  const written = await ensurePlaces(transaction, [draft], gazetteer);
  return written.get(placeKey(draft)) ?? null;
}

/** Postings may have named the city without its region. */
async function findAlike(transaction: Kysely<Tables>, draft: PlaceDraft): Promise<number | undefined> {
  const row = await transaction
    .selectFrom('places')
    .select('id')
    .where('city', '=', draft.city)
    .where('country_code', '=', draft.countryCode)
    .where('region', 'in', ['', draft.region])
    .orderBy('region', 'desc')
    .executeTakeFirst();
  return row?.id;
}
