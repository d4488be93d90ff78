import type { JobChangeFields, JobsChanged } from '@waymark/contract/posting/managed-jobs';
import { callApi } from '../../../../lib/api-client.ts';

export async function changeJobs(fields: JobChangeFields): Promise<JobsChanged> {
  return (await callApi('POST /company/jobs/changes', { body: fields })).data;
}
