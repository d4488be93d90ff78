import type { Applicant } from '@waymark/contract/hiring/applicants';
import { callApi } from '../../../../lib/api-client.ts';

export async function findApplicant(applicationId: string): Promise<Applicant> {
  return (await callApi('GET /company/applicants/:applicationId', { params: { applicationId } })).data;
}
