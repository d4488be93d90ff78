import type { JobSearch } from '@waymark/contract/jobs/jobs';
import type { ReadEntry } from '@waymark/contract/jobs/search-reading';
import type { PlaceIndex } from '../../places/places/place-index.ts';

/** The search with the way of working that stands in its "Where" ("Remote", "Berlin (hybrid)"), and its place corrected. */
export function takeModeOfWhere<Search extends Pick<JobSearch, 'location' | 'mode'>>(
  search: Search,
  places: PlaceIndex,
): Search {
  if (search.location === '') return search;
  const where = places.where(search.location);
  if (where.kind === 'unknown') return search;
  const mode = [...new Set([...search.mode, ...(where.mode === undefined ? [] : [where.mode])])];
  if (where.kind === 'mode') return { ...search, mode, location: '', radius: undefined };
  return { ...search, mode, location: where.corrected ?? search.location };
}

/** Parts of the text that name no place beside others that do. */
export function listUnreadOfWhere(location: string, places: PlaceIndex): ReadEntry[] {
  const where = location === '' ? undefined : places.where(location);
  const unread = where?.kind === 'places' ? where.unread : [];
  return unread.map((words) => ({ words, as: 'unread', field: 'location' }));
}

/** How the place of a search should have been written, where it was mistyped. */
export function correctWhere(location: string, places: PlaceIndex): { typed: string; meant: string }[] {
  const where = location === '' ? undefined : places.where(location);
  return where?.kind === 'places' && where.corrected !== undefined
    ? [{ typed: location, meant: where.corrected }]
    : [];
}
