import type { OwnReview } from '@waymark/contract/resumes/resume-review';
import { callApi } from '../../../../lib/api-client.ts';

/** Gives a review a new link, or ends the one it has. */
export async function changeLink(change: 'renew' | 'revoke', reviewId: string): Promise<OwnReview> {
  const method = change === 'renew' ? 'PUT' : 'DELETE';
  return (await callApi(`${method} /resume-reviews/:reviewId/link`, { params: { reviewId } })).data;
}
