import type { Place } from '@waymark/contract/jobs';

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
  /** Roughly how many jobs the city has, against others of its name. */
  weight: number;
}

/** Known places by name; names are compared without case and accents. */
export interface Gazetteer {
  /** The known place that a draft means; its region and country must not contradict. */
  locate(place: PlaceDraft): GazetteerPlace | undefined;
  /** The heaviest city of that name. */
  findCity(name: string): GazetteerPlace | undefined;
  /** The region of that name, with its country. */
  findRegion(name: string): PlaceDraft | undefined;
}

const countryNames = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });

/** The English name of an ISO 3166-1 alpha-2 code; empty for none. */
export function countryName(code: string): string {
  if (!/^[A-Z]{2}$/.test(code)) return '';
  // "Hong Kong SAR China" is nobody's name for it.
  return (countryNames.of(code) ?? '').replace(/ SAR China$/, '');
}

/** Names of countries that Intl does not give, as postings write them. */
const countryAliases: Record<string, string> = {
  usa: 'US',
  'united states of america': 'US',
  'u s': 'US',
  'u s a': 'US',
  uk: 'GB',
  'great britain': 'GB',
  england: 'GB',
  scotland: 'GB',
  wales: 'GB',
  uae: 'AE',
  holland: 'NL',
  'the netherlands': 'NL',
  'czech republic': 'CZ',
  turkey: 'TR',
  'republic of korea': 'KR',
  korea: 'KR',
  macau: 'MO',
  'viet nam': 'VN',
  'the gambia': 'GM',
};

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
    ...real.map((code) => [foldName(countryName(code)), code] as const),
    ...Object.entries(countryAliases),
  ]);
}

/** The ISO 3166-1 alpha-2 code of a country's English name or code; undefined for none. */
export function findCountryCode(name: string): string | undefined {
  countryCodes ??= listCountryCodes();
  const byName = countryCodes.get(foldName(name));
  if (byName) return byName;
  const code = name.trim().toUpperCase();
  return code.length === 2 && [...countryCodes.values()].includes(code) ? code : undefined;
}

/** "São Paulo " and "sao paulo" are one name. */
export function foldName(text: string): string {
  return text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll('ł', 'l')
    .replaceAll('Ł', 'L')
    .toLowerCase()
    .replaceAll(/[\s.]+/g, ' ')
    .trim();
}

export function createGazetteer(places: readonly GazetteerPlace[]): Gazetteer {
  const cities = new Map<string, GazetteerPlace[]>();
  const regions = new Map<string, PlaceDraft>();
  for (const place of places.toSorted((a, b) => b.weight - a.weight)) {
    const name = foldName(place.city);
    cities.set(name, [...(cities.get(name) ?? []), place]);
    const { region, countryCode } = place;
    if (region && !regions.has(foldName(region)))
      regions.set(foldName(region), { city: '', region, countryCode });
  }
  const named = (name: string) => cities.get(foldName(name)) ?? [];
  return {
    locate: (place) =>
      named(place.city).find(
        (one) =>
          (!place.countryCode || one.countryCode === place.countryCode) &&
          (!place.region || foldName(one.region) === foldName(place.region)),
      ),
    findCity: (name) => named(name)[0],
    findRegion: (name) => regions.get(foldName(name)),
  };
}
