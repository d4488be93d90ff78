import type { Keywords } from '@waymark/contract/resumes/resume-check';
import { callApi } from '../../../../lib/api-client.ts';

export async function getKeywords(resumeId: string, title: string): Promise<Keywords> {
  return (await callApi('GET /resumes/:resumeId/keywords', { params: { resumeId }, query: { title } })).data;
}
