import type { ReviewResult } from '@waymark/contract/resumes/resume-review';
import { callApi } from '../../../../lib/api-client.ts';

export async function getResult(review: string): Promise<ReviewResult> {
  return (await callApi('GET /resume-review-result', { query: { review } })).data;
}
