import { callApi } from '../../../../lib/api-client.ts';

export async function starApplicant(applicationId: string, starred: boolean): Promise<void> {
  await callApi('PUT /company/applicants/:applicationId/star', {
    params: { applicationId },
    body: { starred },
  });
}
