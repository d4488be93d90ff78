import { useSyncExternalStore } from 'react';
import { siteStorage } from './browser-storage.ts';

/**
 * The state of the application frame that this browser remembers: `side` is 'narrow' for a collapsed navigation, `shut` has the
 * words of its folded groups. The head script writes both to the document before the first paint.
 */
type Mark = 'side' | 'shut';

const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The mark of the document; empty on the server. */
export function useDocumentMark(name: Mark): string {
  return useSyncExternalStore(
    subscribe,
    () => document.documentElement.dataset[name] ?? '',
    () => '',
  );
}

export function setDocumentMark(name: Mark, value: string): void {
  document.documentElement.dataset[name] = value;
  siteStorage.write(name, value);
  for (const listener of listeners) listener();
}
