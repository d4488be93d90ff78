import type { JobSearch } from '@waymark/contract/jobs/jobs';
import type { ReadEntry } from '@waymark/contract/jobs/search-reading';
import { readDistance } from '../../places/places/distance-rules.ts';
import { isAnyPlace } from '../../places/places/mode-rules.ts';
import type { PlaceIndex } from '../../places/places/place-index.ts';
import { asWhole, asWholes } from './draft-rules.ts';
import { exclusionWords, ownPlaceWords } from './sentence-constants.ts';

/** Where a person is: no place, and nobody told. */
function readOwnPlace(location: string): string | undefined {
  const [said] = asWhole(ownPlaceWords).exec(location) ?? [];
  return said?.length === location.trim().length ? said : undefined;
}

type WhereOf = Pick<JobSearch, 'location' | 'mode' | 'radius' | 'unit'>;

/** "Within 20 miles of Leeds", "not London", as the form has them. */
function readWords(location: string, places: PlaceIndex): Pick<WhereOf, 'location' | 'radius' | 'unit'> {
  if (places.where(location).kind === 'places' && !/\d/.test(location)) return { location };
  const words = location.split(/\s+/);
  const distance = readDistance(words);
  const rest = distance ? words.toSpliced(distance.from, distance.to - distance.from).join(' ') : location;
  const place = rest
    .replaceAll(asWholes(exclusionWords), 'outside')
    .replaceAll(/outside (?:in )?/g, 'outside ');
  const [kept = '', ...dropped] = place.split('outside ');
  const isKnown = [kept, ...dropped].every(
    (part) => part.trim() === '' || places.where(part.trim()).kind !== 'unknown',
  );
  if (!isKnown || place.trim() === '') return { location };
  return { location: place.trim(), ...(distance && { radius: distance.radius, unit: distance.unit }) };
}

/**
 * The search with what stands in its "Where" beside a place: the way of working ("Remote", "Berlin (hybrid)"), a distance,
 * and that a place is kept out; with its place corrected.
 */
export function readWhereOf<Search extends WhereOf>(search: Search, places: PlaceIndex): Search {
  if (search.location === '') return search;
  const isNowhere = isAnyPlace(search.location) && places.where(search.location).kind === 'unknown';
  if (isNowhere || readOwnPlace(search.location) !== undefined)
    return { ...search, location: '', radius: undefined };
  const { location, radius, unit } = readWords(search.location, places);
  const read = { ...search, location, radius: search.radius ?? radius, unit: search.unit ?? unit };
  const where = places.where(location);
  if (where.kind === 'unknown') return read;
  const mode = [...new Set([...search.mode, ...(where.mode === undefined ? [] : [where.mode])])];
  if (where.kind === 'mode') return { ...read, mode, location: '', radius: undefined };
  return { ...read, mode, location: where.corrected ?? location };
}

/** Parts of the text that name no place beside others that do, and what says where the person is. */
export function listUnreadOfWhere(location: string, places: PlaceIndex): ReadEntry[] {
  const own = readOwnPlace(location);
  if (own !== undefined) return [{ words: own, as: 'unread', field: 'position' }];
  const where = location === '' ? undefined : places.where(location);
  if (where?.kind !== 'places') return [];
  // "London or remote" can be asked for by no form: one limit narrows the other.
  const either = where.mode === undefined ? undefined : /(?<=\S )or(?= \S)/i.exec(location)?.[0];
  return [...where.unread, ...(either === undefined ? [] : [either])].map((words) => ({
    words,
    as: 'unread',
    field: 'location',
  }));
}

/** How the place of a search should have been written, where it was mistyped. */
export function correctWhere(location: string, places: PlaceIndex): { typed: string; meant: string }[] {
  const where = location === '' ? undefined : places.where(location);
  return where?.kind === 'places' && where.corrected !== undefined
    ? [{ typed: location, meant: where.corrected }]
    : [];
}
