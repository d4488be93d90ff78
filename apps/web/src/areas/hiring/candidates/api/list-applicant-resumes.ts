import type { ApplicantResume } from '@waymark/contract/hiring/candidates';
import type { Page } from '@waymark/contract/pagination';
import { callApi, downloadFile } from '../../../../lib/api-client.ts';

/** A page of those who applied to the company. */
export function listApplicantResumes(place: { q: string; page: number }): Promise<Page<ApplicantResume>> {
  return callApi('GET /company/resumes', { query: place });
}

export function downloadApplicantResume(applicationId: string, fileName: string): Promise<void> {
  return downloadFile('GET /applications/:applicationId/resume', { params: { applicationId } }, fileName);
}
