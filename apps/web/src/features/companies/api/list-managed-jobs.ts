import type { ManagedJob } from '@waymark/contract/jobs';
import type { Page } from '@waymark/contract/pagination';
import { callApi } from '../../../lib/api-client.ts';

export function listManagedJobs(page: number): Promise<Page<ManagedJob>> {
  return callApi('GET', `/company/jobs?page=${page}`);
}
