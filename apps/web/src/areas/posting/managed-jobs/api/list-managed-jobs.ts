import type { ManagedJobs, ManagedJobsQuery } from '@waymark/contract/posting/managed-jobs';
import { callApi } from '../../../../lib/api-client.ts';

export function listManagedJobs(query: ManagedJobsQuery): Promise<ManagedJobs> {
  return callApi('GET /company/jobs', { query });
}
