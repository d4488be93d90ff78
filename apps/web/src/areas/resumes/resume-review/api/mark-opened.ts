import { callApi } from '../../../../lib/api-client.ts';
import { loadCritiqueDetail } from '../../../../lib/auth-store.ts';

/** Notes that a review is open; for its owner the banner goes, here and everywhere. Gives whether it is theirs. */
export async function markOpened(review: string): Promise<boolean> {
  const { isOwner } = (await callApi('POST /resume-review-result/opened', { body: { review } })).data;
  if (isOwner) await loadCritiqueDetail();
  return isOwner;
}
