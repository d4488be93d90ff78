import type { Answer } from '@waymark/contract/endpoints';
import { callApi } from '../../../../lib/api-client.ts';
import type { Filters } from '../filter-rules.ts';

interface Place {
  /** Undefined for all stages. */
  stage?: string | undefined;
  after?: string | undefined;
}

export function listApplicants(
  jobId: string,
  filters: Filters,
  place: Place,
): Promise<Answer<'GET /company/jobs/:jobId/applicants'>> {
  return callApi('GET /company/jobs/:jobId/applicants', {
    params: { jobId },
    query: { ...filters, ...place },
  });
}
