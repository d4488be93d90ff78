import type { ReviewFields } from '@waymark/contract/resumes/resume-review';
import { callApi } from '../../../../lib/api-client.ts';

/** Saves over the version that was read last, and gives the new one. */
export async function saveReview(reviewId: string, version: number, fields: ReviewFields): Promise<number> {
  const input = { params: { reviewId }, body: { version, fields } };
  return (await callApi('PUT /staff/reviews/:reviewId/draft', input)).data.version;
}
