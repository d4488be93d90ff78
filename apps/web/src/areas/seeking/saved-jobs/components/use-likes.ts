import { create } from 'zustand';

/** The browser storage of a guest's likes: ids of jobs, oldest first. */
export const guestLikesKey = 'likedJobs';

type Likes = Readonly<Record<string, boolean>>;

/** The jobs that the visitor likes. Public pages hold no more than this: `sync-likes.ts` loads on demand. */
const useLikes = create<{ likes: Likes }>(() => ({ likes: {} }));

export function useLike(jobId: string): boolean {
  return useLikes(({ likes }) => likes[jobId] === true);
}

export function setLike(jobId: string, liked: boolean): void {
  useLikes.setState(({ likes }) => ({ likes: { ...likes, [jobId]: liked } }));
}

/** Adds stored likes; hearts that were pressed meanwhile win. */
export function mergeLikes(jobIds: readonly string[]): void {
  const known = Object.fromEntries(jobIds.map((id) => [id, true]));
  useLikes.setState(({ likes }) => ({ likes: { ...known, ...likes } }));
}

export function clearLikes(): void {
  useLikes.setState({ likes: {} });
}
