import { create } from 'zustand';
import { paintedLikes } from '../../../../lib/waking/painted-likes.ts';

type Likes = Readonly<Record<string, boolean>>;

const likesOf = (jobIds: readonly string[]): Likes => Object.fromEntries(jobIds.map((id) => [id, true]));

/** The jobs that the visitor likes. Public pages hold no more than this: `sync-likes.ts` loads on demand. */
const useLikes = create<{ likes: Likes }>(() => ({ likes: likesOf(paintedLikes) }));

export function useLike(jobId: string): boolean {
  return useLikes(({ likes }) => likes[jobId] === true);
}

export function setLike(jobId: string, liked: boolean): void {
  useLikes.setState(({ likes }) => ({ likes: { ...likes, [jobId]: liked } }));
}

/** Adds stored likes; hearts that were pressed meanwhile win. */
export function mergeLikes(jobIds: readonly string[]): void {
  useLikes.setState(({ likes }) => ({ likes: { ...likesOf(jobIds), ...likes } }));
}

export function clearLikes(): void {
  useLikes.setState({ likes: {} });
}
