import { useSyncExternalStore } from 'react';

/*
 * Which jobs the visitor likes, for every heart on the page. Only this much is part of public pages: where likes
 * come from and go to is loaded when there are some.
 */

const likes = new Map<string, boolean>();
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function announce(): void {
  for (const listener of listeners) listener();
}

/** On the server, and until the browser has looked, nothing is liked. */
export function useLike(jobId: string): boolean {
  return useSyncExternalStore(
    subscribe,
    () => likes.get(jobId) === true,
    () => false,
  );
}

export function paintLike(jobId: string, liked: boolean): void {
  likes.set(jobId, liked);
  announce();
}

/** What is known from elsewhere; a heart that was pressed meanwhile knows better. */
export function paintLikes(jobIds: readonly string[]): void {
  for (const id of jobIds) if (!likes.has(id)) likes.set(id, true);
  announce();
}

/** They are somebody's: they go when that somebody does. */
export function forgetLikes(): void {
  likes.clear();
  announce();
}
