import { callApi } from '../../../../lib/api-client.ts';

/** Whether a posting still has to be paid for: it goes live where the plan has a place for it by now. */
export async function retryPlace(jobId: string): Promise<{ needsPayment: boolean }> {
  return (await callApi('POST /company/jobs/:jobId/place', { params: { jobId } })).data;
}
