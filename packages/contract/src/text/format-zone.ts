import { sourceLanguage } from './languages.ts';
import { tagOf, isEnglish, type Locale } from './locales.ts';

/*
 * The names of time zones for people: "Berlin time" for "Europe/Berlin". English is written by hand, because server and
 * browser may know different names and a page must read the same on both; the others are for mails and for pages that
 * are drawn in the browser alone.
 */

/** "Buenos Aires, America/Argentina", as a list shows it; a zone without a place keeps its name. */
export function labelZone(zone: string): string {
  const parts = zone.replaceAll('_', ' ').split('/');
  const place = parts.pop() ?? '';
  return parts.length === 0 || parts[0] === 'Etc' ? offsetOf(place) : `${place}, ${parts.join('/')}`;
}

/** "Berlin time", in German "Mitteleuropäische Zeit", in a sentence or behind a time. */
export function nameZone(zone: string, language: Locale): string {
  if (!isEnglish(language) && zone !== 'UTC')
    return ownNameOf(zone, language) ?? nameZone(zone, sourceLanguage);
  const parts = zone.replaceAll('_', ' ').split('/');
  const place = parts.pop() ?? '';
  return parts.length === 0 || parts[0] === 'Etc' ? offsetOf(place) : `${place} time`;
}

/** POSIX counts the hours of "Etc/GMT+5" the other way round. */
const offsetOf = (place: string) =>
  place.replace(/^GMT([+-])(?=\d*[1-9])/, (_all, sign: string) => `GMT${sign === '+' ? '-' : '+'}`);

/** Few pages name a zone, and each names one: the formatter is not kept. */
function ownNameOf(timeZone: string, language: Locale): string | undefined {
  const format = new Intl.DateTimeFormat(tagOf(language), { timeZone, timeZoneName: 'longGeneric' });
  return format.formatToParts(Date.UTC(2026, 0, 1)).find(({ type }) => type === 'timeZoneName')?.value;
}
