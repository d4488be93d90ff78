import { recentSearchesKept } from './constants.ts';

/** A search made in this browser, which never leaves it. */
export interface RecentSearch {
  q: string;
  location: string;
}

const isSame = (a: RecentSearch, b: RecentSearch) =>
  a.q.toLowerCase() === b.q.toLowerCase() && a.location.toLowerCase() === b.location.toLowerCase();

/** The list with one more search, newest first; empty searches are not kept. */
export function withSearch(list: readonly RecentSearch[], latest: RecentSearch): RecentSearch[] {
  const search = { q: latest.q.trim(), location: latest.location.trim() };
  if (!search.q && !search.location) return [...list];
  return [search, ...list.filter((one) => !isSame(one, search))].slice(0, recentSearchesKept);
}

/** Parses the storage, which may hold anything. */
export function readRecent(stored: string | null): RecentSearch[] {
  try {
    const list: unknown = JSON.parse(stored ?? '[]');
    if (!Array.isArray(list)) return [];
    return list
      .filter(
        (one: Partial<RecentSearch> | null) => typeof one?.q === 'string' && typeof one.location === 'string',
      )
      .slice(0, recentSearchesKept) as RecentSearch[];
  } catch {
    return [];
  }
}

/** The searches that start with the typed text; for the place field, each place once. */
export function fittingRecent(
  list: readonly RecentSearch[],
  field: 'words' | 'place',
  typed: string,
): RecentSearch[] {
  const prefix = typed.trim().toLowerCase();
  const key = field === 'words' ? 'q' : 'location';
  const fitting = list.filter((one) => one[key] && one[key].toLowerCase().startsWith(prefix));
  if (field === 'words') return fitting;
  return fitting.filter(
    (one, at) =>
      fitting.findIndex((other) => other.location.toLowerCase() === one.location.toLowerCase()) === at,
  );
}
