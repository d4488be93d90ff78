import type { ApplicationStage } from '@waymark/contract/hiring/applicants';
import { callApi } from '../../../../lib/api-client.ts';

export async function addStage(jobId: string, name: string): Promise<ApplicationStage[]> {
  return (await callApi('POST /company/jobs/:jobId/stages', { params: { jobId }, body: { name } })).data;
}
