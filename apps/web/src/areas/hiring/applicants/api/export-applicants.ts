import { downloadFile } from '../../../../lib/api-client.ts';
import type { Filters } from '../filter-rules.ts';

export function exportApplicants(jobId: string, query: Filters): Promise<void> {
  return downloadFile(
    'GET /company/jobs/:jobId/applicants/export',
    { params: { jobId }, query },
    'applicants.csv',
  );
}
