import { callApi } from '../../../../lib/api-client.ts';

/** Tells seekers that a job is still open; gives when they were told. */
export async function confirmJob(jobId: string): Promise<string> {
  return (await callApi('POST /company/jobs/:jobId/confirm', { params: { jobId } })).data.confirmedAt;
}
