import { downloadFile } from '../../../lib/api-client.ts';

export function downloadResume(applicationId: string, fileName: string): Promise<void> {
  return downloadFile(`/applications/${applicationId}/resume`, fileName);
}
