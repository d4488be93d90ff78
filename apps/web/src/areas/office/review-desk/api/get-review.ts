import type { DeskReviewDetail } from '@waymark/contract/office/review-desk';
import { callApi } from '../../../../lib/api-client.ts';

export async function getReview(reviewId: string): Promise<DeskReviewDetail> {
  return (await callApi('GET /staff/reviews/:reviewId', { params: { reviewId } })).data;
}
