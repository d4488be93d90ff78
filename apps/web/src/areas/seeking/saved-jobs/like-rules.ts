import { guestLikesLimit } from '@waymark/contract/seeking/like-choices';

/** The browser storage of a guest's likes: ids of jobs, oldest first. */
export const guestLikesKey = 'likedJobs';

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** The job ids in the browser's storage; anything else is left out. */
export function parseGuestLikes(stored: string | null): string[] {
  try {
    const parsed: unknown = JSON.parse(stored ?? '[]');
    if (!Array.isArray(parsed)) return [];
    return parsed.filter((id): id is string => uuid.test(String(id))).slice(0, guestLikesLimit);
  } catch {
    return [];
  }
}

/** The list with the job liked or not; null when it is full. */
export function withGuestLike(jobIds: readonly string[], jobId: string, liked: boolean): string[] | null {
  const others = jobIds.filter((id) => id !== jobId);
  if (!liked) return others;
  return others.length < guestLikesLimit ? [...others, jobId] : null;
}
