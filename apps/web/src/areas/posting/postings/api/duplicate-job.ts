import { callApi } from '../../../../lib/api-client.ts';

/** Begins a posting like an earlier one; gives its draft's id. */
export async function duplicateJob(jobId: string): Promise<string> {
  return (await callApi('POST /company/jobs/:jobId/duplicate', { params: { jobId } })).data.draftId;
}
