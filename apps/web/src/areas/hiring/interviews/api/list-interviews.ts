import type { Interview } from '@waymark/contract/hiring/interviews';
import { callApi } from '../../../../lib/api-client.ts';

export async function listInterviews(applicationId: string): Promise<Interview[]> {
  const params = { applicationId };
  return (await callApi('GET /company/applications/:applicationId/interviews', { params })).data;
}
