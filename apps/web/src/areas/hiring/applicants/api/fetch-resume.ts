import { fetchFile } from '../../../../lib/api-client.ts';

export function fetchResume(applicationId: string): Promise<Blob> {
  return fetchFile('GET /applications/:applicationId/resume', { params: { applicationId } });
}
