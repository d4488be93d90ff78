import type { ApplicantBoard } from '@waymark/contract/hiring/applicants';
import { callApi } from '../../../../lib/api-client.ts';
import type { Filters } from '../filter-rules.ts';

export function loadBoard(jobId: string, query: Filters): Promise<ApplicantBoard> {
  return callApi('GET /company/jobs/:jobId/applicants/board', { params: { jobId }, query });
}
