import type { Page } from '@waymark/contract/pagination';
import type { ResumeReader } from '@waymark/contract/resumes/resumes';
import { callApi } from '../../../../lib/api-client.ts';

export function listReaders(resumeId: string, page: number): Promise<Page<ResumeReader>> {
  return callApi('GET /resumes/:resumeId/readers', { params: { resumeId }, query: { page } });
}
