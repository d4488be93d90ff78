import { downloadFile, fetchFile } from '../../../../lib/api-client.ts';

const key = 'GET /staff/reviews/:reviewId/resume';

export function fetchResume(reviewId: string): Promise<Blob> {
  return fetchFile(key, { params: { reviewId } });
}

export function downloadResume(reviewId: string, name: string): Promise<void> {
  return downloadFile(key, { params: { reviewId } }, name);
}
