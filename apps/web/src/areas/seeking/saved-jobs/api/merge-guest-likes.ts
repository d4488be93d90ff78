import { messageOf } from '../../../../lib/api-answer.ts';
import { callApi } from '../../../../lib/api-client.ts';
import { showError, showSuccess } from '../../../../lib/toasts.ts';
import { describeMerged } from '../like-rules.ts';
import { putGuestLikesBack, readGuestLikes, takeGuestLikes } from './store-guest-likes.ts';

let merging: Promise<void> | undefined;

/** Brings what somebody liked before signing in into their account, once. What cannot be sent waits for next time. */
export function mergeGuestLikes(): Promise<void> {
  if (readGuestLikes().length > 0) merging = merge(takeGuestLikes());
  return merging ?? Promise.resolve();
}

async function merge(jobIds: readonly string[]): Promise<void> {
  try {
    const { data } = await callApi('POST /saved-jobs/merge', { body: { jobIds: [...jobIds] } });
    if (data.added > 0) showSuccess(describeMerged(data.added));
  } catch (failure) {
    putGuestLikesBack(jobIds);
    showError(messageOf(failure));
  }
}
