import { downloadFile } from '../../../../lib/api-client.ts';

export function downloadResume(applicationId: string, fileName: string): Promise<void> {
  return downloadFile('GET /applications/:applicationId/resume', { params: { applicationId } }, fileName);
}
