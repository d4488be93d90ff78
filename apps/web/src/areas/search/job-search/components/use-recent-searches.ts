import { useEffect, useState } from 'react';
import { readRecent, withSearch, type RecentSearch } from '../recent-rules.ts';

const key = 'recentSearches';

/** Storage may be refused to the page; then nothing is remembered. */
function load(): RecentSearch[] {
  try {
    return readRecent(localStorage.getItem(key));
  } catch {
    return [];
  }
}

function store(list: readonly RecentSearch[]): void {
  try {
    if (list.length > 0) localStorage.setItem(key, JSON.stringify(list));
    else localStorage.removeItem(key);
  } catch {
    // Nothing is remembered, then.
  }
}

export function rememberSearch(search: RecentSearch): void {
  store(withSearch(load(), search));
}

/** The searches made here before, read anew whenever `open` becomes true; and how to forget them. */
export function useRecentSearches(open: boolean) {
  const [recent, setRecent] = useState<readonly RecentSearch[]>([]);
  useEffect(() => {
    if (open) setRecent(load());
  }, [open]);
  function forget() {
    store([]);
    setRecent([]);
  }
  return { recent, forget };
}
