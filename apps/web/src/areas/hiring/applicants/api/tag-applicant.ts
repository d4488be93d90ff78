import type { ApplicantTag } from '@waymark/contract/hiring/applicants';
import { callApi } from '../../../../lib/api-client.ts';

export async function tagApplicant(applicationId: string, name: string): Promise<ApplicantTag> {
  const call = callApi('POST /company/applicants/:applicationId/tags', {
    params: { applicationId },
    body: { name },
  });
  return (await call).data;
}
