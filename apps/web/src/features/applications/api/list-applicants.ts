import type { Applicant } from '@waymark/contract/applications';
import type { Page } from '@waymark/contract/pagination';
import { callApi } from '../../../lib/api-client.ts';

export type ApplicantsPage = Page<Applicant> & { job: { id: string; title: string } };

export function listApplicants(jobId: string, page: number): Promise<ApplicantsPage> {
  return callApi('GET', `/company/jobs/${encodeURIComponent(jobId)}/applications?page=${page}`);
}
