import { wellKnown } from './city-name-rules.ts';
import { isAddress, isTownName } from './place-text-rules.ts';
import { statesAlone } from './region-constants.ts';
import {
  isAmbiguous,
  isAmbiguousWithin,
  isStranger,
  isUnknown,
  isWithin,
  joinLists,
  preferNeighbours,
  type Found,
} from './relation-rules.ts';
import { locate, type Gazetteer, type PlaceDraft } from './rules.ts';
import { PlaceReader, unknownPlace } from './place-reader-rules.ts';

/*
 * Postings name places in every way there is: "Austin, TX", "Paris OR Zug", "US-IL-Chicago", "London (82)", and lists
 * that go from the city up to the country. What is not understood is no place where another is; alone it is kept as it
 * was written, as a city without a country, unless it is an address: a name that a person can read is better than none.
 */

export interface ReadPlaces {
  places: PlaceDraft[];
  /** Texts that could not be read, wholly or in part. */
  unread: string[];
}

/** The places that a source's list of texts names, each once; unknown ones have no country. */
export function readPlaceTexts(texts: readonly string[], gazetteer: Gazetteer): PlaceDraft[] {
  return readPlaces(texts, gazetteer).places;
}

/**
 * The same, with the texts that stayed unread. For a `fact`, such as the place of a posting, the name of several cities
 * that are equally well known is unread too; who searches means the first of them.
 */
export function readPlaces(
  texts: readonly string[],
  gazetteer: Gazetteer,
  { isFact = false }: { isFact?: boolean } = {},
): ReadPlaces {
  const reader = new PlaceReader(gazetteer);
  const said = texts.flatMap((text) => reader.read(text).map((place) => withoutArea(place, text)));
  const { found, near } = relate(said, gazetteer);
  const read = near.map((place) => (isFact ? withoutGuess(place, gazetteer) : place));
  const known = read.filter((place) => !isUnknown(place));
  const unknown = [...read, ...found].filter(isUnknown).filter(({ city }) => !isWithin(city, known));
  const isSilent = known.length > 0 || unknown.some(({ city }) => isAddress(city));
  const kept = isSilent ? [] : unknown.filter(({ city }) => isTownName(city));
  const unlisted = known.filter((place) => !isListed(place, gazetteer));
  const places = [...known, ...kept].map(({ city, region, countryCode }) => ({ city, region, countryCode }));
  return {
    places: distinct(places),
    unread: [...unknown, ...unlisted].map(({ city, region }) => [city, region].filter(Boolean).join(', ')),
  };
}

/** Each place once. */
export const distinct = (places: readonly PlaceDraft[]): PlaceDraft[] => [
  ...new Map(places.map((place) => [Object.values(place).join('|'), place])).values(),
];

/** What places that are named together say of each other: those that were found, and what is meant by them. */
export function relate(places: readonly Found[], gazetteer: Gazetteer): { found: Found[]; near: Found[] } {
  const found = joinLists(places, gazetteer);
  const near = preferNeighbours(
    found.filter((place) => !isUnknown(place)),
    gazetteer,
  );
  return { found, near: near.filter((place) => !isStranger(place, near, gazetteer)) };
}

/** "Ibaraki" is a prefecture, and a city in another one; "Münster" a city of Germany, and a province of Ireland. */
const isCityToo = ({ city, region, countryCode, bareName }: Found, gazetteer: Gazetteer): boolean =>
  city === '' &&
  region !== '' &&
  bareName !== '' &&
  [...gazetteer.cities(bareName)].some(
    (one) =>
      !one.isAlias &&
      one.weight >= wellKnown &&
      (one.countryCode === countryCode || !statesAlone.has(countryCode)),
  );

/** A posting is in places: "Bay Area" is none that has a row of its own. */
const withoutArea = (place: Found, text: string): Found =>
  place.area && place.city === '' ? unknownPlace(place.bareName || text) : place;

/** Whether the gazetteer has it; a town that it does not have is kept as it was written, and said to be unread. */
export const isListed = (place: Found, gazetteer: Gazetteer): boolean =>
  place.city === '' || place.point !== undefined || locate(gazetteer, place) !== undefined;

/** What a text says for certain: of a city that several have the name of neither its country nor its region. */
function withoutGuess(place: Found, gazetteer: Gazetteer): Found {
  // "Camden" is a town too, "Berlin-Mitte" says its city.
  const isNamesake =
    place.part !== undefined &&
    !isWithin(place.part, [place]) &&
    [...gazetteer.cities(place.part)].length > 0;
  const isAnyCountrys = (gazetteer.postalCodes?.(place.postalCode ?? '') ?? []).length > 1;
  if (isAnyCountrys) return unknownPlace(place.postalCode ?? '');
  const isOpen = !place.isCountrySaid && isAmbiguous(place, gazetteer);
  if (isNamesake || isCityToo(place, gazetteer) || isOpen) return unknownPlace(place.bareName);
  const isRegionOpen = place.isRegionAdded ?? place.isCountrySaid;
  return isRegionOpen && isAmbiguousWithin(place, gazetteer) ? { ...place, region: '' } : place;
}
