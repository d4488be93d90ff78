import type { ApplicationStage } from '@waymark/contract/hiring/applicants';
import { callApi } from '../../../../lib/api-client.ts';

export async function changeStage({ id, name, notifies }: ApplicationStage): Promise<ApplicationStage[]> {
  const call = callApi('PUT /company/stages/:stageId', { params: { stageId: id }, body: { name, notifies } });
  return (await call).data;
}
