import { callApi } from '../../../../lib/api-client.ts';

/** Begins to change a published job, or goes on with it; gives its draft's id. */
export async function editJob(jobId: string): Promise<string> {
  return (await callApi('POST /company/jobs/:jobId/edit', { params: { jobId } })).data.draftId;
}
