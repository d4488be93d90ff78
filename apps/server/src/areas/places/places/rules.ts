import type { Place } from '@waymark/contract/jobs/jobs';
import { readDataMap } from '../../../platform/data-files.ts';
import { cityAliases, regionAliases, worldRegions } from './region-constants.ts';

/** A place of the table, with what it is searched by. */
export interface PlaceRow extends Place {
  id: number;
  latitude: number | null;
  longitude: number | null;
}

/** A place as a source names it; what is not known is empty. */
export interface PlaceDraft {
  city: string;
  region: string;
  /** ISO 3166-1 alpha-2. */
  countryCode: string;
}

/** A place of a gazetteer: what turns a name into coordinates. */
export interface GazetteerPlace extends PlaceDraft {
  /** Degrees, WGS 84. */
  latitude: number;
  longitude: number;
  /** How well it is known against others of its name. */
  weight: number;
  /** Whether it is usually called otherwise. */
  isAlias?: boolean;
}

/** A first-level region of a gazetteer. */
export interface GazetteerRegion extends PlaceDraft {
  /** How well it is known against cities of its name. */
  weight?: number;
}

/** Known places by name; names are compared without case, accents and hyphens. */
export interface Gazetteer {
  /** The cities of that name, the best known first. */
  cities(name: string): Iterable<GazetteerPlace>;
  /** The regions of that name, those with most people first. */
  regions(name: string): readonly GazetteerRegion[];
  /** Whether a name of a city goes on behind these whole words, which are folded. */
  hasLonger?(folded: string): boolean;
  /** The place of a postal code, in that country where one is given; undefined for a text that is none. */
  postalCode?(text: string, countryCode?: string): GazetteerPlace | undefined;
  /** The places of a postal code in all countries, the likeliest first. */
  postalCodes?(text: string, countryCode?: string): GazetteerPlace[];
}

const countryNames = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });

/** The English name of an ISO 3166-1 alpha-2 code; empty for none. */
export function countryName(code: string): string {
  if (!/^[A-Z]{2}$/.test(code)) return '';
  // People do not say "Hong Kong SAR China".
  return (countryNames.of(code) ?? '').replace(/ SAR China$/, '');
}

/** Names of countries that Intl does not give, as postings write them, folded. */
const countryAliases = readDataMap('places/country-aliases.tsv');

/** All names of countries, folded; made when first asked for. */
let countryCodes: Map<string, string> | undefined;

function listCountryCodes(): Map<string, string> {
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
  const codes = letters.flatMap((first) => letters.map((second) => first + second));
  // Neither withdrawn codes, which have a newer one, nor those of groups and of tests.
  const real = codes.filter(
    (code) =>
      countryName(code) &&
      Intl.getCanonicalLocales(`und-${code}`)[0] === `und-${code}` &&
      !/^(?:EU|EZ|UN|QO|XA|XB|ZZ)$/.test(code),
  );
  return new Map([
    ...real.map((code) => [foldPlace(countryName(code)), code] as const),
    ...Object.entries(countryAliases),
  ]);
}

/** The ISO 3166-1 alpha-2 code of a country's English name or code; undefined for none. */
export function findCountryCode(name: string): string | undefined {
  countryCodes ??= listCountryCodes();
  const byName = countryCodes.get(foldPlace(name));
  if (byName) return byName;
  const code = name.trim().toUpperCase();
  return code.length === 2 && [...countryCodes.values()].includes(code) ? code : undefined;
}

/** The codes of the countries in a part of the world: "Europe", "the Nordics"; undefined for what is none. */
export function findWorldRegion(name: string): string[] | undefined {
  return codesOfRegion(foldPlace(name));
}

/** The same of a name that is folded. */
export function codesOfRegion(name: string): string[] | undefined {
  const folded = name.replace(/^the /, '');
  return Object.hasOwn(worldRegions, folded) ? worldRegions[folded]?.split(' ') : undefined;
}

/** The name that a part of the world has on the board: "EMEA", "Latin America"; undefined for what is none. */
export function nameWorldRegion(text: string): string | undefined {
  const folded = foldPlace(text).replace(/^the /, '');
  if (!Object.hasOwn(worldRegions, folded)) return undefined;
  if (folded === 'eu') return 'European Union';
  return shortNames.has(folded)
    ? folded.toUpperCase()
    : folded.replaceAll(/(?<=^| )\p{L}/gu, (letter) => letter.toUpperCase());
}

