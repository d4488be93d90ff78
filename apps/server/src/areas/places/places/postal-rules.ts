import { readDataSections } from '../../../platform/data-files.ts';
import type { WhereContext } from './bare-name-rules.ts';
import { readPhrase } from './phrase-rules.ts';
import { complete, draftOf, type Found } from './relation-rules.ts';
import { findCountryCode, locate, type Gazetteer, type GazetteerPlace } from './rules.ts';

const forms = readDataSections('places/place-words.txt').pattern('postal codes');
const code = new RegExp(String.raw`(?<=^|[\s,(])(?:[A-Z]{1,2}-)?(${forms})(?=$|[\s,)])`, 'i');

/** A postal code, alone or beside its place: "SW1A 1AA", "75015 Paris", "Austin, TX 78701", "10115, Germany". */
export function readPostal(
  text: string,
  gazetteer: Gazetteer,
  context: WhereContext = {},
): Found | undefined {
  if (!/\d/.test(text)) return undefined;
  const [whole = '', typed = ''] = code.exec(text) ?? [];
  if (typed === '') return undefined;
  const rest = text
    .replace(whole, ' ')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/(?:^| )(?:,? ?),|^[\s,()]+|[\s,()]+$/g, (found) => (found.includes(',') ? ',' : ''))
    .replaceAll(/^[\s,]+|[\s,]+$/g, '');
  if (rest === '') return ofCode(listCodes(typed, gazetteer, context)[0], typed, gazetteer);
  const country = findCountryCode(rest);
  const place = country
    ? { city: '', region: '', countryCode: country, bareName: '' }
    : readPhrase(rest, gazetteer, context);
  if (!place) return undefined;
  if (place.city !== '') return besideCity(place, typed, gazetteer);
  return ofCode(gazetteer.postalCode?.(typed, place.countryCode), typed, gazetteer) ?? place;
}

/** What it counts for a place to be in the country of the board, and where the language of the search is spoken. */
const [countryGain, languageGain] = [100, 1000];

/** The places that a code alone is of: where the language is spoken, in the country of the board, the best known first. */
export function listCodes(
  typed: string,
  gazetteer: Gazetteer,
  { countryCode, spokenIn = [] }: WhereContext,
): GazetteerPlace[] {
  const scoreOf = (place: GazetteerPlace) =>
    (place.countryCode === countryCode ? countryGain : 0) +
    (spokenIn.includes(place.countryCode) ? languageGain : 0) +
    (locate(gazetteer, place)?.weight ?? 0);
  const own = countryCode === undefined ? undefined : gazetteer.postalCode?.(typed, countryCode);
  const all = [...(own ? [own] : []), ...(gazetteer.postalCodes?.(typed) ?? [])];
  const byCountry = new Map(all.map((place) => [place.countryCode, place]));
  return [...byCountry.values()].toSorted((a, b) => scoreOf(b) - scoreOf(a));
}

export function ofCode(
  place: GazetteerPlace | undefined,
  postalCode: string,
  gazetteer: Gazetteer,
): Found | undefined {
  return place && { ...complete(draftOf(place), gazetteer), bareName: '', postalCode, point: place };
}

/** "Springfield 62701" is the one of Illinois: a code says which of several cities is meant. */
function besideCity(place: Found, typed: string, gazetteer: Gazetteer): Found {
  if (place.bareName === '') return place;
  const cities = [...gazetteer.cities(place.bareName)];
  const coded = gazetteer.postalCodes?.(typed) ?? [];
  const meant = cities.find((city) =>
    coded.some(({ region, countryCode }) => city.countryCode === countryCode && city.region === region),
  );
  return meant ? { ...draftOf(meant), bareName: '' } : place;
}
