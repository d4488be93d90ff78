import { callApi } from '../../../../lib/api-client.ts';

export async function labelResume(resumeId: string, label: string): Promise<void> {
  await callApi('PUT /resumes/:resumeId', { params: { resumeId }, body: { label } });
}

export async function chooseDefault(resumeId: string): Promise<void> {
  await callApi('POST /resumes/:resumeId/default', { params: { resumeId } });
}

export async function removeResume(resumeId: string): Promise<void> {
  await callApi('DELETE /resumes/:resumeId', { params: { resumeId } });
}

export async function restoreResume(resumeId: string): Promise<void> {
  await callApi('POST /resumes/:resumeId/restoration', { params: { resumeId } });
}
