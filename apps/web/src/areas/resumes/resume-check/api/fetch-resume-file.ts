import { fetchFile } from '../../../../lib/api-client.ts';

export function fetchResumeFile(resumeId: string): Promise<Blob> {
  return fetchFile('GET /resumes/:resumeId/file', { params: { resumeId } });
}
