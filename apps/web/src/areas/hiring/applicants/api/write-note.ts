import type { ApplicantNote } from '@waymark/contract/hiring/applicants';
import { callApi } from '../../../../lib/api-client.ts';

export async function writeNote(applicationId: string, text: string): Promise<ApplicantNote> {
  const call = callApi('POST /company/applicants/:applicationId/notes', {
    params: { applicationId },
    body: { text },
  });
  return (await call).data;
}
