import type { WorkMode } from '@waymark/contract/jobs/choices';
import { listNameReadings, type WhereContext } from './bare-name-rules.ts';
import { wellKnown } from './city-name-rules.ts';
import { readLongCode } from './country-name-rules.ts';
import { readMode, readModeBeside } from './mode-rules.ts';
import { readPhrase, readWholeName } from './phrase-rules.ts';
import { listCodes, ofCode, readPostal } from './postal-rules.ts';
import { PlaceReader } from './place-reader-rules.ts';
import { isListed, readPlaceTexts, relate } from './reading-rules.ts';
import { cityAliases } from './region-constants.ts';
import { draftOf, isUnknown, type Found } from './relation-rules.ts';
import { findCountryCode, foldPlace, type Gazetteer, type PlaceDraft } from './rules.ts';
import { offerSpellings, readCorrected } from './slip-rules.ts';
import { abbreviatedRegions, spokenState } from './within-rules.ts';

/*
 * The one reader of a place that a person typed: "Where" of the form, a sentence, alerts, the API and profiles ask it.
 * What postings say goes through `readPlaces`, which reads by the same rules and is stricter.
 */

/** A place as it was meant: of the gazetteer, a region, a country, a part of the world, or an area. */
export type WherePlace = PlaceDraft & Pick<Found, 'area' | 'part' | 'point' | 'postalCode'>;

export type Where =
  | {
      kind: 'places';
      places: readonly WherePlace[];
      /** What else has the name, the likeliest first. */
      others: readonly WherePlace[];
      /** The way of working that stands beside the place. */
      mode?: WorkMode;
      /** Parts of the text that name no place. */
      unread: readonly string[];
      /** How the text should have been written, where it was mistyped. */
      corrected?: string;
    }
  | { kind: 'mode'; mode: WorkMode }
  | { kind: 'unknown'; suggestions: readonly string[] };

export type ReadPlaces = Extract<Where, { kind: 'places' }>;

/** "Gambia outside Banjul"; older addresses have "Gambia -Banjul". */
export const leavesOut = /(?:^|\s)-(?=\S)|(?:^|\s)(?:outside|except|without)\s/i;

/** No place has a longer name, and no search more places. */
const maxText = 300;
const othersShown = 4;

/** What a text says where a place is asked for. */
export function readWhere(text: string, gazetteer: Gazetteer, context: WhereContext = {}): Where {
  const typed = text.slice(0, maxText).replaceAll(/\s+/g, ' ').trim();
  const mode = readMode(typed);
  if (mode) return { kind: 'mode', mode };
  const read = readExact(typed, gazetteer, context) ?? readLoosely(typed, gazetteer, context);
  const isSure = read && !isRareName(typed, read, gazetteer);
  if (isSure) return read;
  const corrected = readCorrected(typed, (mended) => readExact(mended, gazetteer, context));
  if (read && !corrected) return read;
  return corrected
    ? { ...corrected.read, corrected: corrected.text }
    : { kind: 'unknown', suggestions: offerSpellings(typed, gazetteer) };
}

/** Another name of a town that few know is rather a slip: "Glasow" is one of Glazov in Russia. */
function isRareName(typed: string, { places }: ReadPlaces, gazetteer: Gazetteer): boolean {
  const [place, ...others] = places;
  if (!place || others.length > 0 || place.city === '' || isCityName(typed)) return false;
  const [city] = gazetteer.cities(typed);
  return city !== undefined && city.isAlias === true && city.weight < wellKnown && isSame(place, city);
}

/** "L.A.", "U.S.". */
const dotted = /^(?:[a-z]\.){1,3}[a-z]?$/i;

/** What the text says with all of its words. */
export function readExact(text: string, gazetteer: Gazetteer, context: WhereContext): ReadPlaces | undefined {
  const typed = dotted.test(text) ? text.replaceAll('.', '') : text;
  const letters = readLetters(typed, context);
  const [first] = letters;
  if (first && !isCityName(typed)) return placesOf([first], typed, letters.slice(1));
  const phrase = readPhrase(typed, gazetteer, context) ?? readPostal(typed, gazetteer, context);
  if (phrase) return placesOf([phrase], typed, [...letters, ...listOthers(phrase, gazetteer, context)]);
  return undefined;
}

