import type { Place } from '../jobs/jobs.ts';

/** City, then what tells it from its namesakes: the region, or the country for a city that is its own region. */
export function formatPlace({ city, region, country }: Place): string {
  const wider = region && region !== city ? region : country;
  return [...new Set([city, wider].filter(Boolean))].join(', ');
}

/** City, region and country, each said once. */
export function formatFullPlace({ city, region, country }: Place): string {
  return [...new Set([city, region, country].filter(Boolean))].join(', ');
}

/** The first place and how many more there are. */
export function formatPlaces(places: readonly Place[]): string {
  const [first, ...others] = places;
  if (!first) return '';
  return others.length > 0 ? `${formatPlace(first)} and ${others.length} more` : formatPlace(first);
}
