import type { OwnReview } from '@waymark/contract/resumes/resume-review';
import { callApi } from '../../../../lib/api-client.ts';

export async function listOwnReviews(): Promise<OwnReview[]> {
  return (await callApi('GET /resume-reviews')).data;
}
