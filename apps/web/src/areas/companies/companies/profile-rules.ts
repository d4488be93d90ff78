import type { Say } from '@waymark/contract/text/say';
import { msg } from '@waymark/contract/text/message';
import type { CompanyProfileFields } from '@waymark/contract/companies/company-profile';
import type { MapPosition } from '@waymark/contract/places/map-position';

/** How precisely the board knows an address; undefined until the marker has followed it. */
export type FoundPlace = 'city' | 'country' | 'nothing' | undefined;

/** The text below the map. */
export function describeMarker(
  say: Say,
  position: MapPosition | null,
  found: FoundPlace,
  { city, country }: { city: string; country: string },
): string {
  if (found === 'nothing') return msg`We do not know this place yet. Put the marker where you are.`;
  if (!position) return msg`There is no marker yet. Fill in city and country, or press on the map.`;
  const where = `${position.latitude}, ${position.longitude}`;
  if (found === 'city') return say`The marker stands at ${where}, in ${city}.`;
  if (found !== 'country') return say`The marker stands at ${where}.`;
  return city
    ? say`The marker stands at ${where}, in the middle of ${country}: we do not know this city yet. Put the marker where you are.`
    : say`The marker stands at ${where}, in the middle of ${country}. Fill in the city, or put the marker where you are.`;
}

/** Contact data is shown to colleagues and to applicants who get an answer, not to the public. */
const privateFields: ReadonlySet<keyof CompanyProfileFields> = new Set([
  'email',
  'contactPhone',
  'contactEmail',
]);

export function visibilityOf(field: keyof CompanyProfileFields): string {
  return privateFields.has(field) ? msg`Only you and your colleagues see it.` : msg`Everybody sees it.`;
}
