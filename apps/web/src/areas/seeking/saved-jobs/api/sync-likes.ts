import { msg } from '@waymark/contract/text/message';
import { readAccessToken } from '../../../../lib/access-token.ts';
import { messageOf } from '../../../../lib/api-answer.ts';
import { callApi } from '../../../../lib/api-client.ts';
import { siteStorage } from '../../../../lib/browser-storage.ts';
import { showError, showFailed, showSuccess } from '../../../../lib/toasts.ts';
import { mergeLikes, setLike } from '../components/use-likes.ts';
import { guestLikesKey, parseGuestLikes, withGuestLike } from '../like-rules.ts';
import { describeMerged } from '../merge-rules.ts';

/** Shows the likes of a guest, or those of a candidate with the ones from before signing in. */
export async function openLikes(role: 'guest' | 'candidate', signal: AbortSignal): Promise<void> {
  if (role === 'guest') return mergeLikes(readGuestLikes());
  await mergeGuestLikes();
  const { data } = await callApi('GET /saved-jobs/ids');
  if (!signal.aborted) mergeLikes(data);
}

/** Stores a like that shows already, or takes it back and says why. */
export async function keepLike(jobId: string, liked: boolean): Promise<void> {
  if (readAccessToken()) return keepInAccount(jobId, liked);
  const result = storeGuestLike(jobId, liked);
  if (result === 'first') showSuccess(msg`Saved in this browser. Sign up to keep it in your account.`);
  if (result !== 'full' && result !== 'refused') return;
  setLike(jobId, !liked);
  showFailed(
    result === 'full'
      ? msg`This browser keeps no more than 50 liked jobs. Sign up to save more.`
      : msg`Your browser does not let this site keep anything. Sign in to save jobs.`,
  );
}

/** The latest state of each job whose call is under way. */
const latest = new Map<string, boolean>();

/** One call per job at a time, so that quick presses arrive in order. */
async function keepInAccount(jobId: string, liked: boolean): Promise<void> {
  const underWay = latest.has(jobId);
  latest.set(jobId, liked);
  if (underWay) return;
  let kept = !liked;
  try {
    for (let next = liked; next !== kept; next = latest.get(jobId) ?? kept) {
      await callApi(next ? 'PUT /saved-jobs/:jobId' : 'DELETE /saved-jobs/:jobId', { params: { jobId } });
      kept = next;
    }
  } catch (failure) {
    setLike(jobId, kept);
    showFailed(failure);
  } finally {
    latest.delete(jobId);
  }
}

let merging: Promise<void> | undefined;

/** Moves the likes from before signing in to the account, once. After a failure they wait for the next visit. */
export function mergeGuestLikes(): Promise<void> {
  if (readGuestLikes().length > 0) merging = merge(takeGuestLikes());
  return merging ?? Promise.resolve();
}

async function merge(jobIds: readonly string[]): Promise<void> {
  try {
    const { data } = await callApi('POST /saved-jobs/merge', { body: { jobIds: [...jobIds] } });
    if (data.added > 0) showSuccess(describeMerged(data.added));
  } catch (failure) {
    // Back to where they were.
    writeGuestLikes(parseGuestLikes(JSON.stringify([...new Set([...jobIds, ...readGuestLikes()])])));
    showError(messageOf(failure));
  }
}

const readGuestLikes = (): string[] => parseGuestLikes(siteStorage.read(guestLikesKey));

/** Returns false if they are lost when the page is left. */
function writeGuestLikes(jobIds: readonly string[]): boolean {
  if (jobIds.length > 0) return siteStorage.write(guestLikesKey, JSON.stringify(jobIds));
  siteStorage.remove(guestLikesKey);
  return true;
}

/** `first` is the first like of this browser; `full` and `refused` are not kept. */
type StoreResult = 'first' | 'kept' | 'full' | 'refused';

function storeGuestLike(jobId: string, liked: boolean): StoreResult {
  // Another tab may have changed the list.
  const before = readGuestLikes();
  const after = withGuestLike(before, jobId, liked);
  if (!after) return 'full';
  if (!writeGuestLikes(after)) {
    writeGuestLikes(before);
    return 'refused';
  }
  return liked && before.length === 0 ? 'first' : 'kept';
}

/** Empties the list, so that two tabs do not send the same likes. */
function takeGuestLikes(): string[] {
  const jobIds = readGuestLikes();
  siteStorage.remove(guestLikesKey);
  return jobIds;
}
