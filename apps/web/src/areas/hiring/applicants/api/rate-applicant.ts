import { callApi } from '../../../../lib/api-client.ts';

export async function rateApplicant(applicationId: string, rating: number | null): Promise<void> {
  await callApi('PUT /company/applicants/:applicationId/rating', {
    params: { applicationId },
    body: { rating },
  });
}
