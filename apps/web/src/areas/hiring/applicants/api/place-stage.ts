import type { ApplicationStage } from '@waymark/contract/hiring/applicants';
import { callApi } from '../../../../lib/api-client.ts';

export async function placeStage(stageId: string, position: number): Promise<ApplicationStage[]> {
  const call = callApi('PUT /company/stages/:stageId/position', { params: { stageId }, body: { position } });
  return (await call).data;
}
