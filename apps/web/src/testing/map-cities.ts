import type { MapCity } from '@waymark/contract/places/map-position';

const cities: readonly MapCity[] = [
  { name: 'London', latitude: 51.51, longitude: -0.13 },
  { name: 'Paris', latitude: 48.86, longitude: 2.35 },
  { name: 'Dublin', latitude: 53.35, longitude: -6.26 },
  { name: 'Manchester', latitude: 53.48, longitude: -2.24 },
  { name: 'Bristol', latitude: 51.45, longitude: -2.59 },
  { name: 'Liverpool', latitude: 53.41, longitude: -2.99 },
  { name: 'Cardiff', latitude: 51.48, longitude: -3.18 },
];

/** The answer of the cities that maps name. */
export const mapCities = { data: [...cities] };
