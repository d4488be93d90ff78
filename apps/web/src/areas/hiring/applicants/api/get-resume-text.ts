import type { ResumeText } from '@waymark/contract/resumes/resume-reading';
import { callApi } from '../../../../lib/api-client.ts';

export async function getResumeText(applicationId: string): Promise<ResumeText> {
  return (await callApi('GET /applications/:applicationId/resume/text', { params: { applicationId } })).data;
}
