import type { JobMark } from '@waymark/contract/posting/choices/managed-jobs';
import type { JobsChanged } from '@waymark/contract/posting/managed-jobs';
import { callApi } from '../../../../lib/api-client.ts';

export async function markJobs(mark: JobMark, jobIds: string[]): Promise<JobsChanged> {
  return (await callApi('POST /company/jobs/marks', { body: { mark, jobIds } })).data;
}
