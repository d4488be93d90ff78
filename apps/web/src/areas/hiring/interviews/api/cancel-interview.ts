import { callApi } from '../../../../lib/api-client.ts';

export async function cancelInterview(interviewId: string): Promise<void> {
  await callApi('POST /company/interviews/:interviewId/cancel', { params: { interviewId } });
}
