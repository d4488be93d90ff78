import { callApi } from '../../../lib/api-client.ts';

/** Tells seekers that a job is still open; gives when they were told. */
export async function confirmJob(jobId: string): Promise<string> {
  const path = `/company/jobs/${jobId}/confirm`;
  return (await callApi<{ data: { confirmedAt: string } }>('POST', path)).data.confirmedAt;
}
