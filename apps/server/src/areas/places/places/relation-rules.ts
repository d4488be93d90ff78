import type { Area } from './area-rules.ts';
import { wellKnown } from './city-name-rules.ts';
import { partOfCountry, regionAbbreviations } from './region-constants.ts';
import {
  distanceKilometres,
  foldPlace,
  isWorldRegion,
  locate,
  type Gazetteer,
  type GazetteerPlace,
  type PlaceDraft,
} from './rules.ts';

/* What the places of one posting say of each other. */

/** A place, and by which name it was found alone; empty where a region or country stood beside. */
export interface Found extends PlaceDraft {
  bareName: string;
  /** Whether its region comes from the gazetteer alone. */
  isRegionAdded?: boolean;
  /** Whether what stands beside it says its country, though not its region. */
  isCountrySaid?: boolean;
  /** The ground that is meant where it is more or less than a place of the gazetteer. */
  area?: Area;
  /** The quarter of its city that it was found by. */
  part?: string;
  /** The postal code that it was found by alone, and where that is. */
  postalCode?: string;
  point?: GazetteerPlace;
}

/**
 * A city this much less known than its namesake may be the one that is meant beside others of its country.
 */
const outshone = 1.2;
/** Kilometres within which places of one posting say which is meant. */
const neighbourhood = 150;
/** Two cities of a name that are about as well known: the name alone does not say which. */
const equallyKnown = 0.75;
/** Of a name that few know not even a larger difference says it. */
const hardlyKnown = { weight: 6, lead: 1.2 };

/** Whether it is no place that the gazetteer or the list of world regions has. */
export const isUnknown = ({ countryCode, region }: PlaceDraft): boolean =>
  countryCode === '' && !isWorldRegion(region);

export const draftOf = ({ city, region, countryCode }: PlaceDraft): PlaceDraft => ({
  city,
  region,
  countryCode,
});

/** What the gazetteer knows of it, when nothing in the draft contradicts. */
export function complete(place: PlaceDraft, gazetteer: Gazetteer): PlaceDraft {
  const short = regionAbbreviations[place.countryCode]?.[place.region.toUpperCase()];
  const [named] = gazetteer
    .regions(short ?? place.region)
    .filter(({ countryCode }) => countryCode === place.countryCode);
  const region = named?.region ?? short ?? place.region;
  // "Greater London" and "Kings County" are no first-level regions: beside a country they take nothing away.
  const loose = place.countryCode && !named ? locate(gazetteer, { ...place, region: '' }) : undefined;
  const known = locate(gazetteer, { ...place, region }) ?? loose;
  return known ? draftOf(known) : { ...place, region };
}

/** "Amsterdam", "Noord-Holland", "Netherlands" and "Cambridge", "Massachusetts" are one place each. */
export function joinLists(found: readonly Found[], gazetteer: Gazetteer): Found[] {
  const joined: Found[] = [];
  for (const place of found) {
    // What stands between a city and its country is its region.
    const [before, last] = [joined.at(-2), joined.at(-1)];
    const isBetween = last && isUnknown(last) && before?.city && place.city === '';
    if (isBetween && before.countryCode === place.countryCode) joined.pop();
    const above = joined.at(-1);
    const one = above && joinUpward(above, place, gazetteer);
    if (one) joined[joined.length - 1] = one;
    else joined.push(place);
  }
  return joined;
}

