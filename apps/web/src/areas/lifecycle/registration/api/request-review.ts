import { uploadForm } from '../../../../lib/api-client.ts';
import { authenticate } from '../../../../lib/auth-store.ts';
import type { ReviewValues } from '../review-constants.ts';
import { reviewFormOf } from '../review-rules.ts';

/** Sends the resume and signs in to the account that was opened for it (C-2). */
export function requestReview(values: ReviewValues, onProgress: (share: number) => void): Promise<void> {
  return authenticate(
    async () => (await uploadForm('POST /resume-review', reviewFormOf(values), onProgress)).data,
  );
}
