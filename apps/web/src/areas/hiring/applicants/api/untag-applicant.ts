import { callApi } from '../../../../lib/api-client.ts';

export async function untagApplicant(applicationId: string, tagId: string): Promise<void> {
  await callApi('DELETE /company/applicants/:applicationId/tags/:tagId', {
    params: { applicationId, tagId },
  });
}