const shortNames = new Set(['apac', 'anz', 'cee', 'dach', 'emea', 'gcc', 'latam', 'mena']);

export const isWorldRegion = (name: string): boolean =>
  name !== '' && codesOfRegion(foldPlace(name)) !== undefined;

/** The codes of all countries. */
export function listCountries(): string[] {
  countryCodes ??= listCountryCodes();
  return [...new Set(countryCodes.values())];
}

/** "São Paulo " and "sao paulo" are one name. */
export function foldName(text: string): string {
  // Most names need no more: they are folded hundreds of times for a search.
  if (/^[\w &+'-]*$/.test(text)) return text.toLowerCase().replaceAll(/ {2,}/g, ' ').trim();
  return text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[łøđıßæœþ]/g, (letter) => plainLetters[letter] ?? letter)
    .replaceAll(/[\s.]+/g, ' ')
    .trim();
}

/** Letters that are no plain one with a mark. */
const plainLetters: Readonly<Record<string, string>> = Object.fromEntries(
  'ł:l ø:o đ:d ı:i ß:ss æ:ae œ:oe þ:th'.split(' ').map((pair) => pair.split(':')),
);

const shortWords: Readonly<Record<string, string>> = { st: 'saint', ste: 'sainte', ft: 'fort', mt: 'mount' };

const plainWords = /^(?!(?:.* )?(?:st|ste|ft|mt) )[a-z\d]+(?: [a-z\d]+)*$/i;

/** The name of a place without case, accents, hyphens and the abbreviations of saints and mountains. */
export function foldPlace(text: string): string {
  // Most are plain words, and one text is folded dozens of times.
  if (plainWords.test(text)) return text.toLowerCase();
  return foldName(text.replaceAll(/['’‘`]/g, ''))
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .replaceAll(/\b(?:st|ste|ft|mt)\b(?= )/g, (word) => shortWords[word] ?? word);
}

/** A gazetteer of these places. */
export function createGazetteer(places: readonly GazetteerPlace[]): Gazetteer {
  const cities = new Map<string, GazetteerPlace[]>();
  const regions = new Map<string, PlaceDraft[]>();
  for (const place of places.toSorted((a, b) => b.weight - a.weight)) {
    const name = foldPlace(place.city);
    cities.set(name, [...(cities.get(name) ?? []), place]);
    const { region, countryCode } = place;
    const known = regions.get(foldPlace(region)) ?? [];
    if (region && known.every((one) => one.countryCode !== countryCode))
      regions.set(foldPlace(region), [...known, { city: '', region, countryCode }]);
  }
  return {
    cities: (name) => cities.get(foldPlace(cityAliases[foldPlace(name)] ?? name)) ?? [],
    regions: (name) => regions.get(foldPlace(regionAliases[foldPlace(name)] ?? name)) ?? [],
  };
}

/** The best known place that a draft means; its region and country must not contradict. */
export function locate(
  gazetteer: Gazetteer,
  { city, region, countryCode }: PlaceDraft,
): GazetteerPlace | undefined {
  if (!city) return undefined;
  const folded = foldPlace(region);
  for (const place of gazetteer.cities(city)) {
    const isThere = !countryCode || place.countryCode === countryCode;
    if (isThere && (!folded || foldPlace(place.region) === folded)) return place;
  }
  return undefined;
}

const earthRadiusKilometres = 6371;

export interface Point {
  latitude: number | null;
  longitude: number | null;
}

/** Infinitely many where a position is not known. */
export function distanceKilometres(a: Point, b: Point): number {
  if (a.latitude === null || a.longitude === null || b.latitude === null || b.longitude === null)
    return Infinity;
  const radians = Math.PI / 180;
  const half =
    Math.sin(((b.latitude - a.latitude) * radians) / 2) ** 2 +
    Math.cos(a.latitude * radians) *
      Math.cos(b.latitude * radians) *
      Math.sin(((b.longitude - a.longitude) * radians) / 2) ** 2;
  return 2 * earthRadiusKilometres * Math.asin(Math.sqrt(half));
}
