import { callApi } from '../../../../lib/api-client.ts';

/** Closes a job because somebody was hired: nobody else applies for it. */
export async function fillJob(jobId: string): Promise<void> {
  await callApi('POST /company/jobs/changes', { body: { action: 'fill', jobIds: [jobId] } });
}
