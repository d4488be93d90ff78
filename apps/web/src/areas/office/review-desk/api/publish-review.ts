import type { DeskReview } from '@waymark/contract/office/review-desk';
import { callApi } from '../../../../lib/api-client.ts';

export async function publishReview(reviewId: string, version: number): Promise<DeskReview> {
  const input = { params: { reviewId }, body: { version } };
  return (await callApi('POST /staff/reviews/:reviewId/publish', input)).data;
}
