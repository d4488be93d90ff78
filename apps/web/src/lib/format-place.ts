import type { Place } from '@waymark/contract/jobs';

/** "Baltimore, MD" at home in the list, with the country where there is no region to tell it by. */
export function formatPlace({ city, region, country }: Place): string {
  return [city, region || country].filter(Boolean).join(', ') || country;
}

/** The first place and how many more there are, or the work mode's own word where there is none. */
export function formatPlaces(places: readonly Place[]): string {
  const [first, ...others] = places;
  if (!first) return '';
  return others.length > 0 ? `${formatPlace(first)} and ${others.length} more` : formatPlace(first);
}