/** What it says beside a way of working, an office or a line of an address; several places too. */
function readLoosely(typed: string, gazetteer: Gazetteer, context: WhereContext): ReadPlaces | undefined {
  const read = new PlaceReader(gazetteer, context).read(typed);
  const { near } = relate(read, gazetteer);
  const known = near.filter((place) => isListed(place, gazetteer));
  const unread = [...read.filter(isUnknown), ...near.filter((place) => !isListed(place, gazetteer))];
  const [first] = known;
  if (!first) return undefined;
  const others = known.length === 1 ? listOthers(first, gazetteer, context) : [];
  return { ...placesOf(known, typed, others), unread: unread.map(({ city }) => city).filter(Boolean) };
}

export function placesOf(found: readonly Found[], typed: string, others: readonly WherePlace[]): ReadPlaces {
  const mode = readModeBeside(typed);
  return {
    kind: 'places',
    places: found.map(placeOf),
    others,
    unread: [],
    ...(mode && { mode }),
  };
}

/** "LA" and "SF". */
export const isCityName = (typed: string) => Object.hasOwn(cityAliases, foldPlace(typed));

const placeOf = ({ city, region, countryCode, area, part, point, postalCode }: Found): WherePlace => ({
  city,
  region,
  countryCode,
  ...(area && { area }),
  ...(part !== undefined && { part }),
  ...(point && { point }),
  ...(postalCode !== undefined && { postalCode }),
});

/** Two or three letters alone: a city that is called so, a state, a country. */
function readLetters(typed: string, { countryCode }: WhereContext): Found[] {
  const letters = typed.replaceAll('.', '');
  if (!/^[a-z]{2,3}$/i.test(letters)) return [];
  const code = letters.toUpperCase();
  const isLong = code === typed;
  const country = findCountryCode(letters) ?? (isLong ? readLongCode(code) : undefined);
  const states = abbreviatedRegions(code).filter(
    (state) => state.countryCode === countryCode || spokenState(code)?.countryCode === state.countryCode,
  );
  const meant = [
    ...states.toSorted(
      (a, b) => Number(b.countryCode === countryCode) - Number(a.countryCode === countryCode),
    ),
    ...(country === undefined ? [] : [{ city: '', region: '', countryCode: country }]),
  ];
  const isOwn = country !== undefined && country === countryCode;
  return (isOwn ? meant.toReversed() : meant).map((place) => ({ ...place, bareName: '' }));
}

/** What else has the name of a place that was found by its name alone. */
function listOthers(place: Found, gazetteer: Gazetteer, context: WhereContext): WherePlace[] {
  if (place.postalCode !== undefined) return listOtherCodes(place, gazetteer, context);
  if (place.bareName === '' || (place.area && place.city !== '')) return [];
  const called = [...gazetteer.cities(place.bareName)].filter(
    ({ isAlias, weight }) => !isAlias && weight >= wellKnown,
  );
  const isCalled = (one: Found) =>
    one.city === ''
      ? one.countryCode !== place.countryCode || (one.region !== '' && one.region !== place.region)
      : one.part !== undefined || called.some((city) => isSame(city, one));
  return listNameReadings(place.bareName, gazetteer, context)
    .filter((one) => !isSame(one, place) && isCalled(one))
    .slice(0, othersShown)
    .map(placeOf);
}

/** The places of the code in other countries, the likeliest first. */
function listOtherCodes(
  { postalCode = '', countryCode }: Found,
  gazetteer: Gazetteer,
  context: WhereContext,
): WherePlace[] {
  return listCodes(postalCode, gazetteer, context)
    .filter((place) => place.countryCode !== countryCode)
    .slice(0, othersShown)
    .flatMap((place) => ofCode(place, postalCode, gazetteer) ?? [])
    .map(placeOf);
}

const isSame = (a: WherePlace, b: WherePlace) =>
  a.city === b.city &&
  a.region === b.region &&
  a.countryCode === b.countryCode &&
  (a.area !== undefined) === (b.area !== undefined);

/** The one place that a text means; an unknown town with the country that it is said to lie in; undefined for an area. */
export function readPlace(text: string, gazetteer: Gazetteer): PlaceDraft | undefined {
  const where = readWhere(text, gazetteer);
  const [place] = where.kind === 'places' && where.corrected === undefined ? where.places : [];
  if (!place) return readPlaceTexts([text], gazetteer).find(({ countryCode }) => countryCode !== '');
  return (place.city !== '' || !place.area) && place.countryCode !== '' ? draftOf(place) : undefined;
}

/** The place that is called just so; what stands beside a name makes it none. */
export function readPlaceName(text: string, gazetteer: Gazetteer): PlaceDraft | undefined {
  const name = text.trim();
  const [letters] = isCityName(name) ? [] : readLetters(name, {});
  const place = letters ?? readPostal(name, gazetteer) ?? readWholeName(name, gazetteer);
  return place && !place.area ? draftOf(place) : undefined;
}
