import type { PlaceDraft } from './posting-rules.ts';

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
  return /^[A-Z]{2}$/.test(code) ? (countryNames.of(code) ?? '') : '';
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
