import type { Kysely } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';
import { ensurePlaces, placeKey } from '../places/commands.ts';
import { listPlaces } from '../places/queries.ts';
import { readPlaceTexts } from '../places/reading-rules.ts';
import { createGazetteer, type PlaceDraft, type PlaceRow } from '../places/rules.ts';

/** How often a place is asked for elsewhere: of several of one name the most usual is meant. */
export type PlaceWeights = ReadonlyMap<string, number>;

/**
 * The place that a text means: a known city, else its region or country. A city that nobody here has named before
 * is not written down: what anybody types would fill the table that all searches read.
 */
export async function readLocation(
  transaction: Kysely<Tables>,
  text: string,
  weights: PlaceWeights,
): Promise<number | null> {
  if (!text) return null;
  const places = await listPlaces(transaction);
  const [draft] = readPlaceTexts([text], gazetteerOf(places, weights));
  if (!draft?.countryCode) return null;
  const known = new Map(places.map((place) => [placeKey(place), place.id]));
  const levels: PlaceDraft[] = [draft, { ...draft, city: '' }];
  for (const level of levels) {
    const id = known.get(placeKey(level));
    if (id !== undefined) return id;
  }
  const country: PlaceDraft = { city: '', region: '', countryCode: draft.countryCode };
  const written = await ensurePlaces(transaction, [country], undefined);
  return written.get(placeKey(country)) ?? null;
}

function gazetteerOf(places: readonly PlaceRow[], weights: PlaceWeights) {
  return createGazetteer(
    places.flatMap(({ city, region, countryCode, country, latitude, longitude }) =>
      city && latitude !== null && longitude !== null
        ? [
            {
              city,
              region,
              countryCode,
              latitude,
              longitude,
              weight: weights.get(`${city}, ${country}`) ?? 0,
            },
          ]
        : [],
    ),
  );
}
