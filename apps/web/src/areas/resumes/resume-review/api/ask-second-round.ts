import type { OwnReview } from '@waymark/contract/resumes/resume-review';
import { uploadForm } from '../../../../lib/api-client.ts';

/** Sends a better resume after a review. `onProgress` hears the share sent so far. */
export async function askSecondRound(
  reviewId: string,
  resume: File,
  onProgress: (share: number) => void,
): Promise<OwnReview> {
  const form = new FormData();
  form.append('resume', resume);
  const params = { reviewId };
  return (await uploadForm('POST /resume-reviews/:reviewId/second-round', form, onProgress, params)).data;
}