/** "Bengaluru", "Karnataka", "India" are one place: a region or country after its city says where that is. */
function joinUpward(last: Found, next: Found, gazetteer: Gazetteer): Found | undefined {
  if (
    next.city !== '' ||
    next.area ||
    last.area ||
    isUnknown(next) ||
    (last.city === '' && last.region === '')
  )
    return undefined;
  const isAround =
    last.countryCode === next.countryCode || partOfCountry[last.countryCode] === next.countryCode;
  const isSame = isAround && (next.region === '' || last.region === '' || next.region === last.region);
  if (last.city === '') return isSame && next.region === '' ? last : undefined;
  if (isUnknown(last)) {
    const place = complete({ ...last, ...draftOf(next), city: last.city }, gazetteer);
    return { ...place, bareName: '' };
  }
  if (isSame && next.region === '') return { ...last, isCountrySaid: true };
  if (isSame) return { ...last, region: next.region, bareName: '' };
  const namesake = last.bareName ? locate(gazetteer, { ...draftOf(next), city: last.bareName }) : undefined;
  if (!namesake) return undefined;
  const [first] = gazetteer.cities(last.bareName);
  // "London", "United States" are two, "London", "Ontario" and "Cambridge", "United States" are one.
  const isLikely = next.region !== '' || (first?.weight ?? 0) - namesake.weight <= outshone;
  return isLikely ? { ...draftOf(namesake), bareName: '' } : undefined;
}

/**
 * "Cambridge" beside "Boston" is the one of Massachusetts, "Norwalk" beside "New York" the one of
 * Connecticut.
 */
export function preferNeighbours(places: readonly Found[], gazetteer: Gazetteer): Found[] {
  const located = places.map((place) => ({ place, point: locate(gazetteer, place) }));
  return located.map(({ place, point }) => {
    const others = located.filter((one) => one.place !== place);
    if (!place.bareName || place.area || !point || others.length === 0) return place;
    const isNear = (one: GazetteerPlace) =>
      others.some((other) => other.point && distanceKilometres(one, other.point) <= neighbourhood);
    const isAmong = (one: GazetteerPlace) =>
      others.some((other) => other.place.countryCode === one.countryCode);
    if (isNear(point)) return place;
    const bearers = [...gazetteer.cities(place.bareName)];
    const likely = bearers.filter(({ weight }) => (bearers[0]?.weight ?? 0) - weight <= outshone);
    const near = likely.find(isNear);
    const own = likely.filter(isAmong);
    const meant = near ?? (isAmong(point) ? undefined : own[0]);
    if (meant) return { ...draftOf(meant), bareName: '' };
    // "Valencia" beside "Madrid" is none of Venezuela.
    const isOne = own.length > 0 && own.every(({ countryCode }) => countryCode === place.countryCode);
    return isOne ? { ...place, isCountrySaid: true } : place;
  });
}

/** The "Central" beside "Singapore" is a part of it, and no small town of South Carolina. */
export function isStranger(place: Found, places: readonly Found[], gazetteer: Gazetteer): boolean {
  const others = places.filter((one) => one !== place);
  if (!place.bareName || place.area || place.city === '' || others.length === 0) return false;
  if (others.some(({ countryCode }) => countryCode === place.countryCode)) return false;
  const [city] = gazetteer.cities(place.bareName);
  return city !== undefined && city.weight < wellKnown;
}

/** "Brookfield Place New York" says no more than the "New York" beside it. */
export function isWithin(text: string, places: readonly PlaceDraft[]): boolean {
  const words = ` ${foldPlace(text)} `;
  return places.some(({ city }) => city !== '' && words.includes(` ${foldPlace(city)} `));
}

/** "Springfield" alone may be one of several; a city that is well known beyond its namesakes is meant. */
export function isAmbiguous(place: Found, gazetteer: Gazetteer): boolean {
  if (place.bareName === '' || place.city === '') return false;
  return isShared([...gazetteer.cities(place.bareName)]);
}

/** "Shawnee, United States" may be in one of two states. */
export function isAmbiguousWithin({ city, countryCode }: PlaceDraft, gazetteer: Gazetteer): boolean {
  return isShared([...gazetteer.cities(city)].filter((one) => one.countryCode === countryCode));
}

function isShared(bearers: readonly GazetteerPlace[]): boolean {
  const [first, second] = bearers.filter(({ isAlias }) => !isAlias);
  if (!first || !second) return false;
  const lead = first.weight - second.weight;
  return lead <= (first.weight < hardlyKnown.weight ? hardlyKnown.lead : equallyKnown);
}
