import type { JobMark } from '@waymark/contract/choices/managed-jobs';
import type { JobsChanged } from '@waymark/contract/managed-jobs';
import { callApi } from '../../../lib/api-client.ts';

export async function markJobs(mark: JobMark, jobIds: string[]): Promise<JobsChanged> {
  return (await callApi('POST /company/jobs/marks', { body: { mark, jobIds } })).data;
}
