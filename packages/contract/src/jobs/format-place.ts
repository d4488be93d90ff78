import type { Place } from './jobs.ts';

/** City and region, or city and country when the region has the city's name. */
export function formatPlace({ city, region, country }: Place): string {
  const wider = region && region !== city ? region : country;
  return [...new Set([city, wider].filter(Boolean))].join(', ');
}

/** City, region and country, without repetition. */
export function formatFullPlace({ city, region, country }: Place): string {
  return [...new Set([city, region, country].filter(Boolean))].join(', ');
}

/** Where a search looks: "in Leeds", or "outside Leeds" for a place that alone is left out. */
export function phraseOfWhere(location: string): string {
  const [outside] = /^(?:outside|except|without)\s+/i.exec(location) ?? [];
  return outside === undefined ? `in ${location}` : `outside ${location.slice(outside.length)}`;
}

/** The first place, and the number of others: `more` are known by their number alone. */
export function formatPlaces(places: readonly Place[], more = 0): string {
  const [first, ...others] = places;
  if (!first) return '';
  const left = others.length + more;
  return left > 0 ? `${formatPlace(first)} and ${left} more` : formatPlace(first);
}
