import { demoPlaces, type DemoPlace } from './places.ts';

/** Eight cards of home name a number of jobs each (I-3); a group holds the places that its card counts. */
export interface FeaturedGroup {
  key: string;
  /** Of the full demo; other totals take their share. */
  jobs: number;
  places: readonly DemoPlace[];
}

const inCountry = (code: string) => demoPlaces.filter((place) => place.countryCode === code);
const isBanjul = (place: DemoPlace) => place.city === 'Banjul';

/** So many that the hero says "More than 50,000 open jobs" (I-1). */
export const fullTotal = 50_400;

export const featuredGroups: readonly FeaturedGroup[] = [
  { key: 'iraq', jobs: 765, places: inCountry('IQ') },
  { key: 'argentina', jobs: 352, places: inCountry('AR') },
  { key: 'indonesia', jobs: 893, places: inCountry('ID') },
  { key: 'india', jobs: 765, places: inCountry('IN') },
  { key: 'thailand', jobs: 352, places: inCountry('TH') },
  { key: 'spain', jobs: 502, places: inCountry('ES') },
  // The capital has a card of its own, so the country's card counts the rest.
  { key: 'gambia', jobs: 502, places: inCountry('GM').filter((place) => !isBanjul(place)) },
  { key: 'banjul', jobs: 893, places: inCountry('GM').filter(isBanjul) },
];

const featuredCodes = new Set(
  featuredGroups.flatMap((group) => group.places.map((place) => place.countryCode)),
);

/** Places of all other jobs: outside the featured countries, so that their counts stay exact. */
export const otherPlaces: readonly DemoPlace[] = demoPlaces.filter(
  (place) => !featuredCodes.has(place.countryCode),
);

/** Whether employers of the capital-intensive kinds are common there; small economies have few of them. */
export const smallEconomies: ReadonlySet<string> = new Set(['IQ', 'GM', 'SN', 'ET', 'RW', 'AM', 'JO']);
