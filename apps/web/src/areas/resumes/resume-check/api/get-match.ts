import type { JobMatch } from '@waymark/contract/resumes/resume-check';
import { callApi } from '../../../../lib/api-client.ts';

/** Null for who has no resume. */
export async function getMatch(jobId: string, resumeId: string | undefined): Promise<JobMatch | null> {
  const query = resumeId === undefined ? {} : { resume: resumeId };
  return (await callApi('GET /jobs/:jobId/resume-match', { params: { jobId }, query })).data;
}
