import type { ResumeProfile } from '@waymark/contract/resumes/resume-profile';
import { callApi } from '../../../../lib/api-client.ts';

export async function getResumeProfile(): Promise<ResumeProfile> {
  return (await callApi('GET /resume-profile')).data;
}
