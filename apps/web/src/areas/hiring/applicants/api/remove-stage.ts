import type { ApplicationStage } from '@waymark/contract/hiring/applicants';
import { callApi } from '../../../../lib/api-client.ts';

export async function removeStage(stageId: string): Promise<ApplicationStage[]> {
  return (await callApi('DELETE /company/stages/:stageId', { params: { stageId } })).data;
}
