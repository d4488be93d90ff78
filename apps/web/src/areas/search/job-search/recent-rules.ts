import { recentSearchesKept } from './constants.ts';

/** What somebody searched for from this browser; it never leaves it. */
export interface RecentSearch {
  q: string;
  location: string;
}

const isSame = (a: RecentSearch, b: RecentSearch) =>
  a.q.toLowerCase() === b.q.toLowerCase() && a.location.toLowerCase() === b.location.toLowerCase();

/** The list with one more search, newest first. One that asks for nothing is not worth keeping. */
export function withSearch(list: readonly RecentSearch[], made: RecentSearch): RecentSearch[] {
  const search = { q: made.q.trim(), location: made.location.trim() };
  if (!search.q && !search.location) return [...list];
  return [search, ...list.filter((one) => !isSame(one, search))].slice(0, recentSearchesKept);
}

/** What a storage holds, whoever wrote it. */
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

/** Those that fit what is typed so far: searches for words in one field, each place once in the other. */
export function fittingRecent(
  list: readonly RecentSearch[],
  field: 'words' | 'place',
  typed: string,
): RecentSearch[] {
  const beginning = typed.trim().toLowerCase();
  const key = field === 'words' ? 'q' : 'location';
  const fitting = list.filter((one) => one[key] && one[key].toLowerCase().startsWith(beginning));
  if (field === 'words') return fitting;
  return fitting.filter(
    (one, at) =>
      fitting.findIndex((other) => other.location.toLowerCase() === one.location.toLowerCase()) === at,
  );
}
