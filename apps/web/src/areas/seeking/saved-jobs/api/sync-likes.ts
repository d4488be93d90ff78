import { readAccessToken } from '../../../../lib/access-token.ts';
import { messageOf } from '../../../../lib/api-answer.ts';
import { callApi } from '../../../../lib/api-client.ts';
import { showError, showSuccess } from '../../../../lib/toasts.ts';
import { setLike, mergeLikes } from '../components/use-likes.ts';
import { mergeGuestLikes } from './merge-guest-likes.ts';
import { changeGuestLike, readGuestLikes } from './store-guest-likes.ts';

/** Paints the likes of whoever is here; a candidate's own come with those of the time before signing in. */
export async function openLikes(who: 'guest' | 'candidate', stay: AbortSignal): Promise<void> {
  if (who === 'guest') return mergeLikes(readGuestLikes());
  await mergeGuestLikes();
  const { data } = await callApi('GET /saved-jobs/ids');
  if (!stay.aborted) mergeLikes(data);
}

/** Keeps a like that is painted already, or paints it back and says why. */
export async function keepLike(jobId: string, liked: boolean): Promise<void> {
  if (readAccessToken()) return keepInAccount(jobId, liked);
  const outcome = changeGuestLike(jobId, liked);
  if (outcome === 'first') showSuccess('Saved in this browser. Sign up to keep it in your account.');
  if (outcome !== 'full' && outcome !== 'refused') return;
  setLike(jobId, !liked);
  showError(
    outcome === 'full'
      ? 'This browser keeps no more than 50 liked jobs. Sign up to save more.'
      : 'Your browser does not let this site keep anything. Sign in to save jobs.',
  );
}

/** What the person wants last of the jobs whose call is under way. */
const wanted = new Map<string, boolean>();

/** One call for a job at a time, so that quick presses arrive in their order. */
async function keepInAccount(jobId: string, liked: boolean): Promise<void> {
  const underWay = wanted.has(jobId);
  wanted.set(jobId, liked);
  if (underWay) return;
  let kept = !liked;
  try {
    for (let next = liked; next !== kept; next = wanted.get(jobId) ?? kept) {
      await callApi(next ? 'PUT /saved-jobs/:jobId' : 'DELETE /saved-jobs/:jobId', { params: { jobId } });
      kept = next;
    }
  } catch (failure) {
    setLike(jobId, kept);
    showError(messageOf(failure));
  } finally {
    wanted.delete(jobId);
  }
}
