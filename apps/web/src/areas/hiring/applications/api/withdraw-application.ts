import { callApi } from '../../../../lib/api-client.ts';

export async function withdrawApplication(applicationId: string): Promise<void> {
  await callApi('POST /applications/:applicationId/withdraw', { params: { applicationId } });
}
