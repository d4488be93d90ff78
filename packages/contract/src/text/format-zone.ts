/*
 * The names of time zones for people: "Berlin time" for "Europe/Berlin". Written by hand, because server and browser
 * may know different names and a page must read the same on both.
 */

/** "Buenos Aires, America/Argentina", as a list shows it; a zone without a place keeps its name. */
export function labelZone(zone: string): string {
  const parts = zone.replaceAll('_', ' ').split('/');
  const place = parts.pop() ?? '';
  return parts.length === 0 || parts[0] === 'Etc' ? offsetOf(place) : `${place}, ${parts.join('/')}`;
}

/** "Berlin time", in a sentence or behind a time. */
export function nameZone(zone: string): string {
  const parts = zone.replaceAll('_', ' ').split('/');
  const place = parts.pop() ?? '';
  return parts.length === 0 || parts[0] === 'Etc' ? offsetOf(place) : `${place} time`;
}

/** POSIX counts the hours of "Etc/GMT+5" the other way round. */
const offsetOf = (place: string) =>
  place.replace(/^GMT([+-])(?=\d*[1-9])/, (_all, sign: string) => `GMT${sign === '+' ? '-' : '+'}`);
