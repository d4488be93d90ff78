import { callApi } from '../../../../lib/api-client.ts';

export async function removeNote(applicationId: string, noteId: string): Promise<void> {
  await callApi('DELETE /company/applicants/:applicationId/notes/:noteId', {
    params: { applicationId, noteId },
  });
}
