import { nameCode } from '../text/intl.ts';
import { isEnglish, type Locale } from '../text/locales.ts';
import type { Place } from './jobs.ts';

/*
 * Countries have the name of the reader's language. Cities and regions stay as the posting says them: the gazetteer knows
 * their names, but not of which language each is.
 */
const countryOf = ({ country, countryCode }: Place, language: Locale): string =>
  isEnglish(language) || countryCode === '' ? country : nameCode('region', countryCode, language, country);

/** City and region, or city and country when the region has the city's name. */
export function formatPlace(place: Place, language: Locale = 'en'): string {
  const { city, region } = place;
  const wider = region && region !== city ? region : countryOf(place, language);
  return [...new Set([city, wider].filter(Boolean))].join(', ');
}

/** City, region and country, without repetition. */
export function formatFullPlace(place: Place, language: Locale = 'en'): string {
  const { city, region } = place;
  return [...new Set([city, region, countryOf(place, language)].filter(Boolean))].join(', ');
}

/** Where a search looks: "in Leeds", or "outside Leeds" for a place that alone is left out. */
export function phraseOfWhere(location: string): string {
  const [outside] = /^(?:outside|except|without)\s+/i.exec(location) ?? [];
  return outside === undefined ? `in ${location}` : `outside ${location.slice(outside.length)}`;
}

/** The first place, and the number of others: `more` are known by their number alone. */
export function formatPlaces(places: readonly Place[], more = 0, language: Locale = 'en'): string {
  const [first, ...others] = places;
  if (!first) return '';
  const left = others.length + more;
  const shown = formatPlace(first, language);
  return left > 0 ? `${shown} and ${left} more` : shown;
}
