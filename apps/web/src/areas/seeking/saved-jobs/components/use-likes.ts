import { create } from 'zustand';

/*
 * Which jobs the visitor likes, for every heart on the page. Only this much is part of public pages: where likes
 * come from and go to is loaded when there are some.
 */

type Likes = Readonly<Record<string, boolean>>;

/** On the server, and until the browser has looked, nothing is liked. */
const useLikes = create<{ likes: Likes }>(() => ({ likes: {} }));

export function useLike(jobId: string): boolean {
  return useLikes(({ likes }) => likes[jobId] === true);
}

export function setLike(jobId: string, liked: boolean): void {
  useLikes.setState(({ likes }) => ({ likes: { ...likes, [jobId]: liked } }));
}

/** What is known from elsewhere; a heart that was pressed meanwhile knows better. */
export function mergeLikes(jobIds: readonly string[]): void {
  const known = Object.fromEntries(jobIds.map((id) => [id, true]));
  useLikes.setState(({ likes }) => ({ likes: { ...known, ...likes } }));
}

/** They are somebody's: they go when that somebody does. */
export function clearLikes(): void {
  useLikes.setState({ likes: {} });
}
