import { guestLikesKey } from '../constants.ts';
import { parseGuestLikes, withGuestLike } from '../like-rules.ts';

export function readGuestLikes(): string[] {
  try {
    return parseGuestLikes(localStorage.getItem(guestLikesKey));
  } catch {
    return [];
  }
}

function writeGuestLikes(jobIds: readonly string[]): void {
  if (jobIds.length > 0) localStorage.setItem(guestLikesKey, JSON.stringify(jobIds));
  else localStorage.removeItem(guestLikesKey);
}

/** `first`: kept, and nothing was before. `full` and `refused` keep nothing, the one here and the other anywhere. */
export type GuestLikeOutcome = 'first' | 'kept' | 'full' | 'refused';

export function changeGuestLike(jobId: string, liked: boolean): GuestLikeOutcome {
  // Read anew: another tab may have liked something meanwhile.
  const before = readGuestLikes();
  const after = withGuestLike(before, jobId, liked);
  if (!after) return 'full';
  try {
    writeGuestLikes(after);
  } catch {
    return 'refused';
  }
  return liked && before.length === 0 ? 'first' : 'kept';
}

/** Empties the list and gives what was in it, so that two tabs do not send the same twice. */
export function takeGuestLikes(): string[] {
  const jobIds = readGuestLikes();
  localStorage.removeItem(guestLikesKey);
  return jobIds;
}

export function putGuestLikesBack(jobIds: readonly string[]): void {
  writeGuestLikes(parseGuestLikes(JSON.stringify([...new Set([...jobIds, ...readGuestLikes()])])));
}
