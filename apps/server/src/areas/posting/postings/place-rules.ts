import { countries } from '@waymark/contract/places/choices/countries';
import type { DraftFields } from '@waymark/contract/posting/postings';
import { readPlaceTexts } from '../../places/places/reading-rules.ts';
import { findCountryCode, type Gazetteer, type PlaceDraft } from '../../places/places/rules.ts';

type PlaceFields = Pick<DraftFields, 'places' | 'countries' | 'workMode'>;

/** Where the work is, from where it may be done, and what is wrong with that, by field. */
export function readPlaces(fields: PlaceFields, gazetteer: Gazetteer) {
  const problems: Record<string, string> = {};
  const given = fields.places.map((text) => text.replaceAll(/\s+/g, ' ').trim()).filter(Boolean);
  // Each by itself: people of a form write one place a line, and two lines never mean one place.
  const read = given.map((text) => ({ text, places: readPlaceTexts([text], gazetteer) }));
  const unknown = read.find(({ places }) => !places.some(isKnown));
  if (unknown) problems['places'] = unknownPlace(unknown.text);
  const allowed = [...new Set(fields.countries)].filter((name) => countries.includes(name));
  if (allowed.length < new Set(fields.countries).size)
    problems['countries'] = 'Choose countries from the list.';
  const isOnSite = fields.workMode !== 'remote';
  if (isOnSite && given.length === 0) problems['places'] = 'Add at least one place, or choose remote.';
  const named = unique(read.flatMap(({ places }) => places.filter(isKnown)));
  const fromCountries = allowed.flatMap((name) => countryPlace(name) ?? []);
  return {
    problems,
    // A remote job is looked for by the countries that it can be done from.
    places: isOnSite || named.length > 0 ? named : fromCountries,
    countries: fields.workMode === 'on-site' ? [] : allowed,
  };
}

const isKnown = (place: PlaceDraft) => place.countryCode !== '';

const unknownPlace = (text: string) =>
  `We do not know “${text}”. Choose a place from the list, or add its country: “Leeds, United Kingdom”.`;

function countryPlace(name: string): PlaceDraft | undefined {
  const countryCode = findCountryCode(name);
  return countryCode ? { city: '', region: '', countryCode } : undefined;
}

function unique(places: readonly PlaceDraft[]): PlaceDraft[] {
  return [...new Map(places.map((place) => [Object.values(place).join('|'), place])).values()];
}
