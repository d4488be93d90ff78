import { fetchFile } from '../../../../lib/api-client.ts';

export function fetchResultResume(review: string): Promise<Blob> {
  return fetchFile('GET /resume-review-result/resume', { query: { review } });
}
