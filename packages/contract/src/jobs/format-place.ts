import { nameCode } from '../text/intl.ts';
import { directionOf } from '../text/languages.ts';
import { isEnglish, languageIn, type Locale } from '../text/locales.ts';
import { msg, term, type Message } from '../text/message.ts';
import type { Say } from '../text/say.ts';
import type { DistanceUnit } from './choices.ts';
import type { Place } from './jobs.ts';

/** Countries have the name of the language, and cities and regions that which came with the answer in it. */
const countryOf = ({ country, countryCode }: Place, language: Locale): string =>
  isEnglish(language) || countryCode === '' ? country : nameCode('region', countryCode, language, country);

/** A region that has the city's name says nothing new, whatever the language calls it. */
function placeIn(place: Place, language: Locale): { city: string; region: string } {
  const { city, region } = place.named && !isEnglish(language) ? place.named : place;
  return { city, region: place.region === place.city ? '' : region };
}

/** The parts once each; before a country in letters from right to left, the others keep their own order (UAX 9). */
function join(own: readonly string[], country: string, language: Locale): string {
  const names = [...new Set(own.filter(Boolean))].join(', ');
  if (country === '' || own.includes(country)) return names;
  const isMixed = /[A-Za-z]/.test(names) && directionOf(languageIn(language)) === 'rtl';
  return [isMixed ? `\u2068${names}\u2069` : names, country].filter(Boolean).join(', ');
}

/** City and region, or city and country when the region has the city's name. */
export function formatPlace(place: Place, language: Locale): string {
  const { city, region } = placeIn(place, language);
  return region ? join([city, region], '', language) : join([city], countryOf(place, language), language);
}

/** City, region and country, without repetition. */
export function formatFullPlace(place: Place, language: Locale): string {
  const { city, region } = placeIn(place, language);
  return join([city, region], countryOf(place, language), language);
}

/** Where a search looks: in a place, or outside of one that alone is left out. */
export function readWhere(location: string): { place: string; isOutside: boolean } {
  const [outside = ''] = /^(?:outside|except|without)\s+/i.exec(location) ?? [];
  return { place: location.slice(outside.length), isOutside: outside !== '' };
}

/** "Nurse jobs in Leeds", "Jobs outside Leeds". */
export function nameWhere(what: Message, location: string): Message {
  const { place, isOutside } = readWhere(location);
  return isOutside ? msg`${term(what)} outside ${place}` : msg`${term(what)} in ${place}`;
}

/** "Within 25 miles". */
export const nameRadius = (radius: number, unit: DistanceUnit): Message =>
  unit === 'miles' ? msg`Within ${radius} miles` : msg`Within ${radius} Km`;

/** "Nurse jobs within 25 miles of Leeds". */
export const nameAround = (what: Message, radius: number, unit: DistanceUnit, place: string): Message =>
  unit === 'miles'
    ? msg`${term(what)} within ${radius} miles of ${place}`
    : msg`${term(what)} within ${radius} Km of ${place}`;

/** "Within 25 miles of Leeds". */
export const nameAroundPlace = (radius: number, unit: DistanceUnit, place: string): Message =>
  unit === 'miles' ? msg`Within ${radius} miles of ${place}` : msg`Within ${radius} Km of ${place}`;

/** The first place, and the number of others: `more` are known by their number alone. */
export function formatPlaces(
  say: Say,
  places: readonly Place[],
  more = 0,
  language: Locale = say.language,
): string {
  const [first, ...others] = places;
  if (!first) return '';
  const left = others.length + more;
  const shown = formatPlace(first, language);
  return left > 0 ? say`${shown} and ${left} more` : shown;
}
