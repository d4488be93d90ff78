import type { ApplicantState } from '@waymark/contract/hiring/applicants';
import { callApi } from '../../../../lib/api-client.ts';

export async function markSeen(applicationId: string): Promise<ApplicantState> {
  return (await callApi('POST /company/applicants/:applicationId/seen', { params: { applicationId } })).data;
}
